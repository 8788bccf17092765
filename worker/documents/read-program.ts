import type { Reading } from "../contract/drafts";
import { type Corrections, isCorrected, NO_CORRECTIONS } from "../contract/program-import-limits";
import type { ProgramReading, ReadHeading } from "../contract/program-reading";
import { openDocument } from "./open-document";
import { headingsOf, layoutOf } from "./training/programs/layout";
import { programIn } from "./training/programs/read-program";

type ReadProgram = Reading<ProgramReading> & {
  /** What documents of this kind have in common; the same whatever was corrected. */
  layout: string;
  headings: ReadHeading[];
};

/**
 * Reads a whole programme of any shape. In: the file's bytes (.docx, .xlsx or .xls), its name, used only in messages, and
 * what the coach has corrected in documents of its layout. Out: weeks, sessions, exercises and sets; what it is unsure of
 * stands in the reading itself. Throws `DocumentError` when nothing in it looks like training; never anything else.
 */
export async function readProgram(
  bytes: Uint8Array,
  fileName: string,
  correctionsFor: (layout: string) => Promise<Corrections> = async () => NO_CORRECTIONS,
): Promise<ReadProgram> {
  const document = await openDocument(bytes, fileName);
  const plain = programIn(document);
  const layout = layoutOf(document, plain);
  const corrections = await correctionsFor(layout);
  const draft = isCorrected(corrections) ? programIn(document, corrections) : plain;
  return { draft, notes: [], layout, headings: headingsOf(document, draft, corrections) };
}
