import { memberPrefix } from "../session/member-keys";
import { readStored, type StorageArea, useStored, writeStored } from "./stored-value";

/**
 * Where a kind of unsent work is kept, under the member's own prefix, so that signing out takes it along. `parse` makes a
 * draft of what was kept, which may be older than the code, or null.
 */
export function draftStore<Draft>(keeper: StorageArea, name: string, parse: (stored: unknown) => Draft | null) {
  const keyOf = (userId: string) => `${memberPrefix(userId)}${name}`;
  return {
    read: (userId: string): Draft | null => parse(readStored(keeper, keyOf(userId))),
    /** Null forgets. */
    save: (userId: string, draft: Draft | null): void => writeStored(keeper, keyOf(userId), draft),
    /** The draft as it is now, also when another tab has changed it. */
    use: (userId: string): Draft | null => useStored(keeper, keyOf(userId), parse),
  };
}
