import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { listState } from "../../lib/http/list-state";
import { GrowingList } from "../../ui/growing-list";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";

type QueryListProps<Item> = {
  list: UseInfiniteQueryResult<Item[]>;
  /** What is loading, for messages: "exercises without video". */
  what: string;
  /** Filters the shown items; all without it. */
  keep?: (item: Item) => boolean;
  empty: ReactNode;
  row: (item: Item) => ReactNode;
};

/** A paged list with its loading, error and empty states. */
export function QueryList<Item>({ list, what, keep, empty, row }: QueryListProps<Item>) {
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
  const { items, ...state } = listState(list);
  return (
    <GrowingList {...state} items={keep ? items?.filter(keep) : items} headingLevel={3} empty={empty}>
      {(shown) => (
        <ul aria-busy={list.isPlaceholderData} className="divide-y divide-line border-line border-y">
          {shown.map(row)}
        </ul>
      )}
    </GrowingList>
  );
}
