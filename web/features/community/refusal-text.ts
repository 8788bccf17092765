import { RequestError, shownMessage } from "../../lib/request-error";

/** What to say when something was not taken: the server's reason where it refuses, else the usual words. */
export function refusalText(error: unknown, usual: string): string {
  const refused = error instanceof RequestError && error.status >= 400 && error.status < 500;
  return refused ? shownMessage(error, usual) : usual;
}
