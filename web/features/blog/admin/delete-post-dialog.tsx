import type { AdminBlogPost } from "../../../../worker/contract/blog";
import { BLOG_KEPT_DAYS } from "../../../../worker/contract/blog-limits";
import { isUnauthorized, shownMessage } from "../../../lib/request-error";
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
  const { mutate, reset, isPending, error } = useDeletePost();
  const failed = error && !isUnauthorized(error) ? shownMessage(error, "Failed to delete blog post") : undefined;
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
      onError: (reason) => {
        if (isUnauthorized(reason)) return;
        const description = shownMessage(reason, "Failed to delete blog post");
        toast({ title: "Error", description, tone: "destructive" });
      },
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
