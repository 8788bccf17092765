import { useEffect, useSyncExternalStore } from "react";
import { listeners } from "../../lib/browser/listeners";
import { belongsElsewhere, useKeysOn } from "../use-single-keys";

type DeskWindow = "search" | "keys" | "places";
const changes = listeners();
let shown: DeskWindow | null = null;

/** Opens an admin dialog, replacing the current one; null closes it. */
export function showWindow(window: DeskWindow | null): void {
  shown = window;
  changes.tell();
}

export const useDeskWindow = () =>
  useSyncExternalStore(
    changes.add,
    () => shown,
    () => null,
  );

/** Opens dialogs by keyboard shortcut, unless the page has handled the key. */
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
