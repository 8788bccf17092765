import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { OwnInjuries } from "../../contract/injuries";
import { ANY_JOINT, INJURY_LIMITS, SPOTS } from "../../contract/injuries-limits";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { injury, returnPlan } from "../../db/injuries";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { INJURY, presentInjury } from "./words";

export function listInjuries(ctx: Ctx): Promise<OwnInjuries> {
  return runRead(ctx.db, ownInjuries(ctx));
}

/** Reads the member's injuries, open and past, and the coach's return plans for the open ones. */
export function ownInjuries({ db, actor }: Ctx): BatchedRead<OwnInjuries> {
  const own = eq(injury.userId, memberOf(actor).user.id);
  const isOpen = isNull(injury.endedOn);
  const marked = db.select({ spot: injury.spot }).from(injury).where(and(own, isOpen));
  const statements = [
    db
      .select(INJURY)
      .from(injury)
      .where(and(own, isOpen))
      .orderBy(asc(injury.since), asc(injury.id))
      .limit(SPOTS.length),
    db
      .select(INJURY)
      .from(injury)
      .where(and(own, isNotNull(injury.endedOn)))
      .orderBy(desc(injury.saidAt), desc(injury.id))
      .limit(INJURY_LIMITS.ended),
    db
      .select({ place: returnPlan.place, text: returnPlan.text })
      .from(returnPlan)
      .where(
        or(
          and(eq(returnPlan.place, ANY_JOINT), exists(marked)),
          inArray(
            returnPlan.place,
            db
              .select({ joint: sql<string>`replace(replace(spot, '-left', ''), '-right', '')` })
              .from(injury)
              .where(and(own, isOpen)),
          ),
        ),
      ),
  ] as const;
  return batchedRead(statements, ([open, ended, plans]) => ({
    open: open.map(presentInjury),
    ended: ended.map(presentInjury),
    // Plans for the joint itself come before those for any joint.
    plans: plans.sort((one, other) => Number(one.place === ANY_JOINT) - Number(other.place === ANY_JOINT)),
  }));
}
