import type { ReactNode } from "react";
import { isUnauthorized, shownMessage } from "../../lib/request-error";
import { ErrorState } from "../../ui/error-state";
import { ShowMore } from "../../ui/show-more";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";

type QueryListProps<Item> = {
  list: {
    data: Item[] | undefined;
    error: unknown;
    isPending: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  /** What is being loaded: "exercises without video". */
  what: string;
  empty: ReactNode;
  row: (item: Item) => ReactNode;
};

/** A list of rows page after page, in each state it can be in. */
export function QueryList<Item>({ list, what, empty, row }: QueryListProps<Item>) {
  const { data, error } = list;
  if (list.isPending) {
    return (
      <SkeletonGroup label={`Loading ${what}`} className="divide-y divide-line border-line border-y">
        {["a", "b", "c"].map((key) => (
          <div key={key} className="grid gap-2 py-5">
            <Skeleton className="h-6 w-56 max-w-full" />
            <Skeleton className="h-4 w-80 max-w-full" />
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  if (!data) {
    if (isUnauthorized(error)) return null;
    return (
      <ErrorState headingLevel={3} onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {shownMessage(error)}
      </ErrorState>
    );
  }
  if (data.length === 0) return empty;
  return (
    <>
      <ul aria-busy={list.isPlaceholderData} className="divide-y divide-line border-line border-y">
        {data.map(row)}
      </ul>
      {list.hasNextPage ? (
        <ShowMore
          size="md"
          busy={list.isFetchingNextPage}
          error={list.isFetchNextPageError && !isUnauthorized(error) ? shownMessage(error) : null}
          onMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </>
  );
}
