import { useState } from "react";
import type { PinnedMessage } from "../../../../worker/contract/community";
import { failureText } from "../../../lib/failure-text";
import { useFailureToast } from "../../../shell/use-failure-toast";
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
  const toastFailure = useFailureToast();
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
      onError: (reason) => toastFailure(reason, DELETE_FAILED),
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
      error={failureText(error, DELETE_FAILED)}
      onConfirm={remove}
    />
  );
}
