import { eq } from "drizzle-orm";
import { coachDocument } from "../../db/imports";
import { weeklyProgram } from "../../db/programs";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";

/** Returns the program that an upload created, with its document's reading. Throws `conflict` if it was deleted. */
export async function readImportedWeek(ctx: Ctx, programId: number) {
  const row = await ctx.db
    .select({
      program: {
        id: weeklyProgram.id,
        title: weeklyProgram.title,
        startDate: weeklyProgram.startDate,
        endDate: weeklyProgram.endDate,
      },
      deletedAt: weeklyProgram.deletedAt,
      document: { fileName: coachDocument.fileName, sha256: coachDocument.sha256, reading: coachDocument.reading },
    })
    .from(weeklyProgram)
    .innerJoin(coachDocument, eq(coachDocument.id, weeklyProgram.documentId))
    .where(eq(weeklyProgram.id, programId))
    .get();
  if (!row || row.deletedAt || row.document.reading.kind !== "week") {
    throw new AppError(
      "conflict",
      "The draft that this upload made has been deleted since. Choose the file again to upload it anew.",
      { code: "deleted_since" },
    );
  }
  const { program, document } = row;
  return { program, document: { ...document, reading: row.document.reading } };
}
