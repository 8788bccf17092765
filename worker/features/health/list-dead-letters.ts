import { and, count, desc, isNotNull, isNull, lt, min, ne, type SQL, sql } from "drizzle-orm";
import type { DeadLetter, QueueState } from "../../contract/health";
import { HEALTH_LIMITS, type JobQueue } from "../../contract/health-limits";
import { runReads } from "../../db/batched-read";
import { stripeEvent } from "../../db/billing";
import type { Db } from "../../db/client";
import { deadLetter } from "../../db/health";
import { coachDocument } from "../../db/imports";
import { emailOutbox } from "../../db/outbox";
import { validationRun } from "../../db/validation";
import { isDeadEvent } from "../billing/retry-event";

const COUNTED_TO = 100;
const { deadLettersShown } = HEALTH_LIMITS;

/** Condition: given up, and neither unsubscribed nor dismissed. */
export const isDeadMail = and(
  isNotNull(emailOutbox.deadAt),
  isNull(emailOutbox.sentAt),
  isNotNull(emailOutbox.lastError),
);
/** Condition: its content still exists. */
export const isSendable = ne(emailOutbox.text, "");

/** Reads the state of every queue, counted up to a hundred on an index, and the dead letters, in one round trip. */
export async function readQueues(db: Db, now: Date): Promise<{ queues: QueueState[]; deadLetters: DeadLetter[] }> {
  const mailWaits = and(isNull(emailOutbox.sentAt), isNull(emailOutbox.deadAt));
  const { waitingMail, deadMail, waitingEvents, deadEvents, waitingChecks, jobs, mails, events, letters } =
    await runReads(db, {
      waitingMail: counted(db, emailOutbox, emailOutbox.createdAt, mailWaits),
      deadMail: counted(db, emailOutbox, emailOutbox.deadAt, isDeadMail),
      waitingEvents: counted(
        db,
        stripeEvent,
        stripeEvent.receivedAt,
        sql`${stripeEvent.state} = 'processing' and not ${isDeadEvent(now)}`,
      ),
      deadEvents: counted(db, stripeEvent, stripeEvent.receivedAt, isDeadEvent(now)),
      waitingChecks: db
        .select({
          count: sql<number>`coalesce(sum(${validationRun.total} - ${validationRun.done}), 0)`,
          since: min(validationRun.createdAt),
        })
        .from(validationRun)
        .where(lt(validationRun.done, validationRun.total)),
      jobs: db.select({ queue: deadLetter.queue, count: count() }).from(deadLetter).groupBy(deadLetter.queue),
      mails: deadMails(db),
      events: db
        .select({
          id: stripeEvent.id,
          type: stripeEvent.type,
          error: stripeEvent.error,
          attempts: stripeEvent.attempts,
          at: stripeEvent.touchedAt,
        })
        .from(stripeEvent)
        .where(isDeadEvent(now))
        .orderBy(desc(stripeEvent.touchedAt))
        .limit(deadLettersShown),
      letters: deadJobs(db),
    });
  const dead = (queue: JobQueue) => jobs.find((job) => job.queue === queue)?.count ?? 0;
  const state = (queue: QueueState["queue"], waiting: Counted | undefined, died: number): QueueState => ({
    queue,
    waiting: waiting?.count ?? 0,
    since: waiting?.since ? new Date(waiting.since).toISOString() : null,
    dead: died,
  });
  const [checks] = waitingChecks;
  const waitingForChecks = checks && { ...checks, count: Math.max(0, checks.count - dead("checks")) };
  return {
    queues: [
      state("mail", waitingMail[0], deadMail[0]?.count ?? 0),
      state("events", waitingEvents[0], deadEvents[0]?.count ?? 0),
      state("push", undefined, dead("push")),
      state("checks", waitingForChecks?.count ? waitingForChecks : undefined, dead("checks")),
    ],
    deadLetters: [...mails.map(ofMail), ...events.map(ofEvent), ...letters.map(ofJob)].sort((a, b) =>
      b.at.localeCompare(a.at),
    ),
  };
}

type Counted = { count: number; since: Date | number | null };

function counted(
  db: Db,
  table: typeof emailOutbox | typeof stripeEvent,
  at: typeof emailOutbox.createdAt | typeof emailOutbox.deadAt | typeof stripeEvent.receivedAt,
  condition: SQL | undefined,
) {
  const some = db
    .select({ at: sql<number>`${at}`.as("at") })
    .from(table)
    .where(condition)
    .limit(COUNTED_TO)
    .as("some");
  return db.select({ count: count(), since: sql<number | null>`min(${some.at})` }).from(some);
}

function deadMails(db: Db) {
  const { id, kind, toAddress, subject, lastError, attempts, deadAt, oneTime } = emailOutbox;
  return db
    .select({
      id,
      kind,
      toAddress,
      subject,
      lastError,
      attempts,
      deadAt,
      oneTime,
      isSendable: sql<number>`${isSendable}`,
    })
    .from(emailOutbox)
    .where(isDeadMail)
    .orderBy(desc(deadAt))
    .limit(deadLettersShown);
}

function ofMail(mail: Awaited<ReturnType<typeof deadMails>>[number]): DeadLetter {
  return {
    queue: "mail",
    id: mail.id,
    at: (mail.deadAt ?? new Date(0)).toISOString(),
    // Subjects of one-time mails contain their codes.
    what: mail.oneTime ? (ONE_TIME[mail.kind] ?? "A one-time link") : mail.subject,
    about: mail.toAddress,
    why: mail.lastError,
    attempts: mail.attempts,
    spent: mail.isSendable
      ? null
      : mail.oneTime
        ? "Its link has expired. They can ask for a new one."
        : "What it said is not kept any more.",
  };
}

const ONE_TIME: Record<string, string> = {
  verification: "Confirmation of an address",
  "finish-sign-up": "Link to finish signing up",
  "password-reset": "Link to a new password",
  "sign-in": "Sign-in link",
};

function ofEvent({
  id,
  type,
  error,
  attempts,
  at,
}: Pick<typeof stripeEvent.$inferSelect, "id" | "type" | "error" | "attempts"> & { at: Date }): DeadLetter {
  return {
    queue: "events",
    id,
    at: at.toISOString(),
    what: type,
    about: id,
    why: error ?? "It was never finished.",
    attempts,
    spent: null,
  };
}

function deadJobs(db: Db) {
  return db
    .select({ letter: deadLetter, fileName: coachDocument.fileName })
    .from(deadLetter)
    .leftJoin(coachDocument, sql`${coachDocument.id} = json_extract(${deadLetter.body}, '$.documentId')`)
    .orderBy(desc(deadLetter.at))
    .limit(deadLettersShown);
}

function ofJob({ letter, fileName }: Awaited<ReturnType<typeof deadJobs>>[number]): DeadLetter {
  const { id, queue, at } = letter;
  const isPush = queue === "push";
  return {
    queue,
    id,
    at: at.toISOString(),
    what: isPush ? "Push to devices" : "Check of a document",
    about: isPush ? null : fileName,
    why: null,
    attempts: null,
    spent: null,
  };
}
