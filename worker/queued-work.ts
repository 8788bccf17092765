import { connect } from "./db/client";
import { scheduledScope } from "./features/billing/scope";
import { checkDocument } from "./features/imports/validation/check-document";
import { goOn } from "./features/letters/go-on";
import type { Env } from "./http/env";
import { reportFailure } from "./platform/failures";
import type { CheckWork, QueuedWork } from "./platform/queued-work";

/** Runs background work from the queue. A failed message is retried alone. */
export async function doQueuedWork(batch: MessageBatch<QueuedWork>, env: Env): Promise<void> {
  for (const message of batch.messages) {
    try {
      await runWork(env, message.body);
      message.ack();
    } catch (error) {
      await reportFailure(env, { kind: "background", place: batch.queue, error });
      message.retry();
    }
  }
}

async function runWork(env: Env, work: QueuedWork): Promise<void> {
  const unfinished: Promise<unknown>[] = [];
  const now = new Date();
  const later = (begun: Promise<unknown>) => void unfinished.push(begun);
  if ("letter" in work) {
    const more = await goOn(scheduledScope(env, now, later), work.letter);
    if (more) await env.WORK_QUEUE.send(work);
  } else {
    const { runId, documentId } = work.validate;
    await checkDocument({ db: connect(env.DB), env, now, later }, documentId, runId);
  }
  await Promise.all(unfinished);
}

/** Returns the id of a validation's dead letter: the same for the same check, however often it fails. */
export const checkLetterId = ({ runId, documentId }: CheckWork) => `check:${runId}.${documentId}`;
