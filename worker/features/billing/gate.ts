import type { Exercise } from "../../contract/exercises";
import { GATED_EXERCISES_SHOWN } from "../../contract/exercises-limits";

/** Returns the exercises shown without membership. Their texts are cleaned by `gate` with the rest. */
export const gateExercises = (exercises: Exercise[]) => exercises.slice(0, GATED_EXERCISES_SHOWN);

// All repetitions are bounded: a host label has at most 63 characters, and unbounded ones would backtrack on long
// words. A host without a scheme counts only with a path, as "3.5kg" or the end of a sentence looks like one.
const ADDRESS =
  /(?:[a-z][a-z0-9+.-]{0,15}:\/\/|\/\/(?=\w)|www\.|(?:[\p{L}\d_-]{1,63}\.){1,8}\p{L}{2,24}(?::\d{1,5})?[/?#])\S+/giu;

/** Removes web addresses from a text: coaches also put video links into texts. */
export function withoutLinks(text: string | null): string | null {
  return text?.replace(ADDRESS, "").trim() || null;
}

/** Fields that must not become null when nothing is left of them. */
const NEEDED = new Set(["title", "name"]);

/**
 * Removes all addresses and videos from a training answer for viewers without membership, whatever the field. Every
 * such answer passes here as a whole, so that no field is forgotten.
 */
export function gate<T>(answer: T): T;
export function gate(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((each) => gate(each));
  if (typeof answer === "string") return withoutLinks(answer) ?? "";
  // Dates from the database contain no text.
  if (answer === null || typeof answer !== "object" || answer instanceof Date) return answer;
  return Object.fromEntries(Object.entries(answer).map(([field, value]) => [field, gated(field, value)]));
}

function gated(field: string, value: unknown): unknown {
  if (field === "videoUrl") return null;
  // Video services put the video's id into the thumbnail's address.
  if (field === "thumbnailUrl") return typeof value === "string" && /^\/(?!\/)\S*$/.test(value) ? value : null;
  if (typeof value !== "string") return gate(value);
  return withoutLinks(value) ?? (NEEDED.has(field) ? "" : null);
}
