import { useRef } from "react";

/** The same key for as long as the same thing is sent: a retry never makes a second one, and never hides a change. */
export function useCallKey() {
  const last = useRef({ sent: "", key: "" });
  return (sent: string): string => {
    if (last.current.sent !== sent) last.current = { sent, key: crypto.randomUUID() };
    return last.current.key;
  };
}
