import type { QueryClient } from "@tanstack/react-query";
import type { Comment, CommentChange } from "../../../../worker/contract/community";
import { commentsKey } from "../community-keys";
import { type Pages, withNew, without } from "../paged-cache";

/** Brings a thread that has been opened up to date; one that has not is read when it is. */
export function hearComment(client: QueryClient, postId: number, change: CommentChange): void {
  const key = commentsKey(postId);
  const apply = () =>
    void client.setQueryData<Pages<Comment>>(key, (thread) =>
      change.kind === "removed" ? without(thread, change.id) : withNew(thread, change.comment, "end"),
    );
  apply();
  const query = client.getQueryCache().find({ queryKey: key });
  if (query?.state.fetchStatus === "fetching") query.promise?.then(apply, apply);
}

export type Thread = { root: Comment; replies: Comment[] };

/** Each comment that starts a thread with its replies, oldest first. */
export function threadsOf(comments: Comment[]): Thread[] {
  const inOrder = [...new Map(comments.map((comment) => [comment.id, comment])).values()].sort((a, b) => a.id - b.id);
  // A reply may be heard before the page that its thread stands on is read; it comes again with that.
  return inOrder
    .filter(({ parentId }) => parentId === null)
    .map((root) => ({ root, replies: inOrder.filter(({ parentId }) => parentId === root.id) }));
}
