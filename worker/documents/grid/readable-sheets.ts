import { DocumentError } from "../document-error";
import type { Grid, Sheet } from "../document-model";
import { addLeftover, type Leftovers } from "../leftovers";
import { DOCUMENT_LIMITS } from "../limits";

/** The sheets of a workbook that can be read. One that is too large or broken is told about and costs no other. */
export class ReadableSheets {
  private readonly sheets: Sheet[] = [];
  private refusal: DocumentError | null = null;

  constructor(private readonly left: Leftovers) {}

  /** False where the sheet was left aside. XML that is made to do harm is refused with the whole file. */
  take(name: string, read: () => Grid): boolean {
    if (this.sheets.length >= DOCUMENT_LIMITS.sheets) {
      addLeftover(this.left, "sheet_not_read", name);
      return false;
    }
    try {
      this.sheets.push({ name, grid: read() });
      return true;
    } catch (error) {
      if (!(error instanceof DocumentError) || error.code === "unsafe_xml") throw error;
      this.refusal ??= error;
      addLeftover(this.left, "sheet_not_read", name);
      return false;
    }
  }

  all(): Sheet[] {
    if (this.sheets.length === 0 && this.refusal) throw this.refusal;
    return this.sheets;
  }
}
