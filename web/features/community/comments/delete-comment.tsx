import type { Comment } from "../../../../worker/contract/community";
import { isUnauthorized } from "../../../lib/request-error";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { useToast } from "../../../ui/toast-context";
import { refusalOf, refusalText } from "../refusal-text";
import { useDeleteComment } from "./comment-queries";

const DELETE_FAILED = "Failed to delete comment. Please try again.";

type DeleteCommentProps = { comment: Comment; open: boolean; onClose: () => void; onDeleted: () => void };

export function DeleteComment({ comment, open, onClose, onDeleted }: DeleteCommentProps) {
  const { toast } = useToast();
  const { mutate, reset, error, isPending } = useDeleteComment(comment.postId, () => {
    toast({ title: "Comment deleted", tone: "success" });
    onClose();
    onDeleted();
  });

  function remove() {
    mutate(comment.id, {
      onError: (reason) => {
        if (isUnauthorized(reason)) return;
        toast({ title: "Error", description: refusalText(reason, DELETE_FAILED), tone: "destructive" });
      },
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
