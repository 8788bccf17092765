import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Duplicate } from "../../contract/imports";
import { coachDocument } from "../../db/imports";
import { weeklyProgram } from "../../db/programs";
import type { Ctx } from "../../http/context";

type Upload = { sha256: string; weekNumber: number | null; title: string };

/** The same week number means the same week while it is recent: cycles start over at week 1. */
const RECENT_MS = 60 * 24 * 3_600_000;

/** Programs that came from the same bytes, or are the same week by number, or by title where there is none. */
export async function findDuplicateWeeks(ctx: Ctx, upload: Upload): Promise<Duplicate[]> {
  // Both by SQLite, which lowers ASCII only: lowered here, a title with an É would never match itself.
  const sameTitle = sql`lower(trim(${weeklyProgram.title})) = lower(trim(${upload.title}))`;
  const sameNumber = sql`${weeklyProgram.weekNumber} is ${upload.weekNumber}`;
  const recent = gt(weeklyProgram.createdAt, new Date(ctx.now.getTime() - RECENT_MS));
  const sameWeek = and(sameNumber, upload.weekNumber === null ? sameTitle : or(sameTitle, recent));
  const rows = await ctx.db
    .select({
      id: weeklyProgram.id,
      title: weeklyProgram.title,
      isPublished: weeklyProgram.isPublished,
      startDate: weeklyProgram.startDate,
      endDate: weeklyProgram.endDate,
      sha256: coachDocument.sha256,
    })
    .from(weeklyProgram)
    .leftJoin(coachDocument, eq(coachDocument.id, weeklyProgram.documentId))
    .where(and(isNull(weeklyProgram.deletedAt), or(eq(coachDocument.sha256, upload.sha256), sameWeek)))
    .limit(10);
  return rows.map(({ sha256, ...row }) => ({
    ...row,
    reason: sha256 === upload.sha256 ? ("same_file" as const) : ("same_week" as const),
  }));
}
