import { sql } from "drizzle-orm";
import { localDate, mondayOf } from "../../contract/calendar";
import { reminderAfter } from "../../contract/reminder-time";
import type { OwnWeekPlan, WeekPlanChange } from "../../contract/week-plan";
import { weekPlan, weekPlanSetting } from "../../db/week-plan";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";
import { ownWeekPlan, readWeekPlan } from "./read-week-plan";

/**
 * Sets the actor's plan from this week on; earlier weeks keep the plan they had. The same input again changes nothing.
 */
export async function setWeekPlan(ctx: Ctx, { rollDays, lifts, time, reminds }: WeekPlanChange): Promise<OwnWeekPlan> {
  const { db, now } = ctx;
  const { user } = memberOf(ctx.actor);
  const { plan: before } = await readWeekPlan(ctx);
  const today = localDate(now, user.timeZone);
  const inOrder = [...rollDays].sort((a, b) => a.dayOfWeek - b.dayOfWeek);
  const same = before?.lifts === lifts && JSON.stringify(before.rollDays) === JSON.stringify(inOrder);
  const setting = {
    preferredTime: time,
    remindAt: reminds && time ? reminderAfter(now, time, user.timeZone) : null,
  };
  const write = writing(ctx);
  write.add(
    db
      .insert(weekPlanSetting)
      .values({ userId: user.id, ...setting })
      .onConflictDoUpdate({ target: weekPlanSetting.userId, set: setting }),
  );
  if (!same) {
    write.add(
      db
        .insert(weekPlan)
        .values({ userId: user.id, monday: mondayOf(today), since: today, rollDays: inOrder, lifts })
        .onConflictDoUpdate({
          target: [weekPlan.userId, weekPlan.monday],
          set: { since: sql`excluded.since`, rollDays: sql`excluded.roll_days`, lifts: sql`excluded.lifts` },
        }),
    );
  }
  const stored = write.read(ownWeekPlan(ctx));
  return (await write.commit()).of(stored);
}
