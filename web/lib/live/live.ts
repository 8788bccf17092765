import { useEffect, useRef, useSyncExternalStore } from "react";
import { useAway } from "../http/network";
import { type LiveListener, type LiveState, listenLive, liveState, reconnectNow, watchLive } from "./live-socket";

/** Listens to the live room while the component is mounted. */
export function useLive(listener: LiveListener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(
    () =>
      listenLive({
        onEvent: (event) => latest.current.onEvent(event),
        onOpen: () => latest.current.onOpen(),
      }),
    [],
  );
  const away = useAway();
  useEffect(() => {
    if (!away) reconnectNow();
  }, [away]);
}

/** Returns the state of the live connection. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(watchLive, liveState, () => "closed");
}
