import { type InfiniteData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import type { FoundMessage, Message } from "../../worker/contract/messages";
import { api, callPage } from "../lib/http/api";
import type { ListPage } from "../lib/http/call";
import { itemsOf, pagesOf } from "../lib/http/pages-of";
import type { ConversationSide } from "./conversation";
import { KEYS } from "./keys";

type Pages = InfiniteData<ListPage<Message>, string | null>;

/** Messages of a conversation, oldest first among those loaded. */
export function useMessages({ key, side, memberId }: ConversationSide) {
  return useInfiniteQuery({
    ...pagesOf(key, (start) =>
      callPage<Message>(
        side === "member"
          ? api.api.messages.$get({ query: start })
          : api.api.messages.conversation[":id"].$get({ param: { id: memberId }, query: start }),
      ),
    ),
    select: (data) => oldestFirst(itemsOf(data)),
  });
}

/** Messages of a conversation with the searched words, newest first. */
export const messageSearchQuery = ({ side, memberId }: ConversationSide, search: string) => ({
  ...pagesOf([...KEYS.messageSearch, memberId, search], (start) =>
    callPage<FoundMessage>(
      side === "member"
        ? api.api.messages.search.$get({ query: { search, ...start } })
        : api.api.admin.conversations[":id"].search.$get({ param: { id: memberId }, query: { search, ...start } }),
    ),
  ),
  staleTime: 0,
  gcTime: 30_000,
});

/** Adds a message that was just stored to the cache. */
export function addMessage(client: QueryClient, { key }: ConversationSide, message: Message): void {
  client.setQueryData<Pages>(key, (data) => {
    const [first, ...others] = data?.pages ?? [];
    if (!data || !first || data.pages.some(({ items }) => items.some(({ id }) => id === message.id))) return data;
    return { ...data, pages: [{ ...first, items: [message, ...first.items] }, ...others] };
  });
}

// New messages shift the pages, so one may be on two pages.
function oldestFirst(newestFirst: Message[]): Message[] {
  const byId = new Map(newestFirst.map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}
