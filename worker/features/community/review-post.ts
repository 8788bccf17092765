import { and, eq, isNotNull } from "drizzle-orm";
import type { ReviewDecision } from "../../contract/community";
import { communityPost } from "../../db/community";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { broadcast, refreshAdmins } from "../../write/broadcast";
import { writing } from "../../write/writing";
import { presentPost } from "./present";
import { selectPosts } from "./queries";
import { dismissReports, hasNoReportedComments, reportedCommentsRefusal } from "./reports";

/** Stores an admin's review of a reported post: it is shown again, or deleted. */
export async function reviewPost(ctx: Ctx, postId: number, { decision }: ReviewDecision): Promise<void> {
  const { db } = ctx;
  const waiting = and(eq(communityPost.id, postId), isNotNull(communityPost.reportedAt));
  const post = await db.select().from(communityPost).where(waiting).get();
  if (!post) throw notFound("Reported post");
  const detail = { authorId: post.userId, reports: post.openReports };
  const write = writing(ctx);
  if (decision === "remove") {
    const deletion = db.delete(communityPost).where(and(waiting, hasNoReportedComments(postId)));
    write.must(deletion, reportedCommentsRefusal());
    audit(write, "community.review.remove", `community_post:${postId}`, detail);
    broadcast(write, { type: "post_deleted", postId });
  } else {
    dismissReports(write, { kind: "post", id: postId, detail });
    const rows = write.add(selectPosts(db).where(eq(communityPost.id, postId)));
    broadcast(write, (done) => {
      const [shown] = done.of(rows);
      return shown ? { type: "post_update", post: presentPost(shown) } : null;
    });
  }
  refreshAdmins(write);
  await write.commit();
}
