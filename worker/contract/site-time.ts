import { clockIn } from "./calendar";

/**
 * The instant at which clocks in a time zone show this; null for what is no time. A time that a change of clocks leaves out
 * is the one an hour on, and of a time that comes twice it is the first.
 */
export function instantIn(clock: string, timeZone: string): Date | null {
  const wanted = Date.parse(`${clock}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock) || Number.isNaN(wanted)) return null;
  const offsetAt = (instant: number) => Date.parse(`${clockIn(new Date(instant), timeZone)}Z`) - instant;
  // The zone's offsets on either side of any change of clocks near the time.
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map(offsetAt);
  const found = offsets.map((offset) => wanted - offset).filter((instant) => instant + offsetAt(instant) === wanted);
  return new Date(found.length ? Math.min(...found) : wanted - Math.min(...offsets));
}

const DAY_MS = 86_400_000;
