/** A calendar date without a zone, `YYYY-MM-DD`. Comparing two as strings compares them in time. */
export type CalendarDate = string;

const DAY_MS = 86_400_000;

/** By time zone: making one costs more than a hundred uses of it. */
const writers = new Map<string, Intl.DateTimeFormat>();

/** The calendar date of an instant in an IANA time zone. */
export function localDate(instant: Date, timeZone: string): CalendarDate {
  let writer = writers.get(timeZone);
  if (!writer) {
    // en-CA writes ISO dates.
    writer = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
    writers.set(timeZone, writer);
  }
  return writer.format(instant);
}

/** Calendar days added, negative to go back; no clock changes in between can shift the result. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** ISO weekday: Monday is 1, Sunday is 7. */
export function isoWeekday(date: CalendarDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** The Monday of the week a date is in. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, 1 - isoWeekday(date));
}

/** Whether a name is an IANA time zone this runtime knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return name.length > 0;
  } catch {
    return false;
  }
}
