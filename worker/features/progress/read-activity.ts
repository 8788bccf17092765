import { and, asc, between, eq, sql } from "drizzle-orm";
import { addDays, type CalendarDate, localDate, mondayOf } from "../../contract/calendar";
import type { Activity, ActivityDay } from "../../contract/progress";
import { WEEKS_SHOWN } from "../../contract/training-limits";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { prepared } from "../../db/prepared-query";
import { trainingDay } from "../../db/progress";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

/** A calendar year, leap day included. */
const DAYS_SHOWN = 366;

/** Returns the first day of a year's calendar that ends today. */
export const firstDayShown = (today: CalendarDate): CalendarDate => addDays(today, 1 - DAYS_SHOWN);

/** Reads the member's training days of a year and the sums of their last weeks. */
export function readActivity(ctx: Ctx): Promise<Activity> {
  return runRead(ctx.db, activity(ctx));
}

/** Returns the same as a read, which the dashboard batches with others. */
export const activity = (ctx: Ctx) => activityOf(ctx, memberOf(ctx.actor).user);

const trainedDays = prepared(
  { localDate: trainingDay.localDate, completions: trainingDay.completions, minutes: trainingDay.minutes },
  (select) =>
    select
      .from(trainingDay)
      .where(
        and(
          eq(trainingDay.userId, sql.placeholder("userId")),
          between(trainingDay.localDate, sql.placeholder("from"), sql.placeholder("to")),
        ),
      )
      .orderBy(asc(trainingDay.localDate)),
);

/** Same for any member, in their own time zone. One row a day, however much was trained. */
export function activityOf(ctx: Ctx, user: { id: string; timeZone: string }): BatchedRead<Activity> {
  const to = localDate(ctx.now, user.timeZone);
  const from = firstDayShown(to);
  return batchedRead([trainedDays(ctx.db, { userId: user.id, from, to })], ([days]) => ({
    from,
    to,
    days,
    weeks: weeksOf(days, to),
  }));
}

function weeksOf(days: ActivityDay[], today: string): Activity["weeks"] {
  const current = mondayOf(today);
  return Array.from({ length: WEEKS_SHOWN }, (_, index) => {
    const monday = addDays(current, (index + 1 - WEEKS_SHOWN) * 7);
    const sunday = addDays(monday, 6);
    const own = days.filter((day) => day.localDate >= monday && day.localDate <= sunday);
    return {
      monday,
      completions: own.reduce((sum, day) => sum + day.completions, 0),
      minutes: own.reduce((sum, day) => sum + day.minutes, 0),
    };
  });
}
