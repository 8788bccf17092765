import { addDays, type CalendarDate, DAY_MS } from "./calendar";
import type { Competition, CompetitionDay, Overlay, OverlayPart } from "./competitions";
import { FIRST_DAY, LAST_DAY } from "./competitions-limits";

/** A member's competitions, and the published taper; null while none is published. */
export type Around = { competitions: readonly Pick<Competition, "id" | "name" | "date">[]; overlay: Overlay | null };

/** The note on a private week, which is not changed, as it was written for this very member. */
export const AS_WRITTEN = "Your coach wrote this week for you alone, so it stands as it is written.";

/** Returns the number of calendar days from one date to another. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/**
 * Returns the competition that a day is near; of several the nearest. Of two equally near the future one, whose
 * preparation matters more; of two on one day the one entered first.
 */
export function competitionAt(competitions: Around["competitions"], date: CalendarDate) {
  const near = competitions
    .map((competition) => ({ competition, daysToGo: daysBetween(date, competition.date) }))
    .filter(({ daysToGo }) => -daysToGo >= FIRST_DAY && -daysToGo <= LAST_DAY)
    .sort(
      (a, b) =>
        Math.abs(a.daysToGo) - Math.abs(b.daysToGo) || b.daysToGo - a.daysToGo || a.competition.id - b.competition.id,
    );
  return near[0] ?? null;
}

/** Returns the taper's part for a number of days before a competition (negative: after it); null without one. */
export const partAt = (overlay: Overlay | null, daysToGo: number): OverlayPart | null =>
  overlay?.find(({ from, to }) => from <= -daysToGo && -daysToGo <= to) ?? null;

/** Returns a day's facts near a competition; null if none is near. */
export function competitionDay(around: Around, date: CalendarDate, isPrivate: boolean): CompetitionDay | null {
  const near = competitionAt(around.competitions, date);
  if (!near) return null;
  const { competition, daysToGo } = near;
  const part = isPrivate ? null : partAt(around.overlay, daysToGo);
  return {
    date,
    name: competition.name,
    daysToGo,
    rest: part?.rest ?? false,
    option: part?.option ?? null,
    load: part?.load ?? null,
    sets: part?.sets ?? null,
    words: isPrivate && around.overlay ? AS_WRITTEN : (part?.words ?? null),
  };
}

/** Returns all days of a range that are near a competition. */
export function competitionDays(
  around: Around,
  from: CalendarDate,
  to: CalendarDate,
  isPrivate: boolean,
): CompetitionDay[] {
  const dates = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, day) => addDays(from, day));
  return dates.flatMap((date) => competitionDay(around, date, isPrivate) ?? []);
}

/** Returns `9 days to go`, `1 day to go`, `competition day` or `2 days after`. */
export function daysToGoText(daysToGo: number): string {
  if (daysToGo === 0) return "competition day";
  const days = Math.abs(daysToGo) === 1 ? "1 day" : `${Math.abs(daysToGo)} days`;
  return `${days} ${daysToGo > 0 ? "to go" : "after"}`;
}
