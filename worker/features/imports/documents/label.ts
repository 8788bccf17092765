import { PROGRAM_LIMITS } from "../../../contract/programs-limits";
import { titleFrom } from "../present-reading";
import type { ProgramDocument } from "./program-document";

/** Returns a document's title, else one made from its file name. */
export function labelOf({ fileName, reading }: Pick<ProgramDocument, "fileName" | "reading">): string {
  return (reading.draft.title?.trim() || titleFrom(fileName, "Weekly program")).slice(0, PROGRAM_LIMITS.title);
}
