import { COLUMN_TYPES, type ColumnType } from "../../../worker/contract/drafts";
import type { WeeklyUpload } from "../../../worker/contract/imports";
import { type EditorWeek, rowsAt } from "./editor-week";

export type ReadingNote = WeeklyUpload["notes"][number];
type NotePlace = { dayOfWeek: number | null; option: ColumnType | null };

/** Notes from reading a document, by place: `day 3`, `day 3 equipment`, or a row's key. */
export type PlacedNotes = ReadonlyMap<string, readonly ReadingNote[]>;
export const NO_NOTES: readonly ReadingNote[] = [];

/** Returns the day and option of a note, from a field such as "days.3.equipment". */
export function placeOf({ field }: ReadingNote): NotePlace {
  const [, day, option] = /^days\.([1-7])(?:\.(\w+))?/.exec(field) ?? [];
  return {
    dayOfWeek: day ? Number(day) : null,
    option: COLUMN_TYPES.find((type) => type === option) ?? null,
  };
}

export const notesPlace = (dayOfWeek: number, option?: ColumnType) => `day ${dayOfWeek}${option ? ` ${option}` : ""}`;

/** Places each note at its row, else its option or day. Others are only in the list of all. */
export function placeNotes(notes: readonly ReadingNote[], week: EditorWeek): PlacedNotes {
  const placed = new Map<string, ReadingNote[]>();
  for (const note of notes) {
    const key = placeFor(note, week);
    if (key) placed.set(key, [...(placed.get(key) ?? []), note]);
  }
  return placed;
}

function placeFor(note: ReadingNote, week: EditorWeek): string | null {
  const { dayOfWeek, option } = placeOf(note);
  const named = /"([^"]+)"/.exec(note.message)?.[1]?.toLowerCase();
  const rows = week.days.flatMap((_, index) => {
    if (dayOfWeek !== null && index + 1 !== dayOfWeek) return [];
    const options = option ? [option] : COLUMN_TYPES;
    return options.flatMap((columnType) => rowsAt(week, { dayOfWeek: index + 1, columnType }));
  });
  const row = named ? rows.find(({ texts }) => texts.name.toLowerCase() === named) : undefined;
  if (row) return row.key;
  return dayOfWeek === null ? null : notesPlace(dayOfWeek, option ?? undefined);
}
