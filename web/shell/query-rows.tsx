import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { listState } from "../lib/http/list-state";
import { GrowingList } from "../ui/growing-list";

type QueryRowsProps<Item> = {
  query: UseInfiniteQueryResult<Item[]>;
  /** Shown until the first page is there. */
  waiting: ReactNode;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  row: (item: Item) => ReactNode;
  headingLevel?: 2 | 3;
  failedTitle?: string;
  moreLabel?: string;
  /** The rows are walked through by `RowKeys`. */
  byKeys?: boolean;
  className?: string;
};

/** A list that is read page by page, with lines between its rows. */
export function QueryRows<Item>({ query, waiting, row, byKeys = false, className, ...words }: QueryRowsProps<Item>) {
  if (query.isPending) return waiting;
  return (
    <GrowingList {...listState(query)} {...words}>
      {(items) => (
        <ul
          {...(byKeys ? { "data-rows": true } : {})}
          className={className ?? "divide-y divide-line border-line border-y"}
        >
          {items.map(row)}
        </ul>
      )}
    </GrowingList>
  );
}
