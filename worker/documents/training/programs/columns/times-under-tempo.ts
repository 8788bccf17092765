import type { View } from "../grid-view";
import { cellsBelow, type Span } from "./cells-of-columns";
import type { Column } from "./column";
import { TIME } from "./figures";

/** "Tempo" over 20', 1' and 30" is what Italians and Brazilians call time: nobody lifts at a tempo of so many minutes. */
export function turnTempoToTime(view: View, spans: Span[], columns: Column[]): void {
  for (const column of columns) {
    if (column.role !== "tempo") continue;
    const texts = cellsBelow(view, spans, column.index).map(({ text }) => text.trim());
    if (texts.length > 0 && texts.every((text) => TIME.test(text))) column.role = "duration";
  }
}
