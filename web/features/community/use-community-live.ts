import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { CurrentUser } from "../../../worker/contract/account";
import { useLive, useLiveState } from "../../lib/live/live";
import { applyEvent } from "./apply-event";
import { readMissed } from "./read-missed";

/** Keeps the screen true to what the room tells, and answers what to say about the connection. */
export function useCommunityLive(user: CurrentUser) {
  const client = useQueryClient();
  const [present, setPresent] = useState<number | null>(null);
  const reading = useReading(client);
  useLive({
    onOpen: () => {
      setPresent(null);
      reading.start();
    },
    onEvent: (event) => {
      if (event.type === "presence") setPresent(event.count);
      else reading.during(() => applyEvent(client, user, event));
    },
  });
  return { state: useLiveState(), present };
}

/** What is heard while the feed is read once more may be newer than what is read: it is heard again at the end. */
function useReading(client: QueryClient) {
  const running = useRef<Promise<void>>(null);
  const opened = useRef(false);
  const [arrived] = useState(() => Date.now());
  return {
    start() {
      const run = readMissed(client, opened.current ? Date.now() : arrived).finally(() => {
        if (running.current === run) running.current = null;
      });
      opened.current = true;
      running.current = run;
    },
    during(hear: () => void) {
      hear();
      void running.current?.then(hear);
    },
  };
}
