import { ConfirmDialog } from "../../ui/confirm-dialog";

type DiscardDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The workout's title. */
  title: string;
  onDiscard: () => void;
};

export function DiscardDialog({ open, onOpenChange, title, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Discard ${title}?`}
      description="Its time, ticked sets and notes are let go. Sets you have logged stay."
      confirmLabel="Discard"
      cancelLabel="Keep it"
      onConfirm={onDiscard}
    />
  );
}
