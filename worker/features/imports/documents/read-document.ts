import { eq } from "drizzle-orm";
import { NO_CORRECTIONS } from "../../../contract/program-import-limits";
import type { DocumentRead, ProgramReading } from "../../../contract/program-reading";
import { coachDocument } from "../../../db/imports";
import { DocumentError } from "../../../documents/document-error";
import type { Ctx } from "../../../http/context";
import { writing } from "../../../write/writing";
import { receiveDocument } from "../receive-document";
import { checkAfterUpload } from "../validation/at-import";
import { presentDocument } from "./present-document";
import { findProgramDocument, type ProgramDocument, storeReading } from "./program-document";
import { readAsCorrected, standing } from "./read-as-corrected";

/** Reads a program and stores file and reading, nothing else. The same bytes are stored once. */
export async function readDocument(ctx: Ctx, request: Request): Promise<DocumentRead> {
  let earlier: ProgramDocument | null = null;
  const received = await receiveDocument(ctx, request, "program", async (bytes, fileName, sha256) => {
    const file = { bytes, fileName };
    earlier = await findProgramDocument(ctx, eq(coachDocument.sha256, sha256));
    const before = earlier?.reading;
    return readAsCorrected(ctx, file, (remembered) => standing(before, remembered)).catch((error) => {
      // Corrections of the layout may leave no exercises; then it is read without them.
      if (error instanceof DocumentError && error.code === "no_exercises")
        return readAsCorrected(ctx, file, () => NO_CORRECTIONS);
      throw error;
    });
  });
  const { file, documentId, reading } = received;
  const kept = earlier as ProgramDocument | null;
  const [row, attempt] = received.rows(exercisesIn(reading.draft));
  const write = writing(ctx);
  write.add(attempt);
  if (kept) {
    await received.discard();
    write.add(storeReading(ctx, kept.id, reading));
    await write.commit();
  } else {
    write.add(row);
    await write.commit().catch(received.failed);
    checkAfterUpload(ctx, documentId);
  }
  return presentDocument(ctx, { id: kept?.id ?? documentId, fileName: file.fileName, reading });
}

function exercisesIn({ weeks }: ProgramReading): number {
  return weeks.reduce(
    (sum, { sessions }) => sum + sessions.reduce((all, { exercises }) => all + exercises.length, 0),
    0,
  );
}
