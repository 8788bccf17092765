import { useEffect, useSyncExternalStore } from "react";
import { belongsElsewhere, useKeysOn } from "../use-single-keys";

type DeskWindow = "search" | "keys" | "places";
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

/** Opens them by their keys, behind the page's own, which have been asked by then. */
export function useWindowKeys(userId: string): void {
  const [keysOn] = useKeysOn(userId);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = event.defaultPrevented || event.altKey ? null : windowOf(event, keysOn);
      if (!wanted) return;
      event.preventDefault();
      showWindow(wanted);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [keysOn]);
  useEffect(() => () => showWindow(null), []);
}

function windowOf(event: KeyboardEvent, keysOn: boolean): DeskWindow | null {
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "k" ? "search" : null;
  if (!keysOn || belongsElsewhere(event)) return null;
  return event.key === "/" ? "search" : event.key === "?" ? "keys" : null;
}
