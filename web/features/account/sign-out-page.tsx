import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router-dom";
import { PAGES } from "../../../worker/contract/pages";
import { shownMessage } from "../../lib/request-error";
import { endSession, useSession } from "../../lib/session";
import { useTitle } from "../../shell/use-title";
import { Button, buttonClass } from "../../ui/button";
import { signOut } from "./account-calls";
import { AccountFrame } from "./account-frame";
import { doorAddress } from "./account-links";
import { FormRefusal } from "./form-refusal";

/** Asks first: another site that sends a member to the logout address gets them here, still signed in. */
export function SignOutPage() {
  const session = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  useTitle("Log out");
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      navigate(PAGES.home, { replace: true });
      endSession(client);
    },
  });
  if (session.state === "signed-out") {
    return (
      <AccountFrame title="You are signed out" lead="See you on the mat.">
        <Link to={doorAddress("signIn", {})} className={buttonClass({ size: "lg", block: true })}>
          Sign in
        </Link>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Log out?" lead="You can sign in again at any time; your training stays as it is.">
      <FormRefusal>{leave.error ? shownMessage(leave.error) : undefined}</FormRefusal>
      <div className="grid gap-3">
        <Button size="lg" block busy={leave.isPending} busyLabel="Logging out…" onClick={() => leave.mutate()}>
          Log out
        </Button>
        <Link to={PAGES.dashboard} className={buttonClass({ variant: "secondary", size: "lg", block: true })}>
          Stay signed in
        </Link>
      </div>
    </AccountFrame>
  );
}
