import type { View } from "../grid-view";
import { cellsBelow, type Span } from "./cells-of-columns";
import type { Column } from "./column";

/** "90", "30" and "10" in one column of rests without a unit are seconds, all of them: nobody rests for ten minutes. */
export function countRestsInSeconds(view: View, spans: Span[], columns: Column[]): void {
  for (const column of columns) {
    if (column.role !== "rest" || column.unit !== null) continue;
    const figures = cellsBelow(view, spans, column.index).flatMap(({ text }) =>
      /^\d+$/.test(text) ? Number(text) : [],
    );
    const told = figures.filter((figure) => figure > 0);
    if (told.length > 1 && Math.max(...told) >= 30 && told.every((figure) => figure >= 10 && figure % 5 === 0))
      column.unit = "s";
  }
}
