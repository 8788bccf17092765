import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { isUnauthorized, shownMessage } from "./request-error";

type Reason = { message: string | null; busy: boolean; again: () => void };

/** How a list that grows stands, in words: what a frame around it shows. */
export type ListState<Item> = {
  /** Undefined while nothing could be read. */
  items: Item[] | undefined;
  /** Why not; without a message when the session has ended, which the shell says. */
  failed: Reason;
  /** The next page; null on the last one. */
  more: Reason | null;
};

/** The state of a query of pages that selects one list of all its items. */
export function listState<Item>(query: UseInfiniteQueryResult<Item[]>): ListState<Item> {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query;
  const message = error && !isUnauthorized(error) ? shownMessage(error) : null;
  return {
    items: data,
    failed: { message, busy: isFetching, again: () => void refetch() },
    more: hasNextPage
      ? {
          message: query.isFetchNextPageError ? message : null,
          busy: query.isFetchingNextPage,
          again: () => void fetchNextPage(),
        }
      : null,
  };
}
