import { useCallback, useEffect, useState } from "react";
import { CODE_MISSING } from "../ui/lazy-code";
import { useToast } from "../ui/toast-context";

const EARLY_MS = 1500;

/**
 * Code that the first sight of a page does not need. `early` fetches it soon after anyway, so that it is there when the
 * network may not be. The second answer fetches it now and says whether it came; a failure says so to the member.
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
