import { type ReactNode, useEffect } from "react";
import { addressOf } from "../../worker/contract/addresses";
import { mayDo, type Right } from "../../worker/contract/rights";
import { storeReturnPage } from "../lib/session/return-page";
import { type Session, useSession } from "../lib/session/session";
import { useToast } from "../ui/toast-context";
import { GuardNotice } from "./guard-notice";
import { SessionUnreachable } from "./session-unreachable";
import { isRedirectingToSignIn } from "./sign-in-redirect";

const REDIRECT_AFTER_MS = 1500;

/** Client-side courtesy; the server enforces rights. A page without a right is for admins. */
export function AdminOnly({ right = "roles", children }: { right: Right | undefined; children: ReactNode }) {
  const session = useSession();
  useWantedPage(session);
  if (session.state === "loading" || isRedirectingToSignIn()) {
    return (
      <GuardNotice busy>
        <p>Verifying admin access...</p>
      </GuardNotice>
    );
  }
  if (session.state === "unreachable") return <SessionUnreachable onRetry={session.retry} />;
  if (session.state === "signed-in" && mayDo(session.user.role, right)) return children;
  return <AccessDenied />;
}

/** Stores the wanted page for a visitor, to open after sign-in; deletes it once somebody is signed in. */
function useWantedPage(session: Session): void {
  const { state } = session;
  useEffect(() => {
    if (isRedirectingToSignIn()) return;
    if (state === "signed-out") storeReturnPage(window.location.pathname + window.location.search);
    else if (state === "signed-in") storeReturnPage(null);
  }, [state]);
}

function AccessDenied() {
  const { toast } = useToast();
  useEffect(() => {
    toast({
      title: "Access Denied",
      description: "Admin access required. Redirecting to home page...",
      tone: "destructive",
    });
    // A new document, because this one has a member page's permissions: see `own-document.tsx`.
    const timer = setTimeout(() => window.location.replace(addressOf("home")), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <GuardNotice title="Access Denied">
      <p>Admin privileges required</p>
      <p>Redirecting...</p>
    </GuardNotice>
  );
}
