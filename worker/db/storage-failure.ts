/** SQLite's words for a statement that is wrong or that the rows refuse: no other try would help. */
const OURS = /SQLITE_(CONSTRAINT|ERROR|MISMATCH|TOOBIG|RANGE|AUTH|MISUSE)|constraint failed/;
/** What D1 says when it cannot be asked (developers.cloudflare.com/d1/observability/debug-d1), also without its own prefix. */
const AWAY =
  /^D1_(EXEC_)?ERROR|Network connection lost|D1 DB (reset|is overloaded|storage operation)|Internal error (in|while starting up) D1|Cannot resolve D1 DB/;
/** What the runtime says of a disk that is full or broken, of D1 as of R2 and of every object that stores: read off one that was full. */
const DISK = /SQLITE_(FULL|IOERR|CANTOPEN|READONLY|BUSY|CORRUPT|NOTADB)|^internal error; reference = /;
/** R2's own words and numbers for trouble that passes (developers.cloudflare.com/r2/api/error-codes). */
const BUCKET = /\((10001|10043|10054|10058)\)/;

const isAway = (words: string) => [AWAY, DISK, BUCKET].some((known) => known.test(words));

/** Whether it was a store that failed and not what was asked of it: later the same call may well succeed. */
export function isStorageFailure(error: unknown): boolean {
  const told = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(told instanceof Error)) return false;
  // D1's own errors come as a cause of a cause: the outermost names the statement, the innermost what SQLite said.
  const words = [told.message, told.cause instanceof Error ? told.cause.message : ""];
  return words.some((each) => isAway(each)) && !words.some((each) => OURS.test(each));
}
