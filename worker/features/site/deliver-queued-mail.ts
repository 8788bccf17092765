import { connect } from "../../db/client";
import type { Env } from "../../http/env";
import { deliverMail } from "../../platform/mail";

/** Hands each queued mail to the mail service. A mail that fails is retried alone, with the queue's delay. */
export async function deliverQueuedMail(batch: MessageBatch<{ outboxId: string }>, env: Env): Promise<void> {
  const db = connect(env.DB);
  for (const message of batch.messages) {
    try {
      await deliverMail(env, db, message.body.outboxId);
      message.ack();
    } catch (error) {
      console.error(JSON.stringify({ level: "error", mail: message.body.outboxId, error: String(error) }));
      message.retry();
    }
  }
}
