import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { toldUnread, unreadQuery } from "../data/unread";
import { useLive } from "../lib/live/live";

/** Keeps the marks beside Messages and Community true: hears what the room says, and asks on every page that is opened, and when one is looked at again. */
export function UnreadWatch({ userId }: { userId: string }) {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const first = useRef(toldUnread() ? pathname : null);
  const { data, refetch } = useQuery(unreadQuery);
  const count = data?.count ?? 0;
  // The number on the installed app's icon, where the platform has one.
  useEffect(() => void navigator.setAppBadge?.(count).catch(() => {}), [count]);
  useLive({
    onOpen: () => {},
    onEvent: (event) => {
      if (event.type === "message") void refetch();
      // A post tells everybody in the same moment: counted here, not asked for.
      if (event.type === "new_post" && event.post.userId !== userId)
        client.setQueryData(unreadQuery.queryKey, (known) => known && { ...known, posts: known.posts + 1 });
    },
  });
  useEffect(() => {
    const ask = () => document.visibilityState === "visible" && void refetch({ cancelRefetch: false });
    // Where the visit began, the answer about who is here has said it.
    if (pathname !== first.current) ask();
    first.current = null;
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, [pathname, refetch]);
  return null;
}
