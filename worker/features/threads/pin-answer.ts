import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { CommentAnswer } from "../../contract/community";
import { THREAD_REFUSALS as REFUSALS, THREAD_LIMITS } from "../../contract/threads-limits";
import { runRead } from "../../db/batched-read";
import { communityComment } from "../../db/community";
import { living } from "../../db/soft-delete";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { answerOf, broadcastThread, commentBroadcast, selectCommentState } from "../community/comment-state";
import { visibleComment } from "../community/visible-comment";

/** Pins an answer to the top of its training thread, or unpins it. */
export async function pinAnswer(ctx: Ctx, id: number, pinned: boolean): Promise<CommentAnswer> {
  const found = await runRead(ctx.db, visibleComment(ctx, id));
  if (!found?.trainingThreadId) throw notFound("Comment");
  const { trainingThreadId } = found;
  const write = writing(ctx);
  if (pinned) {
    write.refuseUnless(
      sql`(select count(*) from community_comment c where c.training_thread_id = ${trainingThreadId}
        and c.pinned_at is not null and c.id <> ${id}) < ${THREAD_LIMITS.pinned}`,
      new AppError("conflict", REFUSALS.pinned),
    );
  }
  write.must(
    ctx.db
      .update(communityComment)
      .set({ pinnedAt: pinned ? ctx.now : null })
      .where(and(eq(communityComment.id, id), isNotNull(communityComment.trainingThreadId), living(communityComment))),
    notFound("Comment"),
  );
  audit(write, pinned ? "thread.pin" : "thread.unpin", `community_comment:${id}`, { trainingThreadId });
  const row = write.add(selectCommentState(ctx, id));
  broadcastThread(write, (done) => commentBroadcast(done.one(row), "edited"));
  return answerOf((await write.commit()).one(row));
}
