import { useState } from "react";
import { listState } from "../../../lib/http/list-state";
import { GrowingList } from "../../../ui/growing-list";
import { memberName } from "../member-words";
import { useViewer } from "../viewer-context";
import { AddComment } from "./add-comment";
import type { ShownComment, Thread } from "./comment-changes";
import { useComments } from "./comment-queries";
import { CommentRow } from "./comment-row";
import { CommentsLoading } from "./comments-loading";
import { replyButtonId } from "./reply-button-id";
import { useTalk } from "./talk-context";

/** Comments of a place with replies one level below, and the reader's own actions. */
export function Comments({ onGone }: { onGone: () => void }) {
  const { mute } = useViewer();
  const { about } = useTalk();
  return (
    <>
      <Threads onGone={onGone} />
      {mute ? null : <AddComment label={`Write a comment on ${about}`} />}
    </>
  );
}

function Threads({ onGone }: { onGone: () => void }) {
  const list = useComments(useTalk().place);
  if (list.isPending) return <CommentsLoading />;
  return (
    <GrowingList {...listState(list)} headingLevel={3} empty={null} moreLabel="Show more comments">
      {(threads) => (
        <ul className="grid grid-cols-1 gap-4">
          {threads.map((thread) => (
            <ThreadItem key={thread.root.id} thread={thread} onGone={onGone} />
          ))}
        </ul>
      )}
    </GrowingList>
  );
}

type ThreadItemProps = { thread: Thread; onGone: () => void };

/** A thread; the reply form is below its replies, where the reply will be shown. */
function ThreadItem({ thread: { root, replies }, onGone }: ThreadItemProps) {
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
