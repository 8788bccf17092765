import { PlacedCells } from "../grid/placed-cells";
import { TextCell } from "../grid/text-cell";
import { sheetTooLarge } from "../grid/too-large";
import { DOCUMENT_LIMITS } from "../limits";
import { RESULT_MARK } from "../results/result-mark";
import { isOn } from "../xml/xml-element";
import type { XmlReader } from "../xml/xml-reader";
import type { CellFormats } from "./cell-formats";
import { addressColumn, columnName } from "./cell-range";
import { readCellValue } from "./cell-value";
import { parseFormulaLink } from "./formula-link";
import { richText } from "./shared-strings";
import type { PendingLink } from "./sheet-links";

/** What is the same for all sheets, and how much of the workbook has been read. */
export type Book = {
  strings: string[];
  formats: CellFormats;
  date1904: boolean;
  cells: number;
  characters: number;
};

export type SheetRows = {
  cells: PlacedCells<TextCell>;
  /** Those of hidden columns: what is merged over others too is seen there. */
  concealed: PlacedCells<TextCell>;
  links: PendingLink[];
  hiddenRows: boolean;
  hiddenColumns: boolean;
  /** The first few cells that show an error, as "B4 #N/A". */
  errors: string[];
};

export type Hidden = (column: number) => boolean;

export const noRows = (): SheetRows => ({
  cells: new PlacedCells(),
  concealed: new PlacedCells(),
  links: [],
  hiddenRows: false,
  hiddenColumns: false,
  errors: [],
});

/** Reads the cells in the `sheetData` element at hand, one row at a time and without a tree. */
export function readRows(reader: XmlReader, book: Book, isHidden: Hidden): SheetRows {
  const rows = noRows();
  const shared: SharedFormulas = new Map();
  const inside = reader.depth;
  let next = 0;
  while (reader.child(inside)) {
    if (!reader.is("row")) continue;
    const number = Number(reader.attribute("r"));
    const row = number > 0 ? number - 1 : next;
    next = row + 1;
    const hidden = isOn(reader.attribute("hidden")) || reader.attribute("ht") === "0";
    let column = 0;
    while (reader.child(inside + 1)) {
      if (!reader.is("c")) continue;
      const place = addressColumn(reader.attribute("r") ?? "");
      if (place >= 0) column = place;
      readCell(reader, book, rows, shared, { row, column, hidden, concealed: isHidden(column) });
      column++;
    }
  }
  return rows;
}

type CellPlace = {
  row: number;
  column: number;
  /** Its row is hidden. */
  hidden: boolean;
  /** Its column is hidden. */
  concealed: boolean;
};
type SharedFormulas = Map<string, { formula: string; row: number; column: number }>;

function readCell(
  reader: XmlReader,
  book: Book,
  rows: SheetRows,
  shared: SharedFormulas,
  { row, column, hidden, concealed }: CellPlace,
): void {
  const format = book.formats(reader.attribute("s"));
  const type = reader.attribute("t") ?? "n";
  const inside = reader.depth;
  let value = "";
  let inline = "";
  let link: ReturnType<typeof parseFormulaLink> = null;
  while (reader.child(inside)) {
    if (reader.is("v")) value = reader.text();
    else if (reader.is("f")) link = readFormula(reader, shared, row, column);
    else if (reader.is("is")) inline = richText(reader);
  }
  if (type === "e" && !hidden && !concealed && rows.errors.length < 4)
    rows.errors.push(`${columnName(column)}${row + 1} ${value.trim()}`);
  const { text: held, stored } = readCellValue({ type, value, inline }, book.strings, format, book.date1904);
  // What no program has computed yet holds nothing.
  const text = held === "" && link ? link.shown : held;
  if (text.trim() === "" || text.startsWith(RESULT_MARK)) return;
  if (hidden) rows.hiddenRows = true;
  else if (concealed) rows.hiddenColumns = true;
  if (hidden) return;
  book.cells++;
  if (type !== "s") book.characters += text.length;
  if (book.cells > DOCUMENT_LIMITS.gridCells || book.characters > DOCUMENT_LIMITS.characters) throw sheetTooLarge();
  const cell = new TextCell(text, null, format.bold, stored);
  (concealed ? rows.concealed : rows.cells).add(row, column, cell);
  if (link) rows.links.push({ cell, parts: link.parts });
}

/** A formula that is copied over cells is written once; the others refer to it (ISO 29500-1, 18.3.1.40). */
function readFormula(
  reader: XmlReader,
  shared: SharedFormulas,
  row: number,
  column: number,
): ReturnType<typeof parseFormulaLink> {
  const index = reader.attribute("t") === "shared" ? reader.attribute("si") : undefined;
  const formula = reader.text();
  const origin = index === undefined ? undefined : shared.get(index);
  if (formula === "") return origin ? parseFormulaLink(origin.formula, row - origin.row, column - origin.column) : null;
  if (!/^\s*=?\s*HYPERLINK/i.test(formula)) return null;
  if (index !== undefined) shared.set(index, { formula, row, column });
  return parseFormulaLink(formula);
}
