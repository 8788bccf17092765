import { and, gte, isNull } from "drizzle-orm";
import { addDays, type CalendarDate, mondayOf } from "../../contract/calendar";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import type { Ctx } from "../../http/context";

// A mistyped end date centuries away would take every week; the search has to end, and the coach can set the dates.
const WEEKS_LOOKED_AT = 104;

/**
 * Returns the first Monday, from the given one on, that begins enough weeks without a program; the given one if there is
 * none for two years.
 */
export async function nextFreeMonday(ctx: Ctx, from: CalendarDate, weeks = 1): Promise<CalendarDate> {
  const taken = await ctx.db
    .select({ startDate: weeklyProgram.startDate, endDate: weeklyProgram.endDate })
    .from(weeklyProgram)
    .where(and(living(weeklyProgram), isNull(weeklyProgram.assignedTo), gte(weeklyProgram.endDate, from)));
  const first = mondayOf(from);
  for (let week = 0; week < WEEKS_LOOKED_AT; week++) {
    const monday = addDays(first, week * 7);
    const sunday = addDays(monday, weeks * 7 - 1);
    if (!taken.some((other) => other.startDate <= sunday && other.endDate >= monday)) return monday;
  }
  return first;
}
