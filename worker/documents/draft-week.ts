import {
  COLUMN_TYPES,
  type ColumnType,
  type DayDraft,
  type ExerciseDraft,
  type SectionDraft,
  type WeekDraft,
  type Weekday,
} from "../contract/drafts";
import type { ReadExercise, ReadSession, ReadWeek } from "../contract/program-reading";
import { MOST_IN_SECTION, PROGRAM_LIMITS } from "../contract/programs-limits";
import { draftExercise } from "./draft-exercise";

/** A session that was read, where the coach wants it, and perhaps with exercises of the coach's own. */
export type PlacedSession = {
  session: ReadSession;
  dayOfWeek: Weekday;
  columnType: ColumnType;
  exercises: ReadExercise[] | null;
};

/** More than a section can hold; `sessions` are the places of those that were given. */
export class OverfullSection extends Error {
  constructor(readonly place: number) {
    super(`A day's option holds at most ${MOST_IN_SECTION} exercises. Put this session on another day or option.`);
  }
}

/**
 * The days of a week from its sessions. Sessions on one day and option follow each other in one section, their titles as
 * categories. `written` is the same week as an upload of weeks reads it: untouched sessions are stored as it has them.
 */
export function draftDays(placed: PlacedSession[], written: WeekDraft | null = null): DayDraft[] {
  const days = new Map<Weekday, PlacedSession[]>();
  for (const each of placed) days.set(each.dayOfWeek, [...(days.get(each.dayOfWeek) ?? []), each]);
  return [...days].sort(([a], [b]) => a - b).map(([day, sessions]) => draftDay(day, sessions, placed, written));
}

function draftDay(
  dayOfWeek: Weekday,
  here: PlacedSession[],
  all: PlacedSession[],
  written: WeekDraft | null,
): DayDraft {
  const titles = distinct(here.map(({ session }) => session.title));
  const title = titles.join(" · ");
  const fits = title.length <= PROGRAM_LIMITS.title;
  const own = (session: ReadSession) => (titles.length > 1 && session.title ? `${session.title}: ` : "");
  const notes = distinct([
    ...(fits ? [] : titles),
    ...here.map(({ session }) => session.notes && own(session) + session.notes),
  ]);
  const sections = COLUMN_TYPES.flatMap((columnType): SectionDraft[] => {
    const joined = here.filter((each) => each.columnType === columnType);
    const exercises = joined.flatMap((each) => {
      const drafts = exercisesOf(each, written);
      return joined.length > 1 ? underTitle(drafts, each.session) : drafts;
    });
    const last = joined.at(-1);
    if (last && exercises.length > MOST_IN_SECTION) throw new OverfullSection(all.indexOf(last));
    return last ? [{ columnType, exercises }] : [];
  });
  return {
    dayOfWeek,
    title: fits ? title || null : null,
    description: null,
    notes: notes.join("\n") || null,
    sections,
  };
}

function exercisesOf({ session, exercises }: PlacedSession, written: WeekDraft | null): ExerciseDraft[] {
  if (exercises) return exercises.map(draftExercise);
  return sectionOf(session, written)?.exercises ?? session.exercises.map(draftExercise);
}

/** Whether a week that was read holds what an upload of weeks reads in it, and nothing else. */
export function isSameWeek(written: WeekDraft, { sessions }: ReadWeek): boolean {
  const sections = written.days.flatMap((day) => day.sections.filter(({ exercises }) => exercises.length > 0));
  return sections.length === sessions.length && sessions.every((session) => sectionOf(session, written) !== null);
}

function sectionOf({ weekday, option, exercises }: ReadSession, written: WeekDraft | null): SectionDraft | null {
  const day = written?.days.find(({ dayOfWeek }) => dayOfWeek === weekday);
  const section = day?.sections.find(({ columnType }) => columnType === option);
  return section && hasSameNames(section.exercises, exercises) ? section : null;
}

function hasSameNames(one: readonly { name: string }[], other: readonly { name: string }[]): boolean {
  return one.length === other.length && one.every(({ name }, index) => name === other[index]?.name);
}

function underTitle(exercises: ExerciseDraft[], { title, order }: ReadSession): ExerciseDraft[] {
  const heading = (title ?? `Session ${order}`).slice(0, PROGRAM_LIMITS.title);
  return exercises.map((each) => (each.category === null ? { ...each, category: heading } : each));
}

function distinct(texts: (string | null | undefined)[]): string[] {
  return [...new Set(texts.filter((text): text is string => Boolean(text)))];
}
