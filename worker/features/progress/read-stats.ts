import { and, between, eq, type SQL, sql } from "drizzle-orm";
import { type CalendarDate, localDate } from "../../contract/calendar";
import type { UserStats } from "../../contract/progress";
import { progressTotal, trainingDay } from "../../db/progress";
import { ask, type Reading, reading } from "../../db/reading";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { streakOf } from "./streak";

/** The longest streak that is counted, in calendar days: five years. */
const LONGEST_STREAK = 1826;

export function readStats(ctx: Ctx): Promise<UserStats> {
  return ask(ctx.db, statsOf(ctx, memberOf(ctx.actor).user));
}

/** Anybody's numbers as a reading, counted in their own time zone. */
export function statsOf(ctx: Ctx, user: { id: string; timeZone: string }): Reading<UserStats> {
  const today = localDate(ctx.now, user.timeZone);
  const month = today.slice(0, 7);
  const statements = [
    ctx.db.select().from(progressTotal).where(eq(progressTotal.userId, user.id)),
    ctx.db
      .select({ localDate: trainingDay.localDate })
      .from(trainingDay)
      .where(
        and(eq(trainingDay.userId, user.id), sql`${trainingDay.localDate} >= ${firstDayOfStreak(user.id, today)}`),
      ),
    ctx.db
      .select({ completions: sql<number>`coalesce(sum(${trainingDay.completions}), 0)` })
      .from(trainingDay)
      .where(and(eq(trainingDay.userId, user.id), between(trainingDay.localDate, `${month}-01`, `${month}-31`))),
  ] as const;
  return reading(statements, ([totals, days, thisMonth]) => ({
    workoutsCompleted: totals[0]?.completions ?? 0,
    currentStreak: streakOf(new Set(days.map((day) => day.localDate)), today),
    totalTime: Math.round((totals[0]?.minutes ?? 0) / 6) / 10,
    monthlyWorkouts: thisMonth[0]?.completions ?? 0,
  }));
}

/** Walks back to the first weekday without training, so that no more of a long past is read than the streak is long. */
function firstDayOfStreak(userId: string, today: CalendarDate): SQL {
  return sql`(
    with recursive walk(day) as (
      select ${today} union all
      select date(day, '-1 day') from walk
      where day = ${today} or strftime('%w', day) in ('0', '6')
        or exists (select 1 from training_day t where t.user_id = ${userId} and t.local_date = walk.day)
      limit ${LONGEST_STREAK})
    select min(day) from walk)`;
}
