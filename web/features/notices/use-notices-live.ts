import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { changed } from "../../data/changed";
import { toldUnread } from "../../data/unread";
import { useLive } from "../../lib/live/live";
import { sessionUnderWay } from "../../lib/session/session";

/** A new week tells everybody in the same moment: they ask within this time, not all at once. */
const SPREAD_MS = 800;

/** Asks again when the room says that there is something, and after having been away. */
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
  const opened = useRef(toldUnread() === undefined && !sessionUnderWay());
  useLive({
    onEvent: ({ type }) => {
      if (type === "notice") askSoon();
    },
    onOpen: () => {
      // At first the answer about who is here has just told it, or is about to.
      if (opened.current) askSoon();
      opened.current = true;
    },
  });
}
