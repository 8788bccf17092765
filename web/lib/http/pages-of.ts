import type { QueryKey } from "@tanstack/react-query";
import type { ListPage } from "./call";

/** Cursor of a page, as a query parameter; empty for the first page. */
export type PageStart = { cursor?: string };

/** Returns options for `useInfiniteQuery` that read a list by pages and select it as one list. */
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

/** Returns all items read so far, in order. */
export function itemsOf<Item>({ pages }: { pages: ListPage<Item>[] }): Item[] {
  return pages.flatMap((page) => page.items);
}

const FIRST_PAGE: string | null = null;
