import { isUnauthorized, RequestError, shownMessage } from "../../lib/http/request-error";

/** Returns the server's reason for a refusal, else the given text. */
export function refusalText(error: unknown, usual: string): string {
  const refused = error instanceof RequestError && error.status >= 400 && error.status < 500;
  return refused ? shownMessage(error, usual) : usual;
}

/** Same for display: undefined without an error, or if the session has ended, which the shell shows. */
export const refusalOf = (error: unknown, usual: string): string | undefined =>
  error && !isUnauthorized(error) ? refusalText(error, usual) : undefined;
