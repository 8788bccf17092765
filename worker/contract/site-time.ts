import { clockIn } from "./calendar";

/**
 * Returns the instant of a local time in a zone; null if invalid. A time skipped by a clock change becomes an hour
 * later; of a time that occurs twice, the first is returned.
 */
export function instantIn(clock: string, timeZone: string): Date | null {
  const wanted = Date.parse(`${clock}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock) || Number.isNaN(wanted)) return null;
  const offsetAt = (instant: number) => Date.parse(`${clockIn(new Date(instant), timeZone)}Z`) - instant;
  // The zone's offsets before and after any clock change near that time.
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map(offsetAt);
  const found = offsets.map((offset) => wanted - offset).filter((instant) => instant + offsetAt(instant) === wanted);
  return new Date(found.length ? Math.min(...found) : wanted - Math.min(...offsets));
}

const DAY_MS = 86_400_000;
