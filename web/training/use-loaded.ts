import { useCallback, useEffect, useState } from "react";
import { CODE_MISSING } from "../ui/lazy-code";
import { useToast } from "../ui/toast-context";

const EARLY_MS = 1500;

/**
 * Loads code that a page's first view does not need. `early` loads it soon after anyway, as the network may be gone
 * when it is needed. The returned function loads it now and returns whether that worked; a failure is shown to the
 * member.
 */
export function useLoaded<Code extends object>(
  load: () => Promise<Code>,
  early: boolean,
): [Code | null, () => Promise<boolean>] {
  const [code, setCode] = useState<Code | null>(null);
  const { toast } = useToast();
  useEffect(() => {
    if (!early) return;
    const timer = setTimeout(() => load().then(setCode, () => {}), EARLY_MS);
    return () => clearTimeout(timer);
  }, [load, early]);
  const fetchNow = useCallback(async () => {
    try {
      setCode(await load());
      return true;
    } catch {
      toast(CODE_MISSING);
      return false;
    }
  }, [load, toast]);
  return [code, fetchNow];
}
