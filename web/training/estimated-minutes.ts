import type { Exercise } from "../../worker/contract/exercises";
import { restOf } from "./rest-seconds";
import { setCount } from "./set-count";

/** A set of eight at an even tempo, including the change to the next exercise. */
const SET_S = 40;
const CHANGE_S = 60;
const REST_S = 60;
const STEP_MIN = 5;

/**
 * Estimates how long exercises take, in minutes rounded to five: sets, rests and changes of exercise. Null for an empty
 * list.
 */
export function estimatedMinutes(exercises: readonly Exercise[]): number | null {
  if (exercises.length === 0) return null;
  const seconds = exercises.reduce((sum, exercise) => {
    const rest = restOf(exercise.rest)?.seconds ?? REST_S;
    return sum + setCount(exercise) * SET_S + (setCount(exercise) - 1) * rest + CHANGE_S;
  }, 0);
  return Math.max(STEP_MIN, Math.round(seconds / 60 / STEP_MIN) * STEP_MIN);
}
