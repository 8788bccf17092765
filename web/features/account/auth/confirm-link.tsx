import type { ReactNode } from "react";
import { shownMessage } from "../../../lib/http/request-error";
import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";
import { AccountFrame } from "./account-frame";
import { refusalCode } from "./refusal-code";

type ConfirmLinkProps = {
  change: { isPending: boolean; error: Error | null; mutate: () => void };
  title: string;
  lead: string;
  /** Instead of both, for a link that works no more. */
  usedUp: { title: string; lead: string };
  label: string;
  busyLabel: string;
  /** Sends another link. */
  again: ReactNode;
  footer: ReactNode;
};

/** The target of a mailed link. A button rather than an effect: mail scanners open links, and each works only once. */
export function ConfirmLink({ change, title, lead, usedUp, label, busyLabel, again, footer }: ConfirmLinkProps) {
  const isUsedUp = refusalCode(change.error) === "INVALID_TOKEN";
  return (
    <AccountFrame {...(isUsedUp ? usedUp : { title, lead })} footer={footer}>
      {change.error ? (
        <Alert tone={isUsedUp ? "warning" : "danger"} live>
          {shownMessage(change.error)}
        </Alert>
      ) : null}
      {isUsedUp ? (
        again
      ) : (
        <Button size="lg" block busy={change.isPending} busyLabel={busyLabel} onClick={() => change.mutate()}>
          {label}
        </Button>
      )}
    </AccountFrame>
  );
}
