import { queryOptions, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { FeedPost, FoundWriting, OfferedPerson } from "../../worker/contract/community";
import { api, call, callPage } from "../lib/http/api";
import type { ListPage } from "../lib/http/call";
import { itemsOf, type PageStart, pagesOf } from "../lib/http/pages-of";
import { atId } from "./at-id";
import { KEYS } from "./keys";

export function readPosts(start: PageStart): Promise<ListPage<FeedPost>> {
  return callPage<FeedPost>(api.api.community.posts.$get({ query: start }));
}

/** The feed in pages, newest first. */
export function useFeed() {
  return useInfiniteQuery({
    ...pagesOf(KEYS.posts, readPosts),
    select: (data) => distinct(itemsOf(data)),
  });
}

export function usePinned() {
  return useQuery({ queryKey: KEYS.pinned, queryFn: () => call(api.api.community["pinned-messages"].$get()) });
}

/** Whether the member may write. */
export function useStanding() {
  return useQuery({ queryKey: KEYS.standing, queryFn: () => call(api.api.community.me.$get()) });
}

/** Members whose names begin with the text, to mention. */
export const peopleQuery = (search: string) =>
  queryOptions({
    queryKey: [...KEYS.people, search],
    queryFn: () => call<OfferedPerson[]>(api.api.community.people.$get({ query: { search } })),
    staleTime: 60_000,
  });

/** Posts and comments with the searched words, newest first. */
export const communitySearchQuery = (search: string) => ({
  ...pagesOf([...KEYS.communitySearch, search], (start) =>
    callPage<FoundWriting>(api.api.community.search.$get({ query: { search, ...start } })),
  ),
  staleTime: 0,
  gcTime: 30_000,
});

export function readPost(id: number): Promise<FeedPost> {
  return call(api.api.community.posts[":id"].$get(atId(id)));
}

// A post may arrive by the live room and again with a page.
function distinct(posts: FeedPost[]): FeedPost[] {
  const seen = new Set<number>();
  return posts.filter(({ id }) => !seen.has(id) && seen.add(id));
}
