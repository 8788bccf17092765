import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { batchFilesSchema, UploadBatch } from "../../../contract/upload-batches";
import { BATCH_LIMITS } from "../../../contract/upload-batches-limits";
import { uploadBatch, uploadBatchItem } from "../../../db/imports";
import { insertFrom } from "../../../db/insert-from";
import { AppError, notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { writing } from "../../../write/writing";
import { jsonValue } from "../../exercises/insert-exercises";
import { readOpenBatch } from "./read-batch";

/**
 * Adds files to a batch, creating it with the first ones. Files already in it stay, so that the call can be repeated.
 */
export async function addToBatch(ctx: Ctx, id: string, input: z.output<typeof batchFilesSchema>): Promise<UploadBatch> {
  const userId = memberOf(ctx.actor).user.id;
  const own = and(eq(uploadBatch.id, id), eq(uploadBatch.userId, userId), isNull(uploadBatch.closedAt));
  const fileCount = sql`(select count(*) from ${uploadBatchItem} where ${uploadBatchItem.batchId} = ${id})`;
  const write = writing(ctx);
  write.add(ctx.db.insert(uploadBatch).values({ id, userId, createdAt: ctx.now }).onConflictDoNothing());
  const listed = write.add(
    insertFrom(
      ctx.db,
      uploadBatchItem,
      {
        batchId: id,
        sha256: jsonValue("sha256"),
        place: sql`${fileCount} + key`,
        fileName: jsonValue("fileName"),
        sizeBytes: jsonValue("sizeBytes"),
        state: "pending",
      },
      sql`from json_each(${JSON.stringify(input.files)})
        where exists (select 1 from ${uploadBatch} where ${own})
          and ${fileCount} + ${input.files.length} <= ${2 * BATCH_LIMITS.files}`,
    ).onConflictDoNothing(),
  );
  const added = (await write.commit()).of(listed);
  const batch = await readOpenBatch(ctx);
  if (batch?.id !== id) throw notFound("Batch");
  if (
    added.meta.changes === 0 &&
    !input.files.every((file) => batch.items.some(({ sha256 }) => sha256 === file.sha256))
  ) {
    throw new AppError("conflict", "This batch is full. Clear it before you add more files.", { code: "batch_full" });
  }
  return batch;
}
