import { useSyncExternalStore } from "react";
import { type UnreadCounts, unreadOf } from "../../../worker/contract/unread";
import { unreadSaid } from "./session";

/** Under which the number is asked for. */
export const UNREAD_KEY = ["/api/messages/unread"] as const;

/** What the answer about who is here said, for the first page of a visit; undefined when it did not. */
export function countTold(of: keyof UnreadCounts): { count: number } | undefined {
  const told = unreadOf(unreadSaid());
  return told ? { count: told[of] } : undefined;
}

// A store of its own and no query: the header is on the public pages, which ship no query library.
let count = 0;
const watchers = new Set<() => void>();

/** How many messages wait to be read; zero as long as nobody knows. */
export const useUnreadCount = () =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => count,
    () => 0,
  );

export function setUnreadCount(next: number): void {
  if (next === count) return;
  count = next;
  for (const watcher of watchers) watcher();
}
