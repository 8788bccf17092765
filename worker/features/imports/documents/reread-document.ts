import type { RereadDocument } from "../../../contract/program-import";
import type { DocumentRead } from "../../../contract/program-reading";
import { DocumentError } from "../../../documents/document-error";
import type { Ctx } from "../../../http/context";
import { audit } from "../../../write/audit";
import { writing } from "../../../write/writing";
import { refuseOversized } from "../receive-document";
import { refusalOf } from "../record-attempt";
import { labelOf } from "./label";
import { corrected, findLayout, rememberLayout } from "./layouts";
import { presentDocument } from "./present-document";
import { bytesOf, requireProgramDocument, storeReading } from "./program-document";
import { readAsCorrected, standing } from "./read-as-corrected";

/** Reads a stored file again with corrected meanings of headings and sheets. A refusal changes nothing. */
export async function rereadDocument(ctx: Ctx, id: string, input: RereadDocument): Promise<DocumentRead> {
  const document = await requireProgramDocument(ctx, id);
  const { fileName } = document;
  const bytes = await bytesOf(ctx, document);
  const reading = await readAsCorrected(ctx, { bytes, fileName }, (remembered) =>
    corrected(standing(document.reading, remembered) ?? remembered, input),
  )
    .then(refuseOversized)
    .catch((error) => {
      throw error instanceof DocumentError ? refusalOf(error) : error;
    });
  const memory = input.remember ? await findLayout(ctx, reading.layout) : null;
  const { layout, corrections } = reading;
  const write = writing(ctx);
  const remembered = input.remember && layout && corrections ? { layout, corrections } : null;
  write.add(storeReading(ctx, id, remembered ? { ...reading, ofLayout: true } : reading));
  audit(write, "document.reread", `document:${id}`, {
    headings: input.headings,
    sheets: input.sheets,
    remembered: input.remember,
  });
  if (remembered) {
    const answers = { sessions: memory?.answers.sessions ?? [], corrections: remembered.corrections };
    write.add(rememberLayout(ctx, { layoutKey: remembered.layout, label: labelOf(document), answers }));
  }
  await write.commit();
  return presentDocument(ctx, { id, fileName, reading });
}
