import { useState } from "react";
import type { PinnedMessage } from "../../../../worker/contract/community";
import { useDeletePinned } from "../../../data/pinned-messages";
import { DeleteDialog } from "../../../shell/delete-dialog";

type DeletePinnedProps = {
  message: PinnedMessage | null;
  onClose: () => void;
  onDeleted: (id: number) => void;
};

export function DeletePinned({ message, onClose, onDeleted }: DeletePinnedProps) {
  // The dialog keeps its text while it fades out.
  const [shown, setShown] = useState(message);
  if (message && message !== shown) setShown(message);
  return (
    <DeleteDialog
      thing={message}
      title={`Delete “${shown?.title ?? ""}”?`}
      description="Are you sure you want to delete this pinned message? This action cannot be undone."
      remove={useDeletePinned()}
      deleted={{ title: "Success", description: "Pinned message deleted successfully!" }}
      failed="Failed to delete pinned message"
      onClose={onClose}
      onDeleted={({ id }) => {
        onClose();
        onDeleted(id);
      }}
    />
  );
}
