import { localDate } from "../../contract/calendar";
import { COLUMN_TYPES } from "../../contract/drafts";
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
import { exerciseOf, type weeklyProgram } from "../../db/programs";
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
    dailyWorkouts: found.days.map((day) => presentDay(day, found, (exercises) => exercises)),
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
      presentDay(day, found, (exercises) => (gated ? gateExercises(exercises) : exercises).map(withDose)),
    ),
  };
  return gated ? gate(whole) : whole;
}

/** Adds the dose to the notes: members see both as one text. */
const withDose = (exercise: Exercise): Exercise => ({ ...exercise, notes: notesWithDose(exercise) });

function presentDay(day: DayRow, found: ProgramRecord, shown: (exercises: Exercise[]) => Exercise[]): DailyWorkout {
  return {
    id: day.id,
    title: day.title,
    dayOfWeek: day.dayOfWeek,
    description: day.description,
    notes: day.notes,
    mark: day.mark,
    ...(day.comments ? { comments: day.comments } : {}),
    workoutSections: COLUMN_TYPES.map((columnType): WorkoutSection => {
      const own = found.exercises.filter((e) => e.dailyWorkoutId === day.id && e.columnType === columnType);
      const all = own.map((row) => withSets(exerciseOf(row)));
      const done = found.done.find((d) => d.dailyWorkoutId === day.id && d.columnType === columnType);
      return {
        columnType,
        exerciseCount: all.length,
        exercises: shown(all),
        lastCompletedOn: done?.lastCompletedOn ?? null,
        lastCompletionId: done?.lastCompletionId ?? null,
      };
    }),
  };
}
