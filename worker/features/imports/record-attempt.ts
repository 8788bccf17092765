import { uploadAttempt } from "../../db/imports";
import { DocumentError } from "../../documents/document-error";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { RefusedFile } from "./read-uploaded-document";

type Attempt = {
  kind: "week" | "workout";
  fileName: string;
  fileType: string;
  sizeBytes: number;
  processingMs: number;
  exerciseCount: number;
  errorCode: string | null;
  documentId: string | null;
};

/** Every attempt is counted, read or refused: the upload figures come from here. */
export async function recordAttempt(ctx: Ctx, attempt: Attempt): Promise<void> {
  const userId = memberOf(ctx.actor).user.id;
  await ctx.db.insert(uploadAttempt).values({ id: crypto.randomUUID(), at: ctx.now, userId, ...attempt });
}

type Unread = Pick<Attempt, "kind" | "processingMs"> & Partial<Pick<Attempt, "fileName" | "fileType" | "sizeBytes">>;

/** Counts a document that could not be read, and tells why. Any other failure passes through. Never returns. */
export async function refused(ctx: Ctx, attempt: Unread, error: unknown): Promise<never> {
  const known = { fileName: "", fileType: "", sizeBytes: 0, exerciseCount: 0, documentId: null, ...attempt };
  if (error instanceof RefusedFile) await recordAttempt(ctx, { ...known, ...error.file, errorCode: error.reason });
  if (error instanceof AppError && error.code === "storage_failed")
    await recordAttempt(ctx, { ...known, errorCode: error.code }).catch(() => undefined);
  if (!(error instanceof DocumentError)) throw error;
  await recordAttempt(ctx, { ...known, errorCode: error.code });
  throw new AppError(kindOf(error.code), error.message, { code: error.code });
}

function kindOf(code: DocumentError["code"]) {
  if (code === "too_large") return "too_large";
  return code === "wrong_type" ? "unsupported_type" : "invalid";
}
