import { and, desc, eq, sql } from "drizzle-orm";
import { type CalendarDate, localDate, mondayOf } from "../../contract/calendar";
import type { OwnWeekPlan } from "../../contract/week-plan";
import { MOVES_MOST } from "../../contract/week-plan-limits";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { prepared } from "../../db/prepared-query";
import { sessionMove, weekPlan, weekPlanSetting } from "../../db/week-plan";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

export function readWeekPlan(ctx: Ctx): Promise<OwnWeekPlan> {
  return runRead(ctx.db, ownWeekPlan(ctx));
}

/** Returns the read of the member's plan, which the dashboard batches with others. */
export function ownWeekPlan(ctx: Ctx): BatchedRead<OwnWeekPlan> {
  const { db, now, actor } = ctx;
  const { user } = memberOf(actor);
  const params = { userId: user.id, monday: mondayOf(localDate(now, user.timeZone)) };
  const statements = [plans(db, params), settings(db, params), moves(db, params)] as const;
  return batchedRead(statements, ([rows, [setting], moved]) => {
    const row = planAt(rows, params.monday);
    if (!row || !setting) return { plan: null };
    const { since, rollDays, lifts } = row;
    const plans = rows.map((each) => ({ monday: each.monday, lifts: each.lifts, rolls: each.rollDays.length }));
    return {
      plan: { since, rollDays, lifts, time: setting.preferredTime, reminds: setting.reminds, moves: moved, plans },
    };
  });
}

/**
 * Returns the plan in force in a week; plans are newest first. A member who has flown west may have one for a future
 * Monday.
 */
const planAt = <P extends { monday: CalendarDate }>(plans: readonly P[], monday: CalendarDate): P | undefined =>
  plans.find((plan) => plan.monday <= monday) ?? plans.at(-1);

/** A year of plans, at most one a week. */
const PLANS_READ = 53;

const plans = prepared(
  { monday: weekPlan.monday, since: weekPlan.since, rollDays: weekPlan.rollDays, lifts: weekPlan.lifts },
  (select) =>
    select
      .from(weekPlan)
      .where(eq(weekPlan.userId, sql.placeholder("userId")))
      .orderBy(desc(weekPlan.monday))
      .limit(PLANS_READ),
);

const settings = prepared(
  {
    preferredTime: weekPlanSetting.preferredTime,
    reminds: sql`${weekPlanSetting.remindAt} is not null`.mapWith(Boolean),
  },
  (select) => select.from(weekPlanSetting).where(eq(weekPlanSetting.userId, sql.placeholder("userId"))),
);

const moves = prepared({ dayId: sessionMove.dailyWorkoutId, date: sessionMove.localDate }, (select) =>
  select
    .from(sessionMove)
    .where(and(eq(sessionMove.userId, sql.placeholder("userId")), eq(sessionMove.monday, sql.placeholder("monday"))))
    .limit(MOVES_MOST),
);
