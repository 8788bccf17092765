import type { Exercise } from "./exercises";
import { GATED_EXERCISES_SHOWN } from "./exercises-limits";

/** What somebody without membership gets of a list of exercises: the first ones, and no video address anywhere. */
export function gateExercises(exercises: Exercise[]): Exercise[] {
  return exercises.slice(0, GATED_EXERCISES_SHOWN).map(({ id, videoUrl, ...texts }) => {
    const plain = Object.entries(texts).map(([field, text]) => [field, withoutLinks(text)]);
    return { ...(Object.fromEntries(plain) as typeof texts), id, name: withoutLinks(texts.name) ?? "", videoUrl: null };
  });
}

// A host's part has at most 63 letters; without that bound a long word would be read over from each of its letters.
const ADDRESS = /(?:https?:\/\/|www\.|(?:\w{1,63}\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)\/)\S+/gi;

/** Coaches also write video addresses into their texts; a gated answer carries none, wherever it stands. */
export function withoutLinks(text: string | null): string | null {
  return text?.replace(ADDRESS, "").trim() || null;
}
