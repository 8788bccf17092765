import type { Reading, WorkoutDraft } from "../contract/drafts";
import { compactGrid } from "./grid/compact-grid";
import { textCell } from "./grid/text-cell";
import { readTraining } from "./training/read-training";
import { workoutDraft } from "./training/workout-draft";

/**
 * Reads a table that was copied out of a document, as if it stood alone in a sheet. In: its rows of texts, with the address
 * that a cell links to. Throws `DocumentError`, with code `week_document` when it is of several days.
 */
export function readTable(rows: { text: string; url: string | null }[][]): Reading<WorkoutDraft> {
  const cells = rows.flatMap((row, index) =>
    row.flatMap(({ text, url }, column) =>
      text.trim() ? [{ row: index, column, cell: textCell(text, url, false, null) }] : [],
    ),
  );
  const { grid } = compactGrid("Table", cells, []);
  return workoutDraft(readTraining({ kind: "sheets", sheets: [{ name: "Table", grid }], leftovers: [] }));
}
