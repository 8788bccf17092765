export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The moment the club is made for. Everything in it is counted from here. */
export type Moment = { now: number; timeZone: string; today: string };

export function momentOf(now: Date, timeZone: string): Moment {
  return { now: now.getTime(), timeZone, today: localDate(now, timeZone) };
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Monday is 1, Sunday is 7. */
export function isoWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

export function mondayOf(date: string): string {
  return addDays(date, 1 - isoWeekday(date));
}

/** When the clocks of a time zone show a time on a date. */
export function instantAt(date: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // The second pass settles dates on which the offset changes between the guess and the instant.
  return asUtc - offsetAt(asUtc - offsetAt(asUtc, timeZone), timeZone);
}

function localDate(instant: Date, timeZone: string): string {
  // en-CA writes ISO dates.
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    instant,
  );
}

function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value);
  const shown = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
  return shown - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}
