import { isUnauthorized, shownMessage } from "./request-error";

/** Returns a failure's message; nothing without one, or if the session ended, which the shell reports. */
export function failureText(error: unknown, fallback?: string): string | undefined {
  return error && !isUnauthorized(error) ? shownMessage(error, fallback) : undefined;
}
