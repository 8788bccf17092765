import type { Reading, WorkoutDraft } from "../contract/drafts";
import { compactGrid } from "./grid/compact-grid";
import { PlacedCells } from "./grid/placed-cells";
import { textCell } from "./grid/text-cell";
import { readTraining } from "./training/read-training";
import { workoutDraft } from "./training/workout-draft";

/**
 * Reads a table that was copied out of a document, as if it stood alone in a sheet. In: its rows of texts, with the address
 * that a cell links to. Throws `DocumentError`, with code `week_document` when it is of several days.
 */
export function readTable(rows: { text: string; url: string | null }[][]): Reading<WorkoutDraft> {
  const cells = new PlacedCells();
  rows.forEach((row, index) => {
    row.forEach(({ text, url }, column) => {
      if (text.trim()) cells.add(index, column, textCell(text, url, false, null));
    });
  });
  const { grid } = compactGrid("Table", cells, []);
  return workoutDraft(readTraining({ kind: "sheets", sheets: [{ name: "Table", grid }], leftovers: [] }));
}
