import type { ClientResponse } from "hono/client";
import { NEXT_CURSOR_HEADER, TOTAL_HEADER } from "../../../worker/contract/paging-limits";
import { apiFetch } from "./network";
import { RequestError } from "./request-error";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type ListPage<Item> = {
  items: Item[];
  nextCursor: string | null;
  /** Total number of items, if the list's first page states it. */
  total?: number;
};

/** Returns a response's JSON. Throws a RequestError. */
export async function call<T>(request: Promise<ClientResponse<T>>): Promise<T> {
  const response = await answered(request);
  // A 204 has no JSON; such calls are typed as returning null.
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** Returns one page of a list: its items and the cursor of the next. */
export async function callPage<Item>(request: Promise<ClientResponse<Item[]>>): Promise<ListPage<Item>> {
  const response = await answered(request);
  return pageWith(await response.json(), response.headers);
}

/** Same for items that were parsed already. */
export function pageWith<Item>(items: Item[], headers: Headers): ListPage<Item> {
  const total = headers.get(TOTAL_HEADER);
  return {
    items,
    nextCursor: headers.get(NEXT_CURSOR_HEADER),
    ...(total === null ? {} : { total: Number(total) }),
  };
}

/** Calls an API address directly, for pages without the typed client and for addresses it does not list. */
export function at<T>(method: Method, path: string, body?: unknown, init?: RequestInit): Promise<ClientResponse<T>> {
  const json =
    body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return apiFetch(path, { method, credentials: "include", ...json, ...init }) as Promise<Response & ClientResponse<T>>;
}

/** Same, returning the JSON. */
export const send = <T>(method: Method, path: string, body?: unknown): Promise<T> => call<T>(at(method, path, body));

async function answered<T>(request: Promise<ClientResponse<T>>): Promise<Response & ClientResponse<T>> {
  const response = (await request) as Response & ClientResponse<T>;
  if (!response.ok) throw await RequestError.from(response);
  return response;
}
