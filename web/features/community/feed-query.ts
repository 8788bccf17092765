import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { FeedPost } from "../../../worker/contract/community";
import { api, call, callPage } from "../../lib/http/api";
import type { ListPage } from "../../lib/http/call";
import { itemsOf, type PageStart, pagesOf } from "../../lib/http/pages-of";
import { PINNED_KEY, POSTS_KEY, STANDING_KEY } from "./community-keys";
import type { ShownPost } from "./shown-post";

export function readPosts(start: PageStart): Promise<ListPage<ShownPost>> {
  return callPage<FeedPost>(api.api.community.posts.$get({ query: start }));
}

/** The feed, newest first, page after page. */
export function useFeed() {
  return useInfiniteQuery({
    ...pagesOf(POSTS_KEY, readPosts),
    select: (data) => distinct(itemsOf(data)),
  });
}

export function usePinned() {
  return useQuery({ queryKey: PINNED_KEY, queryFn: () => call(api.api.community["pinned-messages"].$get()) });
}

/** Whether the member may write at the moment. */
export function useStanding() {
  return useQuery({ queryKey: STANDING_KEY, queryFn: () => call(api.api.community.me.$get()) });
}

export function readPost(id: number): Promise<FeedPost> {
  return call(api.api.community.posts[":id"].$get({ param: { id: String(id) } }));
}

// A post may have come by the room and then again with a page.
function distinct(posts: ShownPost[]): ShownPost[] {
  const seen = new Set<number>();
  return posts.filter(({ id }) => !seen.has(id) && seen.add(id));
}
