/** What is said of an exercise, beside its id and place: in the order of the table's columns. */
export const EXERCISE_FIELDS = [
  "exerciseCode",
  "name",
  "tier",
  "category",
  "sets",
  "reps",
  "setRep",
  "tempo",
  "load",
  "rest",
  "duration",
  "description",
  "notes",
  "videoUrl",
] as const;
export type ExerciseField = (typeof EXERCISE_FIELDS)[number];

/** What an exercise says, whatever it belongs to; null where it says nothing. */
export type ExerciseTexts = Record<ExerciseField, string | null> & { name: string };

/** An exercise of which nothing is said yet. */
export const NO_EXERCISE = Object.freeze({
  ...(Object.fromEntries(EXERCISE_FIELDS.map((field) => [field, null])) as Record<ExerciseField, null>),
  name: "",
});
