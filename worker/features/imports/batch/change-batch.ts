import { and, eq, isNull, sql } from "drizzle-orm";
import type { BatchItemChange } from "../../../contract/upload-batches";
import { uploadBatch, uploadBatchItem } from "../../../db/imports";
import { notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";

/** Stores the state of a file. */
export async function changeBatchItem(ctx: Ctx, id: string, sha256: string, change: BatchItemChange): Promise<void> {
  const { meta } = await ctx.db
    .update(uploadBatchItem)
    .set({ state: change.state, error: change.error ?? null, outcome: change.outcome ?? null })
    .where(ofOwn(ctx, id, sha256));
  if (meta.changes === 0) throw notFound("File of this batch");
}

/** Removes a file from the batch; what was imported from it stays. */
export async function removeBatchItem(ctx: Ctx, id: string, sha256: string): Promise<void> {
  const { meta } = await ctx.db.delete(uploadBatchItem).where(ofOwn(ctx, id, sha256));
  if (meta.changes === 0) throw notFound("File of this batch");
}

/** Closes a batch. What was imported stays. */
export async function closeBatch(ctx: Ctx, id: string): Promise<void> {
  const { meta } = await ctx.db.update(uploadBatch).set({ closedAt: ctx.now }).where(own(ctx, id));
  if (meta.changes === 0) throw notFound("Batch");
}

const own = (ctx: Ctx, id: string) =>
  and(eq(uploadBatch.id, id), eq(uploadBatch.userId, memberOf(ctx.actor).user.id), isNull(uploadBatch.closedAt));

const ofOwn = (ctx: Ctx, id: string, sha256: string) =>
  and(
    eq(uploadBatchItem.batchId, id),
    eq(uploadBatchItem.sha256, sha256),
    sql`exists (select 1 from ${uploadBatch} where ${own(ctx, id)})`,
  );
