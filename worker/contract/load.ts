import type { LoggedSet } from "./training";
import type { WeightUnit } from "./training-limits";

/** Longest set in reps for which a one-rep maximum is estimated. */
export const ESTIMATE_REPS_MAX = 10;
/** Grams per unit; a pound is exactly 0.45359237 kg (international yard and pound agreement, 1959). */
const GRAMS: Record<WeightUnit, number> = { kg: 1000, lb: 453.59237 };
/** Below any assisted bodyweight load, so that a failed attempt ranks below every completed one. */
const NOT_DONE_GRAMS = -1_000_000_000;

type Lift = Pick<LoggedSet, "load" | "unit" | "reps"> & { bodyweight?: boolean };

/** Returns a load in whole grams, for comparing; 0 without one, or if no rep was done. */
export function liftedGrams({ load, unit, reps, bodyweight = false }: Lift): number {
  if (reps === 0) return bodyweight ? NOT_DONE_GRAMS : 0;
  return load ? Math.round(load * GRAMS[unit]) : 0;
}

/** Converts grams to a unit, rounded to two decimals like typed loads. */
export const gramsIn = (unit: WeightUnit, grams: number): number => Math.round((grams / GRAMS[unit]) * 100) / 100;

export const gramsOf = ({ load, unit }: { load: number; unit: WeightUnit }): number => Math.round(load * GRAMS[unit]);

/** Returns a load in a unit: unchanged in its own, otherwise converted and rounded to one decimal. */
export function loadIn(unit: WeightUnit, { load, unit: typed }: { load: number; unit: WeightUnit }): number {
  return unit === typed ? load : oneDecimal((load * GRAMS[typed]) / GRAMS[unit]);
}

/** Returns the estimated one-rep maximum in whole grams, for comparing; 0 if the set gives none. */
export function estimateGrams(lift: Lift): number {
  return Math.round(estimate(lift) * GRAMS[lift.unit]);
}

/** Returns the estimated one-rep maximum in a unit, to one decimal, or null. */
export function estimateIn(unit: WeightUnit, lift: Lift): number | null {
  const load = estimate(lift);
  return load === 0 ? null : oneDecimal((load * GRAMS[lift.unit]) / GRAMS[unit]);
}

/**
 * Epley (1985): load · (1 + reps / 30), for one to ten reps; longer sets measure endurance rather than maximum
 * strength. A single rep is the load itself. Loads added to bodyweight give no estimate.
 */
function estimate({ load, reps, bodyweight = false }: Lift): number {
  if (bodyweight || !load || !reps || reps > ESTIMATE_REPS_MAX) return 0;
  return reps === 1 ? load : load * (1 + reps / 30);
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
