import { and, eq, lt, sql } from "drizzle-orm";
import { conversation } from "../../db/messages";
import type { Ctx } from "../../http/context";
import { tell } from "../../platform/live";
import { noticesReadRow } from "../notices/record-notice";
import { MESSAGE_NOTICE, tellParties } from "./tell-parties";

type Mark = { memberId: string; side: "admins" | "member"; upTo: number };

/** Notes that a side has read everything up to a message. Marks only move forward; what came after stays unread. */
export async function markRead(ctx: Ctx, { memberId, side, upTo }: Mark): Promise<void> {
  const read = side === "admins" ? conversation.readByAdmins : conversation.readByMember;
  const mark = sql`min(${upTo}, last_message_id)`;
  const unread = sql`(select count(*) from direct_message m where m.conversation_id = conversation.id
    and m.id > ${upTo} and m.from_admin = ${side === "admins" ? 0 : 1})`;
  const marked = ctx.db
    .update(conversation)
    .set(
      side === "admins"
        ? { readByAdmins: mark, unreadByAdmins: unread }
        : { readByMember: mark, unreadByMember: unread },
    )
    .where(and(eq(conversation.memberId, memberId), lt(read, mark)))
    .returning({ id: conversation.id });
  const { kind, subject } = MESSAGE_NOTICE;
  const noticed = side === "member" ? [noticesReadRow(ctx.db, ctx.now, memberId, kind, subject)] : [];
  const [changed] = await ctx.db.batch([marked, ...noticed]);
  if (changed.length === 0) return;
  tellParties(ctx, memberId);
  if (side === "member") ctx.later(tell(ctx.env, { userId: memberId }, { type: "notice" }));
}
