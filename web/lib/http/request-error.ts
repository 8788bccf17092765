import type { ErrorBody } from "../../../worker/contract/errors";
import { sessionHasEnded } from "../session/session-ended";

/** A call that was answered with an error. `message` is `status: body`, for developers; users see `shownMessage`. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
    readonly body: ErrorBody | null,
  ) {
    super(`${status}: ${text}`);
  }

  get shown(): string {
    return this.body?.message || "Something went wrong. Please try again.";
  }

  static async from(response: Response): Promise<RequestError> {
    const text = await response.text();
    const error = new RequestError(response.status, text || response.statusText, bodyOf(text));
    // Every refused call passes here. Deferred, so that a query with its own text reports first.
    if (isUnauthorized(error)) setTimeout(sessionHasEnded);
    return error;
  }
}

/** Returns the text to show for an error; being offline has its own. */
export function shownMessage(error: unknown, fallback = "Something went wrong. Please try again."): string {
  if (error instanceof RequestError) return error.body?.message || fallback;
  if (error instanceof TypeError) return "You seem to be offline. Check your connection and try again.";
  return fallback;
}

/** Returns whether the session has ended; a refused password is a 401 with another text. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/s.test(error.message);
}

/** Returns whether a retry would be refused again. */
export function isFinalRefusal(error: unknown): error is RequestError {
  return (
    error instanceof RequestError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 408, 429].includes(error.status)
  );
}

function bodyOf(text: string): ErrorBody | null {
  try {
    const value: unknown = JSON.parse(text);
    const valid =
      typeof value === "object" && value !== null && "message" in value && typeof value.message === "string";
    return valid ? (value as ErrorBody) : null;
  } catch {
    return null;
  }
}
