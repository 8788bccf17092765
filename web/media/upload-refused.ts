import { RequestError, shownMessage } from "../lib/http/request-error";

/** A file that is refused before sending; the message says what to do. */
export class UploadRefused extends Error {}

const UPLOAD_FAILED = "Failed to upload files. Please try again.";

/** Returns the text to show for a failed upload. */
export function uploadWords(error: unknown): string {
  if (error instanceof UploadRefused) return error.message;
  // Below 500 the server explains what is wrong with the file; other failures are not the user's fault.
  if (error instanceof RequestError && error.status >= 500) return UPLOAD_FAILED;
  return shownMessage(error, UPLOAD_FAILED);
}

export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === "AbortError";
