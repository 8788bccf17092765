import { Flag, Pencil, Reply, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { COMMUNITY_LIMITS, COMMUNITY_REFUSALS } from "../../../../worker/contract/community-limits";
import { mayDo } from "../../../../worker/contract/rights";
import { Badge } from "../../../ui/badge";
import { AuthorLine } from "../author-line";
import { memberName } from "../member-words";
import { mentionsIn } from "../mentions/picked-mentions";
import { TextWithMentions } from "../mentions/text-with-mentions";
import { refusalOf } from "../refusal-text";
import { useViewer } from "../viewer-context";
import { useWritingDraft } from "../writing-drafts";
import { WritingForm } from "../writing-form";
import { CommentAct } from "./comment-act";
import { isSendingComment, type ShownComment } from "./comment-changes";
import { useEditComment } from "./comment-queries";
import { DeleteComment } from "./delete-comment";
import { replyButtonId } from "./reply-button-id";
import { ReportComment } from "./report-comment";
import { useTalk } from "./talk-context";

type CommentRowProps = { comment: ShownComment; onReply: (() => void) | undefined; onGone: () => void };

export function CommentRow({ comment, onReply, onGone }: CommentRowProps) {
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
  const name = memberName(comment.user);

  function stopEditing() {
    // The button must be rendered before it can be focused.
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
        badge={
          <>
            {comment.isPinned ? <Badge tone="outline">Pinned</Badge> : null}
            {comment.isHidden ? <Badge tone="warning">Hidden until it is reviewed</Badge> : null}
          </>
        }
      />
      {editing ? (
        <EditComment comment={comment} onClose={stopEditing} />
      ) : (
        <>
          <TextWithMentions mentions={comment.mentions} className="pl-11">
            {comment.content}
          </TextWithMentions>
          <CommentActs
            comment={comment}
            name={name}
            editButton={editButton}
            onReply={onReply}
            onEdit={() => setEditing(true)}
            onAsk={setAsking}
          />
        </>
      )}
      <DeleteComment comment={comment} open={asking === "delete"} onClose={() => setAsking(null)} onDeleted={onGone} />
      {asking === "report" ? <ReportComment comment={comment} name={name} onClose={() => setAsking(null)} /> : null}
    </article>
  );
}

type CommentActsProps = {
  comment: ShownComment;
  name: string;
  editButton: string;
  onReply: (() => void) | undefined;
  onEdit: () => void;
  onAsk: (what: "delete" | "report") => void;
};

/** The buttons a reader has for a comment. */
function CommentActs({ comment, name, editButton, onReply, onEdit, onAsk }: CommentActsProps) {
  const { user, mute } = useViewer();
  const { acts: Acts } = useTalk();
  const sending = isSendingComment(comment);
  const own = comment.userId === user.id;
  return (
    <div className="flex flex-wrap gap-x-1 pl-9 empty:hidden">
      {onReply && !sending ? (
        <CommentAct
          id={replyButtonId(comment.id)}
          name={name}
          icon={<Reply {...ICON} />}
          label="Reply"
          onClick={onReply}
        />
      ) : null}
      {own && !mute && !sending ? (
        <CommentAct id={editButton} name={name} icon={<Pencil {...ICON} />} label="Edit" onClick={onEdit} />
      ) : null}
      {own || mute ? null : (
        <CommentAct
          name={name}
          icon={<Flag {...ICON} />}
          label={comment.hasReported ? "Reported" : "Report"}
          disabled={comment.hasReported}
          onClick={() => onAsk("report")}
        />
      )}
      {Acts && !sending ? <Acts comment={comment} /> : null}
      {(own && !sending) || mayDo(user.role, "moderation") ? (
        <CommentAct danger name={name} icon={<Trash2 {...ICON} />} label="Delete" onClick={() => onAsk("delete")} />
      ) : null}
    </div>
  );
}

const ICON = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

function EditComment({ comment, onClose }: { comment: ShownComment; onClose: () => void }) {
  const edit = useEditComment(useTalk().place);
  const { user } = useViewer();
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
        else
          edit.mutate(
            { id: comment.id, content, ...mentionsIn(user.id, content, comment.mentions) },
            { onSuccess: close },
          );
      }}
      onCancel={close}
    />
  );
}
