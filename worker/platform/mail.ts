import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { emailOutbox } from "../db/outbox";
import { sendByResend } from "./mail-resend";

export type Mail = {
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Of a mail that tells of one event: under the same key nothing is written again. */
  onceKey?: string;
};

export type MailSettings = {
  MAIL_QUEUE: Queue<{ outboxId: string }>;
  MAIL_FROM?: string;
  RESEND_API_KEY?: string;
};

type Sender = { db: Db; env: MailSettings; now: Date; later: (work: Promise<unknown>) => void };

const ERROR_MAX_LENGTH = 300;
const MINUTE_MS = 60_000;
const REQUEUE_AFTER_MS = 20 * MINUTE_MS;
const REQUEUE_UNTIL_MS = 48 * 60 * MINUTE_MS;
const REQUEUE_AT_ONCE = 100;

/**
 * Writes a mail to the outbox and hands it to the queue. Resolves with the row's id once the row is written: from then
 * on a dead queue or mail service delays the mail and does not lose it.
 */
export async function postMail({ db, env, now, later }: Sender, mail: Mail): Promise<string> {
  const id = crypto.randomUUID();
  const { kind, to, subject, text, html, onceKey = null } = mail;
  const { meta } = await db
    .insert(emailOutbox)
    .values({ id, kind, toAddress: to, subject, text, html, createdAt: now, onceKey })
    .onConflictDoNothing({ target: emailOutbox.onceKey });
  if (meta.changes > 0) later(env.MAIL_QUEUE.send({ outboxId: id }));
  return id;
}

/**
 * Sends one outbox row through the configured mail service and marks it sent. Throws when the service refuses, so that
 * the queue tries again. Without a service the row stays as it is: the outbox is where the mail is read.
 */
export async function deliverMail(env: MailSettings, db: Db, outboxId: string): Promise<void> {
  const key = env.RESEND_API_KEY;
  if (!key) return;
  const row = await db
    .select()
    .from(emailOutbox)
    .where(and(eq(emailOutbox.id, outboxId), isNull(emailOutbox.sentAt)))
    .get();
  if (!row) return;
  const attempt = { attempts: sql`${emailOutbox.attempts} + 1` };
  try {
    await sendByResend({ key, from: env.MAIL_FROM }, { ...row, to: row.toAddress });
  } catch (error) {
    const lastError = String(error).slice(0, ERROR_MAX_LENGTH);
    await db
      .update(emailOutbox)
      .set({ ...attempt, lastError })
      .where(eq(emailOutbox.id, outboxId));
    throw error;
  }
  // What was sent holds one-time links and codes; the copy that stays behind must not.
  const sent = { sentAt: new Date(), lastError: null, text: "", html: "" };
  await db
    .update(emailOutbox)
    .set({ ...attempt, ...sent })
    .where(eq(emailOutbox.id, outboxId));
}

/** Queues again what was written and never sent, as after an outage longer than the queue's own retries. */
export async function requeueUnsentMail(env: MailSettings, db: Db, now: Date): Promise<number> {
  if (!env.RESEND_API_KEY) return 0;
  const rows = await db
    .select({ id: emailOutbox.id })
    .from(emailOutbox)
    .where(
      and(
        isNull(emailOutbox.sentAt),
        gt(emailOutbox.createdAt, new Date(now.getTime() - REQUEUE_UNTIL_MS)),
        lt(emailOutbox.createdAt, new Date(now.getTime() - REQUEUE_AFTER_MS)),
      ),
    )
    .orderBy(asc(emailOutbox.createdAt))
    .limit(REQUEUE_AT_ONCE);
  if (rows.length) await env.MAIL_QUEUE.sendBatch(rows.map(({ id }) => ({ body: { outboxId: id } })));
  return rows.length;
}
