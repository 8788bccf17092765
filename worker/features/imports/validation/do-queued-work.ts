import { connect } from "../../../db/client";
import type { Env } from "../../../http/env";
import { reportFailure } from "../../../platform/failures";
import type { QueuedWork } from "../../../platform/queued-work";
import { checkDocument } from "./check-document";

/** Runs a batch of the work queue. Failed messages are retried one by one. */
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
      await reportFailure(env, { kind: "background", place: batch.queue, error });
      message.retry();
    }
  }
}

/** Returns the dead-letter id of a check, the same each time it fails. */
export const checkLetterId = ({ runId, documentId }: QueuedWork["validate"]) => `check:${runId}.${documentId}`;
