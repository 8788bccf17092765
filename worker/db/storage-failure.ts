/** SQLite's words for a statement that is wrong or that the rows refuse: no other try would help. */
const OURS = /SQLITE_(CONSTRAINT|ERROR|MISMATCH|TOOBIG|RANGE|AUTH|MISUSE)|constraint failed/;
/** What D1 says when it cannot be asked (developers.cloudflare.com/d1/observability/debug-d1), also without its own prefix. */
const AWAY =
  /^D1_(EXEC_)?ERROR|Network connection lost|D1 DB (reset|is overloaded|storage operation)|Internal error (in|while starting up) D1|Cannot resolve D1 DB/;

/** Whether it was the database that failed and not what was asked of it: later the same call may well succeed. */
export function isStorageFailure(error: unknown): boolean {
  const told = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(told instanceof Error)) return false;
  // D1's own errors come as a cause of a cause: the outermost names the statement, the innermost what SQLite said.
  const words = [told.message, told.cause instanceof Error ? told.cause.message : ""];
  return words.some((each) => AWAY.test(each)) && !words.some((each) => OURS.test(each));
}
