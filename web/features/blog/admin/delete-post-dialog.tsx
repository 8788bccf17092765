import type { AdminBlogPost } from "../../../../worker/contract/blog";
import { BLOG_KEPT_DAYS } from "../../../../worker/contract/blog-limits";
import { failureText } from "../../../lib/failure-text";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { useToast } from "../../../ui/toast-context";
import { useDeletePost } from "./admin-blog-queries";

type DeletePostDialogProps = {
  post: AdminBlogPost | null;
  onClose: () => void;
  onDeleted: (post: AdminBlogPost) => void;
};

export function DeletePostDialog({ post, onClose, onDeleted }: DeletePostDialogProps) {
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const { mutate, reset, isPending, error } = useDeletePost();
  const failed = failureText(error, "Failed to delete blog post");
  const close = () => {
    reset();
    onClose();
  };
  const remove = () => {
    if (!post) return;
    mutate(post.id, {
      onSuccess: () => {
        toast({ title: "Success", description: "Blog post deleted successfully!", tone: "success" });
        onDeleted(post);
      },
      onError: (reason) => toastFailure(reason, "Failed to delete blog post"),
    });
  };
  return (
    <ConfirmDialog
      open={post !== null}
      onOpenChange={(next) => (next ? undefined : close())}
      title="Delete this blog post?"
      description={`“${post?.title ?? ""}” is gone for readers at once. For ${BLOG_KEPT_DAYS} days you can bring it back.`}
      confirmLabel="Delete"
      busy={isPending}
      busyLabel="Deleting…"
      error={failed}
      onConfirm={remove}
    />
  );
}
