import { useSyncExternalStore } from "react";
import { listeners } from "../lib/browser/listeners";

export type KeyLine = readonly [key: string, what: string];

const announced = new Map<object, readonly KeyLine[]>();
const changes = listeners();
let lines: readonly KeyLine[] = [];

/** Adds a page's shortcuts to the list of shortcuts. Returns a function that removes them. */
export function listKeys(own: readonly KeyLine[]): () => void {
  const part = {};
  announced.set(part, own);
  tell();
  return () => {
    announced.delete(part);
    tell();
  };
}

/** Returns the shortcuts of the current page. */
export const useShownKeys = () =>
  useSyncExternalStore(
    changes.add,
    () => lines,
    () => NONE,
  );

const NONE: readonly KeyLine[] = [];

function tell(): void {
  lines = [...announced.values()].flat();
  changes.tell();
}
