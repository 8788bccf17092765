import { eq } from "drizzle-orm";
import { sessionMove, weekPlan, weekPlanSetting } from "../../db/week-plan";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";

/** Deletes the actor's plan and moves: their week follows the coach's again. Completions stay. */
export async function endWeekPlan(ctx: Ctx): Promise<void> {
  const { id } = memberOf(ctx.actor).user;
  const write = writing(ctx);
  for (const table of [sessionMove, weekPlan, weekPlanSetting]) {
    write.add(ctx.db.delete(table).where(eq(table.userId, id)));
  }
  await write.commit();
}
