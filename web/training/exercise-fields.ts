import type { ParsedWorkout } from "../../worker/contract/imports";

type ParsedExercise = ParsedWorkout["exercises"][number];
export type ExerciseField = keyof ParsedExercise;
/** An exercise while it is edited; an unset field is an empty text. */
export type ExerciseTexts = Record<ExerciseField, string>;

/** The table's columns, in order. */
export const COLUMNS = [
  { field: "name", label: "Exercise" },
  { field: "setRep", label: "Set x Rep" },
  { field: "load", label: "Load" },
  { field: "tempo", label: "Tempo" },
  { field: "notes", label: "Notes" },
  { field: "videoUrl", label: "Video URL" },
] as const;

/** Fields without a column, folded away in the row. */
export const FURTHER = [
  { field: "exerciseCode", label: "Code" },
  { field: "tier", label: "Tier" },
  { field: "category", label: "Category" },
  { field: "sets", label: "Sets" },
  { field: "reps", label: "Reps" },
  { field: "rest", label: "Rest" },
  { field: "duration", label: "Duration" },
  { field: "description", label: "Description" },
] as const;

export const LABELS: Record<ExerciseField, string> = Object.fromEntries(
  [...COLUMNS, ...FURTHER].map(({ field, label }) => [field, label]),
) as Record<ExerciseField, string>;

export const NO_TEXTS: ExerciseTexts = {
  name: "",
  exerciseCode: "",
  tier: "",
  category: "",
  sets: "",
  reps: "",
  setRep: "",
  tempo: "",
  load: "",
  rest: "",
  duration: "",
  description: "",
  notes: "",
  videoUrl: "",
};

export function textsOf(exercise: ParsedExercise): ExerciseTexts {
  const texts = { ...NO_TEXTS };
  for (const field of Object.keys(NO_TEXTS) as ExerciseField[]) texts[field] = exercise[field] ?? "";
  return texts;
}

export function exerciseOf(texts: ExerciseTexts): ParsedExercise {
  const { name, ...others } = texts;
  const otherTexts = Object.fromEntries(Object.entries(others).map(([field, text]) => [field, text.trim() || null]));
  return { name: name.trim(), ...(otherTexts as Omit<ParsedExercise, "name">) };
}

/** Returns the id of the control for one field of one exercise. */
export function cellId(key: string, field: ExerciseField): string {
  return `cell-${key}-${field}`;
}
