import { type Cell, cellsIn, type View } from "../grid-view";

/** Rows under headings, the last one not included. */
export type Span = { from: number; end: number };

/** So many rows of a table tell what its columns are. */
const LOOKED_AT = 200;
const MOST_CELLS = 400;

export const cellAt = (view: View, row: number, column: number): Cell | null => view.rows[row]?.[column] ?? null;

/** The rows themselves, as far down as is looked. */
export const rowsBelow = (view: View, spans: Span[]): View["rows"] =>
  spans.flatMap(({ from, end }) => view.rows.slice(from, Math.min(end, from + LOOKED_AT)));

/** What stands in a column and reaches into no other, row by row: a cell of several rows is said in each of them. */
export function textsBelow(view: View, spans: Span[], index: number): string[] {
  const texts: string[] = [];
  for (const { from, end } of spans) {
    for (let row = from; row < Math.min(end, from + LOOKED_AT); row++) {
      const cell = cellAt(view, row, index);
      if (cell && cell.column === index && cell.lastColumn === index) texts.push(cell.text);
    }
  }
  return texts;
}

/** The cells of a column, each once. A caption, which stands alone in its row, is none. */
export function cellsBelow(view: View, spans: Span[], index: number): Cell[] {
  const cells: Cell[] = [];
  for (const { from, end } of spans) {
    for (let row = from; row < Math.min(end, from + LOOKED_AT) && cells.length < MOST_CELLS; row++) {
      const cell = cellAt(view, row, index);
      if (!cell || cell === cells[cells.length - 1] || cell.column !== index) continue;
      if (cell.lastColumn - cell.column > 2 || cellsIn(view, row).length === 1) continue;
      cells.push(cell);
    }
  }
  return cells;
}
