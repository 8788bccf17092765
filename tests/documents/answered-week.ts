import type { Reading, WeekDraft } from "../../worker/contract/drafts";
import { notesWithDose } from "../../worker/contract/exercise-notes";
import { readWeek } from "../../worker/documents/read-week";

/** What a document says, with each exercise's dose and cue in one text, as members' weeks are answered. */
export async function readAnsweredWeek(bytes: Uint8Array, fileName: string): Promise<Reading<WeekDraft>> {
  const { draft, notes } = await readWeek(bytes, fileName);
  const days = draft.days.map((day) => ({
    ...day,
    sections: day.sections.map((section) => ({
      ...section,
      exercises: section.exercises.map((exercise) => ({ ...exercise, notes: notesWithDose(exercise) })),
    })),
  }));
  return { draft: { ...draft, days }, notes };
}
