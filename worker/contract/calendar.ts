/** A calendar date without a zone, `YYYY-MM-DD`. Dates compare as strings. */
export type CalendarDate = string;

export const DAY_MS = 86_400_000;

/** Cached by time zone: creating a formatter costs more than a hundred uses of it. */
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
 * Returns an instant as local time in a zone, `YYYY-MM-DDTHH:mm`: the value of a `datetime-local` input. Assembled from
 * parts, because a locale's date format differs between engines: en-CA is 2026-11-22 in most and 11/22/2026 in WebKit
 * with ICU 72. Some write midnight as 24, some omit leading zeros.
 */
export function clockIn(instant: Date, timeZone: string): string {
  const parts = writerOf(timeZone).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const digits = (value: number, length = 2) => String(value).padStart(length, "0");
  const date = `${digits(of("year"), 4)}-${digits(of("month"))}-${digits(of("day"))}`;
  return `${date}T${digits(of("hour") % 24)}:${digits(of("minute"))}`;
}

/** The last result: an answer needs the same "today" a dozen times, and formatting is slow. */
let last = { at: Number.NaN, timeZone: "", date: "" };

/** Returns the calendar date of an instant in an IANA time zone. */
export function localDate(instant: Date, timeZone: string): CalendarDate {
  const at = Number(instant);
  if (at !== last.at || timeZone !== last.timeZone)
    last = { at, timeZone, date: clockIn(instant, timeZone).slice(0, 10) };
  return last.date;
}

/** Returns a date plus some days (negative: before it), independent of daylight saving time. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the ISO weekday: Monday is 1, Sunday is 7. */
export function isoWeekday(date: CalendarDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** Returns the Monday of a date's week. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, 1 - isoWeekday(date));
}
