import { queryOptions } from "@tanstack/react-query";
import { type UnreadCounts, unreadOf } from "../../worker/contract/unread";
import { api, call } from "../lib/http/api";
import { serverUnread } from "../lib/session/session";
import { KEYS } from "./keys";

/** What the answer about who is here said, for the first page of a visit; undefined when it did not. */
export function initialCount(of: keyof UnreadCounts): { count: number } | undefined {
  const told = unreadOf(serverUnread());
  return told ? { count: told[of] } : undefined;
}

/** How many messages wait to be read. */
export const unreadQuery = queryOptions({
  queryKey: KEYS.unreadMessages,
  queryFn: () => call(api.api.messages.unread.$get()),
  initialData: () => initialCount("messages"),
});
