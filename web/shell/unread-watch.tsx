import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { unreadFromSession, unreadQuery } from "../data/unread";
import { useLive } from "../lib/live/live";

/** Keeps unread counts up to date: from live events, on each page change, and when the page becomes visible. */
export function UnreadWatch({ userId }: { userId: string }) {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const first = useRef(unreadFromSession() ? pathname : null);
  const { data, refetch } = useQuery(unreadQuery);
  const count = data?.count ?? 0;
  // The number on the installed app's icon, if supported.
  useEffect(() => void navigator.setAppBadge?.(count).catch(() => {}), [count]);
  useLive({
    onOpen: () => {},
    onEvent: (event) => {
      if (event.type === "message") void refetch();
      // Counted here rather than fetched: a post reaches all clients at once.
      if (event.type === "new_post" && event.post.userId !== userId)
        client.setQueryData(unreadQuery.queryKey, (known) => known && { ...known, posts: known.posts + 1 });
    },
  });
  useEffect(() => {
    const ask = () => document.visibilityState === "visible" && void refetch({ cancelRefetch: false });
    // On the first page, the session answer has included the counts.
    if (pathname !== first.current) ask();
    first.current = null;
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, [pathname, refetch]);
  return null;
}
