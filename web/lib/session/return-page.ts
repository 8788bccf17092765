import { readStored, writeStored } from "../offline/stored-value";

const KEY = "longroll.wanted-page";

/** Stores the page to open after sign-in. Null deletes it. */
export const storeReturnPage = (address: string | null): void => writeStored("tab", KEY, address);

export function returnPage(): string | null {
  const stored = readStored("tab", KEY);
  return typeof stored === "string" ? stored : null;
}
