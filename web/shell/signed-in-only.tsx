import { type ReactNode, useEffect } from "react";
import { useSession } from "../lib/session/session";
import { LOGGED_OUT_TEXT } from "../lib/session/session-ended";
import { GuardNotice } from "./guard-notice";
import { SessionUnreachable } from "./session-unreachable";
import { useSignInRedirect } from "./sign-in-redirect";

/** Client-side courtesy; the server enforces it. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const redirect = useSignInRedirect();
  const signedOut = session.state === "signed-out";
  useEffect(() => {
    if (signedOut) redirect(LOGGED_OUT_TEXT);
  }, [signedOut, redirect]);

  if (session.state === "signed-in") return children;
  if (session.state === "unreachable") return <SessionUnreachable onRetry={session.retry} />;
  if (signedOut) {
    return (
      <GuardNotice busy title="Unauthorized">
        <p>{LOGGED_OUT_TEXT}</p>
      </GuardNotice>
    );
  }
  return (
    <GuardNotice busy>
      <p className="sr-only">Loading</p>
    </GuardNotice>
  );
}
