import type { QueryKey } from "@tanstack/react-query";
import type { ListPage } from "./call";

/** Where a page starts, as calls take it in their query; empty for the first. */
export type PageStart = { cursor?: string };

/** A query of a list that grows, for `useInfiniteQuery`: read page after page, selected as one list. */
export function pagesOf<Item>(queryKey: QueryKey, read: (start: PageStart) => Promise<ListPage<Item>>) {
  return {
    queryKey,
    queryFn: ({ pageParam }: { pageParam: string | null }) => read(startAt(pageParam)),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page: ListPage<Item>) => page.nextCursor,
    select: itemsOf<Item>,
  };
}

export function startAt(cursor: string | null): PageStart {
  return cursor ? { cursor } : {};
}

/** All that has been read of it, in order. */
export function itemsOf<Item>({ pages }: { pages: ListPage<Item>[] }): Item[] {
  return pages.flatMap((page) => page.items);
}

const FIRST_PAGE: string | null = null;
