import { eq, gt, sql } from "drizzle-orm";
import type { Unread } from "../../contract/messages";
import { UNREAD_MOST } from "../../contract/messages-limits";
import { conversation } from "../../db/messages";
import { ask, type Reading, reading } from "../../db/reading";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { answersMembers } from "./policy";

/** What waits to be read: a member's own messages, or the lines on which a member has written to the admins. */
export const countUnread = (ctx: Ctx): Promise<Unread> => ask(ctx.db, unreadMessages(ctx));

/** The same, for a round trip that reads more. */
export function unreadMessages(ctx: Ctx): Reading<Unread> {
  const { db } = ctx;
  if (answersMembers(ctx.actor)) {
    const some = db
      .select({ one: sql`1`.as("one") })
      .from(conversation)
      .where(gt(conversation.unreadByAdmins, 0))
      .limit(UNREAD_MOST)
      .as("some");
    const counted = db.select({ count: sql<number>`count(*)` }).from(some);
    return reading([counted], ([[row]]) => ({ count: row?.count ?? 0 }));
  }
  const own = db
    .select({ count: conversation.unreadByMember })
    .from(conversation)
    .where(eq(conversation.memberId, memberOf(ctx.actor).user.id));
  return reading([own], ([[row]]) => ({ count: Math.min(UNREAD_MOST, row?.count ?? 0) }));
}
