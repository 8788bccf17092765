import type { BatchItem } from "drizzle-orm/batch";
import { coachDocument, type StoredReading } from "../../db/imports";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { UploadedDocument } from "./read-uploaded-document";

type StoredDocument = {
  id: string;
  /** The document's row, for the batch that stores its reading. */
  row: BatchItem<"sqlite">;
  /** Deletes the bytes after a failed batch. Never fails. */
  discard: () => Promise<void>;
};

/** Stores the coach's file unchanged. Bytes are stored before the row, so that no row points to nothing. */
export async function storeDocument(
  ctx: Ctx,
  upload: UploadedDocument,
  sha256: string,
  reading: StoredReading,
): Promise<StoredDocument> {
  const id = crypto.randomUUID();
  const objectKey = `documents/${id}.${upload.fileType}`;
  const discard = () => ctx.env.MEDIA.delete(objectKey).catch(() => undefined);
  try {
    await ctx.env.MEDIA.put(objectKey, upload.bytes);
  } catch (error) {
    // A failed put may still have arrived.
    await discard();
    throw notStored(error);
  }
  const row = ctx.db.insert(coachDocument).values({
    id,
    kind: reading.kind,
    fileName: upload.fileName,
    sizeBytes: upload.bytes.byteLength,
    sha256,
    objectKey,
    reading,
    uploadedBy: memberOf(ctx.actor).user.id,
    uploadedAt: ctx.now,
  });
  return { id, row, discard };
}

export function notStored(cause: unknown): AppError {
  const message = "The file could not be stored. Nothing was imported; please try again.";
  return new AppError("unavailable", message, { code: "storage_failed", cause });
}
