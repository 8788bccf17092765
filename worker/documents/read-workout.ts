import type { Reading, WorkoutDraft } from "../contract/drafts";
import { openDocument } from "./open-document";
import { ownWorkout } from "./own-draft";
import { readTraining } from "./training/read-training";
import { workoutDraft } from "./training/workout-draft";

/**
 * Reads a single workout. In: the file's bytes (.docx, .xlsx or .xls) and its name, used only in messages. Out: the draft
 * workout and the notes for the coach. Throws `DocumentError`, with code `week_document` when the file is a week.
 */
export async function readWorkout(bytes: Uint8Array, fileName: string): Promise<Reading<WorkoutDraft>> {
  const own = await ownWorkout(bytes);
  if (own) return { draft: own, notes: [] };
  return workoutDraft(readTraining(await openDocument(bytes, fileName)));
}
