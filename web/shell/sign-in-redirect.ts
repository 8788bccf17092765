import { useCallback } from "react";
import { addressOf } from "../../worker/contract/addresses";
import { endSession, loginAddress } from "../lib/session/session";
import { useToast } from "../ui/toast-context";

const REDIRECT_AFTER_MS = 500;

/** Pages that work without a session; redirecting from them would loop. */
const DOOR_PAGES: readonly string[] = [
  addressOf("signIn"),
  addressOf("signInCode"),
  addressOf("signUp"),
  addressOf("signOut"),
  addressOf("verifyEmail"),
  addressOf("forgotPassword"),
  addressOf("resetPassword"),
];

let leaving = false;
let suspensions = 0;

/** Suspends the redirect during a deliberate sign-out. Returns a function that resumes it. */
export function suspendSignInRedirect(): () => void {
  suspensions += 1;
  return () => {
    suspensions -= 1;
  };
}

/** Returns whether the redirect is under way; guards show nothing meanwhile. */
export const isRedirectingToSignIn = () => leaving;

/** Reports the end of the session and redirects to sign in, once, whichever calls noticed it. */
export function useSignInRedirect(): (text: string) => void {
  const { toast } = useToast();
  return useCallback(
    (text) => {
      if (leaving || suspensions > 0 || DOOR_PAGES.includes(window.location.pathname)) return;
      leaving = true;
      toast({ title: "Unauthorized", description: text, tone: "destructive" });
      const address = loginAddress();
      endSession();
      // The first toast has to load its code; the time to read starts when it is shown.
      void import("../ui/toast-card")
        .catch(() => {})
        .then(() => setTimeout(() => window.location.assign(address), REDIRECT_AFTER_MS));
    },
    [toast],
  );
}
