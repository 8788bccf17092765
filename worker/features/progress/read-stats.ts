import { and, desc, eq, gte, sql } from "drizzle-orm";
import { localDate } from "../../contract/calendar";
import type { UserStats } from "../../contract/progress";
import { progressTotal, trainingDay } from "../../db/progress";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { streakOf } from "./streak";

/** More than three years of training every day: the longest streak that is counted. */
const STREAK_ROWS = 1200;

export async function readStats(ctx: Ctx): Promise<UserStats> {
  const { user } = memberOf(ctx.actor);
  const today = localDate(ctx.now, user.timeZone);
  const [totals, days, month] = await ctx.db.batch([
    ctx.db.select().from(progressTotal).where(eq(progressTotal.userId, user.id)),
    ctx.db
      .select({ localDate: trainingDay.localDate })
      .from(trainingDay)
      .where(eq(trainingDay.userId, user.id))
      .orderBy(desc(trainingDay.localDate))
      .limit(STREAK_ROWS),
    ctx.db
      .select({ completions: sql<number>`coalesce(sum(${trainingDay.completions}), 0)` })
      .from(trainingDay)
      .where(and(eq(trainingDay.userId, user.id), gte(trainingDay.localDate, `${today.slice(0, 7)}-01`))),
  ]);
  return {
    workoutsCompleted: totals[0]?.completions ?? 0,
    currentStreak: streakOf(new Set(days.map((day) => day.localDate)), today),
    totalTime: Math.round((totals[0]?.minutes ?? 0) / 6) / 10,
    monthlyWorkouts: month[0]?.completions ?? 0,
  };
}
