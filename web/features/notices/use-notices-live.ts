import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { changed } from "../../data/changed";
import { unreadFromSession } from "../../data/unread";
import { useLive } from "../../lib/live/live";
import { sessionUnderWay } from "../../lib/session/session";

/** A new week notifies everybody at once: refetches are spread over this time. */
const SPREAD_MS = 800;

/** Refetches notices after broadcasts, and after a lost connection. */
export function useNoticesLive(): void {
  const client = useQueryClient();
  const due = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(due.current), []);
  const askSoon = () => {
    clearTimeout(due.current);
    due.current = setTimeout(() => {
      void changed(client, "notice");
    }, Math.random() * SPREAD_MS);
  };
  const opened = useRef(unreadFromSession() === undefined && !sessionUnderWay());
  useLive({
    onEvent: ({ type }) => {
      if (type === "notice") askSoon();
    },
    onOpen: () => {
      // Not on the first connection, when the session's answer has just told the count.
      if (opened.current) askSoon();
      opened.current = true;
    },
  });
}
