import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Duplicate } from "../../contract/imports";
import { coachDocument } from "../../db/imports";
import { workout } from "../../db/workouts";
import type { Ctx } from "../../http/context";

/** Workouts that came from the same bytes, or carry the same title. */
export async function findDuplicateWorkouts(ctx: Ctx, upload: { sha256: string; title: string }): Promise<Duplicate[]> {
  const rows = await ctx.db
    .select({
      id: workout.id,
      title: workout.title,
      isPublished: workout.isPublished,
      sha256: coachDocument.sha256,
    })
    .from(workout)
    .leftJoin(coachDocument, eq(coachDocument.id, workout.documentId))
    .where(
      and(
        isNull(workout.deletedAt),
        or(eq(coachDocument.sha256, upload.sha256), sql`lower(trim(${workout.title})) = lower(${upload.title})`),
      ),
    )
    .limit(10);
  return rows.map(({ sha256, ...row }) => ({
    ...row,
    reason: sha256 === upload.sha256 ? ("same_file" as const) : ("same_title" as const),
    startDate: null,
    endDate: null,
  }));
}
