import { dayOf } from "../../../lib/format/day-of";

const HOUR = 3_600_000;

/** Returns `Just now` within an hour, then `5h ago`, `Yesterday` within two days, then the date. */
export function pinnedTime(iso: string, now = Date.now()): string {
  const age = now - Date.parse(iso);
  if (age < HOUR) return "Just now";
  if (age < 24 * HOUR) return `${Math.floor(age / HOUR)}h ago`;
  if (age < 48 * HOUR) return "Yesterday";
  return dayOf(iso);
}
