import { type Gym, isBarbellLift, platesFor } from "../../worker/contract/gym";
import type { WeightUnit } from "../../worker/contract/training-limits";
import type { SetRow } from "./set-rows";

/** Returns "82.5 kg: a bar of 20 and on each side 25 + 5 + 1.25" for the load typed last, else the prescribed one. */
export function platesText(
  name: string,
  gym: Gym,
  unit: WeightUnit,
  rows: readonly SetRow[],
  wanted: readonly (string | null)[],
): string | null {
  if (!isBarbellLift(name)) return null;
  const typed = rows.filter((row) => row.unit === unit && !row.bodyweight && row.load.trim()).at(-1)?.load;
  const load = Number((typed ?? wanted[0] ?? "").replace(",", "."));
  if (!(load > 0) || load > 1000) return null;
  const { load: loaded, side } = platesFor(load, gym);
  const plates = side.length > 0 ? `and on each side ${side.map(number).join(" + ")}` : "alone";
  const near = loaded === load ? "" : `${number(load)} ${unit} is not to be loaded. `;
  return `${near}${number(loaded)} ${unit}: the bar of ${number(gym.bar)} ${plates}.`;
}

const number = (value: number) => value.toLocaleString(undefined, { maximumFractionDigits: 2 });
