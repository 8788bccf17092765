import { localDate } from "../../contract/calendar";
import { COLUMN_TYPES, type ColumnType } from "../../contract/drafts";
import { notesWithDose } from "../../contract/exercise-notes";
import type { Exercise } from "../../contract/exercises";
import type {
  AdminProgram,
  AdminWeeklyProgram,
  DailyWorkout,
  ProgramSummary,
  WeeklyProgram,
  WorkoutSection,
} from "../../contract/programs";
import { type ExerciseRow, exerciseOf, type weeklyProgram } from "../../db/programs";
import type { Member } from "../../http/actor";
import { gate, gateExercises } from "../billing/gate";
import { withSets } from "../exercises/with-sets";
import { withoutCopyMark } from "./copy-mark";
import { statusOf } from "./policy";
import type { ProgramRecord } from "./queries";

type DayRow = ProgramRecord["days"][number];
type ProgramRow = typeof weeklyProgram.$inferSelect;

export function presentSummary(program: ProgramRow, now: Date): ProgramSummary {
  const { id, title, description, weekNumber, startDate, endDate, createdAt } = program;
  const isPublished = statusOf(program, now) === "published";
  return {
    id,
    // A schedule that has just come due may not be stored yet.
    title: isPublished ? withoutCopyMark(title) : title,
    description,
    weekNumber,
    isPublished,
    startDate,
    endDate,
    createdAt: createdAt.toISOString(),
  };
}

/** Returns a row of the coach's list. */
export function presentAdminSummary(program: ProgramRow, now: Date): AdminProgram {
  return {
    ...presentSummary(program, now),
    ...adminFieldsOf(program, now),
    deletedAt: program.deletedAt?.toISOString() ?? null,
  };
}

/** Returns the whole program for its editor: notes as stored, without the dose. */
export function presentForAdmin(found: ProgramRecord, now: Date): AdminWeeklyProgram {
  return {
    ...presentSummary(found.program, now),
    gated: false,
    dailyWorkouts: found.days.map((day) => presentDay(day, found, ({ stored }) => stored)),
    ...adminFieldsOf(found.program, now),
  };
}

function adminFieldsOf(program: ProgramRow, now: Date) {
  const { revision, updatedAt, publishAt, exerciseCount, missingVideoCount, assignedTo } = program;
  const status = statusOf(program, now);
  return {
    status,
    publishAt: status === "scheduled" && publishAt ? publishAt.toISOString() : null,
    revision,
    updatedAt: updatedAt.toISOString(),
    exerciseCount,
    missingVideoCount,
    assignedTo,
  };
}

/** Returns the whole program, or the gated one if training is closed to the member. */
export function presentProgram(found: ProgramRecord, { user, mayTrain }: Member, now: Date): WeeklyProgram {
  return { ...presentWeek(found, !mayTrain, now), memberSince: localDate(user.createdAt, user.timeZone) };
}

/** Gated: the first exercises of each section without videos, and the number of the others. */
function presentWeek(found: ProgramRecord, gated: boolean, now: Date): Omit<WeeklyProgram, "memberSince"> {
  const whole = {
    ...presentSummary(found.program, now),
    gated,
    dailyWorkouts: found.days.map((day) =>
      presentDay(day, found, ({ shown }) => (gated ? gateExercises(shown) : shown)),
    ),
  };
  return gated ? gate(whole) : whole;
}

function presentDay(day: DayRow, found: ProgramRecord, chosen: (section: Section) => Exercise[]): DailyWorkout {
  const sections = sectionsOf(found.exercises);
  return {
    id: day.id,
    title: day.title,
    dayOfWeek: day.dayOfWeek,
    description: day.description,
    notes: day.notes,
    mark: day.mark,
    ...(day.comments ? { comments: day.comments } : {}),
    workoutSections: COLUMN_TYPES.map((columnType): WorkoutSection => {
      const section = sections.get(placeOf(day.id, columnType)) ?? NOTHING;
      const done = found.done.find((d) => d.dailyWorkoutId === day.id && d.columnType === columnType);
      return {
        columnType,
        exerciseCount: section.stored.length,
        exercises: chosen(section),
        lastCompletedOn: done?.lastCompletedOn ?? null,
        lastCompletionId: done?.lastCompletionId ?? null,
      };
    }),
  };
}

/** A section's exercises as stored, for its editor, and as members see them, with the dose in the notes. */
type Section = { stored: Exercise[]; shown: Exercise[] };
const NOTHING: Section = { stored: [], shown: [] };
const placeOf = (dayId: number | null, columnType: ColumnType | null) => `${dayId} ${columnType}`;

/** Sections by their rows: the array of a week's rows stays the same until the week changes. */
const presented = new WeakMap<ExerciseRow[], Map<string, Section>>();

/** Returns the exercises by section. Frozen, because many answers share them. */
function sectionsOf(rows: ExerciseRow[]): Map<string, Section> {
  const known = presented.get(rows);
  if (known) return known;
  const sections = new Map<string, Section>();
  for (const row of rows) {
    const place = placeOf(row.dailyWorkoutId, row.columnType);
    const section = sections.get(place) ?? { stored: [], shown: [] };
    const stored = Object.freeze(withSets(exerciseOf(row)));
    section.stored.push(stored);
    section.shown.push(Object.freeze({ ...stored, notes: notesWithDose(stored) }));
    sections.set(place, section);
  }
  for (const { stored, shown } of sections.values()) Object.freeze(stored) && Object.freeze(shown);
  presented.set(rows, sections);
  return sections;
}
