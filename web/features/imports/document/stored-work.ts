/** What survives a reload of the tab: one thing for each kind and id. Where the browser refuses to keep, nothing is kept. */
export function storeWork(kind: string, id: string, value: unknown): void {
  try {
    sessionStorage.setItem(nameOf(kind, id), JSON.stringify(value));
  } catch {
    // Full, or switched off: the page still has it.
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
    // Nothing was kept.
  }
}

/** The ids under which something of a kind is kept. */
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
