import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { WeeklyUpload } from "../../contract/imports";
import { coachDocument } from "../../db/imports";
import { weeklyProgram } from "../../db/programs";
import type { Ctx } from "../../http/context";

type Upload = { sha256: string; weekNumber: number | null; title: string };

/** Programs that came from the same bytes, or carry the same week number and title. */
export async function findDuplicateWeeks(ctx: Ctx, upload: Upload): Promise<WeeklyUpload["duplicates"]> {
  const sameWeek = and(
    // Both by SQLite, which lowers ASCII only: lowered here, a title with an É would never match itself.
    sql`lower(${weeklyProgram.title}) = lower(${upload.title})`,
    sql`${weeklyProgram.weekNumber} is ${upload.weekNumber}`,
  );
  const rows = await ctx.db
    .select({ id: weeklyProgram.id, title: weeklyProgram.title, sha256: coachDocument.sha256 })
    .from(weeklyProgram)
    .leftJoin(coachDocument, eq(coachDocument.id, weeklyProgram.documentId))
    .where(and(isNull(weeklyProgram.deletedAt), or(eq(coachDocument.sha256, upload.sha256), sameWeek)))
    .limit(10);
  return rows.map(({ id, title, sha256 }) => ({
    id,
    title,
    reason: sha256 === upload.sha256 ? "same_file" : "same_week",
  }));
}
