import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
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

/** What a member's queries of programs are given when they are asked. */
export const PLACEHOLDERS = { userId: sql.placeholder("userId"), now: sql.placeholder("now") };

/** What has been said about a day: one step in an index. */
const commentsOfDay = sql<number | null>`(select t.comment_count from training_thread t
  where t.program_id = ${dailyWorkout.programId} and t.day_of_week = ${dailyWorkout.dayOfWeek})`;

/** What a week's exercises are the same by: every change of them counts its revision; `stateOf` says it of a row. */
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

/** A program with its days, exercises and the viewer's completions; null when it is not theirs to see. */
export function findProgram(db: Db, viewer: Member, now: Date, id: number): BatchedRead<ProgramRecord | null> {
  const week = hasRight(viewer, "weeks") ? forAdmins : forMembers;
  return batchedRead([week(db, { id, userId: viewer.user.id, now: now.getTime(), kept: "[]" })], ([[row]]) => {
    if (!row) return null;
    const { program, days, exercises, done } = row;
    return { program, days: days ?? [], exercises: exercises ?? [], done: done ?? [] };
  });
}

/** The same for whoever only looks at it: exercises that this isolate has of the week's present state are not read again. */
export function seeProgram(db: Db, viewer: Member, now: Date, id: number): BatchedRead<ProgramRecord | null> {
  const week = hasRight(viewer, "weeks") ? forAdmins : forMembers;
  return seeWeekOf(week, db, { id, userId: viewer.user.id, now: now.getTime() }, now);
}

type Week = ReturnType<typeof weekOf>;

export function seeWeekOf(week: Week, db: Db, given: QueryParams, now: Date): BatchedRead<ProgramRecord | null> {
  const kept = keptNow(now);
  return batchedRead([week(db, { ...given, kept: kept.states })], ([[row]]) => {
    if (!row) return null;
    const { program, days, exercises, done } = row;
    return { program, days: days ?? [], exercises: kept.rowsOf(stateOf(program), exercises), done: done ?? [] };
  });
}

/** The program whose id a query gives, with all that belongs to it, in one statement: choosing it costs more than reading it. */
export function weekOf(chosen: SQL) {
  const ofWeek = eq(dailyWorkout.programId, weeklyProgram.id);
  const days = new QueryBuilder().select({ id: dailyWorkout.id }).from(dailyWorkout).where(ofWeek);
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
    exercises: rowsWithin(
      getTableColumns(exercise),
      (select) => select.from(exercise).where(inArray(exercise.dailyWorkoutId, days)).orderBy(asc(exercise.position)),
      isKept(STATE),
    ),
    done: rowsWithin(ofDay, (select) =>
      select
        .from(dailyWorkout)
        .crossJoin(sql`json_each(${JSON.stringify(COLUMN_TYPES)}) as section`)
        .where(ofWeek),
    ),
  };
  return prepared(fields, (select) => select.from(weeklyProgram).where(sql`${weeklyProgram.id} in ${chosen}`));
}
