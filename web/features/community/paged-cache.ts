import type { InfiniteData } from "@tanstack/react-query";
import type { ListPage } from "../../lib/http/call";

type Row = { id: number; createdAt: string };

/** A paged list in the query cache. */
export type Pages<Item> = InfiniteData<ListPage<Item>, string | null>;

export const rowsOf = <Item>(data: Pages<Item> | undefined): Item[] => data?.pages.flatMap((page) => page.items) ?? [];

/** Changes one row; all others stay the same objects, so that only this row renders again. */
export function withChanged<Item extends Row>(
  data: Pages<Item> | undefined,
  id: number,
  change: (item: Item) => Item,
): Pages<Item> | undefined {
  return onPages(data, (items) =>
    items.some((item) => item.id === id) ? items.map((item) => (item.id === id ? change(item) : item)) : items,
  );
}

export function without<Item extends Row>(data: Pages<Item> | undefined, id: number): Pages<Item> | undefined {
  return onPages(data, (items) =>
    items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items,
  );
}

/** Adds a new row at the end for new ones, or replaces it if it is there. */
export function withNew<Item extends Row>(
  data: Pages<Item> | undefined,
  item: Item,
  at: "start" | "end",
): Pages<Item> | undefined {
  if (!data) return data;
  if (rowsOf(data).some(({ id }) => id === item.id)) return withChanged(data, item.id, () => item);
  const edge = at === "start" ? 0 : data.pages.length - 1;
  const pages = data.pages.map((page, index) => {
    if (index !== edge) return page;
    return { ...page, items: at === "start" ? [item, ...page.items] : [...page.items, item] };
  });
  return { ...data, pages };
}

/** Inserts a row into a newest-first list by its time, if the list is loaded that far. */
export function withPlaced<Item extends Row>(data: Pages<Item> | undefined, item: Item): Pages<Item> | undefined {
  if (!data) return data;
  if (rowsOf(data).some(({ id }) => id === item.id)) return withChanged(data, item.id, () => item);
  const follower = rowsOf(data).find((other) => isNewer(item, other));
  const complete = data.pages.at(-1)?.nextCursor === null;
  if (!follower) return complete ? withNew(data, item, "end") : data;
  return onPages(data, (items) =>
    items.includes(follower) ? items.flatMap((row) => (row === follower ? [item, row] : [row])) : items,
  );
}

/**
 * Merges a fresh newest-first list into the shown one: removed and changed rows are applied, newer ones are returned
 * apart. Null if the two have no row in common.
 */
export function caughtUp<Item extends Row>(
  shown: Pages<Item>,
  fresh: Pages<Item>,
): { data: Pages<Item>; newer: Item[] } | null {
  const [newest] = rowsOf(shown);
  const incoming = rowsOf(fresh);
  if (!newest) return { data: fresh, newer: [] };
  const newer = incoming.filter((item) => isNewer(item, newest));
  if (newer.length > 0 && newer.length === incoming.length) return null;
  const data = onPages(fresh, (items) => items.filter((item) => !isNewer(item, newest)));
  return { data: data ?? fresh, newer };
}

function isNewer(a: Row, b: Row): boolean {
  const difference = Date.parse(a.createdAt) - Date.parse(b.createdAt);
  return difference > 0 || (difference === 0 && a.id > b.id);
}

function onPages<Item>(data: Pages<Item> | undefined, change: (items: Item[]) => Item[]): Pages<Item> | undefined {
  if (!data) return data;
  let changed = false;
  const pages = data.pages.map((page) => {
    const items = change(page.items);
    if (items === page.items) return page;
    changed = true;
    return { ...page, items };
  });
  return changed ? { ...data, pages } : data;
}
