import { useEffect } from "react";
import { onSessionEnded } from "../lib/session/session-ended";
import { useSignInRedirect } from "./sign-in-redirect";

/** Redirects to sign in when a call finds that the session has ended, on pages that need one. */
export function useSessionWatch(on: boolean): void {
  const redirect = useSignInRedirect();
  useEffect(() => (on ? onSessionEnded(redirect) : undefined), [on, redirect]);
}
