import type { DocumentRead } from "../../../contract/program-reading";
import { DocumentError } from "../../../documents/document-error";
import { AppError } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { writing } from "../../../write/writing";
import { refuseOversized } from "../receive-document";
import { findLayout } from "./layouts";
import { presentDocument } from "./present-document";
import {
  bytesOf,
  type ProgramDocument,
  type ReadingOfProgram,
  requireProgramDocument,
  storeReading,
} from "./program-document";
import { readAsCorrected } from "./read-as-corrected";

/** Returns an earlier reading in the same form. */
export async function readStoredDocument(ctx: Ctx, id: string): Promise<DocumentRead> {
  const document = await requireProgramDocument(ctx, id);
  const memory = await findLayout(ctx, document.reading.layout);
  if (memory || !document.reading.ofLayout) return presentDocument(ctx, document, memory);
  return presentDocument(ctx, { ...document, reading: await readAnew(ctx, document) });
}

/** Its layout was forgotten: reads it as if for the first time, and keeps what was read if that is not possible. */
async function readAnew(ctx: Ctx, document: ProgramDocument): Promise<ReadingOfProgram> {
  const { id, fileName, reading: before } = document;
  try {
    const bytes = await bytesOf(ctx, document);
    const reading = refuseOversized(await readAsCorrected(ctx, { bytes, fileName }, () => undefined));
    const write = writing(ctx);
    write.add(storeReading(ctx, id, reading, before));
    await write.commit();
    return reading;
  } catch (error) {
    if (error instanceof DocumentError || error instanceof AppError) return before;
    throw error;
  }
}
