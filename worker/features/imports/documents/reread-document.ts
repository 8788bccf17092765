import type { RereadDocument } from "../../../contract/program-import";
import type { DocumentRead } from "../../../contract/program-reading";
import { DocumentError } from "../../../documents/document-error";
import { auditRow } from "../../../http/audit";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { refuseOversized } from "../receive-document";
import { refusalOf } from "../record-attempt";
import { labelOf } from "./label";
import { corrected, findLayout, rememberLayout } from "./layouts";
import { presentDocument } from "./present-document";
import { bytesOf, requireProgramDocument, storeReading } from "./program-document";
import { readAsCorrected } from "./read-as-corrected";

/** Reads a kept file again, with what the coach says that its headings and sheets mean. A refusal leaves all as it was. */
export async function rereadDocument(ctx: Ctx, id: string, input: RereadDocument): Promise<DocumentRead> {
  const kept = await requireProgramDocument(ctx, id);
  const { fileName } = kept;
  const bytes = await bytesOf(ctx, kept);
  const reading = await readAsCorrected(ctx, { bytes, fileName }, (remembered) =>
    corrected(kept.reading.corrections ?? remembered, input),
  )
    .then(refuseOversized)
    .catch((error) => {
      throw error instanceof DocumentError ? refusalOf(error) : error;
    });
  const memory = input.remember ? await findLayout(ctx, reading.layout) : null;
  const { layout, corrections } = reading;
  await ctx.db.batch([
    storeReading(ctx, id, reading),
    auditRow(ctx.db, {
      at: ctx.now,
      actorId: memberOf(ctx.actor).user.id,
      action: "document.reread",
      subject: `document:${id}`,
      detail: { headings: input.headings, sheets: input.sheets, remembered: input.remember },
    }),
    ...(input.remember && layout && corrections
      ? [
          rememberLayout(ctx, {
            layoutKey: layout,
            label: labelOf(kept),
            answers: { sessions: memory?.answers.sessions ?? [], corrections },
          }),
        ]
      : []),
  ]);
  return presentDocument(ctx, { id, fileName, reading });
}
