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
    // "5:20 min/km": how fast it is run.
    else if (texts.length > 0 && texts.every((text) => PACE.test(text))) column.role = "effort";
    // "85-95", "100+" of a ride: turns of a minute, and no tempo of a lift.
    else if (texts.length > 0 && texts.every((text) => TURNS.test(text)) && texts.some((text) => /\D/.test(text)))
      column.role = "notes";
  }
}

const PACE = /^\d{1,2}:[0-5]\d(?:\s*[-–]\s*\d{1,2}:[0-5]\d)?(?:\s*min)?\s*\/\s*(?:km|mi|mile|\d{2,4}\s?m)$/i;

const TURNS = /^(?:[5-9]\d|1[0-3]\d)(?:\s*[-–]\s*\d{2,3}|\+)?(?:\s*(?:rpm|spm))?$/i;
