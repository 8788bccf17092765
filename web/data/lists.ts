import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import type { ListPage } from "../lib/http/call";

/** Changes an item in all cached lists under a key. Returns its old state, for undoing. */
export function changeItem<Item extends { id: unknown }>(
  client: QueryClient,
  queryKey: QueryKey,
  id: Item["id"],
  change: (item: Item) => Item,
): Item | undefined {
  let before: Item | undefined;
  client.setQueriesData<InfiniteData<ListPage<Item>>>({ queryKey }, (data) => {
    if (!data) return data;
    const items = (page: ListPage<Item>) =>
      page.items.map((item) => {
        if (item.id !== id) return item;
        before ??= item;
        return change(item);
      });
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: items(page) })) };
  });
  return before;
}
