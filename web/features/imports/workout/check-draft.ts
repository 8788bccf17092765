import { MOST_EXERCISES } from "../../../../worker/contract/exercises-limits";
import type { WorkoutUpload } from "../../../../worker/contract/imports";
import { WORKOUT_LIMITS } from "../../../../worker/contract/imports-limits";
import { checkTexts } from "../../../training/check-texts";
import { cellId, type ExerciseField, LABELS } from "../../../training/exercise-fields";
import { type DraftRow, livingRows, type WorkoutDraft } from "./workout-draft";

export type DraftProblem = {
  /** The field's label. */
  field: string;
  message: string;
  /** The row number as shown on the page. */
  row?: number;
  /** The id of the control that fixes it; null where nothing can be typed. */
  control: string | null;
};

export const WORKOUT_CONTROLS = { title: "workout-title", minutes: "workout-minutes", description: "workout-text" };
export const ADD_ROW_CONTROL = "add-exercise";

/** Returns everything that blocks the import, in page order. The server applies the same rules. */
export function checkDraft(draft: WorkoutDraft, upload: WorkoutUpload): DraftProblem[] {
  const rows = livingRows(draft);
  const problems: DraftProblem[] = [];
  if (!draft.title.trim()) {
    problems.push({ field: "Title", message: "Give the workout a title.", control: WORKOUT_CONTROLS.title });
  }
  for (const [field, label] of [
    ["title", "Title"],
    ["description", "Description"],
  ] as const) {
    if (draft[field].trim().length > WORKOUT_LIMITS[field]) {
      const message = `At most ${WORKOUT_LIMITS[field]} characters.`;
      problems.push({ field: label, message, control: WORKOUT_CONTROLS[field] });
    }
  }
  if (rows.length === 0) {
    problems.push({
      field: "Exercises",
      message: "A workout needs at least one exercise.",
      control: ADD_ROW_CONTROL,
    });
  }
  if (rows.length > MOST_EXERCISES) {
    problems.push({ field: "Exercises", message: `At most ${MOST_EXERCISES} exercises.`, control: null });
  }
  rows.forEach((row, index) => {
    for (const [field, message] of Object.entries(checkRow(row)) as [ExerciseField, string][]) {
      problems.push({ field: LABELS[field], message, row: index + 1, control: cellId(row.key, field) });
    }
  });
  return [...problems, ...unmended(draft.waved, upload)];
}

/** Validates a row, by field. */
export const checkRow = ({ texts }: DraftRow) => checkTexts(texts, "Give the exercise a name.");

/** Errors of the reading without a row of their own, such as a row without a name: the coach confirms dropping them. */
function unmended(waved: string[], { notes, workout }: WorkoutUpload): DraftProblem[] {
  const nameless = workout.exercises.filter(({ name }) => !name.trim()).map(({ exerciseCode }) => exerciseCode);
  return notes
    .filter(({ severity, code, message }) => {
      const inARow = code === "missing_name" && nameless.some((each) => each && message.includes(`(code ${each})`));
      return severity === "error" && !inARow && !waved.includes(message);
    })
    .map(({ message, place }) => ({ field: place ?? "Document", message, control: null }));
}
