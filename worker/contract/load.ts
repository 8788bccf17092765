import type { LoggedSet } from "./training";
import type { WeightUnit } from "./training-limits";

/** Epley's estimate of the greatest load holds for sets of at most so many reps. */
export const ESTIMATE_REPS_MAX = 10;
/** The pound is defined by the kilogram since 1959. */
const GRAMS: Record<WeightUnit, number> = { kg: 1000, lb: 453.59237 };
/** Below every load that an aid can take off a body: what was tried and not done is behind all that was. */
const NOT_DONE_GRAMS = -1_000_000_000;

type Lift = Pick<LoggedSet, "load" | "unit" | "reps"> & { bodyweight?: boolean };

/** A load for comparing, in whole grams; 0 without one, and when not a single rep was done. */
export function liftedGrams({ load, unit, reps, bodyweight = false }: Lift): number {
  if (reps === 0) return bodyweight ? NOT_DONE_GRAMS : 0;
  return load ? Math.round(load * GRAMS[unit]) : 0;
}

/** Grams in a unit, as exactly as a load can be typed. */
export const gramsIn = (unit: WeightUnit, grams: number): number => Math.round((grams / GRAMS[unit]) * 100) / 100;

export const gramsOf = ({ load, unit }: { load: number; unit: WeightUnit }): number => Math.round(load * GRAMS[unit]);

/** The load in a unit: as it was typed in its own, converted once and to one decimal in the other. */
export function loadIn(unit: WeightUnit, { load, unit: typed }: { load: number; unit: WeightUnit }): number {
  return unit === typed ? load : oneDecimal((load * GRAMS[typed]) / GRAMS[unit]);
}

/** The estimated one-rep maximum for comparing, in whole grams; 0 when the set speaks of none. */
export function estimateGrams(lift: Lift): number {
  return Math.round(estimate(lift) * GRAMS[lift.unit]);
}

/** The estimated one-rep maximum in a unit, to one decimal, or null. */
export function estimateIn(unit: WeightUnit, lift: Lift): number | null {
  const load = estimate(lift);
  return load === 0 ? null : oneDecimal((load * GRAMS[lift.unit]) / GRAMS[unit]);
}

/**
 * By Epley, 1985: load · (1 + reps / 30), for one to ten reps: a longer set says more about endurance than about the
 * greatest load. A single rep is no estimate but the load itself; of a load beside the body's own weight nothing is known.
 */
function estimate({ load, reps, bodyweight = false }: Lift): number {
  if (bodyweight || !load || !reps || reps > ESTIMATE_REPS_MAX) return 0;
  return reps === 1 ? load : load * (1 + reps / 30);
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
