import { COLUMN_TYPES, type ColumnType, DAY_NAMES, WEEKDAYS } from "../../contract/drafts";
import { type ExerciseTexts, NO_EXERCISE } from "../../contract/exercise-fields";
import { withoutRepeatedDose } from "../../contract/exercise-notes";
import type { ProgramContent } from "../../contract/program-parts";
import type { DayChange, EditedExercise } from "../../contract/programs";
import type { Mark } from "../../contract/week-plan-limits";
import { exerciseOf, type StoredVersion } from "../../db/programs";
import type { ProgramRecord } from "./queries";

/** `id` is null for a new exercise; `position` is a stored one's place. */
export type PlacedExercise = ExerciseTexts & { id: number | null; position?: number };
export type WeekDay = {
  id: number | null;
  dayOfWeek: number;
  title: string;
  description: string | null;
  notes: string | null;
  mark?: Mark | null | undefined;
  sections: { columnType: ColumnType; exercises: PlacedExercise[] }[];
};

/** Returns the days of a stored week, each with all three sections. */
export function daysOf(found: Pick<ProgramRecord, "days" | "exercises">): WeekDay[] {
  return found.days.map(({ programId: _, comments: __, ...day }) => ({
    ...day,
    sections: COLUMN_TYPES.map((columnType) => ({
      columnType,
      exercises: found.exercises
        .filter((row) => row.dailyWorkoutId === day.id && row.columnType === columnType)
        .map((row) => ({ ...exerciseOf(row), position: row.position })),
    })),
  }));
}

/**
 * Returns a week's days after a change. Omitted days, sections, and fields of an exercise named by its id stay. An exercise
 * keeps its id wherever it moves within the week; an id of another week, or named twice, makes a new exercise.
 */
export function weekAfter(before: WeekDay[], changes: DayChange[]): WeekDay[] {
  const known = new Map(
    before.flatMap(exercisesOf).flatMap((row) => (row.id === null ? [] : [[row.id, row] as const])),
  );
  const taken = new Set<number>();
  const place = ({ id, ...said }: EditedExercise): PlacedExercise => {
    const own = id !== null && !taken.has(id) ? known.get(id) : undefined;
    if (own?.id) taken.add(own.id);
    const before = own ?? { ...NO_EXERCISE, id: null };
    return withoutRepeatedDose(before, { ...before, ...said });
  };
  const listed = new Map(
    changes.map((change) => [
      change.dayOfWeek,
      new Map(change.workoutSections?.map(({ columnType, exercises }) => [columnType, exercises.map(place)])),
    ]),
  );
  return WEEKDAYS.flatMap((dayOfWeek): WeekDay[] => {
    const stored = before.find((day) => day.dayOfWeek === dayOfWeek);
    const change = changes.find((each) => each.dayOfWeek === dayOfWeek);
    if (change?.removed || (!stored && !change)) return [];
    const { title, description, notes, mark } = change ?? {};
    return [
      {
        id: stored?.id ?? null,
        dayOfWeek,
        title: title ?? stored?.title ?? DAY_NAMES[dayOfWeek] ?? "",
        description: description === undefined ? (stored?.description ?? null) : description,
        notes: notes === undefined ? (stored?.notes ?? null) : notes,
        mark: mark === undefined ? (stored?.mark ?? null) : mark,
        sections: COLUMN_TYPES.map((columnType) => ({
          columnType,
          exercises:
            listed.get(dayOfWeek)?.get(columnType) ??
            sectionOf(stored, columnType).filter(({ id }) => id === null || !taken.has(id)),
        })),
      },
    ];
  });
}

export const exercisesOf = (day: WeekDay): PlacedExercise[] => day.sections.flatMap(({ exercises }) => exercises);

function sectionOf(day: WeekDay | undefined, columnType: ColumnType): PlacedExercise[] {
  return day?.sections.find((section) => section.columnType === columnType)?.exercises ?? [];
}

type Details = Pick<ProgramContent, "title" | "description" | "weekNumber" | "startDate" | "endDate">;

/** Returns a week's content for comparison. */
export function contentOf({ title, description, weekNumber, startDate, endDate }: Details, days: WeekDay[]) {
  const content = { title, description, weekNumber, startDate, endDate, days };
  return content as typeof content & ProgramContent;
}

/** Returns a week as it is stored to be restored later. */
export function versionOf(found: ProgramRecord): StoredVersion {
  return contentOf(found.program, daysOf(found)) as StoredVersion;
}
