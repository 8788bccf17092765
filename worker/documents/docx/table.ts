import { DocumentError } from "../document-error";
import type { Block, Grid, GridCell } from "../document-model";
import { DOCUMENT_LIMITS } from "../limits";
import { readTree } from "../xml/read-tree";
import { child, childValue, type XmlElement } from "../xml/xml-element";
import type { XmlReader } from "../xml/xml-reader";
import type { DocxContext } from "./docx-context";
import { WITHOUT_MEANING } from "./without-meaning";

type ReadCell = (isWanted: (properties: XmlElement) => boolean) => Block[];
type Row = (GridCell | null)[];

/** Reads the table at hand into a grid in which merged cells stand in every place they cover. */
export function readTable(reader: XmlReader, context: DocxContext, readCell: ReadCell): Grid {
  const name = String(++context.tables);
  const rows: Row[] = [];
  eachNamed(reader, "tr", () => {
    const row = readRow(reader, rows[rows.length - 1], readCell, context);
    if (row) rows.push(row);
    if (rows.length > DOCUMENT_LIMITS.sheetRows) throw tooLarge();
  });
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  context.cells += width * rows.length;
  if (context.cells > DOCUMENT_LIMITS.gridCells) throw tooLarge();
  for (const row of rows) while (row.length < width) row.push(null);
  return {
    kind: "grid",
    of: "table",
    name,
    rows,
    rowNumbers: rows.map((_, index) => index + 1),
    columnNumbers: Array.from({ length: width }, (_, index) => index + 1),
  };
}

/** Null for a row that was deleted or is hidden; its properties stand before its cells. */
function readRow(reader: XmlReader, above: Row | undefined, readCell: ReadCell, context: DocxContext): Row | null {
  const row: Row = [];
  let gone = false;
  eachNamed(
    reader,
    "tc",
    () => {
      if (gone) return;
      addCell(row, above, readCell);
      if (row.length > DOCUMENT_LIMITS.sheetColumns || context.cells + row.length > DOCUMENT_LIMITS.gridCells)
        throw tooLarge();
    },
    (properties) => {
      gone = child(properties, "del") !== undefined || child(properties, "hidden") !== undefined;
      for (let before = span(childValue(properties, "gridBefore"), 0); before > 0; before--) row.push(null);
    },
  );
  return gone ? null : row;
}

function addCell(row: Row, above: Row | undefined, readCell: ReadCell): void {
  let width = 1;
  let gone = false;
  let merged: GridCell | null | undefined;
  const blocks = readCell((properties) => {
    width = span(childValue(properties, "gridSpan"), 1);
    gone = child(properties, "cellDel") !== undefined;
    const down = child(properties, "vMerge");
    const across = child(properties, "hMerge");
    // "continue" is the default of both merge marks (ISO 29500-1, 17.4.84); with nothing to continue it is a cell.
    if (down && down.attribute("val") !== "restart") merged = above?.[row.length];
    else if (across && across.attribute("val") !== "restart") merged = row[row.length - 1];
    return !gone && !merged;
  });
  if (gone) return;
  const cell = merged ?? { blocks, stored: null };
  for (let covered = width; covered > 0; covered--) row.push(cell);
}

function span(value: string | undefined, least: number): number {
  const count = Number(value ?? least);
  return Number.isInteger(count) ? Math.min(Math.max(count, least), DOCUMENT_LIMITS.sheetColumns) : least;
}

const WRAPPERS = new Set(["sdt", "sdtContent", "customXml", "ins", "moveTo", "smartTag"]);

/** Calls `read` on each row or cell of the element at hand, also inside content controls and the like. */
function eachNamed(
  reader: XmlReader,
  name: "tr" | "tc",
  read: () => void,
  readProperties: (properties: XmlElement) => void = () => {},
): void {
  const inside = reader.depth;
  while (reader.child(inside)) {
    if (reader.name === name) read();
    else if (reader.is("trPr")) readProperties(readTree(reader, WITHOUT_MEANING));
    else if (WRAPPERS.has(reader.name)) eachNamed(reader, name, read);
  }
}

function tooLarge(): DocumentError {
  return new DocumentError(
    "too_large",
    "A table in this document is too large to be a training program. Remove what does not belong to it and upload the document again.",
  );
}
