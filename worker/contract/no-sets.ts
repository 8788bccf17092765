import type { Sets } from "./program-reading";

/** A group of sets with nothing specified. */
export const NO_SETS: Sets = Object.freeze({
  count: null,
  reps: null,
  duration: null,
  distance: null,
  load: null,
  percent: null,
  effort: null,
});
