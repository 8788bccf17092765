import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Unread } from "../../worker/contract/messages";
import { type UnreadCounts, unreadOf } from "../../worker/contract/unread";
import { api, call } from "../lib/http/api";
import { serverUnread, sessionUnderWay } from "../lib/session/session";
import { changed } from "./changed";
import { KEYS } from "./keys";

/** What the answer about who is here said, for the first page of a visit; undefined when it did not. */
export const toldUnread = () => unreadOf(serverUnread()) ?? undefined;

/** The same where that answer is still on its way, as on a page that begins with what the device has. */
export async function unreadToBeTold(): Promise<UnreadCounts | undefined> {
  const answer = sessionUnderWay();
  await answer?.catch(() => null);
  return answer && toldUnread();
}

const countsOf = (told: UnreadCounts | undefined): Unread | undefined =>
  told && { count: told.messages, posts: told.posts };

/** How many messages wait to be read, and how many posts are new. */
export const unreadQuery = queryOptions({
  queryKey: KEYS.unreadMessages,
  queryFn: async () => countsOf(await unreadToBeTold()) ?? call(api.api.messages.unread.$get()),
  initialData: () => countsOf(toldUnread()),
});

/** Takes the community as looked at up to a post: at once here, and as the server has it then. */
export function useMarkSeen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => call(api.api.community.seen.$post({ json: { upTo } })),
    onMutate: () => client.setQueryData(unreadQuery.queryKey, (known) => known && { ...known, posts: 0 }),
    onSettled: () => changed(client, "readMark"),
  });
}
