import { eq, getTableColumns, type SQL } from "drizzle-orm";
import type { CommentAnswer, CommentChange } from "../../contract/community";
import type { CommunityEvent } from "../../contract/live";
import { user } from "../../db/account";
import { communityComment, communityPost, trainingThread } from "../../db/community";
import { weeklyProgram } from "../../db/programs";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { broadcast, broadcastPrivately } from "../../write/broadcast";
import type { Committed, Write } from "../../write/writing";
import { COUNTS, type Counts } from "./comment-place";
import { presentComment } from "./present";
import { person } from "./queries";

/** Selects a comment with the counts of its post or thread, for the batch that changes it. */
export function selectCommentState(ctx: Ctx, id: number | SQL) {
  return ctx.db
    .select({ comment: getTableColumns(communityComment), user: person, ...COUNTS })
    .from(communityComment)
    .leftJoin(communityPost, eq(communityPost.id, communityComment.postId))
    .leftJoin(trainingThread, eq(trainingThread.id, communityComment.trainingThreadId))
    .leftJoin(weeklyProgram, eq(weeklyProgram.id, trainingThread.programId))
    .leftJoin(user, eq(user.id, communityComment.userId))
    .where(eq(communityComment.id, id));
}

type StateRow = Awaited<ReturnType<typeof selectCommentState>>[number];

/** Returns the answer to a comment's author after a change. */
export function answerOf(row: StateRow | undefined): CommentAnswer {
  if (!row) throw notFound("Comment");
  return { comment: presentComment(row), commentCount: row.commentCount, revision: row.revision };
}

export const readCommentState = async (ctx: Ctx, id: number): Promise<CommentAnswer> =>
  answerOf(await selectCommentState(ctx, id).get());

type News = Counts & { postId: number | null; change: CommentChange };

/** Returns the broadcast for a comment's new state; null if it is hidden. */
export function commentBroadcast(row: StateRow | undefined, kind: "added" | "edited"): News | null {
  if (!row || row.comment.hiddenAt) return null;
  return { ...row, postId: row.comment.postId, change: { kind, comment: presentComment(row) } };
}

/** Broadcasts a change to a thread; nothing under a hidden post, and of a private week only to its member. */
export function broadcastThread(write: Write, commentBroadcast: (done: Committed) => News | null): void {
  const shown = (done: Committed) => {
    const news = commentBroadcast(done);
    return news && !news.isPostHidden ? { event: eventOf(news), userId: news.privateTo } : null;
  };
  broadcast(write, (done) => {
    const visible = shown(done);
    return visible && visible.userId === null ? visible.event : null;
  });
  broadcastPrivately(write, (done) => {
    const { event, userId } = shown(done) ?? {};
    return userId && event?.type === "thread_update" ? { event, userId } : null;
  });
}

function eventOf({ postId, programId, dayOfWeek, workoutId, ...news }: News): CommunityEvent {
  const { commentCount, revision, change } = news;
  if (postId !== null) return { type: "comment_update", postId, commentCount, revision, change };
  return { type: "thread_update", programId, dayOfWeek, workoutId, commentCount, revision, change };
}
