import type { FirstWeek } from "../../contract/first-week";
import type { firstWeekHealth } from "../../db/first-week";

type Row = typeof firstWeekHealth.$inferSelect;

/** Returns health answers, for their member and for admins only. */
export function presentHealth(row: Row | undefined): FirstWeek["health"] {
  const at = (instant: Date | null | undefined) => instant?.toISOString() ?? null;
  return {
    injuryWords: row?.injuryWords ?? null,
    adult: row?.adult ?? null,
    answers: row?.answers ?? [],
    waitsSince: at(row?.waitsSince),
    askedAt: at(row?.askedAt),
    goAheadAt: at(row?.goAheadAt),
  };
}
