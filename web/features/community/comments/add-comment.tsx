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
  /** The comment replied to, and the root of its thread. */
  reply?: { to: number; rootId: number };
  /** For a reply form that opens and closes; it returns focus to the button that opened it. */
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
  // Counts sent comments: each empties the form.
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
      // While it is sent it is shown in the thread already.
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
