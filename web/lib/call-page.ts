import type { ClientResponse } from "hono/client";
import { NEXT_CURSOR_HEADER } from "../../worker/contract/paging-limits";
import { RequestError } from "./request-error";

export type ListPage<Item> = { items: Item[]; nextCursor: string | null };

/** One page of a list that grows: its items, and where the next page starts. */
export async function callPage<Item>(request: Promise<ClientResponse<Item[]>>): Promise<ListPage<Item>> {
  const response = await request;
  if (!response.ok) throw await RequestError.from(response as unknown as Response);
  return { items: (await response.json()) as Item[], nextCursor: response.headers.get(NEXT_CURSOR_HEADER) };
}
