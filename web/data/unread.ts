import { queryOptions } from "@tanstack/react-query";
import { type UnreadCounts, unreadOf } from "../../worker/contract/unread";
import { api, call } from "../lib/http/api";
import { serverUnread, sessionUnderWay } from "../lib/session/session";
import { KEYS } from "./keys";

/** What the answer about who is here said, for the first page of a visit; undefined when it did not. */
export function initialCount(of: keyof UnreadCounts): { count: number } | undefined {
  const told = unreadOf(serverUnread());
  return told ? { count: told[of] } : undefined;
}

/** The same where that answer is still on its way, as on a page that begins with what the device has. */
export async function countToBeTold(of: keyof UnreadCounts): Promise<{ count: number } | undefined> {
  const answer = sessionUnderWay();
  await answer?.catch(() => null);
  return answer && initialCount(of);
}

/** How many messages wait to be read. */
export const unreadQuery = queryOptions({
  queryKey: KEYS.unreadMessages,
  queryFn: async () => (await countToBeTold("messages")) ?? call(api.api.messages.unread.$get()),
  initialData: () => initialCount("messages"),
});
