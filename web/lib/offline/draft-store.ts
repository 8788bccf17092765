import type { StorageArea } from "../browser/kept-text";
import { memberPrefix } from "../session/member-keys";
import { readStored, useStored, writeStored } from "./stored-value";

/**
 * Stores one kind of draft under the member's prefix, so that signing out deletes it. `parse` returns a draft from what
 * was stored, possibly by older code, or null.
 */
export function draftStore<Draft>(keeper: StorageArea, name: string, parse: (stored: unknown) => Draft | null) {
  const keyOf = (userId: string) => `${memberPrefix(userId)}${name}`;
  return {
    read: (userId: string): Draft | null => parse(readStored(keeper, keyOf(userId))),
    /** Null deletes. */
    save: (userId: string, draft: Draft | null): void => writeStored(keeper, keyOf(userId), draft),
    /** The current draft, also when another tab changes it. */
    use: (userId: string): Draft | null => useStored(keeper, keyOf(userId), parse),
  };
}
