import { addDays, localDate } from "./calendar";
import { instantIn } from "./site-time";

/** A reminder later than this is useless. */
const LATE_MS = 2 * 3_600_000;

/** Returns the first instant after `now` at which local time in the zone is `time` (`HH:mm`). */
export function reminderAfter(now: Date, time: string, timeZone: string): Date {
  const today = localDate(now, timeZone);
  for (let days = 0; days < 3; days += 1) {
    const at = instantIn(`${addDays(today, days)}T${time}`, timeZone);
    if (at && at > now) return at;
  }
  throw new Error(`no clock shows ${time}`);
}

/** Returns whether today's reminder time has come and is not long past: it shifts if the member changes zones. */
export function isReminderTime(now: Date, time: string, timeZone: string): boolean {
  const late = now.getTime() - (instantIn(`${localDate(now, timeZone)}T${time}`, timeZone)?.getTime() ?? Number.NaN);
  return late >= 0 && late <= LATE_MS;
}
