import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { PageQuery } from "../../contract/paging";
import type { AdminProgram } from "../../contract/programs";
import { before, type Page, pageOf } from "../../db/cursor";
import { dailyWorkout, exercise, weeklyProgram } from "../../db/programs";
import type { Ctx } from "../../http/context";
import { presentSummary } from "./present";

/** All programs that are not deleted, drafts too, newest first, with what the coach's list counts. */
export async function listAdminPrograms(ctx: Ctx, { cursor, limit }: PageQuery): Promise<Page<AdminProgram>> {
  const page = pageOf(
    await ctx.db
      .select()
      .from(weeklyProgram)
      .where(and(isNull(weeklyProgram.deletedAt), before(cursor, weeklyProgram.createdAt, weeklyProgram.id)))
      .orderBy(desc(weeklyProgram.createdAt), desc(weeklyProgram.id))
      .limit(limit + 1),
    limit,
    (row) => row.createdAt,
  );
  const counts = await ctx.db
    .select({
      programId: dailyWorkout.programId,
      exercises: count(),
      withoutVideo: sql<number>`sum(${exercise.videoUrl} is null)`,
    })
    .from(dailyWorkout)
    .innerJoin(exercise, eq(exercise.dailyWorkoutId, dailyWorkout.id))
    .where(
      sql`${dailyWorkout.programId} in (select value from json_each(${JSON.stringify(page.items.map((p) => p.id))}))`,
    )
    .groupBy(dailyWorkout.programId);
  const items = page.items.map((program) => {
    const own = counts.find((row) => row.programId === program.id);
    return {
      ...presentSummary(program),
      exerciseCount: own?.exercises ?? 0,
      missingVideoCount: own?.withoutVideo ?? 0,
    };
  });
  return { items, nextCursor: page.nextCursor };
}
