import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { addressOf } from "../../../../worker/contract/addresses";
import { readConfirmation, signOut } from "../../../data/account";
import { KEYS } from "../../../data/keys";
import { shownMessage } from "../../../lib/http/request-error";
import { QueryError } from "../../../shell/query-error";
import { suspendSignInRedirect } from "../../../shell/sign-in-redirect";
import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";
import { Refusal } from "../../../ui/refusal";
import { SkeletonGroup } from "../../../ui/skeleton";

type IdentityCheckProps = {
  /** The settings section to return to. */
  section: string;
  /** The page to return to, if not the settings. */
  returnTo?: string;
  children: (needs: { hasPassword: boolean }) => ReactNode;
};

/** Shows its children after confirming the identity: with the password, or by signing in again without one. */
export function IdentityCheck({ section, returnTo, children }: IdentityCheckProps) {
  const query = useQuery({
    queryKey: KEYS.confirmation,
    queryFn: readConfirmation,
  });
  const { data, isPending } = query;
  if (isPending) return <SkeletonGroup label="Loading" className="grid gap-3" bars={["h-11 w-44"]} />;
  if (!data) return <QueryError query={query} headingLevel={3} />;
  return data.hasPassword || data.isFresh ? children(data) : <SignInAgain section={section} returnTo={returnTo} />;
}

type SignInAgainProps = { section: string; returnTo?: string | undefined };

export function SignInAgain({ section, returnTo = addressOf("settings", { hash: section }) }: SignInAgainProps) {
  const leave = useMutation({
    mutationFn: async () => {
      const release = suspendSignInRedirect();
      try {
        await signOut();
      } catch (error) {
        release();
        throw error;
      }
    },
    // A full navigation, which also drops cached data; the redirect is suspended until then.
    onSuccess: () => window.location.assign(addressOf("signIn", { query: { returnTo } })),
  });
  return (
    <>
      <Alert title="Sign in once more for this">
        Your account has no password, so we ask you to sign in again. It brings you back here.
      </Alert>
      <Refusal>{leave.error ? shownMessage(leave.error) : undefined}</Refusal>
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={leave.isPending}
        busyLabel="One moment…"
        onClick={() => leave.mutate()}
      >
        Sign in again
      </Button>
    </>
  );
}
