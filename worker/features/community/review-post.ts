import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { ReviewDecision } from "../../contract/community";
import { communityPost, postReport } from "../../db/community";
import { notFound } from "../../http/app-error";
import { auditRowIfChanged } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { announce, tell } from "../../platform/live";
import { presentPost } from "./present";
import { selectPosts } from "./queries";

/** What an admin decides about a reported post: it stays and is shown again, or it goes. */
export async function reviewPost(ctx: Ctx, postId: number, { decision }: ReviewDecision): Promise<void> {
  const { db, now } = ctx;
  const waiting = and(eq(communityPost.id, postId), isNotNull(communityPost.reportedAt));
  const post = await db.select().from(communityPost).where(waiting).get();
  if (!post) throw notFound("Reported post");
  const audit = auditRowIfChanged(db, {
    at: now,
    actorId: memberOf(ctx.actor).user.id,
    action: `community.review.${decision}`,
    subject: `community_post:${postId}`,
    detail: { authorId: post.userId, reports: post.openReports },
  });
  if (decision === "remove") {
    await db.batch([db.delete(communityPost).where(waiting), audit]);
    ctx.later(announce(ctx.env, { type: "post_deleted", postId }));
  } else {
    const [, , , [kept]] = await db.batch([
      db
        .update(communityPost)
        .set({ hiddenAt: null, reportedAt: null, openReports: 0, revision: sql`${communityPost.revision} + 1` })
        .where(waiting),
      audit,
      // Who has reported it once has been heard; only others can report it anew.
      db
        .update(postReport)
        .set({ reviewedAt: now })
        .where(and(eq(postReport.postId, postId), isNull(postReport.reviewedAt))),
      selectPosts(db).where(eq(communityPost.id, postId)),
    ]);
    if (kept) ctx.later(announce(ctx.env, { type: "post_update", post: presentPost(kept) }));
  }
  ctx.later(tell(ctx.env, { admins: true }, { type: "notice" }));
}
