import type { ClientResponse } from "hono/client";
import { NEXT_CURSOR_HEADER, TOTAL_HEADER } from "../../../worker/contract/paging-limits";
import { RequestError } from "./request-error";

export type ListPage<Item> = {
  items: Item[];
  nextCursor: string | null;
  /** How many there are in all, where the first page of a list says so. */
  total?: number;
};

/** One page of a list that grows: its items, and where the next page starts. */
export async function callPage<Item>(request: Promise<ClientResponse<Item[]>>): Promise<ListPage<Item>> {
  const response = await request;
  if (!response.ok) throw await RequestError.from(response as unknown as Response);
  const total = response.headers.get(TOTAL_HEADER);
  return {
    items: (await response.json()) as Item[],
    nextCursor: response.headers.get(NEXT_CURSOR_HEADER),
    ...(total === null ? {} : { total: Number(total) }),
  };
}
