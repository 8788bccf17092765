import type { Sets } from "../../../../contract/program-reading";
import { unitOfLoad } from "./dose-loads";

/** "100", "60/70/80", "2 x 16 kg": what is lifted in each of the sets, or in all of them. */
export function loadsOf(own: string, unit: string | null): string[] {
  if (/^\d+(?:\.\d+)?(?:\s*\/\s*\d+(?:\.\d+)?)+$/.test(own))
    return own.split("/").map((each) => withUnit(each.trim(), unit));
  // "70-80-90": three figures are no range.
  if (/^\d+(?:\.\d+)?(?:\s*-\s*\d+(?:\.\d+)?){2,}$/.test(own))
    return own.split("-").map((each) => withUnit(each.trim(), unit));
  if (/^(?:2\s*[x×]\s*|[+-])?\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?$/.test(own)) return [withUnit(own, unit)];

  return [
    own.replace(
      /(\d)\s*(kgs?|lbs?|кг|公斤)(?!\p{L})/giu,
      (_, digit, word) => `${digit} ${unitOfLoad(word.toLowerCase())}`,
    ),
  ];
}

/** Whether a heading's unit is one of loads, and not of how long or how far. */
export const isUnitOfLoad = (unit: string | null): boolean => unit === "kg" || unit === "lb" || unit === "W";

export const withUnit = (value: string, unit: string | null) => (isUnitOfLoad(unit) ? `${value} ${unit}` : value);
export const withUnitOf = (load: string, unit: string | null) =>
  /^\d+(?:\.\d+)?$/.test(load) ? withUnit(load, unit) : load;

/** A figure behind @ where a sheet says that it is a percentage. */
export function inPercent(sets: Sets): Sets {
  const isPlain = sets.load !== null && sets.percent === null && /^\d{2,3}(?:\.\d+)?(?:-\d{2,3})?$/.test(sets.load);
  return isPlain ? { ...sets, load: null, percent: `${sets.load}%` } : sets;
}
