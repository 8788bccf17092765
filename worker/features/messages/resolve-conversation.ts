import { eq, sql } from "drizzle-orm";
import { conversation } from "../../db/messages";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { notifyParties } from "./notify-parties";

/** Marks a conversation as resolved, so that it no longer waits, or reopens it. */
export async function resolveConversation(ctx: Ctx, memberId: string, resolved: boolean): Promise<void> {
  const write = writing(ctx);
  const change = resolved
    ? { resolvedAt: sql`coalesce(resolved_at, ${ctx.now.getTime()})`, waitingSince: null }
    : { resolvedAt: null };
  const changed = ctx.db.update(conversation).set(change).where(eq(conversation.memberId, memberId));
  write.must(changed, notFound("Conversation"));
  audit(write, resolved ? "conversation.resolve" : "conversation.reopen", `user:${memberId}`);
  notifyParties(write, memberId);
  await write.commit();
}
