import { readCaption } from "./caption";
import type { Row, RowCell, Table } from "./grid-row";
import { isMarked } from "./line";
import { parseOption } from "./options";

/** Alone in its row: a heading of what follows, unless it is the name of an exercise about which nothing else is said. */
export function isCaptionCell(cell: RowCell, tables: Table[], row: Row): boolean {
  const table = tables.find(({ from, to }) => cell.from >= from && cell.from <= to);
  const column = table?.columns.find(({ from, to }) => cell.from >= from && cell.from <= to);
  if (cell.to > cell.from && column !== undefined && cell.to > column.to) return true;
  const line = cell.lines[0];
  if (!line || row.cells.length > 1) return false;
  if (readCaption(line, true) || parseOption(cell.text)?.rest === "") return true;
  if (column && column.role !== "name") {
    const isCode = column.role === "code" && !/\p{L}{3}/u.test(cell.text);
    return column.from === table?.columns[0]?.from && !isCode;
  }
  if (table?.columns.some(({ role }) => role === "code")) return !/^[A-H]\d/i.test(cell.text);
  return isMarked(line) || /[.!?:]$/.test(cell.text) || cell.text.split(/\s+/).length > 7;
}
