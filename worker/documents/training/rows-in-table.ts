import { isCaptionCell } from "./caption-cell";
import { feedCell } from "./cell-lines";
import { type Columns, cellsOf, type Row, type Table } from "./grid-row";
import { hasNotesBeneath, readNoteRow } from "./note-row";
import { readTableRow } from "./table-row";
import type { TextReader } from "./text-reader";

/** A table before its first row: `written` is as its headings say, `read` as its cells have it. */
export const newTable = (read: Columns, written: Columns, below: Row[]): Table => ({
  ...read,
  memory: { found: null, nameCell: null, noteRows: hasNotesBeneath(written, below) ? 1 : 0 },
});

/** A row of a table: a note of the exercise above it, a heading alone in its row, or an exercise. */
export function readInTable(rows: Row[], index: number, table: Table, reader: TextReader): void {
  const row = rows[index];
  const cells = row ? cellsOf(row, table) : [];
  const own = cells.filter((cell) => cell.from >= table.from);
  if (!row || own.length === 0) return;
  const only = cells.length === 1 ? cells[0] : undefined;
  if (only && readNoteRow(only, table, rows, index)) return;
  if (only && isCaptionCell(only, [table], { ...row, cells }))
    feedCell(reader, only, rows[index + 1], { row: row.number, caption: true });
  else {
    readTableRow(cells, table, reader, row.number);
    table.memory.last = index;
  }
}
