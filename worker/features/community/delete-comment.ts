import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { CommentChange, CommentRemoval } from "../../contract/community";
import { runRead } from "../../db/batched-read";
import { communityComment, keptAnswer } from "../../db/community";
import { hasRight } from "../../http/actor";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { audit } from "../../write/audit";
import { type Committed, type Write, writing } from "../../write/writing";
import { selectCounts } from "./comment-place";
import { broadcastThread } from "./comment-state";
import { presentComment } from "./present";
import { visibleComment } from "./visible-comment";

/** Deletes the actor's own comment, or as an admin anybody's. */
export async function deleteComment(ctx: Ctx, id: number): Promise<CommentRemoval> {
  const found = await runRead(ctx.db, visibleComment(ctx, id));
  if (!found) throw notFound("Comment");
  const actorId = memberOf(ctx.actor).user.id;
  const isOwn = found.userId === actorId;
  if (!isOwn && !hasRight(ctx.actor, "moderation"))
    throw new AppError("forbidden", "Only who wrote a comment can delete it.");
  // The deletion of a reported comment is audited, even by its author.
  const recorded = !isOwn || found.reportedAt !== null;
  return removeComment(ctx, found, (write) => {
    if (!recorded) return;
    const { postId, trainingThreadId } = found;
    const detail = {
      postId,
      ...(trainingThreadId ? { trainingThreadId } : {}),
      authorId: found.userId,
      openReports: found.openReports,
    };
    audit(write, "community.comment.delete", `community_comment:${id}`, detail);
  });
}

type Removed = Pick<typeof communityComment.$inferSelect, "id" | "postId" | "trainingThreadId" | "parentId">;

/** Removes a comment and broadcasts it. A comment with replies keeps its place, without its text. */
export async function removeComment(
  ctx: Ctx,
  { id, parentId, ...place }: Removed,
  record: (write: Write) => void,
): Promise<CommentRemoval> {
  const { db, now } = ctx;
  const own = eq(communityComment.id, id);
  const hasReplies = sql`exists (select 1 from community_comment r where r.parent_id = community_comment.id)`;
  const write = writing(ctx);
  // Deleted here: when the comment's row goes, triggers cannot tell a removal from the deletion of its week.
  write.add(db.delete(keptAnswer).where(eq(keptAnswer.commentId, id)));
  write.add(db.delete(communityComment).where(and(own, sql`not ${hasReplies}`)));
  // With its last reply, an emptied parent comment is deleted too.
  write.add(
    db
      .delete(communityComment)
      .where(
        and(eq(communityComment.id, parentId ?? 0), isNotNull(communityComment.deletedAt), sql`not ${hasReplies}`),
      ),
  );
  const emptied = write.add(
    db
      .update(communityComment)
      .set({ content: "", deletedAt: now, hiddenAt: null, pinnedAt: null })
      .where(own)
      .returning(),
  );
  const counts = write.add(selectCounts(ctx, place));
  record(write);
  const removal = (done: Committed) => {
    const [counted] = done.of(counts);
    if (!counted) return null;
    const [placeholder] = done.of(emptied);
    const change: CommentChange = placeholder
      ? { kind: "deleted", comment: presentComment({ comment: placeholder, user: null }) }
      : { kind: "removed", id };
    return { ...counted, postId: place.postId, change };
  };
  broadcastThread(write, removal);
  const removed = removal(await write.commit());
  if (!removed) throw notFound("Comment");
  const { commentCount, revision, change } = removed;
  return { commentCount, revision, change };
}
