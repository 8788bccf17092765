import type { DocumentRead } from "../../../contract/program-reading";
import type { Ctx } from "../../../http/context";
import type { KeptProgram } from "./kept-document";
import { findLayout, withAnswers } from "./layouts";

/** A programme as it was read, with its sessions where those of its layout were put last time. */
export async function presentDocument(
  ctx: Ctx,
  { id, fileName, reading }: Pick<KeptProgram, "id" | "fileName" | "reading">,
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
