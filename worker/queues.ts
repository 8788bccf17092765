import { connect } from "./db/client";
import { deadLetter } from "./db/health";
import { pushNotice } from "./features/notices/push-notice";
import { knowSiteAnew } from "./features/site/site-in-force";
import type { Env } from "./http/env";
import { inBackground } from "./platform/background";
import { reportFailure } from "./platform/failures";
import { deliverMail, giveUp } from "./platform/mail-delivery";
import type { Outgoing } from "./platform/outgoing";
import type { QueuedWork } from "./platform/queued-work";
import { checkLetterId, doQueuedWork } from "./queued-work";

/** Queues in which the platform leaves messages that have used up their retries. */
const DEAD_LETTERS = /-dead$/;
const RETRY_S = 60;
const UNSENT = "It could not be handed to the mail service for half a day.";

/** The queue of background work; the others hold outgoing mail and pushes. */
const WORK = "longroll-work";

type Queued = Outgoing | QueuedWork;

/** Handles a batch of any queue. */
export function handleQueue(batch: MessageBatch<Queued>, env: Env): Promise<void> {
  return inBackground(env, batch.queue, batch.messages.length, async () => {
    await knowSiteAnew(env);
    return batch.queue === WORK ? doQueuedWork(batch as MessageBatch<QueuedWork>, env) : deliverQueued(batch, env);
  });
}

/** Delivers outgoing messages, or records dead letters. Each failed one is retried alone, with its own delay. */
async function deliverQueued(batch: MessageBatch<Queued>, env: Env): Promise<void> {
  const handle = DEAD_LETTERS.test(batch.queue) ? recordDeadLetter : deliver;
  for (const message of batch.messages) {
    try {
      const retryInSeconds = await handle(env, message);
      if (retryInSeconds === null) message.ack();
      else message.retry({ delaySeconds: retryInSeconds });
    } catch (error) {
      await reportFailure(env, { kind: "background", place: batch.queue, error });
      message.retry({ delaySeconds: RETRY_S });
    }
  }
}

async function deliver(env: Env, { body }: Message<Queued>): Promise<number | null> {
  const db = connect(env.DB);
  if ("push" in body) await pushNotice(env, db, body.push, new Date());
  if (!("outboxId" in body)) return null;
  const delivery = await deliverMail(env, db, body.outboxId);
  if (!delivery.done) return delivery.retryInSeconds;
  if (delivery.dead) await reportFailure(env, { kind: "dead_letter", place: "mail", error: new Error(delivery.dead) });
  return null;
}

/** Records a dead letter: a mail has its outbox row; others get a row that the coach can retry or dismiss. */
async function recordDeadLetter(env: Env, { id, body }: Message<Queued>): Promise<null> {
  // The schedule continues it within the hour.
  if ("letter" in body) {
    await reportFailure(env, { kind: "background", place: "letters", error: new Error(UNTAKEN.letters) });
    return null;
  }
  const db = connect(env.DB);
  const at = new Date();
  const place = "outboxId" in body ? "mail" : "push" in body ? "push" : "checks";
  let isNews = true;
  if ("outboxId" in body) isNews = await giveUp(db, body.outboxId, at, UNSENT);
  else {
    const letter =
      "push" in body
        ? ({ id, queue: "push", body: body.push } as const)
        : ({ id: checkLetterId(body.validate), queue: "checks", body: body.validate } as const);
    await db
      .insert(deadLetter)
      .values({ ...letter, at })
      .onConflictDoNothing();
  }
  if (isNews) await reportFailure(env, { kind: "dead_letter", place, error: new Error(UNTAKEN[place]) });
  return null;
}

const UNTAKEN = {
  mail: UNSENT,
  push: "A push could not be made, however often it was tried.",
  letters: "A letter did not go on, however often it was tried.",
  checks: "A document could not be held against the rules, however often it was tried.",
};
