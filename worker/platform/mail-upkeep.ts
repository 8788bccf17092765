import { and, asc, count, gt, inArray, isNotNull, isNull, lt, min } from "drizzle-orm";
import { runReads } from "../db/batched-read";
import type { Db } from "../db/client";
import { emailOutbox } from "../db/outbox";
import { type Reporting, reportFailure } from "./failures";
import type { MailQueue } from "./mail";
import { EMPTIED_IF_ONE_TIME, type MailService } from "./mail-delivery";

const MINUTE_MS = 60_000;
const LOST_AFTER_MS = 20 * MINUTE_MS;
const WORTH_SENDING_MS = 48 * 60 * MINUTE_MS;
const REQUEUE_AT_ONCE = 100;

const WAITED_TOO_LONG = "A mail waited for two days.";

/** Queues mails again that the queue seems to have lost, and gives up those older than two days. Returns how many. */
export async function requeueUnsentMail(env: MailQueue & MailService & Reporting, db: Db, now: Date): Promise<number> {
  if (!env.RESEND_API_KEY) return 0;
  const worthIt = new Date(now.getTime() - WORTH_SENDING_MS);
  const waiting = and(isNull(emailOutbox.sentAt), isNull(emailOutbox.deadAt));
  const lost = lt(emailOutbox.dueAt, new Date(now.getTime() - LOST_AFTER_MS));
  const { meta } = await db
    .update(emailOutbox)
    .set({ deadAt: now, lastError: WAITED_TOO_LONG, ...EMPTIED_IF_ONE_TIME })
    .where(and(waiting, lost, lt(emailOutbox.createdAt, worthIt)));
  if (meta.changes > 0) {
    await reportFailure(env, { kind: "dead_letter", place: "mail", error: new Error(WAITED_TOO_LONG) });
  }
  const rows = await db
    .select({ id: emailOutbox.id })
    .from(emailOutbox)
    .where(and(waiting, lost))
    .orderBy(asc(emailOutbox.dueAt))
    .limit(REQUEUE_AT_ONCE);
  if (!rows.length) return 0;
  const ids = rows.map(({ id }) => id);
  await env.MAIL_QUEUE.sendBatch(ids.map((outboxId) => ({ body: { outboxId } })));
  await db.update(emailOutbox).set({ dueAt: now }).where(inArray(emailOutbox.id, ids));
  return rows.length;
}

type MailHealth = { service: "resend" | "outbox"; waitingSince: string | null; undelivered: number };

/** Returns since when the oldest mail waits, and how many of the last seven days could not be delivered. */
export async function readMailHealth(env: MailService, db: Db, now: Date): Promise<MailHealth> {
  const week = new Date(now.getTime() - 7 * 24 * 60 * MINUTE_MS);
  if (!env.RESEND_API_KEY) return { service: "outbox", waitingSince: null, undelivered: 0 };
  const {
    waiting: [waiting],
    dead: [dead],
  } = await runReads(db, {
    waiting: db
      .select({ since: min(emailOutbox.createdAt) })
      .from(emailOutbox)
      .where(and(isNull(emailOutbox.sentAt), isNull(emailOutbox.deadAt))),
    dead: db
      .select({ undelivered: count() })
      .from(emailOutbox)
      .where(and(gt(emailOutbox.deadAt, week), isNotNull(emailOutbox.lastError))),
  });
  return {
    service: "resend",
    waitingSince: waiting?.since?.toISOString() ?? null,
    undelivered: dead?.undelivered ?? 0,
  };
}
