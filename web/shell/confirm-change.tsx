import type { ComponentProps } from "react";
import { failureText } from "../lib/http/failure-text";
import { ConfirmDialog } from "../ui/confirm-dialog";

type ConfirmChangeProps = Omit<ComponentProps<typeof ConfirmDialog>, "open" | "onOpenChange" | "busy" | "error"> & {
  change: { isPending: boolean; error: unknown; reset: () => void };
  /** For failures without a text of their own. */
  failed?: string;
  open?: boolean;
  onClose: () => void;
};

/** Asks before a change, and shows that it runs or why it failed; closing it forgets the failure. */
export function ConfirmChange({ change, failed, open = true, onClose, ...dialog }: ConfirmChangeProps) {
  const close = () => {
    change.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      {...dialog}
      open={open}
      onOpenChange={(next) => (next ? undefined : close())}
      busy={change.isPending}
      error={failureText(change.error, failed)}
    />
  );
}
