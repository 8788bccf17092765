import { useRef, useState } from "react";
import { COMMUNITY_LIMITS, COMMUNITY_REFUSALS } from "../../../../worker/contract/community-limits";
import { isUnauthorized } from "../../../lib/request-error";
import { refusalText } from "../refusal-text";
import { WritingForm } from "../writing-form";
import { useAddComment } from "./comment-queries";

const COMMENT_FAILED = "Failed to share your comment. Please try again.";

type AddCommentProps = {
  postId: number;
  label: string;
  parentId?: number;
  /** For a reply, which is a form that opens and closes; the focus then goes back to what has opened it. */
  onClose?: () => void;
  returnTo?: string;
};

export function AddComment({ postId, label, parentId, onClose, returnTo }: AddCommentProps) {
  const add = useAddComment(postId);
  const attempt = useRef({ content: "", key: "" });
  // The form starts over, empty, when what it held has arrived.
  const [written, setWritten] = useState(0);

  function close() {
    if (returnTo) document.getElementById(returnTo)?.focus();
    onClose?.();
  }

  function submit(content: string) {
    // The same once more, after an answer that did not come, must not make two.
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    add.mutate(
      { content, parentId: parentId ?? null, key: attempt.current.key },
      {
        onSuccess: () => {
          attempt.current = { content: "", key: "" };
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
      placeholder={parentId ? "Write a reply" : "Write a comment"}
      maxLength={COMMUNITY_LIMITS.comment}
      emptyText={COMMUNITY_REFUSALS.emptyComment}
      submitLabel={parentId ? "Reply" : "Comment"}
      busyLabel="Sharing..."
      busy={add.isPending}
      error={add.error && !isUnauthorized(add.error) ? refusalText(add.error, COMMENT_FAILED) : undefined}
      takesFocus={written > 0 || onClose !== undefined}
      onSubmit={submit}
      {...(onClose ? { onCancel: close } : {})}
    />
  );
}
