import { openDocument } from "../open-document";
import { isCompoundFile } from "../package/compound-file";
import { writeSheets } from "../xlsx/write-sheets";
import type { Results } from "./results";
import { resultsInText } from "./results-in-text";
import { resultsInWorkbook } from "./results-in-workbook";

/**
 * Writes what was done into the coach's own document, beside each exercise, and changes nothing else. In: the file's bytes
 * and name. Out: the same format, but .xlsx for .xls. What has no place in it stands at its end. Throws `DocumentError`
 * where the file cannot be opened.
 */
export async function writeResults(
  bytes: Uint8Array,
  fileName: string,
  results: Results,
): Promise<{ bytes: Uint8Array; type: "docx" | "xlsx" }> {
  const document = await openDocument(bytes, fileName);
  if (document.kind === "text") return { bytes: await resultsInText(bytes, results), type: "docx" };
  const workbook = isCompoundFile(bytes) ? await writeSheets(fileName, document.sheets) : bytes;
  return { bytes: await resultsInWorkbook(workbook, document.sheets, results), type: "xlsx" };
}
