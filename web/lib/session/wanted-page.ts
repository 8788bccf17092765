import { keep, readKept } from "../offline/kept-value";

const KEY = "longroll.wanted-page";

/** The page that a visitor was turned away from, for when they have signed in. Null forgets. */
export const keepWantedPage = (address: string | null): void => keep("tab", KEY, address);

export function wantedPage(): string | null {
  const kept = readKept("tab", KEY);
  return typeof kept === "string" ? kept : null;
}
