import { ConfirmDialog } from "../../../ui/confirm-dialog";

type DiscardDialogProps = { open: boolean; onKeep: () => void; onDiscard: () => void };

export function DiscardDialog({ open, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onKeep())}
      title="Discard your changes?"
      description="What you wrote in the form has not been saved."
      cancelLabel="Keep writing"
      confirmLabel="Discard changes"
      onConfirm={onDiscard}
    />
  );
}
