import { uploadAttempt } from "../../db/imports";
import { DocumentError } from "../../documents/document-error";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { UploadedDocument } from "./read-uploaded-document";

type Attempt = { kind: "week" | "workout"; upload: UploadedDocument; processingMs: number };
type Outcome = Attempt & { exerciseCount: number; errorCode: string | null; documentId: string | null };

/** Every attempt is counted, read or refused: the upload figures come from here. */
export async function recordAttempt(ctx: Ctx, { upload, ...outcome }: Outcome): Promise<void> {
  await ctx.db.insert(uploadAttempt).values({
    id: crypto.randomUUID(),
    at: ctx.now,
    userId: memberOf(ctx.actor).user.id,
    fileName: upload.fileName,
    fileType: upload.fileType,
    sizeBytes: upload.bytes.byteLength,
    ...outcome,
  });
}

/** A document that could not be read is counted, and its reason told. Never returns. */
export async function refused(ctx: Ctx, attempt: Attempt, error: unknown): Promise<never> {
  if (!(error instanceof DocumentError)) throw error;
  await recordAttempt(ctx, { ...attempt, exerciseCount: 0, errorCode: error.code, documentId: null });
  throw new AppError(kindOf(error.code), error.message, { code: error.code });
}

function kindOf(code: DocumentError["code"]) {
  if (code === "too_large") return "too_large";
  return code === "wrong_type" ? "unsupported_type" : "invalid";
}
