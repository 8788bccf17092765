import type { OverlayPart } from "../../../../worker/contract/competitions";
import { FIRST_DAY, LAST_DAY } from "../../../../worker/contract/competitions-limits";

/** Returns `3 days before`, `the day itself` or `1 day after`. */
export function dayText(day: number): string {
  if (day === 0) return "the day itself";
  const count = Math.abs(day);
  return `${count} ${count === 1 ? "day" : "days"} ${day < 0 ? "before" : "after"}`;
}

/** Returns `14 to 8 days before`, `the day itself` or `1 day before to 2 days after`. */
export function daysText({ from, to }: Pick<OverlayPart, "from" | "to">): string {
  if (from === to) return dayText(from);
  if (to < 0) return `${-from} to ${dayText(to)}`;
  if (from > 0) return `${from} to ${dayText(to)}`;
  return `${dayText(from)} to ${dayText(to)}`;
}

export const DAYS = Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, at) => FIRST_DAY + at);

/** Returns the first day without a part; null if all have one. */
export function nextDay(parts: readonly Pick<OverlayPart, "from" | "to">[]): number | null {
  return DAYS.find((day) => !parts.some(({ from, to }) => from <= day && day <= to)) ?? null;
}
