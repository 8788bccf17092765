import { connect } from "../../../db/client";
import type { Env } from "../../../http/env";
import { reportFailure } from "../../../platform/failures";
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
      await reportFailure(env, { kind: "background", place: batch.queue, error });
      message.retry();
    }
  }
}

/** What the dead letter of a check is called: the same check is one, however often it dies. */
export const checkLetterId = ({ runId, documentId }: QueuedWork["validate"]) => `check:${runId}.${documentId}`;
