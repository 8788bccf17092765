import { useState } from "react";
import { COMMUNITY_LIMITS, COMMUNITY_REFUSALS } from "../../../../worker/contract/community-limits";
import { mentionsIn } from "../mentions/picked-mentions";
import { refusalOf } from "../refusal-text";
import { useViewer } from "../viewer-context";
import { useWritingDraft } from "../writing-drafts";
import { WritingForm } from "../writing-form";
import { COMMENT_FAILED, useAddComment } from "./comment-queries";
import { useTalk } from "./talk-context";

type AddCommentProps = {
  label: string;
  /** The comment that is replied to, and the one its thread began with. */
  reply?: { to: number; rootId: number };
  /** For a reply, which is a form that opens and closes; the focus then goes back to what has opened it. */
  onClose?: () => void;
  returnTo?: string;
};

export function AddComment({ label, reply, onClose, returnTo }: AddCommentProps) {
  const { place } = useTalk();
  const add = useAddComment(place);
  const { user } = useViewer();
  const draft = useWritingDraft(
    reply ? `reply-${reply.to}` : typeof place === "number" ? `post-${place}` : `${place.kind}-${place.id}`,
  );
  // The form starts over, empty, when what it held has arrived.
  const [written, setWritten] = useState(0);

  function close() {
    if (returnTo) document.getElementById(returnTo)?.focus();
    onClose?.();
  }

  function submit(content: string) {
    add.mutate(
      { content, ...mentionsIn(user.id, content), parentId: reply?.rootId ?? null, key: draft.callKey() },
      {
        onSuccess: () => {
          draft.forget();
          if (onClose) close();
          else setWritten((count) => count + 1);
        },
      },
    );
  }

  return (
    <WritingForm
      key={written}
      label={label}
      placeholder={reply ? "Write a reply" : typeof place === "number" ? "Write a comment" : "Ask or say something"}
      // On its way it stands in the thread already.
      content={add.isPending ? "" : draft.content}
      onContent={draft.write}
      maxLength={COMMUNITY_LIMITS.comment}
      emptyText={COMMUNITY_REFUSALS.emptyComment}
      submitLabel={reply ? "Reply" : "Comment"}
      busyLabel="Sharing..."
      busy={add.isPending}
      error={refusalOf(add.error, COMMENT_FAILED)}
      takesFocus={written > 0 || onClose !== undefined}
      onSubmit={submit}
      {...(onClose
        ? {
            onCancel: () => {
              draft.forget();
              close();
            },
          }
        : {})}
    />
  );
}
