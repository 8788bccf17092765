import { type ReactNode, useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useToast } from "../ui/toast-context";
import { needsFreshDocument } from "./fresh-document";
import { PageSkeleton } from "./page-skeleton";

const TOAST_KEY = "longroll-toast";

/**
 * Links leave a page that needs more than this document is allowed to the browser. Where the code of a page goes to such
 * a one, it is loaded again as a document of its own, and what was just told is told there.
 */
export function OwnDocument({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { toast, told } = useToast();
  const leaving = useMemo(() => needsFreshDocument(pathname), [pathname]);
  useEffect(() => {
    if (leaving) {
      keep(told());
      window.location.reload();
      return;
    }
    const kept = takeKept();
    if (kept) toast(kept);
  }, [leaving, told, toast]);
  return leaving ? <PageSkeleton /> : children;
}

type Told = ReturnType<ReturnType<typeof useToast>["told"]>;

function keep(told: Told): void {
  try {
    if (told) sessionStorage.setItem(TOAST_KEY, JSON.stringify(told));
  } catch {
    // Storage can be forbidden; then it is told no longer.
  }
}

function takeKept(): Told {
  try {
    const kept = sessionStorage.getItem(TOAST_KEY);
    sessionStorage.removeItem(TOAST_KEY);
    return kept ? (JSON.parse(kept) as Told) : null;
  } catch {
    return null;
  }
}
