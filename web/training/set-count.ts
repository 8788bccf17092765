import type { Exercise } from "../../worker/contract/exercises";

const MOST_TICKS = 20;
const COUNT = String.raw`^(\d{1,2})(?:\s*(?:-|–|to|a)\s*(\d{1,2}))?\s*`;
/** Coaches of this sport write English, Spanish and Portuguese. */
const WORDS = String.raw`[x×*]|(?:sets?|rounds?|s[eé]ries|rodadas?|rondas?)(?!\p{L})`;
const SETS = new RegExp(`${COUNT}(?:${WORDS})?$`, "iu");
const SETS_FIRST = new RegExp(`${COUNT}(?:${WORDS})`, "iu");
/** A falling or rising scheme says each set's reps: `10, 8, 6`. */
const SCHEME = /^\d{1,3}(?:\s*[,/-]\s*\d{1,3}){2,}$/;

/** How many sets there are to tick off. Of a range the upper end, and one where the coach names no number. */
export function setCount({ sets, setRep }: Pick<Exercise, "sets" | "setRep">): number {
  const said = SETS.exec(sets?.trim() ?? "") ?? SETS_FIRST.exec(setRep?.trim() ?? "");
  if (said) return Math.min(MOST_TICKS, Math.max(1, Number(said[2] ?? said[1])));
  const scheme = setRep?.trim() ?? "";
  return SCHEME.test(scheme) ? Math.min(MOST_TICKS, scheme.split(/[,/-]/).length) : 1;
}
