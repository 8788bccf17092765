import { useSyncExternalStore } from "react";
import { UNREAD_HEADER, type UnreadCounts, unreadOf } from "../../worker/contract/unread";

/** Under which the number is asked for. */
export const UNREAD_KEY = ["/api/messages/unread"] as const;

/** What the answer about who is here said beside it, for the first pages of a visit; null when it did not. */
let told: UnreadCounts | null = null;
export const toldUnread = () => told;
/** The same as the first data of a query. */
export const countTold = (of: keyof UnreadCounts) => (told ? { count: told[of] } : undefined);

export function hearUnread({ headers }: Response): void {
  told = unreadOf(headers.get(UNREAD_HEADER));
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
