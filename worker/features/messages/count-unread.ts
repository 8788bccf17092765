import { eq, gt, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { Unread } from "../../contract/messages";
import { UNREAD_MOST } from "../../contract/messages-limits";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { conversation } from "../../db/messages";
import { prepared } from "../../db/prepared-query";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { answersMembers } from "./policy";

/** What waits to be read: a member's own messages, or the conversations on which a member has written to the admins. */
export const countUnread = (ctx: Ctx): Promise<Unread> => runRead(ctx.db, unreadMessages(ctx));

/** The same, for a round trip that reads more. */
export function unreadMessages(ctx: Ctx): BatchedRead<Unread> {
  const { db } = ctx;
  if (answersMembers(ctx.actor)) {
    return batchedRead([waiting(db, {})], ([[row]]) => ({ count: row?.count ?? 0 }));
  }
  return batchedRead([own(db, { userId: memberOf(ctx.actor).user.id })], ([[row]]) => ({
    count: Math.min(UNREAD_MOST, row?.count ?? 0),
  }));
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
