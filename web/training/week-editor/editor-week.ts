import { COLUMN_TYPES, type ColumnType, WEEKDAYS } from "../../../worker/contract/drafts";
import { differingParts, type ProgramContent } from "../../../worker/contract/program-parts";
import type { AdminWeeklyProgram, ProgramChangeInput } from "../../../worker/contract/programs";
import type { Mark } from "../../../worker/contract/week-plan-limits";
import { type ExerciseTexts, exerciseOf, textsOf } from "../exercise-fields";

export type EditorRow = {
  /** Identifies the row on this screen, also before it has an id. */
  key: string;
  /** Null for an unsaved row. */
  id: number | null;
  texts: ExerciseTexts;
};
export type EditorDay = {
  title: string;
  description: string;
  notes: string;
  /** Null means the proposed mark; undefined in weeks stored before there were marks. */
  mark?: Mark | null | undefined;
  sections: Record<ColumnType, EditorRow[]>;
};
/** A week while it is edited, with all texts as typed. `days` are Monday to Sunday; null is a free day. */
export type EditorWeek = {
  title: string;
  description: string;
  weekNumber: string;
  startDate: string;
  endDate: string;
  days: (EditorDay | null)[];
};
/** A section of the week; `dayOfWeek` 1 is Monday. */
export type Place = { dayOfWeek: number; columnType: ColumnType };

export const emptyDay = (title: string): EditorDay => ({
  title,
  description: "",
  notes: "",
  mark: null,
  sections: { no_equipment: [], equipment: [], coach_program: [] },
});

export function weekOf(program: AdminWeeklyProgram): EditorWeek {
  return {
    title: program.title,
    description: program.description ?? "",
    weekNumber: program.weekNumber?.toString() ?? "",
    startDate: program.startDate,
    endDate: program.endDate,
    days: WEEKDAYS.map((dayOfWeek) => {
      const day = program.dailyWorkouts.find((each) => each.dayOfWeek === dayOfWeek);
      if (!day) return null;
      const made = {
        ...emptyDay(day.title),
        description: day.description ?? "",
        notes: day.notes ?? "",
        mark: day.mark,
      };
      for (const { columnType, exercises } of day.workoutSections) {
        made.sections[columnType] = exercises.map((exercise) => ({
          key: `e${exercise.id}`,
          id: exercise.id,
          texts: textsOf(exercise),
        }));
      }
      return made;
    }),
  };
}

/** Returns the days with exercises or a title. */
export function plannedDays(week: EditorWeek): { dayOfWeek: number }[] {
  return week.days.flatMap((day, index) => (day ? [{ dayOfWeek: index + 1 }] : []));
}

export function dayAt(week: EditorWeek, dayOfWeek: number): EditorDay | null {
  return week.days[dayOfWeek - 1] ?? null;
}

export function rowsAt(week: EditorWeek, { dayOfWeek, columnType }: Place): EditorRow[] {
  return dayAt(week, dayOfWeek)?.sections[columnType] ?? [];
}

export function allRows(week: EditorWeek): EditorRow[] {
  return week.days.flatMap((day) => (day ? COLUMN_TYPES.flatMap((columnType) => day.sections[columnType]) : []));
}

/** Returns the week's content as it would be stored, for comparison. */
export function contentOf(week: EditorWeek): ProgramContent {
  return {
    title: week.title.trim(),
    description: week.description.trim() || null,
    weekNumber: week.weekNumber.trim() ? Number(week.weekNumber) : null,
    startDate: week.startDate,
    endDate: week.endDate,
    days: week.days.flatMap((day, index) =>
      day
        ? [
            {
              dayOfWeek: index + 1,
              title: day.title.trim(),
              description: day.description.trim() || null,
              notes: day.notes.trim() || null,
              mark: day.mark ?? null,
              sections: COLUMN_TYPES.map((columnType) => ({
                columnType,
                exercises: day.sections[columnType].map((row) => exerciseOf(row.texts)),
              })),
            },
          ]
        : [],
    ),
  };
}

export function changedParts(base: EditorWeek, week: EditorWeek): string[] {
  return differingParts(contentOf(base), contentOf(week));
}

const marked = (week: EditorWeek, dayOfWeek: number) => dayAt(week, dayOfWeek)?.mark ?? null;

/** Returns the change to send: only what differs from the stored week. */
export function changeOf(base: EditorWeek, week: EditorWeek): ProgramChangeInput {
  const parts = new Set(changedParts(base, week));
  const { title, description, weekNumber, startDate, endDate } = contentOf(week);
  const days = WEEKDAYS.flatMap((dayOfWeek): NonNullable<ProgramChangeInput["days"]> => {
    const day = dayAt(week, dayOfWeek);
    const own = `days.${dayOfWeek}`;
    const sections = COLUMN_TYPES.filter((columnType) => parts.has(`${own}.${columnType}`));
    if (!parts.has(own) && sections.length === 0) return [];
    if (!day) return [{ dayOfWeek, removed: true as const }];
    return [
      {
        dayOfWeek,
        ...(parts.has(own) ? { title: day.title, description: day.description, notes: day.notes } : {}),
        ...(marked(base, dayOfWeek) === marked(week, dayOfWeek) ? {} : { mark: marked(week, dayOfWeek) }),
        ...(sections.length
          ? {
              workoutSections: sections.map((columnType) => ({
                columnType,
                exercises: day.sections[columnType].map(({ id, texts }) => ({ id, ...exerciseOf(texts) })),
              })),
            }
          : {}),
      },
    ];
  });
  return {
    ...(parts.has("title") ? { title } : {}),
    ...(parts.has("description") ? { description } : {}),
    ...(parts.has("weekNumber") ? { weekNumber } : {}),
    ...(parts.has("dates") ? { startDate, endDate } : {}),
    ...(days.length ? { days } : {}),
  };
}

/**
 * Adds the ids of saved rows, keeping what was typed since. Rows are matched by key; the answer lists them in the order
 * in which they were sent.
 */
export function withIds(current: EditorWeek, sent: EditorWeek, saved: EditorWeek): EditorWeek {
  const ids = new Map<string, number | null>();
  for (const dayOfWeek of WEEKDAYS) {
    for (const columnType of COLUMN_TYPES) {
      const stored = rowsAt(saved, { dayOfWeek, columnType });
      for (const [index, row] of rowsAt(sent, { dayOfWeek, columnType }).entries()) {
        ids.set(row.key, stored[index]?.id ?? null);
      }
    }
  }
  return mapRows(current, (row) => ({ ...row, id: ids.get(row.key) ?? row.id }));
}

export function mapRows(week: EditorWeek, change: (row: EditorRow) => EditorRow): EditorWeek {
  const days = week.days.map((day) => {
    if (!day) return day;
    const sections = { ...day.sections };
    for (const columnType of COLUMN_TYPES) {
      const before = day.sections[columnType];
      const rows = before.map(change);
      // An unchanged section stays the same object, so that it is not rendered again.
      if (rows.some((row, index) => row !== before[index])) sections[columnType] = rows;
    }
    return COLUMN_TYPES.every((columnType) => sections[columnType] === day.sections[columnType])
      ? day
      : { ...day, sections };
  });
  return { ...week, days };
}
