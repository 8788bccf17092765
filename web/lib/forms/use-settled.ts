import { useEffect, useState } from "react";

/** Pause in typing before the server is called. */
const ASK_AFTER_MS = 350;

/** Returns the value once typing has paused (debounce). */
export function useSettled(value: string, afterMs = ASK_AFTER_MS): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
