import type { LoggedSet } from "../../contract/training";
import type { WeightUnit } from "../../contract/training-limits";

/** The pound is defined by the kilogram since 1959. */
const GRAMS: Record<WeightUnit, number> = { kg: 1000, lb: 453.59237 };
/** Above this many reps a set says more about endurance than about the greatest load. */
const ESTIMATE_REPS_MAX = 12;

type Lift = Pick<LoggedSet, "load" | "unit" | "reps">;

/** A load for comparing, in whole grams; 0 without one, and when not a single rep was done. */
export function liftedGrams({ load, unit, reps }: Lift): number {
  return load && reps !== 0 ? Math.round(load * GRAMS[unit]) : 0;
}

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

/** By Epley, 1985: load · (1 + reps / 30). A single rep is no estimate but the load itself. */
function estimate({ load, reps }: Lift): number {
  if (!load || !reps || reps > ESTIMATE_REPS_MAX) return 0;
  return reps === 1 ? load : load * (1 + reps / 30);
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
