import { useRef } from "react";

/** Returns an idempotency key, the same as long as the content is: retries create one thing, changes another. */
export function useCallKey() {
  const last = useRef({ sent: "", key: "" });
  return (sent: string): string => {
    if (last.current.sent !== sent) last.current = { sent, key: crypto.randomUUID() };
    return last.current.key;
  };
}
