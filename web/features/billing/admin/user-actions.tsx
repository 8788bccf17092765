import { RefreshCw } from "lucide-react";
import { useState } from "react";
import type { AdminUser } from "../../../../worker/contract/billing";
import { fullName } from "../../../lib/format/member-words";
import { failureText } from "../../../lib/http/failure-text";
import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";
import { TerminateDialog } from "./terminate-dialog";
import { FAILED, useUserAction } from "./use-user-action";

/** Actions are disabled while payments are off. */
export function UserActions({ user, off }: { user: AdminUser; off: boolean }) {
  const [terminating, setTerminating] = useState(false);
  const { mutate, isPending, variables, error, reset } = useUserAction(user.id);
  const may = actionsFor(user);
  const name = fullName(user);
  const running = isPending ? variables?.kind : undefined;
  const problem = variables && failureText(error, FAILED[variables.kind]);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {may.cancel ? (
          <Button
            variant="secondary"
            disabled={off}
            busy={running === "cancel"}
            busyLabel="Cancelling…"
            onClick={() => mutate({ kind: "cancel" })}
          >
            Cancel at Period End
            <For name={name} />
          </Button>
        ) : null}
        {may.reactivate ? (
          <Button
            variant="secondary"
            disabled={off}
            busy={running === "reactivate"}
            busyLabel="Reactivating…"
            onClick={() => mutate({ kind: "reactivate" })}
          >
            Reactivate
            <For name={name} />
          </Button>
        ) : null}
        {may.terminate ? (
          <Button variant="secondary" className="text-danger!" disabled={off} onClick={() => setTerminating(true)}>
            Cancel Immediately
            <For name={name} />
          </Button>
        ) : (
          <p className="text-muted">No subscription to manage</p>
        )}
        {user.stripeCustomerId ? (
          <Button
            variant="quiet"
            disabled={off}
            icon={<RefreshCw aria-hidden strokeWidth={1.75} />}
            busy={running === "sync"}
            busyLabel="Syncing…"
            className="sm:ml-auto"
            onClick={() => mutate({ kind: "sync" })}
          >
            Sync now
            <For name={name} />
          </Button>
        ) : null}
      </div>
      {problem && !terminating ? (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      ) : null}
      {terminating ? (
        <TerminateDialog
          userId={user.id}
          name={name}
          busy={running === "terminate"}
          error={variables?.kind === "terminate" ? problem : undefined}
          onClose={() => {
            setTerminating(false);
            reset();
          }}
          onConfirm={(asked) => mutate({ kind: "terminate", ...asked }, { onSuccess: () => setTerminating(false) })}
        />
      ) : null}
    </div>
  );
}

const For = ({ name }: { name: string }) => <span className="sr-only"> for {name}</span>;

/** Returns the actions that apply to a subscription. */
function actionsFor({ subscriptionStatus, stripeSubscriptionId, cancelAtPeriodEnd }: AdminUser) {
  const exists = stripeSubscriptionId !== null;
  const active = exists && (subscriptionStatus === "active" || subscriptionStatus === "trialing");
  const ended = exists && (subscriptionStatus === "canceled" || subscriptionStatus === "incomplete");
  return {
    cancel: active && !cancelAtPeriodEnd,
    reactivate: ended || (exists && cancelAtPeriodEnd),
    terminate: exists,
  };
}
