import { asc, eq } from "drizzle-orm";
import type { ReturnPlan } from "../../contract/injuries";
import { PLAN_PLACES } from "../../contract/injuries-limits";
import { returnPlan } from "../../db/injuries";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";

const plans = ({ db }: Ctx) =>
  db
    .select({ place: returnPlan.place, text: returnPlan.text })
    .from(returnPlan)
    .orderBy(asc(returnPlan.place))
    .limit(PLAN_PLACES.length);

/** Lists the coach's return plans by joint. */
export const listReturnPlans = async (ctx: Ctx): Promise<ReturnPlan[]> => plans(ctx);

/** Replaces the return plan for a joint, or for any; an empty one is deleted. */
export async function setReturnPlan(ctx: Ctx, at: string, text: string): Promise<ReturnPlan[]> {
  const place = PLAN_PLACES.find((each) => each === at);
  if (!place) throw notFound("Return plan");
  const { db, now } = ctx;
  const write = writing(ctx);
  audit(write, text ? "return_plan.write" : "return_plan.remove", `return_plan:${place}`);
  write.add(
    text
      ? db
          .insert(returnPlan)
          .values({ place, text, updatedAt: now })
          .onConflictDoUpdate({ target: returnPlan.place, set: { text, updatedAt: now } })
      : db.delete(returnPlan).where(eq(returnPlan.place, place)),
  );
  const stored = write.add(plans(ctx));
  return (await write.commit()).of(stored);
}
