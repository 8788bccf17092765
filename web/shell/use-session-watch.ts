import { useEffect } from "react";
import { onSessionEnded } from "../lib/session/session-ended";
import { useSignInRedirect } from "./sign-in-redirect";

/** Leaves for the sign-in page as soon as any call finds the session ended, where one is needed or has just been there. */
export function useSessionWatch(on: boolean): void {
  const redirect = useSignInRedirect();
  useEffect(() => (on ? onSessionEnded(redirect) : undefined), [on, redirect]);
}
