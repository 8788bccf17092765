import type { Reading } from "../contract/drafts";
import type { ProgramReading } from "../contract/program-reading";
import { openDocument } from "./open-document";
import { programIn } from "./training/programs/read-program";

/**
 * Reads a whole programme of any shape. In: the file's bytes (.docx, .xlsx or .xls) and its name, used only in messages.
 * Out: weeks, sessions, exercises and sets; what it is unsure of stands in the reading itself. Throws `DocumentError` when
 * nothing in it looks like training; never anything else.
 */
export async function readProgram(bytes: Uint8Array, fileName: string): Promise<Reading<ProgramReading>> {
  return { draft: programIn(await openDocument(bytes, fileName)), notes: [] };
}
