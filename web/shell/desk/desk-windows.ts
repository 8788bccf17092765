import { useSyncExternalStore } from "react";

type DeskWindow = "search" | "keys";
const listeners = new Set<() => void>();
let shown: DeskWindow | null = null;

/** Opens a window of the desk in the place of the other, or none. */
export function showWindow(window: DeskWindow | null): void {
  shown = window;
  for (const listener of listeners) listener();
}

export const useDeskWindow = () =>
  useSyncExternalStore(
    listen,
    () => shown,
    () => null,
  );

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
