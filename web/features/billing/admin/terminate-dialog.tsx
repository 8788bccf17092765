import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Refund, Termination, TerminationPreview } from "../../../../worker/contract/billing";
import { exactMoney } from "../../../../worker/contract/money";
import { terminationQuery } from "../../../data/billing";
import { isUnauthorized, shownMessage } from "../../../lib/http/request-error";
import { QueryError } from "../../../shell/query-error";
import { Checkbox } from "../../../ui/checkbox";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { FieldGroup } from "../../../ui/field-group";
import { Radio } from "../../../ui/radio";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";

type TerminateDialogProps = {
  userId: string;
  name: string;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: (termination: Termination) => void;
};

/** Shows the exact refund of each choice before it is made. */
export function TerminateDialog({ userId, name, busy, error, onClose, onConfirm }: TerminateDialogProps) {
  const [refund, setRefund] = useState<Refund>("none");
  const [withCredit, setWithCredit] = useState(false);
  const preview = useQuery(terminationQuery(userId));
  const { data } = preview;
  const back = data ? totalOf(data, refund, withCredit) : 0;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Cancel immediately?"
      description={`The subscription of ${name} ends now. Nothing more is charged, and it cannot be taken back.`}
      confirmLabel={back > 0 && data ? `Cancel and refund ${exactMoney(back, data.currency)}` : "Cancel Immediately"}
      cancelLabel="Keep Subscription"
      busy={busy}
      busyLabel="Cancelling…"
      error={error}
      onConfirm={() =>
        onConfirm({ refund, credit: withCredit ? "refund" : "keep", ...(data ? { shown: data.prorata } : {}) })
      }
    >
      {preview.isPending ? (
        <SkeletonGroup label="Working out what could go back" className="grid gap-3">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </SkeletonGroup>
      ) : null}
      {preview.isError && !isUnauthorized(preview.error) ? (
        <QueryError query={preview} headingLevel={3} title="What could go back is not known">
          {shownMessage(preview.error)} Without a refund it can be cancelled nevertheless.
        </QueryError>
      ) : null}
      {data ? (
        <div className="grid gap-5">
          <FieldGroup legend="Refund">
            {choicesOf(data).map(({ value, label, help }) => (
              <Radio
                key={value}
                name="refund"
                value={value}
                label={label}
                help={help}
                checked={refund === value}
                onChange={() => setRefund(value)}
              />
            ))}
          </FieldGroup>
          {data.credit > 0 ? (
            <Checkbox
              label={`Refund the credit too: ${exactMoney(data.creditRefundable[refund], data.currency)}`}
              help={creditHelp(data, refund)}
              disabled={data.creditRefundable[refund] === 0}
              checked={withCredit && data.creditRefundable[refund] > 0}
              onChange={() => setWithCredit(!withCredit)}
            />
          ) : null}
        </div>
      ) : null}
    </ConfirmDialog>
  );
}

function totalOf(preview: TerminationPreview, refund: Refund, withCredit: boolean): number {
  const time = refund === "none" ? 0 : preview[refund];
  return time + (withCredit ? preview.creditRefundable[refund] : 0);
}

function choicesOf({ last, prorata, refundedBefore, currency }: TerminationPreview) {
  const before = refundedBefore > 0 ? ` ${exactMoney(refundedBefore, currency)} of it went back before.` : "";
  return [
    { value: "none", label: "No refund", help: "What has been paid stays paid." },
    {
      value: "last",
      label: `Last payment: ${exactMoney(last, currency)}`,
      help: `All of the latest payment that is left goes back.${before}`,
    },
    {
      value: "prorata",
      label: `Pro rata: ${exactMoney(prorata, currency)}`,
      help: "What was paid for the time that is left goes back.",
    },
  ] satisfies { value: Refund; label: string; help: string }[];
}

function creditHelp({ credit, creditRefundable, currency }: TerminationPreview, refund: Refund): string {
  const all = exactMoney(credit, currency);
  return creditRefundable[refund] === 0
    ? `${all} stay as credit for later payments: the last payment has nothing left to give back.`
    : `${all} are left as credit. What is not refunded stays for later payments.`;
}
