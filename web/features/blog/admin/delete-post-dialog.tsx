import type { AdminBlogPost } from "../../../../worker/contract/blog";
import { RESTORABLE_DAYS } from "../../../../worker/contract/restorable";
import { useDeletePost } from "../../../data/admin-blog";
import { DeleteDialog } from "../../../shell/delete-dialog";
import { useBringBack } from "./use-bring-back";

type DeletePostDialogProps = {
  post: AdminBlogPost | null;
  onClose: () => void;
  onDeleted: (post: AdminBlogPost) => void;
};

export function DeletePostDialog({ post, onClose, onDeleted }: DeletePostDialogProps) {
  const { bringBack } = useBringBack();
  return (
    <DeleteDialog
      thing={post}
      title="Delete this blog post?"
      description={`“${post?.title ?? ""}” is gone for readers at once. For ${RESTORABLE_DAYS} days you can bring it back.`}
      remove={useDeletePost()}
      deleted={{ title: "Success", description: "Blog post deleted successfully!" }}
      onUndo={({ id }) => bringBack(id)}
      failed="Failed to delete blog post"
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
