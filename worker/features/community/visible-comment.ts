import { and, eq, getTableColumns, isNotNull, or } from "drizzle-orm";
import { batchedRead } from "../../db/batched-read";
import { communityComment, communityPost, trainingThread } from "../../db/community";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { workout } from "../../db/workouts";
import type { Ctx } from "../../http/context";
import { openThread } from "./comment-place";
import { visibleTo } from "./policy";

/** Reads a comment that the actor may see, of a subject that they may see; null for a deleted or any other one. */
export function visibleComment(ctx: Ctx, id: number) {
  const found = ctx.db
    .select(getTableColumns(communityComment))
    .from(communityComment)
    .leftJoin(communityPost, eq(communityPost.id, communityComment.postId))
    .leftJoin(trainingThread, eq(trainingThread.id, communityComment.trainingThreadId))
    .leftJoin(weeklyProgram, eq(weeklyProgram.id, trainingThread.programId))
    .leftJoin(workout, eq(workout.id, trainingThread.workoutId))
    .where(
      and(
        eq(communityComment.id, id),
        living(communityComment),
        visibleTo(ctx.actor, communityComment),
        or(and(isNotNull(communityPost.id), visibleTo(ctx.actor, communityPost)), openThread(ctx.actor, ctx.now)),
      ),
    );
  return batchedRead([found], ([[row]]): typeof communityComment.$inferSelect | null => row ?? null);
}
