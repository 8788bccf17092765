import type { Exercise } from "../../worker/contract/exercises";
import { type Gym, loadable } from "../../worker/contract/gym";
import { loadIn } from "../../worker/contract/load";
import { setTargets } from "../../worker/contract/set-targets";
import type { TrainingContext } from "../../worker/contract/training";
import type { WeightUnit } from "../../worker/contract/training-limits";

export type Lift = TrainingContext["lifts"][number];

type Own = { lift: Lift | null; gym: Gym; unit: WeightUnit };

/** Returns the member's own load for each set in percent, rounded to their gym's plates; null for other sets. */
export function percentLoads(
  { name, dose }: Pick<Exercise, "name" | "dose">,
  { lift, gym, unit }: Own,
): (string | null)[] {
  const max = lift?.max ? loadIn(unit, lift.max) : null;
  return setTargets(dose).map(({ percent, load }) => {
    if (!percent || load || max === null) return null;
    const [low, high] = [percent.low, percent.high].map((each) => loadable((max * each) / 100, gym, name));
    return low === high ? number(low ?? 0) : `${number(low ?? 0)}–${number(high ?? 0)}`;
  });
}

/** Returns "75 % · 82.5 kg" or "65/75/85 % · 60/70/77.5 kg, RPE 8"; null without percents. */
export function percentText(exercise: Pick<Exercise, "name" | "dose">, own: Own): string | null {
  const loads = percentLoads(exercise, own);
  const targets = setTargets(exercise.dose);
  if (loads.length === 0 || loads.some((load) => load === null)) return null;
  const percents = targets.map(({ percent }) =>
    percent && percent.low !== percent.high
      ? `${number(percent.low)}–${number(percent.high)}`
      : number(percent?.low ?? 0),
  );
  const efforts = exercise.dose.flatMap(({ effort }) => effort ?? []);
  const worn = efforts.length === exercise.dose.length ? `, ${inOrder(efforts)}` : "";
  return `${inOrder(percents)} % · ${inOrder(loads.map(String))} ${own.unit}${worn}`;
}

const inOrder = (texts: string[]): string => (new Set(texts).size === 1 ? (texts[0] ?? "") : texts.join("/"));

const number = (value: number) => value.toLocaleString(undefined, { maximumFractionDigits: 2 });
