import { RequestError, shownMessage } from "../lib/http/request-error";

/** A file that is not even sent, with what to do about it. */
export class UploadRefused extends Error {}

const UPLOAD_FAILED = "Failed to upload files. Please try again.";

/** What to tell a person about an upload that failed. */
export function uploadWords(error: unknown): string {
  if (error instanceof UploadRefused) return error.message;
  // Below 500 the server says what is wrong with the file; what else can go wrong is no fault of theirs.
  if (error instanceof RequestError && error.status >= 500) return UPLOAD_FAILED;
  return shownMessage(error, UPLOAD_FAILED);
}

export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === "AbortError";
