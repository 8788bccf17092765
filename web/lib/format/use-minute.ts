import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;
const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

/** Returns the current time, updated each minute by one clock for the whole page. */
export function useMinute(): number {
  return useSyncExternalStore(watch, () => now, Date.now);
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) {
    now = Date.now();
    timer = setInterval(update, MINUTE_MS);
    document.addEventListener("visibilitychange", update);
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", update);
  };
}

function update(): void {
  now = Date.now();
  for (const watcher of watchers) watcher();
}
