import { queryOptions } from "@tanstack/react-query";
import type { Attached, FoundLook, FoundSubscription } from "../../worker/contract/found-subscriptions";
import { ATTACH_CHUNK, type FoundState } from "../../worker/contract/found-subscriptions-limits";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { KEYS } from "./keys";

const own = api.api.admin["found-subscriptions"];

export const lookQuery = queryOptions({
  queryKey: [...KEYS.foundSubscriptions, "look"],
  queryFn: () => call<FoundLook>(own.look.$get()),
  staleTime: 0,
});

export const foundQuery = (state: FoundState) => ({
  ...pagesOf([...KEYS.foundSubscriptions, "list", state], (start) =>
    callPage<FoundSubscription>(own.$get({ query: { state, ...start } })),
  ),
  staleTime: 0,
});

/** Searches the provider page by page; resumes an interrupted search. */
export async function lookThrough(onPage: (look: FoundLook) => void): Promise<void> {
  for (;;) {
    const look = await call<FoundLook>(own.look.$post());
    onPage(look);
    if (look.finishedAt) return;
  }
}

export const attachSubscription = (id: string) => call<Attached>(own.attach.$post({ json: { ids: [id] } }));

/** Attaches all ready subscriptions in chunks; those attached earlier are no longer ready. */
export async function attachReady(onDone: (done: number) => void): Promise<{ attached: number; left: number }> {
  const sum = { attached: 0, left: 0 };
  for (;;) {
    const page = await callPage<FoundSubscription>(
      own.$get({ query: { state: "ready", limit: String(ATTACH_CHUNK) } }),
    );
    if (page.items.length === 0) return sum;
    const done = await call<Attached>(own.attach.$post({ json: { ids: page.items.map(({ id }) => id) } }));
    const attached = done.filter((each) => each.attached).length;
    sum.attached += attached;
    sum.left += done.length - attached;
    onDone(sum.attached + sum.left);
    // Subscriptions gone at the provider stay in the list until the next search.
    if (attached === 0) return sum;
  }
}

export const detachSubscription = (id: string) => call<null>(own[":id"].detach.$post({ param: { id } }));
