import type { Comment } from "../../../../worker/contract/community";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { useToast } from "../../../ui/toast-context";
import { refusalOf } from "../refusal-text";
import { useRefusalToast } from "../use-refusal-toast";
import { useDeleteComment } from "./comment-queries";
import { useTalk } from "./talk-context";

const DELETE_FAILED = "Failed to delete comment. Please try again.";

type DeleteCommentProps = { comment: Comment; open: boolean; onClose: () => void; onDeleted: () => void };

export function DeleteComment({ comment, open, onClose, onDeleted }: DeleteCommentProps) {
  const { toast } = useToast();
  const toastFailure = useRefusalToast();
  const { mutate, reset, error, isPending } = useDeleteComment(useTalk().place, () => {
    toast({ title: "Comment deleted", tone: "success" });
    onClose();
    onDeleted();
  });

  function remove() {
    mutate(comment.id, {
      onError: (reason) => toastFailure(reason, DELETE_FAILED),
    });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        reset();
        onClose();
      }}
      title="Delete Comment"
      description="Are you sure you want to delete this comment? This action cannot be undone."
      confirmLabel="Delete"
      busy={isPending}
      busyLabel="Deleting…"
      error={refusalOf(error, DELETE_FAILED)}
      onConfirm={remove}
    />
  );
}
