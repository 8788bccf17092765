import { useEffect, useState } from "react";

const FIRST_MS = 1000;
const LONGEST_MS = 15_000;

/** Tracks whether the server is unreachable, and polls it until it responds. */
export function useServerReturn() {
  const [tries, setTries] = useState<number | null>(null);
  useEffect(() => {
    if (tries === null) return;
    let isStopped = false;
    const timer = setTimeout(
      async () => {
        const answer = await fetch("/api/health").catch(() => null);
        if (!isStopped) setTries(answer?.ok ? null : tries + 1);
      },
      Math.min(LONGEST_MS, FIRST_MS * 2 ** tries),
    );
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [tries]);
  return { away: tries !== null, lost: () => setTries((now) => now ?? 0) };
}
