import { clockIn, localDate } from "../worker/contract/calendar.ts";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The moment for which the club is created; all its dates are relative to it. */
export type Moment = { now: number; timeZone: string; today: string };

export function momentOf(now: Date, timeZone: string): Moment {
  return { now: now.getTime(), timeZone, today: localDate(now, timeZone) };
}

/** Returns the instant of a local time in a zone. */
export function instantAt(date: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // The second pass settles dates on which the offset changes between the guess and the instant.
  return asUtc - offsetAt(asUtc - offsetAt(asUtc, timeZone), timeZone);
}

function offsetAt(instant: number, timeZone: string): number {
  const shown = Date.parse(`${clockIn(new Date(instant), timeZone)}Z`);
  return shown - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}
