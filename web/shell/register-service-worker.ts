import { messageSW, Workbox } from "workbox-window";

const LOOK_EVERY_MS = 3_600_000;
const MOST_WAIT_MS = 5000;

/**
 * Registers the service worker. Calls `onUpdate` when a new version waits, with a function that activates it and
 * reloads the page. Returns a function that stops it.
 */
export function registerServiceWorker(onUpdate: (take: () => void) => void): () => void {
  const workbox = new Workbox("/sw.js");
  let isUpdated = false;
  const offer = async (waiting: ServiceWorker | undefined) => {
    // A reload may already have brought the page up to date; then there is nothing to offer.
    if (!waiting || (await messageSW(waiting, { type: "ENTRY" })) === runningEntry()) return;
    onUpdate(() => {
      isUpdated = true;
      workbox.messageSkipWaiting();
      // An old worker that is still answering keeps the new one waiting for minutes: the page's own end ends that too.
      setTimeout(() => window.location.reload(), MOST_WAIT_MS);
    });
  };
  workbox.addEventListener("waiting", ({ sw }) => void offer(sw));
  workbox.addEventListener("controlling", () => {
    if (isUpdated) window.location.reload();
  });
  workbox.register().catch((error: unknown) => console.warn("This browser keeps no offline copy.", error));
  const checkForUpdate = () => void workbox.update().catch(() => undefined);
  const onShow = () => {
    if (document.visibilityState === "visible") checkForUpdate();
  };
  const timer = setInterval(checkForUpdate, LOOK_EVERY_MS);
  document.addEventListener("visibilitychange", onShow);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onShow);
  };
}

function runningEntry(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return script ? new URL(script.src).pathname : undefined;
}
