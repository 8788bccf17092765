import type { Reading, WeekDraft } from "../contract/drafts";
import { openDocument } from "./open-document";
import { ownWeek } from "./own-draft";
import { readTraining } from "./training/read-training";
import { weekDraft } from "./training/week-draft";

/**
 * Reads a coach's weekly program. In: the file's bytes (.docx, .xlsx or .xls) and its name, used only in messages. Out: the
 * draft week and the notes for the coach. Throws `DocumentError` when there is nothing to read; never anything else.
 */
export async function readWeek(bytes: Uint8Array, fileName: string): Promise<Reading<WeekDraft>> {
  const own = await ownWeek(bytes);
  if (own) return { draft: own, notes: [] };
  return weekDraft(readTraining(await openDocument(bytes, fileName)));
}
