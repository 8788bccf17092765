import type { DocumentNote } from "../../contract/drafts";
import { importWorkoutSchema, type ParsedWorkout, type WorkoutUpload } from "../../contract/imports";

type Errors = WorkoutUpload["validation"]["errors"];

const MOST_ERRORS = 50;

/** Returns what would prevent importing the workout as it is, beyond the reader's own errors. */
export function checkParsedWorkout(workout: ParsedWorkout, notes: DocumentNote[]): Errors {
  const checked = importWorkoutSchema.safeParse(workout);
  if (checked.success) return [];
  // The reader reports rows without a name with their position; they are not repeated here.
  const isReported = notes.some(({ severity, code }) => severity === "error" && code === "missing_name");
  const nameless = (index: unknown) => !workout.exercises[Number(index)]?.name.trim();
  return checked.error.issues
    .filter(({ path: [, index, field] }) => !(isReported && field === "name" && nameless(index)))
    .slice(0, MOST_ERRORS)
    .map(({ path, message }) => ({ field: path.join("."), message }));
}
