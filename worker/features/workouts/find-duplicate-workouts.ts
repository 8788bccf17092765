import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Duplicate } from "../../contract/imports";
import { runReads } from "../../db/batched-read";
import { coachDocument } from "../../db/imports";
import { living } from "../../db/soft-delete";
import { workout } from "../../db/workouts";
import type { Ctx } from "../../http/context";

const MOST_TOLD = 10;

/** Finds workouts from the same bytes, or with the same title. */
export async function findDuplicateWorkouts(ctx: Ctx, upload: { sha256: string; title: string }): Promise<Duplicate[]> {
  const duplicatesBy = (condition: SQL) =>
    ctx.db
      .select({ id: workout.id, title: workout.title, isPublished: workout.isPublished })
      .from(workout)
      .where(and(condition, living(workout)))
      .orderBy(desc(workout.createdAt))
      .limit(MOST_TOLD);
  const fromSameBytes = ctx.db
    .select({ id: coachDocument.id })
    .from(coachDocument)
    .where(eq(coachDocument.sha256, upload.sha256));
  const { sameFile, sameTitle } = await runReads(ctx.db, {
    sameFile: duplicatesBy(sql`${workout.documentId} in ${fromSameBytes}`),
    // SQLite folds both: its lower() knows ASCII only, so a title with an É folded here would not match itself.
    sameTitle: duplicatesBy(sql`lower(trim(${workout.title})) = lower(trim(${upload.title}))`),
  });
  const others = sameTitle.filter(({ id }) => !sameFile.some((other) => other.id === id));
  return [
    ...sameFile.map((row) => ({ ...row, reason: "same_file" as const })),
    ...others.map((row) => ({ ...row, reason: "same_title" as const })),
  ]
    .slice(0, MOST_TOLD)
    .map((row) => ({ ...row, startDate: null, endDate: null }));
}
