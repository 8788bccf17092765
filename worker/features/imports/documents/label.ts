import { PROGRAM_LIMITS } from "../../../contract/programs-limits";
import { titleFrom } from "../present-reading";
import type { ProgramDocument } from "./program-document";

/** What a document is called: by its title, else by its file. */
export function labelOf({ fileName, reading }: Pick<ProgramDocument, "fileName" | "reading">): string {
  return (reading.draft.title?.trim() || titleFrom(fileName, "Weekly program")).slice(0, PROGRAM_LIMITS.title);
}
