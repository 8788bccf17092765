import { and, eq } from "drizzle-orm";
import { completion } from "../../db/progress";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

/** Deletes a completion of the member's own. Triggers take it out of totals and training days. */
export async function undoCompletion(ctx: Ctx, id: number): Promise<void> {
  const removed = await ctx.db
    .delete(completion)
    .where(and(eq(completion.id, id), eq(completion.userId, memberOf(ctx.actor).user.id)))
    .returning({ id: completion.id });
  if (removed.length === 0) throw notFound("Completion");
}
