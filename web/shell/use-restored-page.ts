import { useEffect } from "react";
import { useSession } from "../lib/session/session";

/** The browser may bring back a page as it was left, with what a member has read, after they have signed out. */
export function useRestoredPage(): void {
  const { state } = useSession();
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted && state !== "loading") window.location.reload();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [state]);
}
