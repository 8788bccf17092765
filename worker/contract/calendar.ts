/** A calendar date without a zone, `YYYY-MM-DD`. Comparing two as strings compares them in time. */
export type CalendarDate = string;

export const DAY_MS = 86_400_000;

/** By time zone: making one costs more than a hundred uses of it. */
const writers = new Map<string, Intl.DateTimeFormat>();

function writerOf(timeZone: string): Intl.DateTimeFormat {
  const known = writers.get(timeZone);
  if (known) return known;
  const writer = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  writers.set(timeZone, writer);
  return writer;
}

/**
 * An instant as a clock in a time zone shows it, `YYYY-MM-DDTHH:mm`: what a `datetime-local` control holds. It is put together
 * from parts, because how a locale writes a date differs between engines and their versions: en-CA is 2026-11-22 in most and
 * 11/22/2026 in WebKit with ICU 72. Some write the hour after midnight as 24, some leave out zeros in front.
 */
export function clockIn(instant: Date, timeZone: string): string {
  const parts = writerOf(timeZone).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const digits = (value: number, length = 2) => String(value).padStart(length, "0");
  const date = `${digits(of("year"), 4)}-${digits(of("month"))}-${digits(of("day"))}`;
  return `${date}T${digits(of("hour") % 24)}:${digits(of("minute"))}`;
}

/** The calendar date of an instant in an IANA time zone. */
export function localDate(instant: Date, timeZone: string): CalendarDate {
  return clockIn(instant, timeZone).slice(0, 10);
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
