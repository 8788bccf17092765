import type { DocumentRead } from "../../../contract/program-reading";
import type { Ctx } from "../../../http/context";
import { findLayout, withAnswers } from "./layouts";
import type { ProgramDocument } from "./program-document";

/** A programme as it was read, with its sessions where those of its layout were put last time. */
export async function presentDocument(
  ctx: Ctx,
  { id, fileName, reading }: Pick<ProgramDocument, "id" | "fileName" | "reading">,
): Promise<DocumentRead> {
  const memory = await findLayout(ctx, reading.layout);
  return {
    documentId: id,
    fileName,
    reading: memory ? withAnswers(reading.draft, memory.answers) : reading.draft,
    layout: {
      known: memory !== null,
      id: memory?.id ?? null,
      label: memory?.label ?? null,
      headings: reading.headings ?? [],
    },
  };
}
