import { and, eq } from "drizzle-orm";
import { injury } from "../../db/injuries";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";

/** Deletes one of the actor's injuries with all its words. */
export async function removeInjury(ctx: Ctx, id: number): Promise<void> {
  const own = and(eq(injury.id, id), eq(injury.userId, memberOf(ctx.actor).user.id));
  const write = writing(ctx);
  write.must(ctx.db.delete(injury).where(own), notFound("Injury"));
  await write.commit();
}
