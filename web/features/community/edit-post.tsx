import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { COMMUNITY_LIMITS, COMMUNITY_REFUSALS } from "../../../worker/contract/community-limits";
import { api, call } from "../../lib/http/api";
import { type ShownMedia, useAttachment } from "../../media/attachment";
import { MediaField } from "../../media/media-field";
import { changePost } from "./feed-changes";
import { mentionsIn } from "./mentions/picked-mentions";
import { postMenuId } from "./post-menu";
import { refusalOf } from "./refusal-text";
import type { ShownPost } from "./shown-post";
import { useViewer } from "./viewer-context";
import { useWritingDraft } from "./writing-drafts";
import { WritingForm } from "./writing-form";

/** Edits a post in place: its text, and its photo or video. */
export function EditPost({ post, onClose }: { post: ShownPost; onClose: () => void }) {
  const client = useQueryClient();
  const { user } = useViewer();
  const draft = useWritingDraft(`edit-post-${post.id}`, post.content);
  const before = mediaOf(post);
  const [media, setMedia] = useState(before);
  const attachment = useAttachment(setMedia);
  const swapped = media?.mediaUrl !== before?.mediaUrl;
  const save = useMutation({
    mutationFn: (content: string) =>
      call(
        api.api.community.posts[":id"].$put({
          param: { id: String(post.id) },
          json: {
            content,
            ...mentionsIn(user.id, content, post.mentions),
            ...(swapped ? { mediaUrl: media?.mediaUrl ?? null } : {}),
          },
        }),
      ),
    onSuccess: (changed) => {
      changePost(client, post.id, ({ mentions: _, ...now }) => ({ ...now, ...changed }));
      close();
    },
  });

  function close() {
    draft.forget();
    document.getElementById(postMenuId(post.id))?.focus();
    onClose();
  }

  return (
    <WritingForm
      label="Edit your post"
      content={draft.content}
      onContent={draft.write}
      maxLength={COMMUNITY_LIMITS.post}
      mayBeEmpty={media !== null || post.training !== null}
      emptyText={COMMUNITY_REFUSALS.empty}
      submitLabel="Save"
      busyLabel="Saving…"
      busy={save.isPending || attachment.upload.state.status === "uploading"}
      error={refusalOf(save.error, "Failed to save your post. Please try again.")}
      onSubmit={(content) => (content === post.content && !swapped ? close() : save.mutate(content))}
      onCancel={close}
    >
      <MediaField
        size="sm"
        attachment={attachment}
        media={media}
        disabled={save.isPending}
        onRemove={() => setMedia(null)}
      />
    </WritingForm>
  );
}

const mediaOf = ({ mediaUrl, mediaType }: ShownPost): ShownMedia | null =>
  mediaUrl && mediaType ? { mediaUrl, mediaType } : null;
