import type { StoredReading } from "../../db/imports";
import { coachDocument } from "../../db/imports";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { UploadedDocument } from "./read-uploaded-document";

export type KeptDocument = { id: string; sha256: string };

/** Keeps the coach's file as it came, with what was read from it. The bytes go first: a row never points to nothing. */
export async function keepDocument(ctx: Ctx, upload: UploadedDocument, reading: StoredReading): Promise<KeptDocument> {
  const id = crypto.randomUUID();
  const digest = await crypto.subtle.digest("SHA-256", upload.bytes);
  const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const objectKey = `documents/${id}.${upload.fileType}`;
  try {
    await ctx.env.MEDIA.put(objectKey, upload.bytes, {
      customMetadata: { fileName: encodeURIComponent(upload.fileName) },
    });
  } catch {
    throw notStored();
  }
  try {
    await ctx.db.insert(coachDocument).values({
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
  } catch {
    ctx.later(ctx.env.MEDIA.delete(objectKey));
    throw notStored();
  }
  return { id, sha256 };
}

function notStored(): AppError {
  return new AppError("unavailable", "The file could not be stored. Nothing was imported; please try again.", {
    code: "storage_failed",
  });
}
