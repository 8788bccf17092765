import { CLIENT_ERROR } from "../../../worker/contract/health-limits";

/** What says nothing about us: the network, browser extensions, other sites' scripts, and observers that are only late. */
const NOT_OURS =
  /failed to fetch|networkerror|load failed|dynamically imported|preload css|module script|script error|resizeobserver|aborted|extension:\/\//i;
/** Answers of the server, which has its own log. */
const ANSWERED = /^\d{3}: /;

const told = new Set<string>();

/** Tells the coach what broke in this browser: a few things a page, each once, without anything about who sits here. */
export function reportError(error: unknown): void {
  const message = String(error instanceof Error ? `${error.name}: ${error.message}` : error).slice(
    0,
    CLIENT_ERROR.message,
  );
  const stack = (error instanceof Error && error.stack) || "";
  const words = error instanceof Error ? error.message : message;
  if (!words || NOT_OURS.test(message + stack) || ANSWERED.test(words)) return;
  if (told.has(message) || told.size >= CLIENT_ERROR.perPage) return;
  told.add(message);
  const path = window.location.pathname.slice(0, CLIENT_ERROR.path);
  // Also when the page is about to go; what does not arrive is not missed.
  void fetch("/api/client-errors", {
    method: "POST",
    keepalive: true,
    credentials: "omit",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ message, path, ...(stack ? { stack: stack.slice(0, CLIENT_ERROR.stack) } : {}) }),
  }).catch(() => undefined);
}
