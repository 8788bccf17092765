import { useEffect } from "react";
import { onSessionEnded } from "../lib/session/session-ended";
import { useSignInRedirect } from "./sign-in-redirect";

/** Leaves for the sign-in page as soon as any call finds the session ended. */
export function useSessionWatch(): void {
  const redirect = useSignInRedirect();
  useEffect(() => onSessionEnded(redirect), [redirect]);
}
