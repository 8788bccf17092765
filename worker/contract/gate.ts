import type { Exercise } from "./exercises";
import { GATED_EXERCISES_SHOWN } from "./exercises-limits";

/** What somebody without membership gets of a list of exercises: the first ones, and no video address anywhere. */
export function gateExercises(exercises: Exercise[]): Exercise[] {
  return exercises.slice(0, GATED_EXERCISES_SHOWN).map((exercise) => ({
    ...exercise,
    videoUrl: null,
    notes: withoutLinks(exercise.notes),
    description: withoutLinks(exercise.description),
  }));
}

/** Coaches also write video addresses into their texts; a gated answer carries none, wherever it stands. */
export function withoutLinks(text: string | null): string | null {
  return text?.replace(/(?:https?:\/\/|www\.|youtu\.be\/)\S+/gi, "").trim() || null;
}
