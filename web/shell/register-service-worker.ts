import { messageSW, Workbox } from "workbox-window";

const LOOK_EVERY_MS = 3_600_000;

/**
 * Registers the service worker. `onUpdate` is called when a new version waits, with how to take it; the page is then
 * loaded afresh. Answers how to stop.
 */
export function registerServiceWorker(onUpdate: (take: () => void) => void): () => void {
  const workbox = new Workbox("/sw.js");
  let taken = false;
  const offer = async (waiting: ServiceWorker | undefined) => {
    // A fresh load may have brought the page itself up to date already; there is nothing to offer then.
    if (!waiting || (await messageSW(waiting, { type: "ENTRY" })) === runningEntry()) return;
    onUpdate(() => {
      taken = true;
      workbox.messageSkipWaiting();
    });
  };
  workbox.addEventListener("waiting", ({ sw }) => void offer(sw));
  workbox.addEventListener("controlling", () => {
    if (taken) window.location.reload();
  });
  workbox.register().catch((error: unknown) => console.warn("This browser keeps no offline copy.", error));
  const look = () => void workbox.update().catch(() => undefined);
  const onShow = () => {
    if (document.visibilityState === "visible") look();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
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
