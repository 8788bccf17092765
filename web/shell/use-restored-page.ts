import { useEffect } from "react";
import { useSession } from "../lib/session/session";

/** Reloads a page from the back/forward cache, which could show a member's data after sign-out. */
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
