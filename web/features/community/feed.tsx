import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useId, useRef } from "react";
import type { useFeed } from "../../data/community";
import { KEYS } from "../../data/keys";
import { unreadQuery, useMarkSeen } from "../../data/unread";
import { listState } from "../../lib/http/list-state";
import { EmptyState } from "../../ui/empty-state";
import { GrowingList } from "../../ui/growing-list";
import { showHeldBack } from "./feed-changes";
import { NewPostsPill } from "./new-posts-pill";
import { PostCard } from "./post-card";
import { drawnAs, isSending, type ShownPost } from "./shown-post";
import { useLinkedPost } from "./use-linked-post";
import { useScrolledNear } from "./use-scrolled-near";

type FeedQuery = ReturnType<typeof useFeed>;

export function Feed({ feed }: { feed: FeedQuery }) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby={heading} className="grid min-w-0 grid-cols-1 gap-2">
      <h2 ref={title} id={heading} tabIndex={-1} className="scroll-mt-24 text-2xl">
        Latest Posts
      </h2>
      <Posts feed={feed} onGone={focusTitle} />
    </section>
  );
}

function Posts({ feed, onGone }: { feed: FeedQuery; onGone: () => void }) {
  const client = useQueryClient();
  const waiting = useWaitingCount();
  const list = useRef<HTMLUListElement>(null);
  const { data, isFetching, hasNextPage, fetchNextPage } = feed;
  useFocusOnLastPage(list, data?.length ?? 0);
  const asked = useFocusOnFirst(list, data?.[0]?.id);
  useLinkedPost(list, feed);
  useSeen(data?.find((post) => !isSending(post))?.id);
  const end = useScrolledNear(hasNextPage && !isFetching && !feed.isFetchNextPageError, () => void fetchNextPage());
  return (
    <>
      {data ? (
        <NewPostsPill
          count={waiting}
          onShow={() => {
            asked.current = true;
            showHeldBack(client);
          }}
        />
      ) : null}
      <GrowingList
        {...listState(feed)}
        empty={
          <EmptyState title="No posts yet" headingLevel={3}>
            Be the first to share something with the community!
          </EmptyState>
        }
      >
        {(posts) => (
          <ul ref={list} className="divide-y divide-line border-line border-y">
            {posts.map((post) => (
              <li key={drawnAs(post)}>
                <PostCard post={post} isSending={isSending(post)} onGone={onGone} />
              </li>
            ))}
          </ul>
        )}
      </GrowingList>
      <div ref={end} />
    </>
  );
}

/** Marks shown posts as seen. Sends nothing if none is new. */
function useSeen(newest: number | undefined) {
  const hasNew = (useQuery({ ...unreadQuery, enabled: false }).data?.posts ?? 0) > 0;
  const { mutate: markSeen } = useMarkSeen();
  const marked = useRef(0);
  useEffect(() => {
    if (!hasNew || !newest || newest <= marked.current) return;
    marked.current = newest;
    markSeen(newest);
  }, [hasNew, newest, markSeen]);
}

/** The count of held-back posts, which only broadcasts fill. */
function useWaitingCount(): number {
  const { data } = useQuery<ShownPost[]>({ queryKey: KEYS.waitingPosts, queryFn: skipToken });
  return data?.length ?? 0;
}

/** Focuses the first new post after the pill was pressed. */
function useFocusOnFirst(list: { current: HTMLUListElement | null }, firstId: number | undefined) {
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when another post has become the first.
  useEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    const first = list.current?.querySelector<HTMLElement>("article");
    first?.scrollIntoView({ block: "start" });
    first?.focus({ preventScroll: true });
  }, [list, firstId]);
  return asked;
}

/** Moves focus to the first new post when the last page removes the focused button. */
function useFocusOnLastPage(list: { current: HTMLUListElement | null }, count: number) {
  const before = useRef(count);
  useEffect(() => {
    const previous = before.current;
    before.current = count;
    if (previous === 0 || count <= previous + 1 || document.activeElement !== document.body) return;
    list.current?.children[previous]?.querySelector<HTMLElement>("article")?.focus({ preventScroll: true });
  }, [list, count]);
}
