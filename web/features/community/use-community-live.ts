import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { CurrentUser } from "../../../worker/contract/account";
import { useLive, useLiveState } from "../../lib/live/live";
import { applyEvent } from "./apply-event";
import { readMissed } from "./read-missed";

/** Applies the room's broadcasts to the screen, and returns the connection's state. */
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

/** Repeats broadcasts heard during a refetch after it, because they may be newer than its result. */
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
