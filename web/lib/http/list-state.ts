import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { isUnauthorized, shownMessage } from "./request-error";

/** State of an infinite list, as its frame shows it. */
type ListState<Item> = {
  /** Undefined until something was read. */
  items: Item[] | undefined;
  /** The error; without a text if the session ended, which the shell reports. */
  failed: { error: string | null; busy: boolean; onRetry: () => void };
  /** Loading of the next page, with its error; null on the last page. */
  more: { error: string | null; busy: boolean; onMore: () => void } | null;
};

/** Returns the state of an infinite query that selects one list of items. */
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
