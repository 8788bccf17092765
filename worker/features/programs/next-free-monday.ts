import { and, gte, isNull } from "drizzle-orm";
import { addDays, type CalendarDate, mondayOf } from "../../contract/calendar";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import type { Ctx } from "../../http/context";

// An end date mistyped by centuries takes every week there is; the search has to end, and the coach can set the dates.
const WEEKS_LOOKED_AT = 104;

/**
 * The first Monday, from one given, from which so many weeks in a row have no program yet; the given one when there is none
 * for long.
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
