import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { BatchResult, UploadBatch } from "../../../contract/upload-batches";
import { BATCH_KEY } from "../../../contract/upload-batches-limits";
import { runReads } from "../../../db/batched-read";
import { idempotentCall } from "../../../db/idempotency";
import { coachDocument, uploadBatch, uploadBatchItem } from "../../../db/imports";
import { weeklyProgram } from "../../../db/programs";
import { living } from "../../../db/soft-delete";
import { workout } from "../../../db/workouts";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";

/** Returns this admin's open batch, or null. */
export async function readOpenBatch(ctx: Ctx): Promise<UploadBatch | null> {
  const userId = memberOf(ctx.actor).user.id;
  const ofOpen = sql`(select ${uploadBatch.id} from ${uploadBatch}
    where ${uploadBatch.userId} = ${userId} and ${uploadBatch.closedAt} is null
    order by ${uploadBatch.createdAt} desc limit 1)`;
  const inBatch = sql`${coachDocument.sha256} in (select ${uploadBatchItem.sha256} from ${uploadBatchItem}
    where ${uploadBatchItem.batchId} = ${ofOpen})`;
  // Excludes results of this batch whose answer was lost: a retry under the same key finds them.
  const notOfBatch = (call: string, id: SQLiteColumn) => sql`not exists (select 1 from ${idempotentCall}
    where ${idempotentCall.userId} = ${userId} and ${idempotentCall.call} = ${call}
    and ${idempotentCall.key} = ${BATCH_KEY} || ${ofOpen} || '.' || ${coachDocument.sha256}
    and ${idempotentCall.subjectId} = cast(${id} as text))`;
  const { batches, items, workouts, weeks } = await runReads(ctx.db, {
    batches: ctx.db
      .select()
      .from(uploadBatch)
      .where(and(eq(uploadBatch.userId, userId), isNull(uploadBatch.closedAt)))
      .orderBy(desc(uploadBatch.createdAt))
      .limit(1),
    items: ctx.db
      .select()
      .from(uploadBatchItem)
      .where(sql`${uploadBatchItem.batchId} = ${ofOpen}`)
      .orderBy(asc(uploadBatchItem.place)),
    workouts: ctx.db
      .select({ sha256: coachDocument.sha256, id: workout.id, title: workout.title })
      .from(coachDocument)
      .innerJoin(workout, and(eq(workout.documentId, coachDocument.id), living(workout)))
      .where(and(inBatch, notOfBatch("import-workout", workout.id))),
    weeks: ctx.db
      .select({ sha256: coachDocument.sha256, id: weeklyProgram.id, title: weeklyProgram.title })
      .from(coachDocument)
      .innerJoin(weeklyProgram, and(eq(weeklyProgram.documentId, coachDocument.id), living(weeklyProgram)))
      .where(and(inBatch, notOfBatch("upload-weekly-document", weeklyProgram.id))),
  });
  const [batch] = batches;
  if (!batch) return null;
  const before = new Map<string, BatchResult>([
    ...weeks.map(({ sha256, ...week }) => [sha256, { kind: "week", ...week }] as const),
    ...workouts.map(({ sha256, ...single }) => [sha256, { kind: "workout", ...single }] as const),
  ]);
  return {
    id: batch.id,
    createdAt: batch.createdAt.toISOString(),
    items: items.map(({ sha256, fileName, sizeBytes, state, error, outcome }) => ({
      sha256,
      fileName,
      sizeBytes,
      state,
      error,
      outcome,
      // Results within this batch are in `outcome`.
      importedBefore: state === "completed" ? null : (before.get(sha256) ?? null),
    })),
  };
}
