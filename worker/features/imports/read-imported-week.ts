import { and, eq, isNull } from "drizzle-orm";
import { coachDocument } from "../../db/imports";
import { weeklyProgram } from "../../db/programs";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";

/** A program that came from a document, with the document's reading. */
export async function readImportedWeek(ctx: Ctx, programId: number) {
  const row = await ctx.db
    .select({
      program: {
        id: weeklyProgram.id,
        title: weeklyProgram.title,
        startDate: weeklyProgram.startDate,
        endDate: weeklyProgram.endDate,
      },
      fileName: coachDocument.fileName,
      reading: coachDocument.reading,
    })
    .from(weeklyProgram)
    .innerJoin(coachDocument, eq(coachDocument.id, weeklyProgram.documentId))
    .where(and(eq(weeklyProgram.id, programId), isNull(weeklyProgram.deletedAt)))
    .get();
  if (row?.reading.kind !== "week") throw notFound("Weekly program");
  return { ...row, reading: row.reading };
}
