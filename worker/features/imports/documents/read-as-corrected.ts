import { type Corrections, NO_CORRECTIONS } from "../../../contract/program-import-limits";
import type { Ctx } from "../../../http/context";
import { findLayout, layoutKeyOf } from "./layouts";
import type { ReadingOfProgram } from "./program-document";

/**
 * Reads a programme with what the coach has said of it. `correct` gets what is remembered for its layout, and says what
 * holds; what holds for all documents of the layout is none of this one's own.
 */
export async function readAsCorrected(
  ctx: Ctx,
  file: { bytes: Uint8Array; fileName: string },
  correct: (remembered: Corrections | undefined) => Corrections | undefined,
): Promise<ReadingOfProgram> {
  let own: Corrections | undefined;
  let layout = "";
  // The reader is a large part of the Worker, and most of its starts read no document.
  const { readProgram } = await import("../../../documents/read-program");
  const { draft, notes, headings } = await readProgram(file.bytes, file.fileName, async (text) => {
    layout = await layoutKeyOf(text);
    const remembered = (await findLayout(ctx, layout))?.answers.corrections;
    own = correct(remembered);
    return own ?? remembered ?? NO_CORRECTIONS;
  });
  return { kind: "program", draft, notes, layout, headings, ...(own ? { corrections: own } : {}) };
}
