/** `device` is localStorage, shared by all tabs; `tab` is sessionStorage, which survives reloads. */
export type StorageArea = "device" | "tab";

/** Returns a stored text; null without one, or where storage is forbidden. */
export function keptText(area: StorageArea, key: string): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null deletes it. Returns false where storage is full or forbidden. */
export function keepText(area: StorageArea, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

const storageOf = (area: StorageArea) => (area === "device" ? localStorage : sessionStorage);
