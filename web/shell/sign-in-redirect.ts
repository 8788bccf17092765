import { useCallback } from "react";
import { addressOf } from "../../worker/contract/addresses";
import { endSession, loginAddress } from "../lib/session/session";
import { useToast } from "../ui/toast-context";

const REDIRECT_AFTER_MS = 500;

/** The pages on which a missing session is no surprise; sending the browser to sign in from them would go in circles. */
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
let held = 0;

/** While somebody ends their session for good, its end is no surprise either. Answers how to stop. */
export function suspendSignInRedirect(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}

/** Whether the browser is on its way to sign in: a guard has nothing to say in that half second. */
export const isRedirectingToSignIn = () => leaving;

/** Says that the session is over and sends the browser to sign in, once, however many calls have found out. */
export function useSignInRedirect(): (text: string) => void {
  const { toast } = useToast();
  return useCallback(
    (text) => {
      if (leaving || held > 0 || DOOR_PAGES.includes(window.location.pathname)) return;
      leaving = true;
      toast({ title: "Unauthorized", description: text, tone: "destructive" });
      const address = loginAddress();
      endSession();
      // The first toast brings its code: half a second is for reading, and begins when there is something to read.
      void import("../ui/toast-card")
        .catch(() => {})
        .then(() => setTimeout(() => window.location.assign(address), REDIRECT_AFTER_MS));
    },
    [toast],
  );
}
