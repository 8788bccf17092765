import { useEffect } from "react";
import { onSessionEnded } from "../lib/query-client";
import { useSession } from "../lib/session";
import { useSignInRedirect } from "./sign-in-redirect";

/** Leaves for the sign-in page as soon as any call finds the session ended. */
export function useSessionWatch(): void {
  const redirect = useSignInRedirect();
  const { state } = useSession();
  useEffect(() => onSessionEnded(redirect), [redirect]);
  useEffect(() => {
    // The browser may bring back a page as it was left, with what a member has read, after they have signed out.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted && state !== "loading") window.location.reload();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [state]);
}
