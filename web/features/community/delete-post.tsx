import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, call } from "../../lib/http/api";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { useToast } from "../../ui/toast-context";
import { dropPost } from "./feed-changes";
import { refusalOf } from "./refusal-text";
import type { ShownPost } from "./shown-post";
import { useRefusalToast } from "./use-refusal-toast";

const DELETE_FAILED = "Failed to delete post. Please try again.";

type DeletePostProps = { post: ShownPost; own: boolean; open: boolean; onClose: () => void; onDeleted: () => void };

export function DeletePost({ post, own, open, onClose, onDeleted }: DeletePostProps) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useRefusalToast();
  const remove = useMutation({
    mutationFn: () => call(api.api.community.posts[":id"].$delete({ param: { id: String(post.id) } })),
    onSuccess: () => {
      const description = own ? "Your post has been deleted successfully." : "The post has been deleted successfully.";
      toast({ title: "Post deleted", description, tone: "success" });
      dropPost(client, post.id);
      onDeleted();
    },
    onError: (error) => toastFailure(error, DELETE_FAILED),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        remove.reset();
        onClose();
      }}
      title="Delete Post"
      description="Are you sure you want to delete this post? This action cannot be undone."
      confirmLabel="Delete"
      busy={remove.isPending}
      busyLabel="Deleting…"
      error={refusalOf(remove.error, DELETE_FAILED)}
      onConfirm={() => remove.mutate()}
    />
  );
}
