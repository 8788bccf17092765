import type { Grid, StoredValue } from "../document-model";
import { compactGrid } from "../grid/compact-grid";
import { displayNumber } from "../grid/display-number";
import { showHiddenAnchors } from "../grid/hidden-anchors";
import { PlacedCells } from "../grid/placed-cells";
import { textCell } from "../grid/text-cell";
import { sheetTooLarge } from "../grid/too-large";
import { DOCUMENT_LIMITS } from "../limits";
import { formulaLink, type LinkedRange, readLink } from "./cell-link";
import { type Globals, short } from "./globals";
import { RECORD, recordsFrom } from "./records";
import { StringReader } from "./string-reader";

type Area = { top: number; left: number; bottom: number; right: number };
type Said = { text: string; stored: StoredValue | null; url: string | null };

/** Reads a worksheet's visible cells into a grid. */
export function readSheet(
  name: string,
  stream: Uint8Array,
  start: number,
  globals: Globals,
): { grid: Grid; cut: boolean; hiddenRows: boolean } {
  const { found, hiddenRows, hiddenColumns, merges, links } = readRecords(stream, start, globals);
  const linkAt = cellLinks(links);
  const cells = new PlacedCells();
  const concealed = new PlacedCells();
  const isHidden = (column: number) => hiddenColumns.some(({ from, to }) => column >= from && column <= to);
  let sawHiddenRow = false;
  for (const { row, column, look, said } of found.values()) {
    if (hiddenRows.has(row)) sawHiddenRow = true;
    else
      (isHidden(column) ? concealed : cells).add(
        row,
        column,
        textCell(said.text, said.url ?? linkAt(row, column), globals.format(look).bold, said.stored),
      );
  }
  showHiddenAnchors(cells, concealed, merges, isHidden);
  return { ...compactGrid(name, cells, merges), hiddenRows: sawHiddenRow };
}

/** All that a worksheet's records say of its cells, hidden ones too. */
function readRecords(stream: Uint8Array, start: number, globals: Globals) {
  const found = new Map<number, { row: number; column: number; look: number; said: Said }>();
  const hiddenRows = new Set<number>();
  const hiddenColumns: { from: number; to: number }[] = [];
  const merges: Area[] = [];
  const links: LinkedRange[] = [];
  let formula: { row: number; column: number; look: number; url: string | null } | null = null;

  const put = (row: number, column: number, look: number, said: Said) => {
    if (said.text.trim() === "") return;
    if (found.size >= DOCUMENT_LIMITS.gridCells) throw sheetTooLarge();
    found.set(row * 0x10000 + column, { row, column, look, said });
  };
  const number = (value: number, look: number): Said => ({
    ...displayNumber(value, globals.format(look).code, globals.date1904),
    url: null,
  });
  const words = (text: string): Said => ({ text, stored: null, url: null });

  for (const record of recordsFrom(stream, start)) {
    const { type, data } = record;
    const [row, column, look] = [short(data, 0), short(data, 2), short(data, 4)];
    switch (type) {
      case RECORD.row:
        if (short(data, 12) & 0x20) hiddenRows.add(row);
        break;
      case RECORD.columns:
        if (short(data, 8) & 1 && hiddenColumns.length < MOST_RANGES) hiddenColumns.push({ from: row, to: column });
        break;
      case RECORD.merged:
        merges.push(...mergedIn(data));
        break;
      case RECORD.link: {
        const link = links.length < DOCUMENT_LIMITS.sheetRows ? readLink(record) : null;
        if (link) links.push(link);
        break;
      }
      case RECORD.stringCell:
        put(row, column, look, words(globals.strings[data.byteLength >= 10 ? data.getUint32(6, true) : -1] ?? ""));
        break;
      case RECORD.text:
      case RECORD.richText:
        put(row, column, look, words(new StringReader(record, 6).string()));
        break;
      case RECORD.number:
        if (data.byteLength >= 14) put(row, column, look, number(data.getFloat64(6, true), look));
        break;
      case RECORD.shortNumber:
        if (data.byteLength >= 10) put(row, column, look, number(shortNumber(data.getInt32(6, true)), look));
        break;
      case RECORD.manyNumbers:
        for (let at = 4, next = column; at + 8 <= data.byteLength; at += 6, next++)
          put(row, next, short(data, at), number(shortNumber(data.getInt32(at + 2, true)), short(data, at)));
        break;
      case RECORD.boolean:
        if (data.byteLength >= 8 && data.getUint8(7) === 0)
          put(row, column, look, words(data.getUint8(6) ? "TRUE" : "FALSE"));
        break;
      case RECORD.formula: {
        const url = formulaLink(data);
        formula = { row, column, look, url };
        const value = formulaValue(data);
        if (typeof value === "number") put(row, column, look, { ...number(value, look), url });
        else if (value !== null) put(row, column, look, { ...words(value), url });
        break;
      }
      case RECORD.formulaText:
        if (formula)
          put(formula.row, formula.column, formula.look, {
            ...words(new StringReader(record, 0).string()),
            url: formula.url,
          });
        formula = null;
        break;
      default:
    }
  }
  return { found, hiddenRows, hiddenColumns, merges, links };
}

function mergedIn(data: DataView): Area[] {
  const areas: Area[] = [];
  for (let at = 2; at + 8 <= data.byteLength; at += 8) {
    const [top, bottom, left, right] = [0, 2, 4, 6].map((offset) => short(data, at + offset)) as [
      number,
      number,
      number,
      number,
    ];
    areas.push({ top, bottom, left, right });
  }
  return areas;
}

const MOST_RANGES = 100;

/** Almost every link belongs to one cell; only the few over a range have to be searched. */
function cellLinks(links: LinkedRange[]): (row: number, column: number) => string | null {
  const single = new Map<string, string>();
  const wide: LinkedRange[] = [];
  for (const link of links) {
    if (link.top === link.bottom && link.left === link.right) single.set(`${link.top} ${link.left}`, link.url);
    else if (wide.length < MOST_RANGES) wide.push(link);
  }
  return (row, column) =>
    single.get(`${row} ${column}`) ??
    wide.find((link) => row >= link.top && row <= link.bottom && column >= link.left && column <= link.right)?.url ??
    null;
}

/** 30 bits of an integer or of a float's upper half, optionally in hundredths ([MS-XLS] 2.5.217). */
function shortNumber(packed: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setInt32(4, packed & ~3, true);
  const value = packed & 2 ? packed >> 2 : view.getFloat64(0, true);
  return packed & 1 ? value / 100 : value;
}

/** The value last computed: a number, a boolean's word, or null for texts (which follow), errors and blanks. */
function formulaValue(data: DataView): number | string | null {
  if (data.byteLength < 14) return null;
  if (short(data, 12) !== 0xffff) return data.getFloat64(6, true);
  return data.getUint8(6) === 1 ? (data.getUint8(8) ? "TRUE" : "FALSE") : null;
}
