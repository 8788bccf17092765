import type { Weekday } from "../../../contract/program-reading";
import type { Cell } from "./grid-view";

/** The days from a Monday long ago to the date that a cell holds. */
export function dayNumber({ stored }: Cell): number | null {
  if (stored?.kind !== "date") return null;
  return Date.UTC(stored.year, stored.month - 1, stored.day) / 86_400_000 + 3;
}

export const weekdayOf = (day: number): Weekday => ((day % 7) + 1) as Weekday;
