import { dateFormat } from "./date-format";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats an instant's age: `just now`, `5m ago`, `3h ago`, `12d ago`. */
export function relativeTime(iso: string, now = Date.now()): string {
  const age = now - Date.parse(iso);
  if (age < MINUTE) return "just now";
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  return `${Math.floor(age / DAY)}d ago`;
}

/** Formats an instant in the reader's language and zone. */
export function exactTime(iso: string): string {
  return dateFormat({ dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}

/** Formats a calendar date, which has no zone: `Mon, Nov 23`. Another year than the current one is included. */
export function calendarDay(
  date: string,
  options: Intl.DateTimeFormatOptions = { weekday: "short", month: "short", day: "numeric" },
): string {
  const elsewhen = options.day && !date.startsWith(`${new Date().getFullYear()}-`);
  return dateFormat({ ...(elsewhen ? { year: "numeric" } : {}), ...options, timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** Returns the days left until an instant, rounded up; zero or less once it has passed. */
export function daysUntil(iso: string, now = Date.now()): number {
  return Math.ceil((Date.parse(iso) - now) / DAY);
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString()} ${count === 1 ? one : many}`;
}
