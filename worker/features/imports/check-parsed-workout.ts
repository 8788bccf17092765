import type { DocumentNote } from "../../contract/drafts";
import { importWorkoutSchema, type ParsedWorkout, type WorkoutUpload } from "../../contract/imports";

type Errors = WorkoutUpload["validation"]["errors"];

const MOST_ERRORS = 50;

/** What would keep the workout from being imported as it is, beyond what the reader has said itself. */
export function checkParsedWorkout(workout: ParsedWorkout, notes: DocumentNote[]): Errors {
  const checked = importWorkoutSchema.safeParse(workout);
  if (checked.success) return [];
  // The reader tells of a row without a name together with its place in the file; here it would only be told again.
  const told = notes.some(({ severity, code }) => severity === "error" && code === "missing_name");
  const nameless = (index: unknown) => !workout.exercises[Number(index)]?.name.trim();
  return checked.error.issues
    .filter(({ path: [, index, field] }) => !(told && field === "name" && nameless(index)))
    .slice(0, MOST_ERRORS)
    .map(({ path, message }) => ({ field: path.join("."), message }));
}
