import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { initialCount, unreadQuery } from "../data/unread";
import { useLive } from "../lib/live/live";

/** Keeps the number beside Messages true: asks when the room says that something has come, on every page that is opened, and when one is looked at again. */
export function UnreadWatch() {
  const { pathname } = useLocation();
  const first = useRef(initialCount("messages") ? pathname : null);
  const { data, refetch } = useQuery(unreadQuery);
  const count = data?.count ?? 0;
  // The number on the installed app's icon, where the platform has one.
  useEffect(() => void navigator.setAppBadge?.(count).catch(() => {}), [count]);
  useLive({
    onOpen: () => {},
    onEvent: (event) => {
      if (event.type === "message") void refetch();
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
