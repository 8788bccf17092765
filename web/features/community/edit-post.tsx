import { useMutation, useQueryClient } from "@tanstack/react-query";
import { COMMUNITY_LIMITS, COMMUNITY_REFUSALS } from "../../../worker/contract/community-limits";
import { api, call } from "../../lib/api";
import { isUnauthorized } from "../../lib/request-error";
import { changePost } from "./feed-changes";
import { postMenuId } from "./post-menu";
import { refusalText } from "./refusal-text";
import type { ShownPost } from "./shown-post";
import { WritingForm } from "./writing-form";

/** The post's text becomes a form where it stands. */
export function EditPost({ post, onClose }: { post: ShownPost; onClose: () => void }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (content: string) =>
      call(api.api.community.posts[":id"].$put({ param: { id: String(post.id) }, json: { content } })),
    onSuccess: (changed) => {
      changePost(client, post.id, (before) => ({ ...before, ...changed }));
      close();
    },
  });

  function close() {
    document.getElementById(postMenuId(post.id))?.focus();
    onClose();
  }

  return (
    <WritingForm
      label="Edit your post"
      initial={post.content}
      maxLength={COMMUNITY_LIMITS.post}
      mayBeEmpty={post.mediaUrl !== null}
      emptyText={COMMUNITY_REFUSALS.empty}
      submitLabel="Save"
      busyLabel="Saving…"
      busy={save.isPending}
      error={
        save.error && !isUnauthorized(save.error)
          ? refusalText(save.error, "Failed to save your post. Please try again.")
          : undefined
      }
      onSubmit={(content) => (content === post.content ? close() : save.mutate(content))}
      onCancel={close}
    />
  );
}
