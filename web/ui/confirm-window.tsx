import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { AlertLine } from "./alert-line";
import { Button } from "./button";
import { cx } from "./cx";
import { popupClass, scrimClass } from "./overlay-class";

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: "danger" | "default";
  busy?: boolean;
  busyLabel?: string;
  error?: string | undefined;
  onConfirm: () => void;
  /** A further question that is part of the decision, such as what to refund. */
  children?: ReactNode;
};

export function ConfirmWindow(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = "Cancel", tone = "danger" } = props;
  const { busy = false, busyLabel, error, onConfirm, children } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={scrimClass} />
        <AlertDialog.Popup className={cx(popupClass, "sm:max-w-md")}>
          <div className="grid gap-3 px-5 pt-6 pb-5 sm:px-6">
            <AlertDialog.Title className="text-2xl">{title}</AlertDialog.Title>
            <AlertDialog.Description className="text-muted">{description}</AlertDialog.Description>
            {children}
            <AlertLine>{error}</AlertLine>
          </div>
          <div className="flex flex-col-reverse gap-2 px-5 pb-5 sm:flex-row sm:justify-end sm:px-6 sm:pb-6">
            <AlertDialog.Close render={<Button variant="secondary" disabled={busy} />}>{cancelLabel}</AlertDialog.Close>
            <Button
              variant={tone === "danger" ? "danger" : "primary"}
              busy={busy}
              busyLabel={busyLabel}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
