import { and, eq } from "drizzle-orm";
import { roll } from "../../db/rolls";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";

/** Takes a roll of the actor's back. Triggers take it out of the load of its day. */
export async function removeRoll(ctx: Ctx, id: number): Promise<void> {
  const write = writing(ctx);
  const mine = and(eq(roll.id, id), eq(roll.userId, memberOf(ctx.actor).user.id));
  write.must(ctx.db.delete(roll).where(mine), notFound("Roll"));
  await write.commit();
}
