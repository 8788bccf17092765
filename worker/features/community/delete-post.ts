import { and, eq } from "drizzle-orm";
import { communityPost } from "../../db/community";
import { ask } from "../../db/reading";
import { isAdmin } from "../../http/actor";
import { AppError, notFound } from "../../http/app-error";
import { auditRowIfChanged } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { announce } from "../../platform/live";
import { visiblePost } from "./queries";
import { decideCommentsFirst, nothingReportedUnder, reportedCommentsGone } from "./reports";

/** Deletes a post of one's own, or as an admin anybody's; its photo or video is freed. */
export async function deletePost(ctx: Ctx, id: number): Promise<void> {
  const found = await ask(ctx.db, visiblePost(ctx, id));
  if (!found) throw notFound("Post");
  const actorId = memberOf(ctx.actor).user.id;
  const isOwn = found.userId === actorId;
  if (!isOwn && !isAdmin(ctx.actor)) throw new AppError("forbidden", "Only who wrote a post can delete it.");
  // Whoever wrote it may take it back at once; the coach would lose sight of what others are reported for.
  const which = and(eq(communityPost.id, id), isAdmin(ctx.actor) ? nothingReportedUnder(id) : undefined);
  const gone = ctx.db.delete(communityPost).where(which);
  const detail = { authorId: found.userId, hidden: found.hiddenAt !== null, openReports: found.openReports };
  // A post that was reported must not vanish without a trace either.
  const recorded = !isOwn || found.reportedAt !== null;
  const [, deleted] = await ctx.db.batch([
    reportedCommentsGone(ctx, id),
    gone,
    ...(recorded
      ? [
          auditRowIfChanged(ctx.db, {
            at: ctx.now,
            actorId,
            action: "community.post.delete",
            subject: `community_post:${id}`,
            detail,
          }),
        ]
      : []),
  ]);
  if (deleted.meta.changes === 0 && isAdmin(ctx.actor)) throw decideCommentsFirst();
  ctx.later(announce(ctx.env, { type: "post_deleted", postId: id }));
}
