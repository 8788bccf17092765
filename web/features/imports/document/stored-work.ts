import { readStored, writeStored } from "../../../lib/offline/stored-value";

/** Stores one value per kind and id across reloads of the tab. Does nothing where the browser blocks storage. */
export const storeWork = (kind: string, id: string, value: unknown): void =>
  writeStored("tab", nameOf(kind, id), value);

export const readWork = <Value>(kind: string, id: string): Value | null =>
  readStored("tab", nameOf(kind, id)) as Value | null;

export const dropWork = (kind: string, id: string): void => storeWork(kind, id, null);

/** Returns the ids of all stored values of a kind. */
export function storedIds(kind: string): string[] {
  try {
    const start = nameOf(kind, "");
    return Object.keys(sessionStorage)
      .filter((name) => name.startsWith(start))
      .map((name) => name.slice(start.length));
  } catch {
    return [];
  }
}

const nameOf = (kind: string, id: string) => `longroll.${kind}.${id}`;
