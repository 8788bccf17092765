import type { BatchItem } from "drizzle-orm/batch";
import { coachDocument, type StoredReading } from "../../db/imports";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { UploadedDocument } from "./read-uploaded-document";

type StoredDocument = {
  id: string;
  /** The row of the document, for the batch that stores what was read from it. */
  row: BatchItem<"sqlite">;
  /** Takes the bytes away again, when that batch has failed. Never fails itself. */
  discard: () => Promise<void>;
};

/** Keeps the coach's file as it came. The bytes go before the row, so that no row ever points to nothing. */
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
    // A put that broke off may still have arrived.
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
