/** SQLite errors of a wrong statement or a violated constraint: a retry would not help. */
const OURS = /SQLITE_(CONSTRAINT|ERROR|MISMATCH|TOOBIG|RANGE|AUTH|MISUSE)|constraint failed/;
/** D1's errors when it is out of reach (developers.cloudflare.com/d1/observability/debug-d1), prefixed or not. */
const AWAY =
  /^D1_(EXEC_)?ERROR|Network connection lost|D1 DB (reset|is overloaded|storage operation)|Internal error (in|while starting up) D1|Cannot resolve D1 DB/;
/** The runtime's errors on a full or broken disk, for D1, R2 and Durable Objects: observed on a full one. */
const DISK = /SQLITE_(FULL|IOERR|CANTOPEN|READONLY|BUSY|CORRUPT|NOTADB)|^internal error; reference = /;
/** R2's messages and codes of transient errors (developers.cloudflare.com/r2/api/error-codes). */
const BUCKET = /\((10001|10043|10054|10058)\)/;

const isAway = (words: string) => [AWAY, DISK, BUCKET].some((known) => known.test(words));

/** Returns whether the store failed, not the request itself: the same call may succeed later. */
export function isStorageFailure(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  // D1's errors are nested causes: the outer one names the statement, the inner one quotes SQLite.
  const words = [cause.message, cause.cause instanceof Error ? cause.cause.message : ""];
  return words.some((each) => isAway(each)) && !words.some((each) => OURS.test(each));
}
