const KEY = "longroll-reloaded-at";
const QUIET_MS = 60_000;

/** Whether a page failed because its code could not be fetched. The wording is each browser's own, and Vite's for styles. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css|error loading dynamically/i.test(
      error.message,
    )
  );
}

/**
 * After a deploy the chunks of a page that is still open are gone; loading it afresh brings the new names. Answers
 * false when that was tried a moment ago or cannot help, because then it would only loop.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < QUIET_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
