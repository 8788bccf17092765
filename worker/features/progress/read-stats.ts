import { and, between, eq, sql } from "drizzle-orm";
import { localDate } from "../../contract/calendar";
import type { UserStats } from "../../contract/progress";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { prepared } from "../../db/prepared-query";
import { progressTotal, trainingDay } from "../../db/progress";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { streakOf } from "./streak";

/** The longest streak that is counted, in calendar days: five years. */
const LONGEST_STREAK = 1826;

export function readStats(ctx: Ctx): Promise<UserStats> {
  return runRead(ctx.db, statsOf(ctx, memberOf(ctx.actor).user));
}

/** Reads any member's numbers, counted in their own time zone. */
export function statsOf(ctx: Ctx, user: { id: string; timeZone: string }): BatchedRead<UserStats> {
  const today = localDate(ctx.now, user.timeZone);
  const month = today.slice(0, 7);
  const params = { userId: user.id, today, from: `${month}-01`, to: `${month}-31` };
  const statements = [total(ctx.db, params), daysOfStreak(ctx.db, params), sumOfMonth(ctx.db, params)] as const;
  return batchedRead(statements, ([totals, days, thisMonth]) => ({
    workoutsCompleted: totals[0]?.completions ?? 0,
    currentStreak: streakOf(new Set(days.map((day) => day.localDate)), today),
    totalTime: Math.round((totals[0]?.minutes ?? 0) / 6) / 10,
    monthlyWorkouts: thisMonth[0]?.completions ?? 0,
  }));
}

const ofMember = eq(trainingDay.userId, sql.placeholder("userId"));

const total = prepared({ completions: progressTotal.completions, minutes: progressTotal.minutes }, (select) =>
  select.from(progressTotal).where(eq(progressTotal.userId, sql.placeholder("userId"))),
);

/** Walks back to the first weekday without training, so that only the streak's days are read. */
const firstDayOfStreak = sql`(
  with recursive walk(day) as (
    select ${sql.placeholder("today")} union all
    select date(day, '-1 day') from walk
    where day = ${sql.placeholder("today")} or strftime('%w', day) in ('0', '6')
      or exists (select 1 from training_day t where t.user_id = ${sql.placeholder("userId")} and t.local_date = walk.day)
    limit ${LONGEST_STREAK})
  select min(day) from walk)`;

const daysOfStreak = prepared({ localDate: trainingDay.localDate }, (select) =>
  select.from(trainingDay).where(and(ofMember, sql`${trainingDay.localDate} >= ${firstDayOfStreak}`)),
);

const sumOfMonth = prepared({ completions: sql<number>`coalesce(sum(${trainingDay.completions}), 0)` }, (select) =>
  select
    .from(trainingDay)
    .where(and(ofMember, between(trainingDay.localDate, sql.placeholder("from"), sql.placeholder("to")))),
);
