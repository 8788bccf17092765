import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { CommentChange, CommentRemoval } from "../../contract/community";
import { communityComment, communityPost } from "../../db/community";
import { ask } from "../../db/reading";
import { isAdmin } from "../../http/actor";
import { AppError, notFound } from "../../http/app-error";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentComment } from "./present";
import { visibleComment } from "./queries";
import { tellThread } from "./tell-comment";

/** Deletes a comment of one's own, or as an admin anybody's. */
export async function deleteComment(ctx: Ctx, id: number): Promise<CommentRemoval> {
  const found = await ask(ctx.db, visibleComment(ctx, id));
  if (!found) throw notFound("Comment");
  const actorId = memberOf(ctx.actor).user.id;
  const isOwn = found.userId === actorId;
  if (!isOwn && !isAdmin(ctx.actor)) throw new AppError("forbidden", "Only who wrote a comment can delete it.");
  // A comment that was reported must not vanish without a trace either.
  if (isOwn && found.reportedAt === null) return removeComment(ctx, found, []);
  const entry = auditRow(ctx.db, {
    at: ctx.now,
    actorId,
    action: "community.comment.delete",
    subject: `community_comment:${id}`,
    detail: { postId: found.postId, authorId: found.userId, openReports: found.openReports },
  });
  return removeComment(ctx, found, [entry]);
}

type Removed = Pick<typeof communityComment.$inferSelect, "id" | "postId" | "parentId">;

/** Takes a comment away and tells the room. With replies it keeps its place, without its words. */
export async function removeComment(
  ctx: Ctx,
  { id, postId, parentId }: Removed,
  audit: BatchItem<"sqlite">[],
): Promise<CommentRemoval> {
  const { db, now } = ctx;
  const own = eq(communityComment.id, id);
  const hasReplies = sql`exists (select 1 from community_comment r where r.parent_id = community_comment.id)`;
  const [, , emptied, [post]] = await db.batch([
    db.delete(communityComment).where(and(own, sql`not ${hasReplies}`)),
    // The last reply takes the emptied comment it stood under along.
    db
      .delete(communityComment)
      .where(
        and(eq(communityComment.id, parentId ?? 0), isNotNull(communityComment.deletedAt), sql`not ${hasReplies}`),
      ),
    db.update(communityComment).set({ content: "", deletedAt: now, hiddenAt: null }).where(own).returning(),
    db
      .select({
        commentCount: communityPost.commentCount,
        revision: communityPost.revision,
        hiddenAt: communityPost.hiddenAt,
      })
      .from(communityPost)
      .where(eq(communityPost.id, postId)),
    ...audit,
  ]);
  if (!post) throw notFound("Comment");
  const [placeholder] = emptied;
  const change: CommentChange = placeholder
    ? { kind: "deleted", comment: presentComment({ comment: placeholder, user: null }) }
    : { kind: "removed", id };
  const { hiddenAt, ...counts } = post;
  tellThread(ctx, postId, { ...counts, isHidden: hiddenAt !== null }, change);
  return { ...counts, change };
}
