import { connect } from "../../../db/client";
import type { Env } from "../../../http/env";
import type { QueuedWork } from "../../../platform/queued-work";
import { checkDocument } from "./check-document";

/** Does what waits in the queue of work behind the answers. What fails is given back alone. */
export async function doQueuedWork(batch: MessageBatch<QueuedWork>, env: Env): Promise<void> {
  const db = connect(env.DB);
  for (const message of batch.messages) {
    const { runId, documentId } = message.body.validate;
    const unfinished: Promise<unknown>[] = [];
    const scope = { db, env, now: new Date(), later: (work: Promise<unknown>) => void unfinished.push(work) };
    try {
      await checkDocument(scope, documentId, runId);
      await Promise.all(unfinished);
      message.ack();
    } catch (error) {
      console.error(JSON.stringify({ level: "error", queued: message.body, error: String(error) }));
      message.retry();
    }
  }
}
