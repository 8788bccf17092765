import { DocumentError } from "../document-error";
import type { Leftover, Sheet, SourceDocument } from "../document-model";
import { DOCUMENT_LIMITS } from "../limits";
import { readGlobals } from "./globals";
import { readSheet } from "./sheet";

/**
 * Turns the stream "Workbook" of an Excel 97 file (BIFF8, [MS-XLS]) into grids of what its visible sheets show. Throws
 * `encrypted`, `wrong_type` for older versions, `too_large` and `corrupt`.
 */
export function readXls(stream: Uint8Array): SourceDocument {
  const globals = readGlobals(stream);
  if (globals.sheets.length > DOCUMENT_LIMITS.sheets) {
    throw new DocumentError(
      "too_large",
      "This workbook has too many sheets to be a training program. Remove what does not belong to it and upload it again.",
    );
  }
  const leftovers: { kind: Leftover; what: string }[] = [];
  if (globals.macros) leftovers.push({ kind: "macros", what: "" });
  if (globals.otherBooks) leftovers.push({ kind: "external_links", what: "" });
  const sheets: Sheet[] = [];
  for (const { name, start, visible, isWorksheet } of globals.sheets) {
    if (!isWorksheet) continue;
    if (!visible) {
      leftovers.push({ kind: "hidden_sheet", what: name });
      continue;
    }
    const { grid, hiddenRows } = readSheet(name, stream, start, globals);
    if (hiddenRows) leftovers.push({ kind: "hidden_rows", what: name });
    sheets.push({ name, grid });
  }
  return { kind: "sheets", sheets, leftovers };
}
