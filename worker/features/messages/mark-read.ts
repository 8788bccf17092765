import { and, eq, lt, sql } from "drizzle-orm";
import { conversation } from "../../db/messages";
import type { Ctx } from "../../http/context";
import { refreshMember } from "../../write/broadcast";
import { type Committed, writing } from "../../write/writing";
import { noticesReadRow } from "../notices/notices-read";
import { MESSAGE_NOTICE, notifyParties } from "./notify-parties";

type Mark = { memberId: string; side: "admins" | "member"; upTo: number };

/** Marks a conversation as read by one side up to a message. Marks only move forward; later messages stay unread. */
export async function markRead(ctx: Ctx, { memberId, side, upTo }: Mark): Promise<void> {
  const read = side === "admins" ? conversation.readByAdmins : conversation.readByMember;
  const mark = sql`min(${upTo}, last_message_id)`;
  const unread = sql`(select count(*) from direct_message m where m.conversation_id = conversation.id
    and m.id > ${upTo} and m.from_admin = ${side === "admins" ? 0 : 1})`;
  const write = writing(ctx);
  const marked = write.add(
    ctx.db
      .update(conversation)
      .set(
        side === "admins"
          ? { readByAdmins: mark, unreadByAdmins: unread }
          : { readByMember: mark, unreadByMember: unread },
      )
      .where(and(eq(conversation.memberId, memberId), lt(read, mark)))
      .returning({ id: conversation.id }),
  );
  const isNews = (done: Committed) => done.of(marked).length > 0;
  notifyParties(write, memberId, isNews);
  if (side === "member") {
    const { kind, subject } = MESSAGE_NOTICE;
    write.add(noticesReadRow(ctx.db, ctx.now, memberId, kind, subject));
    refreshMember(write, memberId, isNews);
  }
  await write.commit();
}
