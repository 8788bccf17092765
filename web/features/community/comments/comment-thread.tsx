import { useRef, useState } from "react";
import { listState } from "../../../lib/http/list-state";
import { GrowingList } from "../../../ui/growing-list";
import { memberName } from "../member-words";
import type { ShownPost } from "../shown-post";
import { useViewer } from "../viewer-context";
import { AddComment } from "./add-comment";
import type { ShownComment, Thread } from "./comment-changes";
import { useComments } from "./comment-queries";
import { CommentRow } from "./comment-row";
import { CommentsLoading } from "./comments-loading";
import { replyButtonId } from "./reply-button-id";

/** What members say to a post, and to each other one level below. */
export function CommentThread({ post }: { post: ShownPost }) {
  const { mute } = useViewer();
  const name = memberName(post.user);
  const box = useRef<HTMLElement>(null);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={`Comments on the post of ${name}`}
      className="grid scroll-mt-24 grid-cols-1 gap-4 border-line border-l-2 pl-4 sm:pl-5"
    >
      <Comments postId={post.id} onGone={() => box.current?.focus({ preventScroll: true })} />
      {mute ? null : <AddComment postId={post.id} label={`Write a comment on the post of ${name}`} />}
    </section>
  );
}

function Comments({ postId, onGone }: { postId: number; onGone: () => void }) {
  const list = useComments(postId);
  if (list.isPending) return <CommentsLoading />;
  return (
    <GrowingList {...listState(list)} headingLevel={3} empty={null} moreLabel="Show more comments">
      {(threads) => (
        <ul className="grid grid-cols-1 gap-4">
          {threads.map((thread) => (
            <ThreadItem key={thread.root.id} postId={postId} thread={thread} onGone={onGone} />
          ))}
        </ul>
      )}
    </GrowingList>
  );
}

type ThreadItemProps = { postId: number; thread: Thread; onGone: () => void };

/** A reply is written below all others of its thread, where it will stand. */
function ThreadItem({ postId, thread: { root, replies }, onGone }: ThreadItemProps) {
  const { mute } = useViewer();
  const [replyingTo, setReplyingTo] = useState<ShownComment | null>(null);
  const row = (comment: ShownComment) => (
    <CommentRow
      comment={comment}
      onReply={mute || !comment.user ? undefined : () => setReplyingTo(comment)}
      onGone={onGone}
    />
  );
  return (
    <li className="grid grid-cols-1 gap-4">
      {row(root)}
      {replies.length > 0 ? (
        <ul className="ml-6 grid grid-cols-1 gap-4 sm:ml-11">
          {replies.map((reply) => (
            <li key={reply.id}>{row(reply)}</li>
          ))}
        </ul>
      ) : null}
      {replyingTo && !mute ? (
        <div className="ml-6 sm:ml-11">
          <AddComment
            key={replyingTo.id}
            postId={postId}
            reply={{ to: replyingTo.id, rootId: root.id }}
            label={`Reply to ${replyingTo.user ? memberName(replyingTo.user) : "a comment"}`}
            onClose={() => setReplyingTo(null)}
            returnTo={replyButtonId(replyingTo.id)}
          />
        </div>
      ) : null}
    </li>
  );
}
