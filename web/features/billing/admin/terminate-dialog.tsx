import { useState } from "react";
import type { Refund } from "../../../../worker/contract/billing";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { FieldGroup } from "../../../ui/field-group";
import { Radio } from "../../../ui/radio";

type TerminateDialogProps = {
  name: string;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: (refund: Refund) => void;
};

export function TerminateDialog({ name, busy, error, onClose, onConfirm }: TerminateDialogProps) {
  const [refund, setRefund] = useState<Refund>("none");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Cancel immediately?"
      description={`The subscription of ${name} ends now. Nothing more is charged, and it cannot be taken back.`}
      confirmLabel="Cancel Immediately"
      cancelLabel="Keep Subscription"
      busy={busy}
      busyLabel="Cancelling…"
      error={error}
      onConfirm={() => onConfirm(refund)}
    >
      <FieldGroup legend="Refund">
        {REFUNDS.map(({ value, label, help }) => (
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
    </ConfirmDialog>
  );
}

const REFUNDS: { value: Refund; label: string; help: string }[] = [
  { value: "none", label: "No refund", help: "What has been paid stays paid." },
  { value: "last", label: "Last payment", help: "All of the latest payment goes back." },
  { value: "prorata", label: "Pro rata", help: "The part of the latest payment for the time that is left." },
];
