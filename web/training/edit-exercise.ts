import type { ExerciseField, ExerciseTexts } from "./exercise-fields";

/** Matches "3 x 8 per side", "4 sets of 10", "3-4×30 s": a count, and the amount of each. */
const DOSE = /^\s*(\d+(?:\s*[-–]\s*\d+)?)\s*(?:(?:sets?|rounds?)\s*)?(?:[x×*]|\bof\b)\s*(\S.*?)\s*$/i;

/**
 * Returns an exercise with one text changed. Sets and reps are stored together and apart, and members see one of the
 * two, so a change of either is carried over to the other.
 */
export function editExercise(texts: ExerciseTexts, field: ExerciseField, value: string): ExerciseTexts {
  const next = { ...texts, [field]: value };
  if (field === "setRep") {
    const [, sets = "", reps = ""] = DOSE.exec(value) ?? [];
    return { ...next, sets, reps };
  }
  if (field === "sets" || field === "reps") return { ...next, setRep: together(next, texts) };
  return next;
}

function together({ sets, reps, setRep }: ExerciseTexts, before: ExerciseTexts): string {
  if (sets.trim() && reps.trim()) return `${sets.trim()} x ${reps.trim()}`;
  // A text that is no "sets x reps", such as "AMRAP 8 min", says more than the remaining number.
  if (setRep.trim() && !DOSE.test(setRep) && !before.sets.trim() && !before.reps.trim()) return setRep;
  return reps.trim() || (sets.trim() ? `${sets.trim()} sets` : "");
}
