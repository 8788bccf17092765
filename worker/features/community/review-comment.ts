import { and, eq, isNotNull } from "drizzle-orm";
import type { ReviewDecision } from "../../contract/community";
import { communityComment } from "../../db/community";
import { notFound } from "../../http/app-error";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { tell } from "../../platform/live";
import { removeComment } from "./delete-comment";
import { keepReported, reviewed } from "./reports";
import { selectTold, tellThread, told } from "./tell-comment";

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
    await removeComment(ctx, comment, [auditRow(db, reviewed("remove", ctx, `community_comment:${id}`, detail))]);
  } else {
    const [, , , [row]] = await db.batch([...keepReported(ctx, "comment", id, detail), selectTold(ctx, id)]);
    const { comment: kept, ...news } = told(row);
    tellThread(ctx, comment.postId, news, { kind: "edited", comment: kept });
  }
  ctx.later(tell(ctx.env, { admins: true }, { type: "notice" }));
}
