import { eq, gt, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { Unread } from "../../contract/messages";
import { UNREAD_MOST } from "../../contract/messages-limits";
import { type BatchedRead, batchedRead, runReads } from "../../db/batched-read";
import { conversation } from "../../db/messages";
import { prepared } from "../../db/prepared-query";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { newPosts } from "../community/new-posts";
import { answersMembers } from "./policy";

/** Counts unread messages, and new posts in the community. */
export async function countUnread(ctx: Ctx): Promise<Unread> {
  const { messages, posts } = await runReads(ctx.db, { messages: unreadMessages(ctx), posts: newPosts(ctx) });
  return { count: messages, posts };
}

/** Counts a member's own unread messages, or for admins the conversations with unread messages from members. */
export function unreadMessages({ db, actor }: Ctx): BatchedRead<number> {
  const count = answersMembers(actor) ? waiting(db, {}) : own(db, { userId: memberOf(actor).user.id });
  return batchedRead([count], ([[row]]) => Math.min(UNREAD_MOST, row?.count ?? 0));
}

const waiting = prepared({ count: sql<number>`count(*)` }, (select) =>
  select.from(
    new QueryBuilder()
      .select({ one: sql`1`.as("one") })
      .from(conversation)
      .where(gt(conversation.unreadByAdmins, 0))
      .limit(UNREAD_MOST)
      .as("some"),
  ),
);

const own = prepared({ count: conversation.unreadByMember }, (select) =>
  select.from(conversation).where(eq(conversation.memberId, sql.placeholder("userId"))),
);
