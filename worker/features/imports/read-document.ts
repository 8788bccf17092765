import { and, eq } from "drizzle-orm";
import type { DocumentRead, ProgramReading } from "../../contract/program-reading";
import { coachDocument } from "../../db/imports";
import { readProgram } from "../../documents/read-program";
import type { Ctx } from "../../http/context";
import { takeDocument } from "./take-document";
import { checkAfterUpload } from "./validation/at-import";

/** Reads a whole programme and keeps file and reading. Nothing else is made. The same bytes are kept once. */
export async function readDocument(ctx: Ctx, request: Request): Promise<DocumentRead> {
  const taken = await takeDocument(ctx, request, "program", readProgram);
  const { file, documentId, sha256 } = taken;
  const reading = taken.reading.draft;
  const earlier = await ctx.db
    .select({ id: coachDocument.id })
    .from(coachDocument)
    .where(and(eq(coachDocument.sha256, sha256), eq(coachDocument.kind, "program")))
    .get();
  const [row, attempt] = taken.rows(exercisesIn(reading));
  if (earlier) {
    await taken.discard();
    await ctx.db.batch([attempt]);
  } else {
    await ctx.db.batch([row, attempt]).catch(taken.failed);
    checkAfterUpload(ctx, documentId);
  }
  return {
    documentId: earlier?.id ?? documentId,
    fileName: file.fileName,
    reading,
    layout: { known: false, id: null, label: null, headings: [] },
  };
}

function exercisesIn({ weeks }: ProgramReading): number {
  return weeks.reduce(
    (sum, { sessions }) => sum + sessions.reduce((all, { exercises }) => all + exercises.length, 0),
    0,
  );
}
