import { type Corrections, isCorrected, NO_CORRECTIONS } from "../../../contract/program-import-limits";
import type { Ctx } from "../../../http/context";
import { findLayout, layoutKeyOf } from "./layouts";
import type { ReadingOfProgram } from "./program-document";

/**
 * Reads a program with the coach's corrections. `correct` receives those remembered for its layout and returns the ones
 * to use; corrections of the layout are not stored with the document.
 */
export async function readAsCorrected(
  ctx: Ctx,
  file: { bytes: Uint8Array; fileName: string },
  correct: (remembered: Corrections | undefined) => Corrections | undefined,
): Promise<ReadingOfProgram> {
  let own: Corrections | undefined;
  let ofLayout = false;
  let layout = "";
  // Imported lazily: the reader is a large part of the Worker, and few isolates need it.
  const { readProgram } = await import("../../../documents/read-program");
  const { draft, notes, headings } = await readProgram(file.bytes, file.fileName, async (text) => {
    layout = await layoutKeyOf(text);
    const remembered = (await findLayout(ctx, layout))?.answers.corrections;
    own = correct(remembered);
    ofLayout = own === undefined && remembered !== undefined && isCorrected(remembered);
    return own ?? remembered ?? NO_CORRECTIONS;
  });
  return {
    kind: "program",
    draft,
    notes,
    layout,
    headings,
    ...(own ? { corrections: own } : {}),
    ...(ofLayout ? { ofLayout } : {}),
  };
}

/** Returns the corrections of a document that still hold: those kept with its layout are forgotten with it. */
export function standing(
  reading: ReadingOfProgram | undefined,
  remembered: Corrections | undefined,
): Corrections | undefined {
  return reading?.ofLayout && !remembered ? undefined : reading?.corrections;
}
