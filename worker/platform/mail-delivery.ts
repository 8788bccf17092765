import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { NoticeTopic } from "../contract/notices-limits";
import { user } from "../db/account";
import type { Db } from "../db/client";
import { emailOutbox } from "../db/outbox";
import { wantsMail } from "./mail";
import { MailRefused } from "./mail-refused";
import { sendByResend } from "./mail-resend";

export type MailService = { MAIL_FROM?: string; RESEND_API_KEY?: string };

/** Outcome of one attempt: done (with a reason if given up), or to be retried after some seconds. */
type Delivery = { done: true; dead?: string } | { done: false; retryInSeconds: number };

const ERROR_MAX_LENGTH = 300;
/** Longer than one call to the mail service takes. */
const LEASE_MS = 30_000;
const BACK_OFF_S = { first: 30, most: 3 * 3600 };
/** The service forgets an idempotency key after 24 hours; a later retry could send the mail twice. */
const REPEATED_UNTIL_MS = 23 * 3_600_000;

const DONE: Delivery = { done: true };

/**
 * Sends one outbox row through the mail service, and returns when to retry if that failed. A lease prevents two
 * concurrent deliveries of a row. Without a service the row stays: the outbox is where the mail is read.
 */
export async function deliverMail(env: MailService, db: Db, outboxId: string, now = new Date()): Promise<Delivery> {
  const key = env.RESEND_API_KEY;
  if (!key) return DONE;
  const row = await lease(db, outboxId, now);
  if (!row) return (await isWaiting(db, outboxId)) ? { done: false, retryInSeconds: LEASE_MS / 1000 } : DONE;
  if (row.topic && !(await isWanted(db, row.userId, row.topic as NoticeTopic))) {
    await giveUp(db, outboxId, now, null);
    return DONE;
  }
  try {
    if (row.firstTriedAt && now.getTime() - row.firstTriedAt.getTime() > REPEATED_UNTIL_MS) {
      throw new MailRefused(row.lastError ?? "tried for a day", { forever: true, retryAfterSeconds: 0 });
    }
    await sendByResend({ key, from: env.MAIL_FROM }, { ...row, to: row.toAddress });
  } catch (error) {
    return failed(db, row, error, now);
  }
  // A sent mail contains one-time links and codes; the stored copy must not.
  await db
    .update(emailOutbox)
    .set({ sentAt: new Date(), lastError: null, leasedUntil: null, ...EMPTIED })
    .where(eq(emailOutbox.id, outboxId));
  return DONE;
}

/** Gives up an unsent mail. With a reason it is undelivered and can be sent later. Returns false if it was over. */
export async function giveUp(db: Db, outboxId: string, now: Date, why: string | null): Promise<boolean> {
  const { meta } = await db
    .update(emailOutbox)
    .set({ deadAt: now, leasedUntil: null, lastError: why, ...(why === null ? EMPTIED : EMPTIED_IF_ONE_TIME) })
    .where(and(eq(emailOutbox.id, outboxId), isNull(emailOutbox.sentAt), isNull(emailOutbox.deadAt)));
  return meta.changes > 0;
}

/** Column values that empty a mail's content. */
export const EMPTIED = { text: "", html: "", unsubscribeUrl: null };
/** Same, but only for a mail that is worth nothing later. */
export const EMPTIED_IF_ONE_TIME = {
  text: sql`iif(${emailOutbox.oneTime}, '', ${emailOutbox.text})`,
  html: sql`iif(${emailOutbox.oneTime}, '', ${emailOutbox.html})`,
};

type Row = typeof emailOutbox.$inferSelect;

async function lease(db: Db, id: string, now: Date): Promise<Row | undefined> {
  const until = new Date(now.getTime() + LEASE_MS);
  const [row] = await db
    .update(emailOutbox)
    .set({
      attempts: sql`${emailOutbox.attempts} + 1`,
      leasedUntil: until,
      dueAt: until,
      firstTriedAt: sql`coalesce(${emailOutbox.firstTriedAt}, ${now.getTime()})`,
    })
    .where(
      and(
        eq(emailOutbox.id, id),
        isNull(emailOutbox.sentAt),
        isNull(emailOutbox.deadAt),
        or(isNull(emailOutbox.leasedUntil), lte(emailOutbox.leasedUntil, now)),
      ),
    )
    .returning();
  return row;
}

async function isWaiting(db: Db, id: string): Promise<boolean> {
  const row = await db
    .select({ id: emailOutbox.id })
    .from(emailOutbox)
    .where(and(eq(emailOutbox.id, id), isNull(emailOutbox.sentAt), isNull(emailOutbox.deadAt)))
    .get();
  return row !== undefined;
}

/** Returns whether the recipient still wants the mail: they may have unsubscribed or left while it waited. */
async function isWanted(db: Db, userId: string | null, topic: NoticeTopic): Promise<boolean> {
  if (!userId) return false;
  const row = await db
    .select({ wanted: sql`${wantsMail(sql`${userId}`, topic)}`.mapWith(Boolean) })
    .from(user)
    .where(eq(user.id, userId))
    .get();
  return row?.wanted ?? false;
}

async function failed(db: Db, row: Row, error: unknown, now: Date): Promise<Delivery> {
  const why = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX_LENGTH);
  if (error instanceof MailRefused && error.forever) {
    await giveUp(db, row.id, now, why);
    return { done: true, dead: why };
  }
  const asked = error instanceof MailRefused ? error.retryAfterSeconds : 0;
  const retryInSeconds = Math.max(asked, backOff(row.attempts));
  const dueAt = new Date(now.getTime() + retryInSeconds * 1000);
  await db.update(emailOutbox).set({ lastError: why, leasedUntil: null, dueAt }).where(eq(emailOutbox.id, row.id));
  return { done: false, retryInSeconds };
}

/** Returns the seconds until the next retry: exponential backoff with jitter, so that an outage causes no burst. */
function backOff(attempts: number): number {
  const seconds = Math.min(BACK_OFF_S.first * 2 ** (attempts - 1), BACK_OFF_S.most);
  return Math.round(seconds * (1 + Math.random() / 5));
}
