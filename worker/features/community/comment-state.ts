import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { CommentAnswer, CommentChange } from "../../contract/community";
import { user } from "../../db/account";
import { communityComment, communityPost } from "../../db/community";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { broadcast } from "../../write/broadcast";
import type { Committed, Write } from "../../write/writing";
import { presentComment } from "./present";
import { person } from "./queries";

type CommentState = CommentAnswer & { isHidden: boolean };

/** The statement for a comment with what its post counts; for the batch that changes it. */
export function selectCommentState(ctx: Ctx, id: number | SQL) {
  return ctx.db
    .select({
      comment: getTableColumns(communityComment),
      user: person,
      commentCount: communityPost.commentCount,
      revision: communityPost.revision,
      // Under a name of its own: a batch answers rows by their columns' names, and a comment has such a one too.
      isPostHidden: sql`${communityPost.hiddenAt} is not null`.mapWith(Boolean).as("is_post_hidden"),
    })
    .from(communityComment)
    .innerJoin(communityPost, eq(communityPost.id, communityComment.postId))
    .leftJoin(user, eq(user.id, communityComment.userId))
    .where(eq(communityComment.id, id));
}

export function commentState(row: Awaited<ReturnType<typeof selectCommentState>>[number] | undefined): CommentState {
  if (!row) throw notFound("Comment");
  const { commentCount, revision } = row;
  const isHidden = row.isPostHidden || row.comment.hiddenAt !== null;
  return { comment: presentComment(row), commentCount, revision, isHidden };
}

export const readCommentState = async (ctx: Ctx, id: number): Promise<CommentState> =>
  commentState(await selectCommentState(ctx, id).get());

type ThreadNews = Omit<CommentState, "comment"> & { change: CommentChange };

/** Tells the room of a change to a thread; nothing of what is hidden. */
export function broadcastThread(write: Write, postId: number, newsOf: (done: Committed) => ThreadNews | null): void {
  broadcast(write, (done) => {
    const news = newsOf(done);
    if (!news || news.isHidden) return null;
    const { commentCount, revision, change } = news;
    return { type: "comment_update", postId, commentCount, revision, change };
  });
}
