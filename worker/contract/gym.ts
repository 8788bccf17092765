import type { WeightUnit } from "./training-limits";

/** Equipment of a member's gym, in one unit. */
export type Gym = {
  /** Weight of the bar. */
  bar: number;
  /** Plate sizes with at least one pair. */
  plates: readonly number[];
  /** Increment of dumbbells or machine stacks. */
  step: number;
};

/** Common plates of each unit, heaviest first. */
export const PLATES: Record<WeightUnit, readonly number[]> = {
  kg: [25, 20, 15, 10, 5, 2.5, 2, 1.25, 1, 0.5],
  lb: [55, 45, 35, 25, 10, 5, 2.5, 1.25],
};

export const DEFAULT_GYMS: Record<WeightUnit, Gym> = {
  kg: { bar: 20, plates: [25, 20, 15, 10, 5, 2.5, 1.25], step: 2.5 },
  lb: { bar: 45, plates: [45, 35, 25, 10, 5, 2.5], step: 5 },
};

const BARBELL =
  /\bbarbell\b|\bbb\b|\b(?:back|front|overhead|zercher|pause[d]?|high[- ]bar|low[- ]bar|box) squat|^squats?$|\bbench press|\bdeadlift|\b(?:overhead|military|strict|push|shoulder) press|\b(?:power |hang )*(?:clean|snatch)\b|\bjerk\b|\bhip thrust|\b(?:pendlay|bent[- ]over) row|\bgood morning|\bfloor press/i;
const NO_BARBELL =
  /\b(?:dumb-?bells?|dbs?|kettle-?bells?|kbs?|goblet|machine|cable|band(?:ed)?|landmine|smith|single|split|bodyweight|sandbag|medicine)\b|-leg\b|-arm\b/i;

/** Returns whether a lift uses a bar with plates, judging by its name. */
export const isBarbellLift = (name: string): boolean => BARBELL.test(name) && !NO_BARBELL.test(name);

/** Converts to integer hundredths, since sums of 1.25 and the like are inexact as floats. */
const whole = (load: number) => Math.round(load * 100);

/** Returns the fewest plates per side for the loadable weight nearest to `load`, the lower one on a tie. */
export function platesFor(load: number, { bar, plates }: Gym): { load: number; side: number[] } {
  const sizes = plates.map(whole).filter((size) => size > 0);
  const wanted = (whole(load) - whole(bar)) / 2;
  const smallest = Math.min(...sizes);
  if (sizes.length === 0 || wanted <= 0) return { load: bar, side: [] };
  const most = Math.ceil(wanted + smallest);
  // Coin-change over the weight of a side: fewest plates for each weight, and the last plate to trace them back.
  const step = sizes.reduce(divisor);
  const last: number[] = [0];
  const count: number[] = [0];
  for (let at = 1; at * step <= most; at += 1) {
    let best = Number.POSITIVE_INFINITY;
    for (const size of sizes) {
      const before = at - size / step;
      const used = (count[before] ?? Number.POSITIVE_INFINITY) + 1;
      if (used < best) [best, last[at]] = [used, size];
    }
    count[at] = best;
  }
  let nearest = 0;
  count.forEach((used, at) => {
    if (used < Number.POSITIVE_INFINITY && Math.abs(at * step - wanted) < Math.abs(nearest * step - wanted))
      nearest = at;
  });
  const side: number[] = [];
  for (let at = nearest; at > 0; at -= (last[at] ?? step) / step) side.push((last[at] ?? step) / 100);
  return { load: (whole(bar) + nearest * step * 2) / 100, side: side.sort((a, b) => b - a) };
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** Returns the loadable weight nearest to `load`: with bar and plates, or by the gym's increment. */
export function loadable(load: number, gym: Gym, exerciseName: string): number {
  if (isBarbellLift(exerciseName)) return platesFor(load, gym).load;
  const steps = whole(load) / whole(gym.step);
  return (Math.ceil(steps - 0.5) * whole(gym.step)) / 100;
}
