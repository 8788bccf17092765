import { useSyncExternalStore } from "react";
import { plural } from "../lib/format/format";
import { useAway } from "../lib/http/network";
import { onStoredChange } from "../lib/offline/stored-value";
import { filmedWaiting } from "./filmed-waiting";
import { pendingTicks } from "./pending-ticks";

/** Describes the filmed sets and ticked cues that wait to be sent; null without any. */
export function useOtherPending(userId: string): string | null {
  const away = useAway();
  const read = () => {
    const clips = filmedWaiting(userId).filter(({ failed }) => away || failed).length;
    if (clips > 0) return `${plural(clips, "filmed set waits", "filmed sets wait")} to be sent.`;
    const ticks = pendingTicks(userId).filter(({ tried }) => away || tried).length;
    return ticks > 0
      ? `${plural(ticks, "cue that you ticked off waits", "cues that you ticked off wait")} to be sent.`
      : "";
  };
  return useSyncExternalStore(onStoredChange, read, () => "") || null;
}
