import { eq, sql } from "drizzle-orm";
import { conversation } from "../../db/messages";
import { notFound } from "../../http/app-error";
import { auditRowIfChanged } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { tellParties } from "./tell-parties";

/** Puts a line aside as done, so that nobody waits on it, or takes it up again. */
export async function resolveConversation(ctx: Ctx, memberId: string, resolved: boolean): Promise<void> {
  const { db, now } = ctx;
  const [[found]] = await db.batch([
    db
      .update(conversation)
      .set(
        resolved
          ? { resolvedAt: sql`coalesce(resolved_at, ${now.getTime()})`, waitingSince: null }
          : { resolvedAt: null },
      )
      .where(eq(conversation.memberId, memberId))
      .returning({ id: conversation.id }),
    auditRowIfChanged(db, {
      at: now,
      actorId: memberOf(ctx.actor).user.id,
      action: resolved ? "conversation.resolve" : "conversation.reopen",
      subject: `user:${memberId}`,
    }),
  ]);
  if (!found) throw notFound("Conversation");
  tellParties(ctx, memberId);
}
