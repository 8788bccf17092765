import { type Cell, cellsIn, type View } from "../grid-view";
import { cellsBelow, type Span } from "./cells-of-columns";
import type { Column } from "./column";

/** "Type | Value" over "time | 1:00", "reps | 12", as an app writes them: a column tells what the figures of the next one are. */
export function headsKindsOfAmounts(view: View, row: number): boolean {
  const cells = cellsIn(view, row);
  return (
    cells.length > 2 &&
    cells.every(({ text }) => !/\d/.test(text)) &&
    cells.some(({ column }) => areKinds(view, below(view, row, column), below(view, row, column + 1)))
  );
}

/** The cells right below a heading, as many as tell what they are. */
const below = (view: View, row: number, column: number): Cell[] =>
  view.rows.slice(row + 1, row + 1 + ENOUGH).flatMap((cells) => cells[column] ?? []);

const ENOUGH = 6;

/** Gives the figures their role where the column before them tells what they are. */
export function joinKindsToAmounts(view: View, spans: Span[], columns: Column[]): void {
  for (const column of columns) {
    const next = columns[column.index + 1];
    if (next?.role !== null || next.week !== null || next.set !== null) continue;
    const [kinds = [], amounts = []] = [column, next].map(({ index }) => cellsBelow(view, spans, index));
    if (!areKinds(view, kinds, amounts)) continue;
    column.role = "aside";
    next.role = "work";
  }
}

const areKinds = (view: View, kinds: Cell[], amounts: Cell[]): boolean =>
  kinds.length > 2 &&
  amounts.length === kinds.length &&
  kinds.every(({ text }) => KINDS.has(String(view.headingOf(text).role))) &&
  amounts.every(({ text }) => /^\d/.test(text));

const KINDS = new Set(["reps", "duration", "distance"]);
