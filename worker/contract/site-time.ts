/** By time zone: making one costs more than a hundred uses of it. */
const writers = new Map<string, Intl.DateTimeFormat>();

function writerOf(timeZone: string): Intl.DateTimeFormat {
  const known = writers.get(timeZone);
  if (known) return known;
  const writer = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  writers.set(timeZone, writer);
  return writer;
}

/** An instant as a clock in a time zone shows it, `YYYY-MM-DDTHH:mm`: what a `datetime-local` control holds. */
export function clockIn(instant: Date, timeZone: string): string {
  const parts = writerOf(timeZone).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("year")}-${of("month")}-${of("day")}T${of("hour")}:${of("minute")}`;
}

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
