import { DAY_NAMES } from "../../../worker/contract/drafts";
import type { Exercise } from "../../../worker/contract/exercises";
import type { Workout } from "../../../worker/contract/workouts";
import { plural } from "./format";

/** A workout in a line: `45 min, High intensity, Full Body, 8 exercises`. */
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

/** The weekday a workout is meant for: `Monday`, or `Any day`. */
export function workoutDay({ day }: Pick<Workout, "day">): string {
  return (day && DAY_NAMES[day]) || "Any day";
}

/** What is to be done of an exercise, as short as it goes: `3 × 8`, else its time; empty when neither is said. */
export function shortDose({ setRep, sets, reps, duration }: Exercise): string {
  if (said(sets) && said(reps)) return `${sets} × ${reps}`;
  return [setRep, duration, reps].find(said)?.trim() ?? "";
}

const said = (text: string | null | undefined) => Boolean(text?.trim()) && !/^\s*n\s*\/?\s*a\.?\s*$/i.test(text ?? "");
