import { and, asc, eq, getTableColumns, inArray, not, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { CalendarDate } from "../../contract/calendar";
import { COLUMN_TYPES, type ColumnType } from "../../contract/drafts";
import { type BatchedRead, batchedRead } from "../../db/batched-read";
import type { Db } from "../../db/client";
import { prepared, type QueryParams, rowsWithin } from "../../db/prepared-query";
import { dailyWorkout, type ExerciseRow, exercise, weeklyProgram } from "../../db/programs";
import { hasRight, type Member } from "../../http/actor";
import { isKept, keepExercises } from "../exercises/kept-exercises";
import { notDeleted, visibleToMembers } from "./policy";

export type ProgramRecord = {
  program: typeof weeklyProgram.$inferSelect;
  days: (typeof dailyWorkout.$inferSelect & { comments: number | null })[];
  exercises: ExerciseRow[];
  done: {
    dailyWorkoutId: number;
    columnType: ColumnType;
    lastCompletedOn: CalendarDate | null;
    lastCompletionId: number | null;
  }[];
};

/** Values that a member's program queries are bound to at each call. */
export const PLACEHOLDERS = { userId: sql.placeholder("userId"), now: sql.placeholder("now") };

/** The number of comments on a day: one step in an index. */
const commentsOfDay = sql<number | null>`(select t.comment_count from training_thread t
  where t.program_id = ${dailyWorkout.programId} and t.day_of_week = ${dailyWorkout.dayOfWeek})`;

/** Identifies a state of a week's exercises: each change counts its revision. `stateOf` is the same for a row. */
const STATE = sql`${weeklyProgram.id} || '.' || ${weeklyProgram.revision} || '.' || ${weeklyProgram.updatedAt}`;
const stateOf = ({ id, revision, updatedAt }: ProgramRecord["program"]) => `${id}.${revision}.${updatedAt.getTime()}`;
/** The week that runs, its neighbours, and private ones. */
const keptNow = keepExercises(16);

const chosenById = (visible: SQL | undefined) =>
  new QueryBuilder()
    .select({ id: weeklyProgram.id })
    .from(weeklyProgram)
    .where(and(eq(weeklyProgram.id, sql.placeholder("id")), visible));

const forMembers = weekOf(sql`${chosenById(visibleToMembers(PLACEHOLDERS.userId, PLACEHOLDERS.now))}`);
const forAdmins = weekOf(sql`${chosenById(notDeleted)}`);

/** Reads a program with days, exercises and the viewer's completions; null if they may not see it. */
export function findProgram(db: Db, viewer: Member, now: Date, id: number): BatchedRead<ProgramRecord | null> {
  const { week, exercises } = hasRight(viewer, "weeks") ? forAdmins : forMembers;
  const given = { id, userId: viewer.user.id, now: now.getTime(), kept: "[]" };
  return batchedRead([week(db, given), exercises(db, given)], ([[row], all]) =>
    row ? { program: row.program, days: row.days, exercises: all, done: row.done } : null,
  );
}

/** Same for viewing: exercises that this isolate has cached in the week's current state are not read again. */
export function seeProgram(db: Db, viewer: Member, now: Date, id: number): BatchedRead<ProgramRecord | null> {
  const week = hasRight(viewer, "weeks") ? forAdmins : forMembers;
  return seeWeekOf(week, db, { id, userId: viewer.user.id, now: now.getTime() }, now);
}

type Week = ReturnType<typeof weekOf>;

export function seeWeekOf(
  { week, exercises }: Week,
  db: Db,
  given: QueryParams,
  now: Date,
): BatchedRead<ProgramRecord | null> {
  const kept = keptNow(now);
  const asked = { ...given, kept: kept.states };
  return batchedRead([week(db, asked), exercises(db, asked)], ([[row], read]) => {
    if (!row) return null;
    const { program, days, done, isKept } = row;
    return { program, days, exercises: kept.rowsOf(stateOf(program), isKept ? null : read), done };
  });
}

/**
 * Returns the queries for the program whose id a query selects. Exercises are rows, because a week may have megabytes of
 * them.
 */
export function weekOf(chosen: SQL) {
  const ofWeek = eq(dailyWorkout.programId, weeklyProgram.id);
  const isChosen = sql`${weeklyProgram.id} in ${chosen}`;
  const days = new QueryBuilder()
    .select({ id: dailyWorkout.id })
    .from(weeklyProgram)
    .innerJoin(dailyWorkout, ofWeek)
    .where(and(isChosen, not(isKept(STATE))));
  // The latest day of each section is one step in an index, however often it was trained.
  const latest = <T>(column: string) => sql<T | null>`(
    select ${sql.raw(column)} from completion c
    where c.user_id = ${PLACEHOLDERS.userId} and c.daily_workout_id = ${dailyWorkout.id} and c.column_type = section.value
    order by c.local_date desc limit 1)`;
  const ofDay = {
    dailyWorkoutId: dailyWorkout.id,
    columnType: sql<ColumnType>`section.value`,
    lastCompletedOn: latest<CalendarDate>("c.local_date"),
    lastCompletionId: latest<number>("c.id"),
  };
  const fields = {
    program: getTableColumns(weeklyProgram),
    days: rowsWithin({ ...getTableColumns(dailyWorkout), comments: commentsOfDay }, (select) =>
      select.from(dailyWorkout).where(ofWeek).orderBy(asc(dailyWorkout.dayOfWeek)),
    ),
    isKept: isKept(STATE).mapWith(Boolean),
    done: rowsWithin(ofDay, (select) =>
      select
        .from(dailyWorkout)
        .crossJoin(sql`json_each(${JSON.stringify(COLUMN_TYPES)}) as section`)
        .where(ofWeek),
    ),
  };
  return {
    week: prepared(fields, (select) => select.from(weeklyProgram).where(isChosen)),
    exercises: prepared(getTableColumns(exercise), (select) =>
      select.from(exercise).where(inArray(exercise.dailyWorkoutId, days)).orderBy(asc(exercise.position)),
    ),
  };
}
