import { eq } from "drizzle-orm";
import { sessionMove, weekPlan, weekPlanSetting } from "../../db/week-plan";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";

/** Takes the actor's plan away with all they have moved: their week is the coach's again. What they did stays. */
export async function endWeekPlan(ctx: Ctx): Promise<void> {
  const { id } = memberOf(ctx.actor).user;
  const write = writing(ctx);
  for (const table of [sessionMove, weekPlan, weekPlanSetting]) {
    write.add(ctx.db.delete(table).where(eq(table.userId, id)));
  }
  await write.commit();
}
