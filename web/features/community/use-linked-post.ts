import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import type { useFeed } from "../../data/community";
import { useToast } from "../../ui/toast-context";

/** The most posts that are loaded to find a linked one. */
const MOST_LOOKED_THROUGH = 200;

/** Scrolls to the post in the address and focuses it. */
export function useLinkedPost(list: { current: HTMLUListElement | null }, feed: ReturnType<typeof useFeed>): void {
  const [params, setParams] = useSearchParams();
  const { toast } = useToast();
  const asked = Number(params.get("post")) || null;
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = feed;
  useEffect(() => {
    if (!asked || !data || isFetching || isError) return;
    const place = data.findIndex(({ id }) => id === asked);
    if (place < 0 && hasNextPage && data.length < MOST_LOOKED_THROUGH) {
      void fetchNextPage();
      return;
    }
    const post = list.current?.children[place]?.querySelector<HTMLElement>("article");
    if (post) {
      post.scrollIntoView({ block: "start" });
      post.focus({ preventScroll: true });
    } else toast({ title: "That post is not here any more" });
    // Removed from the address: returning later must not jump again.
    setParams({}, { replace: true, preventScrollReset: true });
  }, [asked, data, isFetching, isError, hasNextPage, fetchNextPage, list, setParams, toast]);
}
