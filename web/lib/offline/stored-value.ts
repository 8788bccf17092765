import { useCallback, useMemo, useSyncExternalStore } from "react";
import { keepText, keptText, type StorageArea } from "../browser/kept-text";

const listeners = new Set<() => void>();
/** Values that could not be stored (storage full or forbidden) live as long as the page. */
const unstored = new Map<string, string | null>();

export function readStored(keeper: StorageArea, key: string): unknown {
  return parsed(readText(keeper, key));
}

/** Null deletes. */
export function writeStored(keeper: StorageArea, key: string, value: unknown): void {
  const text = value === null ? null : JSON.stringify(value);
  const name = `${keeper}:${key}`;
  if (keepText(keeper, key, text)) unstored.delete(name);
  else unstored.set(name, text);
  notifyStoredChange();
}

export function notifyStoredChange(): void {
  for (const listener of listeners) listener();
}

/** Returns a stored value, updated also by other tabs. `read` must be the same function each time. */
export function useStored<Value>(
  keeper: StorageArea,
  key: string,
  read: (value: unknown) => Value | null,
): Value | null {
  const text = useSyncExternalStore(
    onStoredChange,
    useCallback(() => readText(keeper, key), [keeper, key]),
    nothing,
  );
  return useMemo(() => read(parsed(text)), [text, read]);
}

export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Calls a listener when anything stored may have changed, here or in another tab. Returns a function that stops it. */
export function onStoredChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function readText(keeper: StorageArea, key: string): string | null {
  const name = `${keeper}:${key}`;
  return unstored.has(name) ? (unstored.get(name) ?? null) : keptText(keeper, key);
}

/** The snapshot on the server. */
const nothing = () => null;

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
