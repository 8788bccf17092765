import { useSyncExternalStore } from "react";
import { keepText } from "../../lib/browser/kept-text";
import { listeners } from "../../lib/browser/listeners";

/** `first-frame.js` reads it too, before the first paint. */
const KEY = "longroll-desk-side";
const NARROW = "narrow";
const changes = listeners();

/** Returns whether the sidebar is collapsed on this device, and a setter. */
export function useNarrowSide(): [narrow: boolean, change: (narrow: boolean) => void] {
  return [useSyncExternalStore(changes.add, isNarrow, () => false), change];
}

function change(narrow: boolean): void {
  const { dataset } = document.documentElement;
  if (narrow) dataset.deskSide = NARROW;
  else delete dataset.deskSide;
  // Where storage is forbidden, the choice lasts as long as the page.
  keepText("device", KEY, narrow ? NARROW : null);
  changes.tell();
}

const isNarrow = () => document.documentElement.dataset.deskSide === NARROW;
