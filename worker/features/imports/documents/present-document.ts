import type { DocumentRead } from "../../../contract/program-reading";
import type { Ctx } from "../../../http/context";
import { findLayout, withAnswers } from "./layouts";
import type { ProgramDocument } from "./program-document";

/** Returns a program as read, with sessions placed as last time for its layout. */
export async function presentDocument(
  ctx: Ctx,
  { id, fileName, reading }: Pick<ProgramDocument, "id" | "fileName" | "reading">,
  found?: Awaited<ReturnType<typeof findLayout>>,
): Promise<DocumentRead> {
  const memory = found === undefined ? await findLayout(ctx, reading.layout) : found;
  return {
    documentId: id,
    fileName,
    reading: memory ? withAnswers(reading.draft, memory.answers) : reading.draft,
    layout: {
      known: memory !== null && memory.answers.sessions.length > 0,
      id: memory?.id ?? null,
      label: memory?.label ?? null,
      headings: reading.headings ?? [],
    },
  };
}
