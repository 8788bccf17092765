import { and, eq, isNotNull } from "drizzle-orm";
import type { ReviewDecision } from "../../contract/community";
import { communityComment } from "../../db/community";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { refreshAdmins } from "../../write/broadcast";
import { writing } from "../../write/writing";
import { broadcastThread, commentBroadcast, selectCommentState } from "./comment-state";
import { removeComment } from "./delete-comment";
import { dismissReports } from "./reports";

/** Stores an admin's review of a reported comment: it is shown again, or deleted. */
export async function reviewComment(ctx: Ctx, id: number, { decision }: ReviewDecision): Promise<void> {
  const { db } = ctx;
  const comment = await db
    .select()
    .from(communityComment)
    .where(and(eq(communityComment.id, id), isNotNull(communityComment.reportedAt)))
    .get();
  if (!comment) throw notFound("Reported comment");
  const { postId, trainingThreadId } = comment;
  const detail = {
    postId,
    ...(trainingThreadId ? { trainingThreadId } : {}),
    authorId: comment.userId,
    reports: comment.openReports,
  };
  if (decision === "remove") {
    await removeComment(ctx, comment, (write) => {
      audit(write, "community.review.remove", `community_comment:${id}`, detail);
      refreshAdmins(write);
    });
    return;
  }
  const write = writing(ctx);
  dismissReports(write, { kind: "comment", id, detail });
  const row = write.add(selectCommentState(ctx, id));
  broadcastThread(write, (done) => commentBroadcast(done.one(row), "edited"));
  refreshAdmins(write);
  await write.commit();
}
