import { isUnauthorized, shownMessage } from "./request-error";

/** What to say where something failed; nothing without a failure, or when the session has ended, which the shell says. */
export function failureText(error: unknown, fallback?: string): string | undefined {
  return error && !isUnauthorized(error) ? shownMessage(error, fallback) : undefined;
}
