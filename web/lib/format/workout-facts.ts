import { DAY_NAMES } from "../../../worker/contract/drafts";
import type { Exercise } from "../../../worker/contract/exercises";
import type { Workout } from "../../../worker/contract/workouts";
import { plural } from "./format";

/** Formats a workout's facts: `45 min, High intensity, Full Body, 8 exercises`. */
export function workoutFacts({ duration, intensity, focus, exerciseCount }: Workout): string {
  return [
    duration === null ? null : `${duration} min`,
    intensity && `${intensity} intensity`,
    focus,
    plural(exerciseCount, "exercise"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Returns the weekday of a workout: `Monday`, or `Any day`. */
export function workoutDay({ day }: Pick<Workout, "day">): string {
  return (day && DAY_NAMES[day]) || "Any day";
}

/** Returns a short dose: `3 × 8`, else the time or reps; empty if none is given. */
export function shortDose({ setRep, sets, reps, duration }: Exercise): string {
  if (isGiven(sets) && isGiven(reps)) return `${sets} × ${reps}`;
  return [setRep, duration, reps].find(isGiven)?.trim() ?? "";
}

const isGiven = (text: string | null | undefined) =>
  Boolean(text?.trim()) && !/^\s*n\s*\/?\s*a\.?\s*$/i.test(text ?? "");
