import type { Workout } from "../../../worker/contract/workouts";
import { plural } from "../../lib/format";

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
