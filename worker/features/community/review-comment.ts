import { and, eq, isNotNull } from "drizzle-orm";
import type { ReviewDecision } from "../../contract/community";
import { communityComment } from "../../db/community";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { tellAdmins } from "../../write/broadcast";
import { writing } from "../../write/writing";
import { removeComment } from "./delete-comment";
import { keepReported } from "./reports";
import { broadcastThread, selectTold, told } from "./tell-comment";

/** What an admin decides about a reported comment: it stays and is shown again, or it goes. */
export async function reviewComment(ctx: Ctx, id: number, { decision }: ReviewDecision): Promise<void> {
  const { db } = ctx;
  const comment = await db
    .select()
    .from(communityComment)
    .where(and(eq(communityComment.id, id), isNotNull(communityComment.reportedAt)))
    .get();
  if (!comment) throw notFound("Reported comment");
  const detail = { postId: comment.postId, authorId: comment.userId, reports: comment.openReports };
  if (decision === "remove") {
    await removeComment(ctx, comment, (write) => {
      audit(write, "community.review.remove", `community_comment:${id}`, detail);
      tellAdmins(write);
    });
    return;
  }
  const write = writing(ctx);
  keepReported(write, { kind: "comment", id, detail });
  const row = write.add(selectTold(ctx, id));
  broadcastThread(write, comment.postId, (done) => {
    const { comment: shown, ...news } = told(done.one(row));
    return { ...news, change: { kind: "edited", comment: shown } };
  });
  tellAdmins(write);
  await write.commit();
}
