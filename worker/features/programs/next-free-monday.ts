import { and, gte, isNull } from "drizzle-orm";
import { addDays, type CalendarDate, mondayOf } from "../../contract/calendar";
import { weeklyProgram } from "../../db/programs";
import type { Ctx } from "../../http/context";

/** The first Monday, from one given, in whose week no program runs yet. */
export async function nextFreeMonday(ctx: Ctx, from: CalendarDate): Promise<CalendarDate> {
  const taken = await ctx.db
    .select({ startDate: weeklyProgram.startDate, endDate: weeklyProgram.endDate })
    .from(weeklyProgram)
    .where(and(isNull(weeklyProgram.deletedAt), gte(weeklyProgram.endDate, from)));
  for (let monday = mondayOf(from); ; monday = addDays(monday, 7)) {
    const sunday = addDays(monday, 6);
    if (!taken.some((week) => week.startDate <= sunday && week.endDate >= monday)) return monday;
  }
}
