import type { ExerciseField, ExerciseTexts } from "./exercise-fields";

/** "3 x 8 per side", "4 sets of 10", "3-4×30 s": how often, and how much each time. */
const DOSE = /^\s*(\d+(?:\s*[-–]\s*\d+)?)\s*(?:(?:sets?|rounds?)\s*)?(?:[x×*]|\bof\b)\s*(\S.*?)\s*$/i;

/**
 * An exercise with one text changed. Sets and reps are said twice, together and apart: members are shown one of the two, so
 * a change of either is carried over to the other.
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
  // A text that was no "sets x reps", such as "AMRAP 8 min", says more than the one number that is left.
  if (setRep.trim() && !DOSE.test(setRep) && !before.sets.trim() && !before.reps.trim()) return setRep;
  return reps.trim() || (sets.trim() ? `${sets.trim()} sets` : "");
}
