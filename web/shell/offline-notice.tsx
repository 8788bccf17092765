import { notifyManager, type Query, useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useCallback, useEffect, useReducer, useSyncExternalStore } from "react";
import { relativeTime } from "../lib/format/format";
import { useAway } from "../lib/http/network";
import { savedPath } from "../lib/offline/saved-entries";
import { SESSION_KEY } from "../lib/session/session-key";
import { NoticeBar } from "./notice-bar";

const TICK_MS = 30_000;

/** Says that saved data is shown, and how old the oldest of it is. */
export function OfflineNotice({ returning }: { returning: boolean }) {
  const away = useAway();
  const savedAt = useSavedAt();
  useTick(away);
  const shown = away || returning;
  return (
    <>
      {/* Always rendered, so that changes are announced; without the time, which would be announced each minute. */}
      <p role="status" className="sr-only">
        {shown ? (returning ? "The network is back." : "There is no network. What you see was saved earlier.") : null}
      </p>
      {shown ? (
        <aside aria-label="Connection">
          <NoticeBar warning>
            <CloudOff aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0 text-warning" />
            <p>
              {returning ? "Back online. Refreshing…" : "You are offline."}
              {savedAt === null || returning ? null : ` Saved ${relativeTime(new Date(savedAt).toISOString())}.`}
            </p>
          </NoticeBar>
        </aside>
      ) : null}
    </>
  );
}

/** Returns when the oldest visible answer was read, among those that are saved. */
function useSavedAt(): number | null {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)), [cache]);
  return useSyncExternalStore(
    subscribe,
    () => oldest(cache.findAll({ type: "active" })),
    () => null,
  );
}

function oldest(queries: Query[]): number | null {
  const times = queries
    .filter(({ queryKey, state }) => savedPath(queryKey) && queryKey[0] !== SESSION_KEY[0] && state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt);
  return times.length ? Math.min(...times) : null;
}

function useTick(runs: boolean): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [runs]);
}
