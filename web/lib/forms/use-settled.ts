import { useEffect, useState } from "react";

/** The pause in typing after which the server is asked. */
const ASK_AFTER_MS = 350;

/** What is typed, once the typing pauses. */
export function useSettled(value: string, afterMs = ASK_AFTER_MS): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
