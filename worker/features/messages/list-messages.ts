import { eq } from "drizzle-orm";
import type { Message } from "../../contract/messages";
import type { PageQuery } from "../../contract/paging";
import { mayDo } from "../../contract/rights";
import { user } from "../../db/account";
import { runReads } from "../../db/batched-read";
import { cursorValues, type Page } from "../../db/cursor";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { answersMembers } from "./policy";
import { presentMessage } from "./present";
import { messagePages } from "./queries";

/** Lists a member's own conversation with the coach, newest first; for an admin the messages of all. */
export function listMessages(ctx: Ctx, page: PageQuery): Promise<Page<Message>> {
  return pageOfMessages(ctx, answersMembers(ctx.actor) ? null : memberOf(ctx.actor).user.id, page);
}

/**
 * Reads the conversation with a user. A member may name any admin and gets their own conversation; any other id is not
 * found. An admin names a member.
 */
export async function readConversation(ctx: Ctx, withId: string, page: PageQuery): Promise<Page<Message>> {
  const asAdmin = answersMembers(ctx.actor);
  const ownId = memberOf(ctx.actor).user.id;
  const [other, messages] = await Promise.all([
    ctx.db.select({ role: user.role }).from(user).where(eq(user.id, withId)).get(),
    pageOfMessages(ctx, asAdmin ? withId : ownId, page),
  ]);
  // A member who has joined the staff keeps their earlier conversation.
  const isTheirs = asAdmin && other && (!mayDo(other.role, "messages") || messages.items.length > 0);
  const isThere = asAdmin ? isTheirs : other?.role === "admin";
  if (!isThere) throw notFound("Conversation");
  return messages;
}

async function pageOfMessages(ctx: Ctx, memberId: string | null, page: PageQuery): Promise<Page<Message>> {
  const after = cursorValues(page.cursor);
  const pages = memberId === null ? messagePages.all : messagePages.conversation;
  const wanted = (after ? pages.later : pages.first)(ctx.db, { ...after, memberId, rows: page.limit + 1 });
  const { rows } = await runReads(ctx.db, { rows: wanted });
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1)?.message;
  return {
    items: shown.map(presentMessage),
    nextCursor: rows.length > page.limit && last ? `${last.createdAt.getTime()}.${last.id}` : null,
  };
}
