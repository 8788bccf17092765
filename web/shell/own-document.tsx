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
    const message = takeKept();
    if (message) toast(message);
  }, [leaving, told, toast]);
  return leaving ? <PageSkeleton /> : children;
}

type Told = ReturnType<ReturnType<typeof useToast>["told"]>;

function keep(message: Told): void {
  try {
    if (message) sessionStorage.setItem(TOAST_KEY, JSON.stringify(message));
  } catch {
    // Storage can be forbidden; then the toast is lost.
  }
}

function takeKept(): Told {
  try {
    const stored = sessionStorage.getItem(TOAST_KEY);
    sessionStorage.removeItem(TOAST_KEY);
    return stored ? (JSON.parse(stored) as Told) : null;
  } catch {
    return null;
  }
}
