import { type ReactNode, useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useToast } from "../ui/toast-context";
import { needsFreshDocument } from "./fresh-document";
import { PageSkeleton } from "./page-skeleton";

const TOAST_KEY = "longroll-toast";

/**
 * Reloads the app if code navigated to a page that needs more than this document's CSP allows (links do so themselves);
 * the last toast is shown again after the reload.
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
    // Storage can be forbidden; then the toast is lost.
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
