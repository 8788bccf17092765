import type { Leftover, SourceDocument } from "../document-model";
import { ReadableSheets } from "../grid/readable-sheets";
import { addLeftover } from "../leftovers";
import { readGlobals } from "./globals";
import { readSheet } from "./sheet";

/**
 * Turns the stream "Workbook" of an Excel 97 file (BIFF8, [MS-XLS]) into grids of what its visible sheets show. Throws
 * `encrypted`, `wrong_type` for older versions, `too_large` and `corrupt`.
 */
export function readXls(stream: Uint8Array): SourceDocument {
  const globals = readGlobals(stream);
  const leftovers: { kind: Leftover; what: string }[] = [];
  if (globals.macros) leftovers.push({ kind: "macros", what: "" });
  if (globals.otherBooks) leftovers.push({ kind: "external_links", what: "" });
  const sheets = new ReadableSheets(leftovers);
  for (const { name, start, visible, isWorksheet } of globals.sheets) {
    if (!isWorksheet) continue;
    if (!visible) {
      leftovers.push({ kind: "hidden_sheet", what: name });
      continue;
    }
    sheets.take(name, () => {
      const { grid, cut, hiddenRows } = readSheet(name, stream, start, globals);
      if (cut) addLeftover(leftovers, "sheet_cut", name);
      if (hiddenRows) leftovers.push({ kind: "hidden_rows", what: name });
      return grid;
    });
  }
  return { kind: "sheets", sheets: sheets.all(), leftovers };
}
