import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Unread } from "../../worker/contract/messages";
import { type UnreadCounts, unreadOf } from "../../worker/contract/unread";
import { api, call } from "../lib/http/api";
import { serverUnread, sessionUnderWay } from "../lib/session/session";
import { changed } from "./changed";
import { KEYS } from "./keys";

/** Returns the counts from the session answer's header; undefined if it had none. */
export const unreadFromSession = () => unreadOf(serverUnread()) ?? undefined;

/** Same, awaiting a session request in flight, as on a page that starts with saved data. */
export async function unreadToBeTold(): Promise<UnreadCounts | undefined> {
  const answer = sessionUnderWay();
  await answer?.catch(() => null);
  return answer && unreadFromSession();
}

const countsOf = (counts: UnreadCounts | undefined): Unread | undefined =>
  counts && { count: counts.messages, posts: counts.posts };

/** Number of unread messages and new posts. */
export const unreadQuery = queryOptions({
  queryKey: KEYS.unreadMessages,
  queryFn: async () => countsOf(await unreadToBeTold()) ?? call(api.api.messages.unread.$get()),
  initialData: () => countsOf(unreadFromSession()),
});

/** Optimistically marks the community as seen up to a post, then refetches. */
export function useMarkSeen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => call(api.api.community.seen.$post({ json: { upTo } })),
    onMutate: () => client.setQueryData(unreadQuery.queryKey, (known) => known && { ...known, posts: 0 }),
    onSettled: () => changed(client, "readMark"),
  });
}
