import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { brand } from "../../contract/brand";
import { MAIL_EVERY_MINUTES } from "../../contract/messages-limits";
import { user } from "../../db/account";
import { connect, type Db } from "../../db/client";
import { conversation } from "../../db/messages";
import type { Ctx } from "../../http/context";
import type { Env } from "../../http/env";
import { publicOrigin } from "../../http/public-origin";
import { openEnd } from "../../platform/background";
import { type Mail, postMail } from "../../platform/mail";
import { coachAnsweredMail, memberWroteMail } from "./mails";
import { firstAdmin } from "./queries";

const AT_ONCE = 100;

type Side = "admin" | "member";

const OF_SIDE = {
  admin: { at: conversation.adminMailedAt, owed: conversation.mailOwedToAdmin },
  member: { at: conversation.memberMailedAt, owed: conversation.mailOwedToMember },
} as const;

/**
 * Returns the statement that marks a mail as owed to a side, unless it got one within the hour. It is in the message's
 * batch, so a mail can be neither lost nor owed twice; it returns a row when it marks one.
 */
export function markMailOwed(db: Db, side: Side, memberId: string, now: Date) {
  const { at } = OF_SIDE[side];
  const lastMessage = sql`${conversation.lastMessageId}`;
  return db
    .update(conversation)
    .set(
      side === "admin"
        ? { adminMailedAt: now, mailOwedToAdmin: lastMessage }
        : { memberMailedAt: now, mailOwedToMember: lastMessage },
    )
    .where(
      and(
        eq(conversation.memberId, memberId),
        or(isNull(at), lte(at, new Date(now.getTime() - MAIL_EVERY_MINUTES * 60_000))),
      ),
    )
    .returning({ id: conversation.id });
}

type Sender = Pick<Ctx, "db" | "env" | "now" | "later">;

/**
 * Sends the mails that a conversation owes, then clears the marks. Each mail has a key, so repeating it sends none
 * twice.
 */
export const sendOwedMail = (sender: Sender, conversationId: number, origin: string) =>
  sendAll(sender, eq(conversation.id, conversationId), origin);

/** Scheduled task: sends the mails that a request could not. */
export async function sendOverdueMail(env: Env, now: Date): Promise<number> {
  const { later, finished } = openEnd(env, "mail owed");
  const sender = { db: connect(env.DB), env, now, later };
  const sent = await sendAll(sender, undefined, publicOrigin(env, brand.origin));
  await finished();
  return sent;
}

async function sendAll(sender: Sender, condition: SQL | undefined, origin: string): Promise<number> {
  const { db } = sender;
  const rows = await db
    .select({ conversation, member: user })
    .from(conversation)
    .innerJoin(user, eq(user.id, conversation.memberId))
    .where(and(condition, or(isNotNull(conversation.mailOwedToAdmin), isNotNull(conversation.mailOwedToMember))))
    .limit(AT_ONCE);
  if (rows.length === 0) return 0;
  const coach = rows.some(({ conversation }) => conversation.mailOwedToAdmin !== null)
    ? await firstAdmin(db)
    : undefined;
  for (const { conversation, member } of rows) {
    if (conversation.mailOwedToAdmin !== null) {
      const name = `${member.firstName} ${member.lastName}`;
      const from = { id: member.id, name, topic: conversation.topic };
      const told = coach && {
        to: { userId: coach.id, email: coach.email },
        messageId: conversation.mailOwedToAdmin,
        origin,
      };
      const mail = told && (await memberWroteMail(sender.env, told, from));
      await sendOne(sender, conversation.id, "admin", conversation.mailOwedToAdmin, mail);
    }
    if (conversation.mailOwedToMember !== null) {
      const to = { userId: member.id, email: member.email };
      const told = { to, messageId: conversation.mailOwedToMember, origin };
      const mail = await coachAnsweredMail(sender.env, told, member.firstName);
      await sendOne(sender, conversation.id, "member", conversation.mailOwedToMember, mail);
    }
  }
  return rows.length;
}

async function sendOne(
  sender: Sender,
  id: number,
  side: Side,
  messageId: number,
  mail: Mail | undefined,
): Promise<void> {
  if (mail) await postMail(sender, mail);
  // A newer message may owe another mail by now: only this mark is cleared.
  await sender.db
    .update(conversation)
    .set(side === "admin" ? { mailOwedToAdmin: null } : { mailOwedToMember: null })
    .where(and(eq(conversation.id, id), eq(OF_SIDE[side].owed, messageId)));
}
