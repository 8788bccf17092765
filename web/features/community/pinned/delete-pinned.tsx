import { useState } from "react";
import type { PinnedMessage } from "../../../../worker/contract/community";
import { isUnauthorized, shownMessage } from "../../../lib/request-error";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { useToast } from "../../../ui/toast-context";
import { useDeletePinned } from "./pinned-queries";

const DELETE_FAILED = "Failed to delete pinned message";

type DeletePinnedProps = {
  message: PinnedMessage | null;
  onClose: () => void;
  onDeleted: (id: number) => void;
};

export function DeletePinned({ message, onClose, onDeleted }: DeletePinnedProps) {
  const { toast } = useToast();
  const { mutate, reset, error, isPending } = useDeletePinned();
  // While the dialog fades it still says what it was about.
  const [shown, setShown] = useState(message);
  if (message && message !== shown) setShown(message);

  function close() {
    reset();
    onClose();
  }

  function remove() {
    if (!message) return;
    mutate(message.id, {
      onSuccess: () => {
        toast({ title: "Success", description: "Pinned message deleted successfully!", tone: "success" });
        close();
        onDeleted(message.id);
      },
      onError: (reason) => {
        if (isUnauthorized(reason)) return;
        toast({ title: "Error", description: shownMessage(reason, DELETE_FAILED), tone: "destructive" });
      },
    });
  }

  return (
    <ConfirmDialog
      open={message !== null}
      onOpenChange={(open) => (open ? undefined : close())}
      title={`Delete “${shown?.title ?? ""}”?`}
      description="Are you sure you want to delete this pinned message? This action cannot be undone."
      confirmLabel="Delete"
      busy={isPending}
      busyLabel="Deleting…"
      error={error && !isUnauthorized(error) ? shownMessage(error, DELETE_FAILED) : undefined}
      onConfirm={remove}
    />
  );
}
