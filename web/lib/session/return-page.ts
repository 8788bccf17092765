import { readStored, writeStored } from "../offline/stored-value";

const KEY = "longroll.wanted-page";

/** The page that a visitor was turned away from, for when they have signed in. Null forgets. */
export const storeReturnPage = (address: string | null): void => writeStored("tab", KEY, address);

export function returnPage(): string | null {
  const kept = readStored("tab", KEY);
  return typeof kept === "string" ? kept : null;
}
