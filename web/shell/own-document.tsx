import { type ReactNode, useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { readStored, writeStored } from "../lib/offline/stored-value";
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
      writeStored("tab", TOAST_KEY, told());
      window.location.reload();
      return;
    }
    const message = readStored("tab", TOAST_KEY) as ReturnType<typeof told>;
    if (!message) return;
    writeStored("tab", TOAST_KEY, null);
    toast(message);
  }, [leaving, told, toast]);
  return leaving ? <PageSkeleton /> : children;
}
