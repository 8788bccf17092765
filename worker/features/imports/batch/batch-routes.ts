import type { Context } from "hono";
import { z } from "zod";
import { batchFilesSchema, batchItemChangeSchema } from "../../../contract/upload-batches";
import { notFound } from "../../../http/app-error";
import { type AppEnv, ctxOf } from "../../../http/context";
import { may } from "../../../http/guards";
import { router } from "../../../http/routes";
import { body } from "../../../http/validate";
import { addToBatch } from "./add-to-batch";
import { changeBatchItem, closeBatch, removeBatchItem } from "./change-batch";
import { readOpenBatch } from "./read-batch";

export const batchRoutes = router()
  .get("/api/admin/upload-batches/open", may("weeks"), async (c) => c.json(await readOpenBatch(ctxOf(c))))
  .put("/api/admin/upload-batches/:id", may("weeks"), body(batchFilesSchema), async (c) =>
    c.json(await addToBatch(ctxOf(c), batchId(c), c.req.valid("json"))),
  )
  .delete("/api/admin/upload-batches/:id", may("weeks"), async (c) => {
    await closeBatch(ctxOf(c), batchId(c));
    return c.body(null, 204);
  })
  .put("/api/admin/upload-batches/:id/files/:sha256", may("weeks"), body(batchItemChangeSchema), async (c) => {
    await changeBatchItem(ctxOf(c), batchId(c), c.req.param("sha256"), c.req.valid("json"));
    return c.body(null, 204);
  })
  .delete("/api/admin/upload-batches/:id/files/:sha256", may("weeks"), async (c) => {
    await removeBatchItem(ctxOf(c), batchId(c), c.req.param("sha256"));
    return c.body(null, 204);
  });

/** Returns the batch id, which the browser chooses. Throws 404 if it is no UUID. */
function batchId(c: Context<AppEnv>): string {
  const id = z.uuid().safeParse(c.req.param("id"));
  if (!id.success) throw notFound("Batch");
  return id.data;
}
