import { brand } from "../../contract/brand";
import { clockIn } from "../../contract/calendar";
import { type StoredReading, uploadAttempt } from "../../db/imports";
import { DocumentError } from "../../documents/document-error";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { RefusedFile } from "./read-uploaded-document";

type Attempt = {
  kind: StoredReading["kind"];
  fileName: string;
  fileType: string;
  sizeBytes: number;
  processingMs: number;
  exerciseCount: number;
  errorCode: string | null;
  documentId: string | null;
};

/** Returns the statement that counts an attempt, successful or not; the upload figures are based on it. */
export function attemptRow(ctx: Ctx, attempt: Attempt) {
  const userId = memberOf(ctx.actor).user.id;
  const clock = clockIn(ctx.now, brand.timeZone);
  const when = { at: ctx.now, day: clock.slice(0, 10), hour: Number(clock.slice(11, 13)) };
  return ctx.db.insert(uploadAttempt).values({ id: crypto.randomUUID(), ...when, userId, ...attempt });
}

type Unread = Pick<Attempt, "kind" | "processingMs"> & Partial<Pick<Attempt, "fileName" | "fileType" | "sizeBytes">>;

const NOTHING = { fileName: "", fileType: "", sizeBytes: 0, exerciseCount: 0, documentId: null };

/** Counts a failed upload and throws its reason. Never returns. */
export async function refused(ctx: Ctx, attempt: Unread, error: unknown): Promise<never> {
  const reason = error instanceof DocumentError ? refusalOf(error) : error;
  const file = error instanceof RefusedFile ? error.file : {};
  const errorCode = reason instanceof AppError ? reason.code : "unexpected";
  if (errorCode) {
    // If the database fails, the coach still gets the reason.
    await attemptRow(ctx, { ...NOTHING, ...attempt, ...file, errorCode }).catch(() => undefined);
  }
  throw reason;
}

/** Returns the reader's refusal as an AppError. */
export function refusalOf({ code, message }: DocumentError): AppError {
  if (code === "too_large") return new AppError("too_large", message, { code });
  return new AppError(code === "wrong_type" ? "unsupported_type" : "invalid", message, { code });
}
