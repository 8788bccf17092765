import { eq, type SQL } from "drizzle-orm";
import type { Message } from "../../contract/messages";
import type { PageQuery } from "../../contract/paging";
import { user } from "../../db/account";
import type { Page } from "../../db/cursor";
import { conversation } from "../../db/messages";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { answersMembers } from "./policy";
import { presentMessage } from "./present";
import { selectMessages } from "./queries";

/** One's own line to the coach, newest first; for an admin all of them. */
export function listMessages(ctx: Ctx, page: PageQuery): Promise<Page<Message>> {
  return pageOfMessages(ctx, answersMembers(ctx.actor) ? undefined : ofMember(memberOf(ctx.actor).user.id), page);
}

/**
 * The line with somebody. A member names an admin, whichever, and gets their own; any other id names nothing. An admin
 * names a member.
 */
export async function readConversation(ctx: Ctx, withId: string, page: PageQuery): Promise<Page<Message>> {
  const asAdmin = answersMembers(ctx.actor);
  const ownId = memberOf(ctx.actor).user.id;
  const [other, messages] = await Promise.all([
    ctx.db.select({ role: user.role }).from(user).where(eq(user.id, withId)).get(),
    pageOfMessages(ctx, ofMember(asAdmin ? withId : ownId), page),
  ]);
  // Who has become an admin still has the line from before.
  const isThere = other && (other.role === "admin" ? !asAdmin || messages.items.length > 0 : asAdmin);
  if (!isThere) throw notFound("Conversation");
  return messages;
}

const ofMember = (memberId: string) => eq(conversation.memberId, memberId);

async function pageOfMessages(ctx: Ctx, which: SQL | undefined, page: PageQuery): Promise<Page<Message>> {
  const rows = await selectMessages(ctx.db, which, page);
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1)?.message;
  return {
    items: shown.map(presentMessage),
    nextCursor: rows.length > page.limit && last ? `${last.createdAt.getTime()}.${last.id}` : null,
  };
}
