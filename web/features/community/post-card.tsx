import { MessageCircle } from "lucide-react";
import { memo, useId, useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { plural } from "../../lib/format/format";
import { Alert } from "../../ui/alert";
import { Badge } from "../../ui/badge";
import { lazyCode } from "../../ui/lazy-code";
import { useLazyCode } from "../../ui/use-lazy-code";
import { AuthorLine } from "./author-line";
import { CommentsLoading } from "./comments/comments-loading";
import { EditPost } from "./edit-post";
import { memberName } from "./member-words";
import { TextWithMentions } from "./mentions/text-with-mentions";
import { PostMedia } from "./post-media";
import { PostMenu } from "./post-menu";
import { ReactionBar } from "./reaction-bar";
import type { ShownPost } from "./shown-post";
import { TrainingCard } from "./training-card";
import { useViewer } from "./viewer-context";

const thread = lazyCode(async () => (await import("./comments/comment-thread")).CommentThread);

type PostCardProps = {
  post: ShownPost;
  isSending: boolean;
  /** Called after a deletion, to move the focus. */
  onGone: () => void;
};

/** Memoised, so that a change of one post does not render the others. */
export const PostCard = memo(function PostCard({ post, isSending, onGone }: PostCardProps) {
  const { user } = useViewer();
  const author = useId();
  const comments = useId();
  const [editing, setEditing] = useState(false);
  const [open, setOpen] = useState(false);
  const CommentThread = useLazyCode(thread, open, () => setOpen(false));
  const name = memberName(post.user);
  return (
    <article
      aria-labelledby={author}
      aria-busy={isSending || undefined}
      tabIndex={-1}
      className="grid scroll-mt-24 grid-cols-1 gap-4 py-7"
    >
      <header className="flex items-start gap-2">
        <AuthorLine
          id={author}
          user={post.user}
          at={post.createdAt}
          edited={post.editedAt !== null}
          instead={isSending ? "Sharing..." : undefined}
          badge={post.isHidden ? <Badge tone="warning">Hidden</Badge> : null}
        />
        {isSending ? null : <PostMenu post={post} onEdit={() => setEditing(true)} onGone={onGone} />}
      </header>
      {post.isHidden ? <HiddenNotice own={post.userId === user.id} /> : null}
      {editing ? (
        <EditPost post={post} onClose={() => setEditing(false)} />
      ) : post.content ? (
        <TextWithMentions mentions={post.mentions} className="text-lg">
          {post.content}
        </TextWithMentions>
      ) : null}
      {post.training ? <TrainingCard training={post.training} /> : null}
      {post.mediaUrl && post.mediaType && !editing ? (
        <PostMedia mediaUrl={post.mediaUrl} mediaType={post.mediaType} by={name} />
      ) : null}
      {isSending ? null : (
        <>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <ReactionBar post={post} />
            <button
              type="button"
              aria-expanded={open}
              aria-controls={comments}
              onClick={() => setOpen(!open)}
              className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-sm px-2 font-semibold text-muted text-sm tabular-nums transition-colors hover:text-ink aria-expanded:text-ink sm:ml-auto"
            >
              <MessageCircle aria-hidden className="size-4.5" strokeWidth={1.75} />
              {post.commentCount > 0 ? plural(post.commentCount, "comment") : "Comment"}
              <span className="sr-only"> on the post of {name}</span>
            </button>
          </div>
          <div id={comments} hidden={!open}>
            {open ? CommentThread ? <CommentThread post={post} /> : <CommentsLoading /> : null}
          </div>
        </>
      )}
    </article>
  );
});

function HiddenNotice({ own }: { own: boolean }) {
  if (own) {
    return (
      <Alert tone="warning" title="Only you can see this post for now">
        Members have reported it, so it is out of sight until the coach has looked at it. You can still delete it.
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title="Hidden from members">
      It was reported.{" "}
      <Link to={addressOf("adminModeration")} className="link">
        Review it
      </Link>
    </Alert>
  );
}
