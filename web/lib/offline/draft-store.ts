import { memberPrefix } from "../session/member-keys";
import { type Keeper, keep, readKept, useKept } from "./kept-value";

/**
 * Where a kind of unsent work is kept, under the member's own prefix, so that signing out takes it along. `read` makes a
 * draft of what was kept, which may be older than the code, or null.
 */
export function draftStore<Draft>(keeper: Keeper, name: string, read: (kept: unknown) => Draft | null) {
  const keyOf = (userId: string) => `${memberPrefix(userId)}${name}`;
  return {
    kept: (userId: string): Draft | null => read(readKept(keeper, keyOf(userId))),
    /** Null forgets. */
    keep: (userId: string, draft: Draft | null): void => keep(keeper, keyOf(userId), draft),
    /** The draft as it is now, also when another tab has changed it. */
    use: (userId: string): Draft | null => useKept(keeper, keyOf(userId), read),
  };
}
