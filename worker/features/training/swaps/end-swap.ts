import { and, eq } from "drizzle-orm";
import { exerciseSwap } from "../../../db/training";
import { notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { writing } from "../../../write/writing";

/** Ends a lasting swap. Sets logged for the substitute stay. */
export async function endSwap(ctx: Ctx, id: number): Promise<void> {
  const write = writing(ctx);
  const own = and(eq(exerciseSwap.id, id), eq(exerciseSwap.userId, memberOf(ctx.actor).user.id));
  write.must(ctx.db.delete(exerciseSwap).where(own), notFound("Swap"));
  await write.commit();
}
