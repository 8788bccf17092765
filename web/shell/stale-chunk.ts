import { lookForNetwork } from "../lib/http/network";

const KEY = "longroll-reloaded-at";
const QUIET_MS = 60_000;

/** Returns whether a page's code could not be loaded. The messages differ by browser; Vite's is for styles. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css|error loading dynamically/i.test(
      error.message,
    )
  );
}

/** Returns whether a reload may help: not shortly after another one, which would loop. */
export function mayReload(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) >= QUIET_MS;
  } catch {
    return false;
  }
}

/**
 * Reloads the page, because after a deploy its old chunks are gone. Returns false when offline, where a reload would
 * lose the page.
 */
export async function reloadIfReachable(): Promise<boolean> {
  if (!(await lookForNetwork())) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  // Until the service worker knows of the new version, it answers with the old page.
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
  window.location.reload();
  return true;
}
