import type { WeightUnit } from "./training-limits";

/** What a member's gym can load. */
export type Gym = {
  /** The barbell's own weight. */
  bar: number;
  /** The plates there are a pair of, or more. */
  plates: readonly number[];
  /** From one dumbbell or pin of a machine to the next. */
  step: number;
};

/** The usual plates of each unit, the heaviest first: those that a gym may have. */
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

/** Whether a lift is loaded with a bar and plates, by its name. */
export const isBarbellLift = (name: string): boolean => BARBELL.test(name) && !NO_BARBELL.test(name);

/** In hundredths, or figures such as 1.25 would not add up. */
const whole = (load: number) => Math.round(load * 100);

/** The plates of one side for the load nearest to that asked for, the lighter of two; the fewest plates. */
export function platesFor(load: number, { bar, plates }: Gym): { load: number; side: number[] } {
  const sizes = plates.map(whole).filter((size) => size > 0);
  const wanted = (whole(load) - whole(bar)) / 2;
  const smallest = Math.min(...sizes);
  if (sizes.length === 0 || wanted <= 0) return { load: bar, side: [] };
  const most = Math.ceil(wanted + smallest);
  // The fewest plates for each side's weight, from nothing upwards; the last one put on leads back to the others.
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

/** The load nearest to that asked for that the gym can load: with bar and plates, or by its steps. */
export function loadable(load: number, gym: Gym, exerciseName: string): number {
  if (isBarbellLift(exerciseName)) return platesFor(load, gym).load;
  const steps = whole(load) / whole(gym.step);
  return (Math.ceil(steps - 0.5) * whole(gym.step)) / 100;
}
