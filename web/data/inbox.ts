import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Conversation, MemberPanel, SavedReply, SavedReplyInput } from "../../worker/contract/messages";
import type { InboxFilter, MessageType } from "../../worker/contract/messages-limits";
import { api, call, callPage } from "../lib/http/api";
import { itemsOf, pagesOf } from "../lib/http/pages-of";
import { atId } from "./at-id";
import { changed } from "./changed";
import { KEYS, panelKey } from "./keys";
import { once } from "./once";
import { useChange } from "./use-change";

const replies = api.api.admin["saved-replies"];

export type InboxFilters = { filter: InboxFilter; type: MessageType | null; search: string };

export function useInbox({ filter, type, search }: InboxFilters) {
  return useInfiniteQuery({
    ...pagesOf([...KEYS.conversations, { filter, type, search }], (start) =>
      callPage<Conversation>(
        api.api.admin.conversations.$get({
          query: {
            ...(filter === "all" ? {} : { filter }),
            ...(type ? { type } : {}),
            ...(search ? { search } : {}),
            ...start,
          },
        }),
      ),
    ),
    select: (data) => distinct(itemsOf(data)),
    // Several admins work on it, so it is refetched on every mount.
    staleTime: 0,
  });
}

const LOOKED_AHEAD = 25;

/** Returns the member who waits longest for an answer, after the open one; null if nobody else does. */
export async function nextUnanswered(openId: string | null): Promise<string | null> {
  const { items } = await callPage<Conversation>(
    api.api.admin.conversations.$get({ query: { filter: "unanswered", limit: String(LOOKED_AHEAD) } }),
  );
  const ids = items.map(({ member }) => member.id);
  const next = ids[openId === null ? 0 : ids.indexOf(openId) + 1] ?? ids[0];
  return next === undefined || next === openId ? null : next;
}

// A conversation with a new message moves up and may be on two pages.
function distinct(conversations: Conversation[]): Conversation[] {
  const seen = new Set<string>();
  return conversations.filter(({ member }) => !seen.has(member.id) && seen.add(member.id));
}

export function useMemberPanel(memberId: string) {
  return useQuery({
    enabled: memberId !== "",
    queryKey: panelKey(memberId),
    queryFn: () => call<MemberPanel>(api.api.admin.conversations[":id"].$get({ param: { id: memberId } })),
  });
}

export function useResolve(memberId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (resolved: boolean) =>
      call(api.api.admin.conversations[":id"].resolution.$put({ param: { id: memberId }, json: { resolved } })),
    onSettled: () => void changed(client, "conversationStatus", memberId),
  });
}

export function useSavedReplies() {
  return useQuery({
    queryKey: KEYS.savedReplies,
    queryFn: () => call<SavedReply[]>(replies.$get()),
  });
}

export const useSaveReply = () =>
  useChange("savedReply", ({ id, key, ...json }: SavedReplyInput & { id: number | null; key: string }) =>
    id === null
      ? call<SavedReply>(replies.$post({ json }, once(key)))
      : call<SavedReply>(replies[":id"].$put({ ...atId(id), json })),
  );

export const useDeleteReply = () => useChange("savedReply", (id: number) => call(replies[":id"].$delete(atId(id))));
