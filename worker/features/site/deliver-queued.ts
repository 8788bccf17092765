import { connect } from "../../db/client";
import type { Env } from "../../http/env";
import { deliverMail, giveUp } from "../../platform/mail-delivery";
import type { Outgoing } from "../../platform/outgoing";
import { pushNotice } from "../notices/push-notice";

/** Where the platform leaves what it has handed over as often as it may. */
const DEAD_LETTERS = /-dead$/;
const RETRY_S = 60;

/** Hands over what waits to leave. What fails is retried alone, each with a delay of its own. */
export async function deliverQueued(batch: MessageBatch<Outgoing>, env: Env): Promise<void> {
  const handle = DEAD_LETTERS.test(batch.queue) ? bury : deliver;
  for (const message of batch.messages) {
    try {
      const retryInSeconds = await handle(env, message.body);
      if (retryInSeconds === null) message.ack();
      else message.retry({ delaySeconds: retryInSeconds });
    } catch (error) {
      console.error(JSON.stringify({ level: "error", queued: message.body, error: String(error) }));
      message.retry({ delaySeconds: RETRY_S });
    }
  }
}

async function deliver(env: Env, body: Outgoing): Promise<number | null> {
  const db = connect(env.DB);
  if ("push" in body) {
    await pushNotice(env, db, body.push, new Date());
    return null;
  }
  const delivery = await deliverMail(env, db, body.outboxId);
  return delivery.done ? null : delivery.retryInSeconds;
}

async function bury(env: Env, body: Outgoing): Promise<null> {
  if ("outboxId" in body) {
    const why = "It could not be handed to the mail service for half a day.";
    console.error(JSON.stringify({ level: "error", undelivered: body.outboxId }));
    await giveUp(connect(env.DB), body.outboxId, new Date(), why);
  }
  return null;
}
