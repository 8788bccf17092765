import { useSyncExternalStore } from "react";

export type KeyLine = readonly [key: string, what: string];

const announced = new Map<object, readonly KeyLine[]>();
const listeners = new Set<() => void>();
let lines: readonly KeyLine[] = [];

/** Tells the sheet of keys what a page does by which; answers how to take that back. */
export function announceKeys(own: readonly KeyLine[]): () => void {
  const part = {};
  announced.set(part, own);
  tell();
  return () => {
    announced.delete(part);
    tell();
  };
}

/** The keys of what is shown. */
export const useShownKeys = () =>
  useSyncExternalStore(
    listen,
    () => lines,
    () => NONE,
  );

const NONE: readonly KeyLine[] = [];

function tell(): void {
  lines = [...announced.values()].flat();
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
