import { CLIENT_ERROR } from "../../../worker/contract/health-limits";

/** Errors that are not ours: the network, browser extensions, other sites' scripts, and late observers. */
const NOT_OURS =
  /failed to fetch|networkerror|load failed|dynamically imported|preload css|module script|script error|resizeobserver|aborted|extension:\/\//i;
/** Errors of server answers, which the server logs itself. */
const ANSWERED = /^\d{3}: /;

const reported = new Set<string>();

/** Reports an error of this browser: a few per page, each once, with nothing about the user. */
export function reportError(error: unknown): void {
  const message = String(error instanceof Error ? `${error.name}: ${error.message}` : error).slice(
    0,
    CLIENT_ERROR.message,
  );
  const stack = (error instanceof Error && error.stack) || "";
  const words = error instanceof Error ? error.message : message;
  if (!words || NOT_OURS.test(message + stack) || ANSWERED.test(words)) return;
  if (reported.has(message) || reported.size >= CLIENT_ERROR.perPage) return;
  reported.add(message);
  const path = window.location.pathname.slice(0, CLIENT_ERROR.path);
  // `keepalive` sends it also while the page is closing; a lost report does no harm.
  void fetch("/api/client-errors", {
    method: "POST",
    keepalive: true,
    credentials: "omit",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ message, path, ...(stack ? { stack: stack.slice(0, CLIENT_ERROR.stack) } : {}) }),
  }).catch(() => undefined);
}
