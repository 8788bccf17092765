import { useEffect, useState } from "react";

/** Returns the current time, refreshed while `active`. Times are computed from it, never counted. */
export function useNow(active: boolean, everyMs = 1000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    if (!active) return;
    const timer = setInterval(look, everyMs);
    // A sleeping phone runs no timers.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [active, everyMs]);
  return now;
}
