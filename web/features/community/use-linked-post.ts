import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import type { useFeed } from "../../data/community";
import { useToast } from "../../ui/toast-context";

/** So many posts are gone through for one that a notice leads to. */
const MOST_LOOKED_THROUGH = 200;

/** Brings the post that the address asks for to the top of the screen, and leads the focus there. */
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
    // Asked once: coming back later must not jump.
    setParams({}, { replace: true, preventScrollReset: true });
  }, [asked, data, isFetching, isError, hasNextPage, fetchNextPage, list, setParams, toast]);
}
