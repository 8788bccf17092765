import type { Exercise } from "../../contract/exercises";
import { GATED_EXERCISES_SHOWN } from "../../contract/exercises-limits";

/** What somebody without membership gets of a list of exercises. What they say goes through `gate` with all the rest. */
export const gateExercises = (exercises: Exercise[]) => exercises.slice(0, GATED_EXERCISES_SHOWN);

// Everything is bounded: a host's part has at most 63 letters, and without the bounds a long word would be read over from each of
// its letters. A host without a scheme counts with a path only, because "3.5kg" and the end of a sentence look like one.
const ADDRESS =
  /(?:[a-z][a-z0-9+.-]{0,15}:\/\/|\/\/(?=\w)|www\.|(?:[\p{L}\d_-]{1,63}\.){1,8}\p{L}{2,24}(?::\d{1,5})?[/?#])\S+/giu;

/** Coaches also write video addresses into their texts; a gated answer carries none, wherever it stands. */
export function withoutLinks(text: string | null): string | null {
  return text?.replace(ADDRESS, "").trim() || null;
}

/** What has to be said, also where it was nothing but an address. */
const NEEDED = new Set(["title", "name"]);

/**
 * An answer about training as somebody without membership gets it: no address in any of its texts, whatever the field, and no
 * video. Whatever shows such a viewer weeks, workouts or exercises passes here as a whole, so that no field is forgotten.
 */
export function gate<T>(answer: T): T;
export function gate(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((each) => gate(each));
  if (typeof answer === "string") return withoutLinks(answer) ?? "";
  // An instant of the database's is none of a coach's words.
  if (answer === null || typeof answer !== "object" || answer instanceof Date) return answer;
  return Object.fromEntries(Object.entries(answer).map(([field, value]) => [field, gated(field, value)]));
}

function gated(field: string, value: unknown): unknown {
  if (field === "videoUrl") return null;
  // Video services put the video's id into the address of its picture.
  if (field === "thumbnailUrl") return typeof value === "string" && /^\/(?!\/)\S*$/.test(value) ? value : null;
  if (typeof value !== "string") return gate(value);
  return withoutLinks(value) ?? (NEEDED.has(field) ? "" : null);
}
