import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { CommentChange, CommentRemoval } from "../../contract/community";
import { runRead } from "../../db/batched-read";
import { communityComment, communityPost } from "../../db/community";
import { hasRight } from "../../http/actor";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { audit } from "../../write/audit";
import { type Committed, type Write, writing } from "../../write/writing";
import { broadcastThread } from "./comment-state";
import { presentComment } from "./present";
import { visibleComment } from "./queries";

/** Deletes a comment of one's own, or as an admin anybody's. */
export async function deleteComment(ctx: Ctx, id: number): Promise<CommentRemoval> {
  const found = await runRead(ctx.db, visibleComment(ctx, id));
  if (!found) throw notFound("Comment");
  const actorId = memberOf(ctx.actor).user.id;
  const isOwn = found.userId === actorId;
  if (!isOwn && !hasRight(ctx.actor, "moderation"))
    throw new AppError("forbidden", "Only who wrote a comment can delete it.");
  // A comment that was reported must not vanish without a trace either.
  const recorded = !isOwn || found.reportedAt !== null;
  return removeComment(ctx, found, (write) => {
    if (!recorded) return;
    const detail = { postId: found.postId, authorId: found.userId, openReports: found.openReports };
    audit(write, "community.comment.delete", `community_comment:${id}`, detail);
  });
}

type Removed = Pick<typeof communityComment.$inferSelect, "id" | "postId" | "parentId">;

/** Takes a comment away and tells the room. With replies it keeps its place, without its words. */
export async function removeComment(
  ctx: Ctx,
  { id, postId, parentId }: Removed,
  record: (write: Write) => void,
): Promise<CommentRemoval> {
  const { db, now } = ctx;
  const own = eq(communityComment.id, id);
  const hasReplies = sql`exists (select 1 from community_comment r where r.parent_id = community_comment.id)`;
  const write = writing(ctx);
  write.add(db.delete(communityComment).where(and(own, sql`not ${hasReplies}`)));
  // The last reply takes the emptied comment it stood under along.
  write.add(
    db
      .delete(communityComment)
      .where(
        and(eq(communityComment.id, parentId ?? 0), isNotNull(communityComment.deletedAt), sql`not ${hasReplies}`),
      ),
  );
  const emptied = write.add(
    db.update(communityComment).set({ content: "", deletedAt: now, hiddenAt: null }).where(own).returning(),
  );
  const posts = write.add(
    db
      .select({
        commentCount: communityPost.commentCount,
        revision: communityPost.revision,
        hiddenAt: communityPost.hiddenAt,
      })
      .from(communityPost)
      .where(eq(communityPost.id, postId)),
  );
  record(write);
  const removal = (done: Committed) => {
    const [post] = done.of(posts);
    if (!post) return null;
    const [placeholder] = done.of(emptied);
    const change: CommentChange = placeholder
      ? { kind: "deleted", comment: presentComment({ comment: placeholder, user: null }) }
      : { kind: "removed", id };
    const { hiddenAt, ...counts } = post;
    return { ...counts, change, isHidden: hiddenAt !== null };
  };
  broadcastThread(write, postId, removal);
  const removed = removal(await write.commit());
  if (!removed) throw notFound("Comment");
  const { isHidden: _, ...answer } = removed;
  return answer;
}
