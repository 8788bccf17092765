import { isUnauthorized, RequestError, shownMessage } from "../../lib/http/request-error";

/** What to say when something was not taken: the server's reason where it refuses, else the usual words. */
export function refusalText(error: unknown, usual: string): string {
  const refused = error instanceof RequestError && error.status >= 400 && error.status < 500;
  return refused ? shownMessage(error, usual) : usual;
}

/** The same for where it is shown; nothing without an error, or when the session has ended, which the shell says. */
export const refusalOf = (error: unknown, usual: string): string | undefined =>
  error && !isUnauthorized(error) ? refusalText(error, usual) : undefined;
