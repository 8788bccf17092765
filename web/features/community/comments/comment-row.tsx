import { Flag, Pencil, Reply, Trash2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { flushSync } from "react-dom";
import { COMMUNITY_LIMITS, COMMUNITY_REFUSALS } from "../../../../worker/contract/community-limits";
import { mayDo } from "../../../../worker/contract/rights";
import { Badge } from "../../../ui/badge";
import { cx } from "../../../ui/cx";
import { WrittenText } from "../../../ui/written-text";
import { AuthorLine } from "../author-line";
import { memberName } from "../member-words";
import { refusalOf } from "../refusal-text";
import { useViewer } from "../viewer-context";
import { useWritingDraft } from "../writing-drafts";
import { WritingForm } from "../writing-form";
import { isSendingComment, type ShownComment } from "./comment-changes";
import { useEditComment } from "./comment-queries";
import { DeleteComment } from "./delete-comment";
import { replyButtonId } from "./reply-button-id";
import { ReportComment } from "./report-comment";

type CommentRowProps = { comment: ShownComment; onReply: (() => void) | undefined; onGone: () => void };

export function CommentRow({ comment, onReply, onGone }: CommentRowProps) {
  const { user, mute } = useViewer();
  const author = useId();
  const editButton = useId();
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState<"delete" | "report" | null>(null);
  if (comment.isDeleted || !comment.user) {
    return (
      <p className="py-1 text-muted italic">
        {comment.isHidden
          ? "This comment was reported and is hidden until the coach has looked at it."
          : "This comment was deleted."}
      </p>
    );
  }
  const sending = isSendingComment(comment);
  const own = comment.userId === user.id;
  const name = memberName(comment.user);

  function stopEditing() {
    // The button is there again before it takes the focus.
    flushSync(() => setEditing(false));
    document.getElementById(editButton)?.focus();
  }

  return (
    <article aria-labelledby={author} aria-busy={sending || undefined} className="grid grid-cols-1 gap-1.5">
      <AuthorLine
        id={author}
        size="sm"
        user={comment.user}
        at={comment.createdAt}
        edited={comment.editedAt !== null}
        instead={sending ? "Sharing..." : undefined}
        badge={comment.isHidden ? <Badge tone="warning">Hidden until it is reviewed</Badge> : null}
      />
      {editing ? (
        <EditComment comment={comment} onClose={stopEditing} />
      ) : (
        <>
          <WrittenText className="pl-11">{comment.content}</WrittenText>
          <div className="flex flex-wrap gap-x-1 pl-9 empty:hidden">
            {onReply && !sending ? (
              <Act
                id={replyButtonId(comment.id)}
                name={name}
                icon={<Reply {...ICON} />}
                label="Reply"
                onClick={onReply}
              />
            ) : null}
            {own && !mute && !sending ? (
              <Act
                id={editButton}
                name={name}
                icon={<Pencil {...ICON} />}
                label="Edit"
                onClick={() => setEditing(true)}
              />
            ) : null}
            {own || mute ? null : (
              <Act
                name={name}
                icon={<Flag {...ICON} />}
                label={comment.hasReported ? "Reported" : "Report"}
                disabled={comment.hasReported}
                onClick={() => setAsking("report")}
              />
            )}
            {(own && !sending) || mayDo(user.role, "moderation") ? (
              <Act danger name={name} icon={<Trash2 {...ICON} />} label="Delete" onClick={() => setAsking("delete")} />
            ) : null}
          </div>
        </>
      )}
      <DeleteComment comment={comment} open={asking === "delete"} onClose={() => setAsking(null)} onDeleted={onGone} />
      {asking === "report" ? <ReportComment comment={comment} name={name} onClose={() => setAsking(null)} /> : null}
    </article>
  );
}

const ICON = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

type ActProps = {
  label: string;
  name: string;
  icon: ReactNode;
  onClick: () => void;
  id?: string;
  danger?: boolean;
  disabled?: boolean;
};

function Act({ label, name, icon, onClick, id, danger = false, disabled = false }: ActProps) {
  return (
    <button
      id={id}
      type="button"
      disabled={disabled}
      onClick={onClick}
      className={cx(
        "inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 font-semibold text-muted text-sm transition-colors sm:min-h-9",
        "disabled:cursor-not-allowed disabled:opacity-60",
        !disabled && (danger ? "hover:text-danger" : "hover:text-ink"),
      )}
    >
      {icon}
      {label}
      <span className="sr-only"> (comment of {name})</span>
    </button>
  );
}

function EditComment({ comment, onClose }: { comment: ShownComment; onClose: () => void }) {
  const edit = useEditComment(comment.postId);
  const draft = useWritingDraft(`edit-comment-${comment.id}`, comment.content);

  function close() {
    draft.forget();
    onClose();
  }

  return (
    <WritingForm
      label="Edit your comment"
      content={draft.content}
      onContent={draft.write}
      maxLength={COMMUNITY_LIMITS.comment}
      emptyText={COMMUNITY_REFUSALS.emptyComment}
      submitLabel="Save"
      busyLabel="Saving…"
      busy={edit.isPending}
      error={refusalOf(edit.error, "Failed to save your comment. Please try again.")}
      onSubmit={(content) => {
        if (content === comment.content) close();
        else edit.mutate({ id: comment.id, content }, { onSuccess: close });
      }}
      onCancel={close}
    />
  );
}
