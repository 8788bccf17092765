import { type SQL, sql } from "drizzle-orm";
import { type NoticeTopic, WANTED_BY_DEFAULT } from "../contract/notices-limits";
import type { Db } from "../db/client";
import { insertFrom } from "../db/insert-from";
import { emailOutbox } from "../db/outbox";
import type { Outgoing } from "./outgoing";

export type Mail = {
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Deduplicates mails about one event: a key that was used before writes nothing. */
  onceKey?: string;
  /** Its link or code works once and expires soon, so it is never sent later. */
  oneTime?: true;
  /** For mail that its recipient may turn off. All other mail is always sent. */
  optional?: { userId: string; topic: NoticeTopic; unsubscribeUrl: string };
};

export type MailQueue = { MAIL_QUEUE: Queue<Outgoing> };
export type Sender = { db: Db; env: MailQueue; now: Date; later: (work: Promise<unknown>) => void };

const HOUR_MS = 3_600_000;
/** Maximum number of optional mails per member. */
const OPTIONAL_MAX = { hour: 12, day: 40 };

/**
 * Writes a mail to the outbox and queues it. Resolves with the row's id once the row is stored: from then on a failing
 * queue or mail service delays the mail and does not lose it.
 */
export async function postMail(sender: Sender, mail: Mail): Promise<string> {
  const { id, statement } = outboxRow(sender.db, mail, sender.now);
  const { meta } = await statement;
  if (meta.changes > 0) queueMail(sender, [id]);
  return id;
}

/**
 * Returns the statement that writes a mail, for `sendMail`. It writes nothing if its key was used before, if the
 * recipient opted out, reached the limit or left, or if `onlyIf` is false.
 */
export function outboxRow(db: Db, mail: Mail, now: Date, onlyIf: SQL = sql`true`) {
  const id = crypto.randomUUID();
  const at = now.getTime();
  const { kind, to, subject, text, html, onceKey = null, oneTime = false, optional } = mail;
  const wanted = optional
    ? // An unconfirmed address gets no optional mail: imported members are invited first.
      // Staff have no limit of their own: mails are limited per conversation.
      sql`${wantsMail(sql`${optional.userId}`, optional.topic)}
        and exists (select 1 from user u where u.id = ${optional.userId} and u.email_verified = 1 and (u.role <> 'user' or (
          ${optionalSince(optional.userId, at - HOUR_MS)} < ${OPTIONAL_MAX.hour}
          and ${optionalSince(optional.userId, at - 24 * HOUR_MS)} < ${OPTIONAL_MAX.day})))`
    : sql`true`;
  const statement = insertFrom(
    db,
    emailOutbox,
    {
      id,
      kind,
      toAddress: to,
      subject,
      text,
      html,
      createdAt: now,
      dueAt: now,
      onceKey,
      oneTime,
      userId: optional?.userId,
      topic: optional?.topic,
      unsubscribeUrl: optional?.unsubscribeUrl,
    },
    sql`where ${onlyIf} and ${wanted}`,
  ).onConflictDoNothing({ target: emailOutbox.onceKey });
  return { id, statement };
}

/** Queues written mails. If this fails, the schedule finds them. */
export function queueMail({ env, later }: Pick<Sender, "env" | "later">, ids: string[]): void {
  if (ids.length) later(env.MAIL_QUEUE.sendBatch(ids.map((outboxId) => ({ body: { outboxId } }))));
}

/** Returns the SQL condition that a member wants mail about a topic. */
export function wantsMail(userId: SQL, topic: NoticeTopic): SQL {
  return sql`coalesce((select p.enabled from notice_preference p
    where p.user_id = ${userId} and p.channel = 'mail' and p.topic = ${topic}), ${WANTED_BY_DEFAULT.mail[topic] ? 1 : 0})`;
}

const optionalSince = (userId: string, at: number) =>
  sql`(select count(*) from email_outbox o where o.user_id = ${userId} and o.topic is not null and o.created_at > ${at})`;
