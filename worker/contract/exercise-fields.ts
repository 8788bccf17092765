/** Fields of an exercise besides id and position, in the order of the table's columns. */
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

/** An exercise's texts, independent of its owner; null where not given. */
export type ExerciseTexts = Record<ExerciseField, string | null> & { name: string };

/** An empty exercise. */
export const NO_EXERCISE = Object.freeze({
  ...(Object.fromEntries(EXERCISE_FIELDS.map((field) => [field, null])) as Record<ExerciseField, null>),
  name: "",
});
