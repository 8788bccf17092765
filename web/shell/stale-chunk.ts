import { lookForNetwork } from "../lib/http/network";

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

/** Whether loading the page afresh may bring a missing part: not when that was tried a moment ago, because then it would only loop. */
export function mayReload(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) >= QUIET_MS;
  } catch {
    return false;
  }
}

/**
 * After a deploy the chunks of a page that is still open are gone; loading it afresh brings the new names. Answers
 * false without a network, with which it was no deploy and a page would be lost that is still there.
 */
export async function reloadIfReachable(): Promise<boolean> {
  if (!(await lookForNetwork())) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  // As long as the service worker knows of no newer version, it answers with the page that it has.
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
  window.location.reload();
  return true;
}
