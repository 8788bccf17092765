import { and, eq, isNotNull } from "drizzle-orm";
import type { ReviewDecision } from "../../contract/community";
import { communityPost } from "../../db/community";
import { notFound } from "../../http/app-error";
import { auditRowIfChanged } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { announce, tell } from "../../platform/live";
import { presentPost } from "./present";
import { selectPosts } from "./queries";
import { decideCommentsFirst, keepReported, nothingReportedUnder, reviewed } from "./reports";

/** What an admin decides about a reported post: it stays and is shown again, or it goes. */
export async function reviewPost(ctx: Ctx, postId: number, { decision }: ReviewDecision): Promise<void> {
  const { db } = ctx;
  const waiting = and(eq(communityPost.id, postId), isNotNull(communityPost.reportedAt));
  const post = await db.select().from(communityPost).where(waiting).get();
  if (!post) throw notFound("Reported post");
  const detail = { authorId: post.userId, reports: post.openReports };
  if (decision === "remove") {
    const entry = reviewed("remove", ctx, `community_post:${postId}`, detail);
    const [gone] = await db.batch([
      db.delete(communityPost).where(and(waiting, nothingReportedUnder(postId))),
      auditRowIfChanged(db, entry),
    ]);
    if (gone.meta.changes === 0) throw decideCommentsFirst();
    ctx.later(announce(ctx.env, { type: "post_deleted", postId }));
  } else {
    const [, , , [kept]] = await db.batch([
      ...keepReported(ctx, "post", postId, detail),
      selectPosts(db).where(eq(communityPost.id, postId)),
    ]);
    if (kept) ctx.later(announce(ctx.env, { type: "post_update", post: presentPost(kept) }));
  }
  ctx.later(tell(ctx.env, { admins: true }, { type: "notice" }));
}
