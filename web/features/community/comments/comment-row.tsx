import { Pencil, Reply, Trash2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { flushSync } from "react-dom";
import type { Comment } from "../../../../worker/contract/community";
import { COMMUNITY_LIMITS, COMMUNITY_REFUSALS } from "../../../../worker/contract/community-limits";
import { isUnauthorized } from "../../../lib/request-error";
import { cx } from "../../../ui/cx";
import { AuthorLine } from "../author-line";
import { memberName } from "../member-words";
import { PostText } from "../post-text";
import { refusalText } from "../refusal-text";
import { useViewer } from "../viewer-context";
import { WritingForm } from "../writing-form";
import { useEditComment } from "./comment-queries";
import { DeleteComment } from "./delete-comment";
import { replyButtonId } from "./reply-button-id";

type CommentRowProps = { comment: Comment; onReply: (() => void) | undefined; onGone: () => void };

export function CommentRow({ comment, onReply, onGone }: CommentRowProps) {
  const { user, mute } = useViewer();
  const author = useId();
  const editButton = useId();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  if (comment.isDeleted || !comment.user) return <p className="py-1 text-muted italic">This comment was deleted.</p>;
  const own = comment.userId === user.id;
  const name = memberName(comment.user);

  function stopEditing() {
    // The button is there again before it takes the focus.
    flushSync(() => setEditing(false));
    document.getElementById(editButton)?.focus();
  }

  return (
    <article aria-labelledby={author} className="grid grid-cols-1 gap-1.5">
      <AuthorLine id={author} size="sm" user={comment.user} at={comment.createdAt} edited={comment.editedAt !== null} />
      {editing ? (
        <EditComment comment={comment} onClose={stopEditing} />
      ) : (
        <>
          <PostText className="pl-11">{comment.content}</PostText>
          <div className="flex flex-wrap gap-x-1 pl-9 empty:hidden">
            {onReply ? (
              <Act
                id={replyButtonId(comment.id)}
                name={name}
                icon={<Reply {...ICON} />}
                label="Reply"
                onClick={onReply}
              />
            ) : null}
            {own && !mute ? (
              <Act
                id={editButton}
                name={name}
                icon={<Pencil {...ICON} />}
                label="Edit"
                onClick={() => setEditing(true)}
              />
            ) : null}
            {own || user.role === "admin" ? (
              <Act danger name={name} icon={<Trash2 {...ICON} />} label="Delete" onClick={() => setDeleting(true)} />
            ) : null}
          </div>
        </>
      )}
      <DeleteComment comment={comment} open={deleting} onClose={() => setDeleting(false)} onDeleted={onGone} />
    </article>
  );
}

const ICON = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

type ActProps = { label: string; name: string; icon: ReactNode; onClick: () => void; id?: string; danger?: boolean };

function Act({ label, name, icon, onClick, id, danger = false }: ActProps) {
  return (
    <button
      id={id}
      type="button"
      onClick={onClick}
      className={cx(
        "inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 font-semibold text-muted text-sm transition-colors sm:min-h-9",
        danger ? "hover:text-danger" : "hover:text-ink",
      )}
    >
      {icon}
      {label}
      <span className="sr-only"> (comment of {name})</span>
    </button>
  );
}

function EditComment({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const edit = useEditComment(comment.postId);
  const failed = edit.error && !isUnauthorized(edit.error);
  return (
    <WritingForm
      label="Edit your comment"
      initial={comment.content}
      maxLength={COMMUNITY_LIMITS.comment}
      emptyText={COMMUNITY_REFUSALS.emptyComment}
      submitLabel="Save"
      busyLabel="Saving…"
      busy={edit.isPending}
      error={failed ? refusalText(edit.error, "Failed to save your comment. Please try again.") : undefined}
      onSubmit={(content) => {
        if (content === comment.content) onClose();
        else edit.mutate({ id: comment.id, content }, { onSuccess: onClose });
      }}
      onCancel={onClose}
    />
  );
}
