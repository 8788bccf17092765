import { COLUMN_TYPES, type ColumnType } from "../../../../worker/contract/drafts";
import type { WeeklyUpload } from "../../../../worker/contract/imports";

export type ReadingNote = WeeklyUpload["notes"][number];
type NotePlace = { dayOfWeek: number | null; option: ColumnType | null };

/** Which day and option a note speaks of, from a field such as "days.3.equipment". */
export function placeOf({ field }: ReadingNote): NotePlace {
  const [, day, option] = /^days\.([1-5])(?:\.(\w+))?/.exec(field) ?? [];
  return {
    dayOfWeek: day ? Number(day) : null,
    option: COLUMN_TYPES.find((type) => type === option) ?? null,
  };
}

/** The notes of a day that name no option, or those of one of its options. */
export function notesAt(notes: ReadingNote[], dayOfWeek: number, option: ColumnType | null): ReadingNote[] {
  return notes.filter((note) => {
    const place = placeOf(note);
    return place.dayOfWeek === dayOfWeek && place.option === option;
  });
}
