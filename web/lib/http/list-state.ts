import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { isUnauthorized, shownMessage } from "./request-error";

/** How a list that grows stands, in words: what a frame around it shows. */
type ListState<Item> = {
  /** Undefined while nothing could be read. */
  items: Item[] | undefined;
  /** Why not; without an error when the session has ended, which the shell says. */
  failed: { error: string | null; busy: boolean; onRetry: () => void };
  /** The next page, and why it did not come; null on the last one. */
  more: { error: string | null; busy: boolean; onMore: () => void } | null;
};

/** The state of a query of pages that selects one list of all its items. */
export function listState<Item>(query: UseInfiniteQueryResult<Item[]>): ListState<Item> {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query;
  const words = error && !isUnauthorized(error) ? shownMessage(error) : null;
  return {
    items: data,
    failed: { error: words, busy: isFetching, onRetry: () => void refetch() },
    more: hasNextPage
      ? {
          error: query.isFetchNextPageError ? words : null,
          busy: query.isFetchingNextPage,
          onMore: () => void fetchNextPage(),
        }
      : null,
  };
}
