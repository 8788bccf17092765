import { and, desc, eq, sql } from "drizzle-orm";
import type { Retried, RetryAll } from "../../contract/health";
import { HEALTH_LIMITS, type WaitingQueue } from "../../contract/health-limits";
import { runReads } from "../../db/batched-read";
import { stripeEvent } from "../../db/billing";
import { deadLetter } from "../../db/health";
import { emailOutbox } from "../../db/outbox";
import { validationRun, validationRunItem } from "../../db/validation";
import { AppError } from "../../http/app-error";
import { log } from "../../platform/log";
import { queueMail } from "../../platform/mail";
import { EMPTIED } from "../../platform/mail-delivery";
import type { PushJob } from "../../platform/outgoing";
import type { CheckWork } from "../../platform/queued-work";
import { audit, auditIfChanged } from "../../write/audit";
import { writing } from "../../write/writing";
import { isDeadEvent, retryEvent } from "../billing/retry-event";
import type { MemberScope } from "../billing/scope";
import { isDeadMail, isSendable } from "./list-dead-letters";

type Letter = { queue: WaitingQueue; id: string };

const GONE = "It is not waiting here any more: somebody has tried it again or dismissed it, or it is past help.";

/** Retries a dead letter, once for concurrent callers. The audit row is in the batch that removes it from the list. */
export async function retryDeadLetter(scope: MemberScope, letter: Letter): Promise<void> {
  const taken =
    letter.queue === "mail"
      ? await sendAfterAll(scope, letter)
      : letter.queue === "events"
        ? await retryEvent(scope, letter.id, "dead_letter.retry", subjectOf(letter))
        : await queueAgain(scope, letter);
  if (!taken) throw new AppError("conflict", GONE, { code: "not_dead" });
}

/** Dismisses a dead letter. */
export async function dismissDeadLetter(scope: MemberScope, letter: Letter): Promise<void> {
  const { db, now } = scope;
  const { queue, id } = letter;
  const write = writing(scope);
  const refusal = new AppError("conflict", GONE, { code: "not_dead" });
  if (queue === "mail") {
    const emptied = { lastError: null, ...EMPTIED };
    write.must(
      db
        .update(emailOutbox)
        .set(emptied)
        .where(and(eq(emailOutbox.id, id), isDeadMail)),
      refusal,
    );
  } else if (queue === "events") {
    write.must(
      db
        .update(stripeEvent)
        .set({ state: "ignored", touchedAt: now })
        .where(and(eq(stripeEvent.id, id), isDeadEvent(now))),
      refusal,
    );
  } else {
    write.must(db.delete(deadLetter).where(and(eq(deadLetter.id, id), eq(deadLetter.queue, queue))), refusal);
    write.addAll(endOfCheck(scope, letter));
  }
  audit(write, "dead_letter.dismiss", subjectOf(letter));
  await write.commit();
}

/** Retries all dead letters, or a queue's, up to a limit per call. A failing one does not stop the others. */
export async function retryAllDeadLetters(scope: MemberScope, { queue }: RetryAll): Promise<Retried> {
  const letters = (await retryable(scope)).filter((letter) => !queue || letter.queue === queue);
  const done = { retried: 0, failed: 0, left: Math.max(0, letters.length - HEALTH_LIMITS.retriedAtOnce) };
  for (const letter of letters.slice(0, HEALTH_LIMITS.retriedAtOnce)) {
    try {
      await retryDeadLetter(scope, letter);
      done.retried += 1;
    } catch (error) {
      done.failed += 1;
      log.warn("dead_letter_again", { queue: letter.queue, id: letter.id }, error);
    }
  }
  return done;
}

async function retryable({ db, now }: MemberScope): Promise<Letter[]> {
  const most = HEALTH_LIMITS.retriedAtOnce + HEALTH_LIMITS.deadLettersShown;
  const { mails, events, jobs } = await runReads(db, {
    mails: db
      .select({ id: emailOutbox.id })
      .from(emailOutbox)
      .where(and(isDeadMail, isSendable))
      .orderBy(desc(emailOutbox.deadAt))
      .limit(most),
    events: db
      .select({ id: stripeEvent.id })
      .from(stripeEvent)
      .where(isDeadEvent(now))
      .orderBy(desc(stripeEvent.touchedAt))
      .limit(most),
    jobs: db
      .select({ id: deadLetter.id, queue: deadLetter.queue })
      .from(deadLetter)
      .orderBy(desc(deadLetter.at))
      .limit(most),
  });
  return [
    ...events.map(({ id }) => ({ queue: "events" as const, id })),
    ...mails.map(({ id }) => ({ queue: "mail" as const, id })),
    ...jobs,
  ];
}

/** Queues the mail as if new. The mail service knows its id, so one that did arrive is not sent twice. */
async function sendAfterAll(scope: MemberScope, letter: Letter): Promise<boolean> {
  const { db, env, now } = scope;
  if (!env.RESEND_API_KEY) {
    throw new AppError("unavailable", "No mail service is set up here, so nothing can be sent.", { code: "mail_off" });
  }
  const write = writing(scope);
  const queued = write.add(
    db
      .update(emailOutbox)
      .set({ deadAt: null, lastError: null, attempts: 0, firstTriedAt: null, leasedUntil: null, dueAt: now })
      .where(and(eq(emailOutbox.id, letter.id), isDeadMail, isSendable)),
  );
  auditIfChanged(write, "dead_letter.retry", subjectOf(letter));
  write.after((done) => {
    if (done.of(queued).meta.changes > 0) queueMail(scope, [letter.id]);
  });
  return (await write.commit()).of(queued).meta.changes > 0;
}

async function queueAgain(scope: MemberScope, letter: Letter): Promise<boolean> {
  const { db, env } = scope;
  const write = writing(scope);
  const takenRows = write.add(
    db
      .delete(deadLetter)
      .where(and(eq(deadLetter.id, letter.id), sql`${deadLetter.queue} = ${letter.queue}`))
      .returning(),
  );
  auditIfChanged(write, "dead_letter.retry", subjectOf(letter));
  const [taken] = (await write.commit()).of(takenRows);
  if (!taken) return false;
  try {
    if (taken.queue === "push") await env.MAIL_QUEUE.send({ push: taken.body as PushJob });
    else await env.WORK_QUEUE.send({ validate: taken.body as CheckWork });
  } catch (error) {
    await db.insert(deadLetter).values(taken).onConflictDoNothing();
    throw error;
  }
  return true;
}

/** Marks a dismissed check as failed, or its run would wait for it for ever. */
function endOfCheck({ db, now }: MemberScope, { queue, id }: Letter) {
  if (queue !== "checks") return [];
  const [runId = "", documentId = ""] = id.replace(/^check:/, "").split(".");
  const open = sql`${validationRunItem.runId} = ${runId} and ${validationRunItem.documentId} = ${documentId}
    and ${validationRunItem.doneAt} is null`;
  return [
    db
      .update(validationRun)
      .set({ done: sql`${validationRun.done} + 1`, failed: sql`${validationRun.failed} + 1` })
      .where(sql`${validationRun.id} = ${runId} and exists (select 1 from ${validationRunItem} where ${open})`),
    db.update(validationRunItem).set({ doneAt: now }).where(open),
  ];
}

const subjectOf = ({ queue, id }: Letter) => `dead_letter:${queue}:${id}`;
