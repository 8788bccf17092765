/** Stores one value per kind and id across reloads of the tab. Does nothing where the browser blocks storage. */
export function storeWork(kind: string, id: string, value: unknown): void {
  try {
    sessionStorage.setItem(nameOf(kind, id), JSON.stringify(value));
  } catch {
    // Storage is full or blocked: the page still has the value.
  }
}

export function readWork<Value>(kind: string, id: string): Value | null {
  try {
    const text = sessionStorage.getItem(nameOf(kind, id));
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

export function dropWork(kind: string, id: string): void {
  try {
    sessionStorage.removeItem(nameOf(kind, id));
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

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
