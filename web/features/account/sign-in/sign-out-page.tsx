import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import type { CurrentUser } from "../../../../worker/contract/account";
import { addressOf } from "../../../../worker/contract/addresses";
import { signOut } from "../../../data/account";
import { plural } from "../../../lib/format/format";
import { shownMessage } from "../../../lib/http/request-error";
import { endSession, useSession } from "../../../lib/session/session";
import { forgetMember, sendOrCountUnsent, type UnsentWork } from "../../../shell/forget-member";
import { Alert } from "../../../ui/alert";
import { Button, buttonClass } from "../../../ui/button";
import { Refusal } from "../../../ui/refusal";
import { AccountFrame } from "../auth/account-frame";

/** Asks for confirmation: another site could have sent the member to the logout address. */
export function SignOutPage() {
  const session = useSession();
  const [losses, setLosses] = useState<string[]>([]);
  const leave = useMutation({
    /** Returns what would be lost; then the member stays signed in. */
    mutationFn: async ({ user, losing }: { user: CurrentUser | null; losing: boolean }) => {
      const found = user && !losing ? lossesOf(await sendOrCountUnsent(user)) : [];
      if (found.length) return found;
      await signOut();
      if (user) await forgetMember(user.id);
      return [];
    },
    onSuccess: (found) => {
      setLosses(found);
      if (found.length) return;
      endSession();
      // A new document, so that nothing the member has read stays in memory.
      window.location.replace(addressOf("home"));
    },
  });
  const warned = losses.length > 0;
  const user = session.state === "signed-in" ? session.user : null;
  const { deleted } = (useLocation().state ?? {}) as { deleted?: string };
  if (deleted && session.state !== "signed-in") return <Farewell email={deleted} />;
  if (session.state === "signed-out") {
    return (
      <AccountFrame title="You are signed out" lead="See you on the mat.">
        <Link to={addressOf("signIn")} className={buttonClass({ size: "lg", block: true })}>
          Sign in
        </Link>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Log out?" lead="You can sign in again at any time; your training stays as it is.">
      <Refusal>{leave.error ? shownMessage(leave.error) : undefined}</Refusal>
      {warned ? (
        <Alert tone="warning" live title="This would be lost">
          <ul className="list-disc pl-5">
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
          <p className="mt-2">It is on this device only. Stay signed in to finish or send it.</p>
        </Alert>
      ) : null}
      <div className="grid gap-3">
        <Button
          size="lg"
          block
          variant={warned ? "danger" : "primary"}
          busy={leave.isPending}
          busyLabel="Logging out…"
          onClick={() => leave.mutate({ user, losing: warned })}
        >
          {warned ? "Log out and lose it" : "Log out"}
        </Button>
        <Link to={addressOf("dashboard")} className={buttonClass({ variant: "secondary", size: "lg", block: true })}>
          Stay signed in
        </Link>
      </div>
    </AccountFrame>
  );
}

/** Shown after deleting one's account. */
function Farewell({ email }: { email: string }) {
  return (
    <AccountFrame
      title="Your account is deleted"
      lead={<>A last e-mail that says so is on its way to {email}. Thank you for training with us.</>}
    >
      <Link to={addressOf("home")} className={buttonClass({ size: "lg", block: true })}>
        To the front page
      </Link>
    </AccountFrame>
  );
}

function lossesOf({ completions, logs, clips, running }: UnsentWork): string[] {
  return [
    completions ? `${plural(completions, "completed training")} not sent yet` : "",
    logs ? `The sets you logged for ${plural(logs, "exercise")}, not sent yet` : "",
    clips ? `${plural(clips, "filmed set")} not sent to your coach yet` : "",
    running ? "A workout that is under way" : "",
  ].filter(Boolean);
}
