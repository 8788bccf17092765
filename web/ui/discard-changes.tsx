import { ConfirmDialog } from "./confirm-dialog";

type DiscardChangesProps = { open: boolean; onKeep: () => void; onDiscard: () => void };

/** Confirms discarding a form's changes. */
export function DiscardChanges({ open, onKeep, onDiscard }: DiscardChangesProps) {
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
