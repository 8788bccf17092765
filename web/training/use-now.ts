import { useEffect, useState } from "react";

/** Returns the current time, refreshed while `active`. Times are computed from it, never counted. */
export function useNow(active: boolean, everyMs = 1000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    if (!active) return;
    const timer = setInterval(update, everyMs);
    // A sleeping phone runs no timers.
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, [active, everyMs]);
  return now;
}
