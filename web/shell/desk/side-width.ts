import { useSyncExternalStore } from "react";

/** `first-frame.js` reads it too, before the first paint. */
const KEY = "longroll-desk-side";
const NARROW = "narrow";
const listeners = new Set<() => void>();

/** Returns whether the sidebar is collapsed on this device, and a setter. */
export function useNarrowSide(): [narrow: boolean, change: (narrow: boolean) => void] {
  return [useSyncExternalStore(listen, isNarrow, () => false), change];
}

function change(narrow: boolean): void {
  const { dataset } = document.documentElement;
  if (narrow) dataset.deskSide = NARROW;
  else delete dataset.deskSide;
  try {
    if (narrow) localStorage.setItem(KEY, NARROW);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

const isNarrow = () => document.documentElement.dataset.deskSide === NARROW;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
