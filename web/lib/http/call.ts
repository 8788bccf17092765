import type { ClientResponse } from "hono/client";
import { NEXT_CURSOR_HEADER, TOTAL_HEADER } from "../../../worker/contract/paging-limits";
import { apiFetch } from "./network";
import { RequestError } from "./request-error";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type ListPage<Item> = {
  items: Item[];
  nextCursor: string | null;
  /** How many there are in all, where the first page of a list says so. */
  total?: number;
};

/** The JSON of an answer, or a RequestError. */
export async function call<T>(request: Promise<ClientResponse<T>>): Promise<T> {
  const response = await answered(request);
  // No content has no JSON; such calls are typed as answering null.
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** One page of a list that grows: its items, and where the next page starts. */
export async function callPage<Item>(request: Promise<ClientResponse<Item[]>>): Promise<ListPage<Item>> {
  const response = await answered(request);
  return pageWith(await response.json(), response.headers);
}

/** The same of what has been read of the answer already. */
export function pageWith<Item>(items: Item[], headers: Headers): ListPage<Item> {
  const total = headers.get(TOTAL_HEADER);
  return {
    items,
    nextCursor: headers.get(NEXT_CURSOR_HEADER),
    ...(total === null ? {} : { total: Number(total) }),
  };
}

/** A call by its address: for pages that do without the typed client, and for what it does not list. */
export function at<T>(method: Method, path: string, body?: unknown, init?: RequestInit): Promise<ClientResponse<T>> {
  const json =
    body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return apiFetch(path, { method, credentials: "include", ...json, ...init }) as Promise<Response & ClientResponse<T>>;
}

/** The same for its JSON. */
export const send = <T>(method: Method, path: string, body?: unknown): Promise<T> => call<T>(at(method, path, body));

async function answered<T>(request: Promise<ClientResponse<T>>): Promise<Response & ClientResponse<T>> {
  const response = (await request) as Response & ClientResponse<T>;
  if (!response.ok) throw await RequestError.from(response);
  return response;
}
