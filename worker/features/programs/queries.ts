import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { CalendarDate } from "../../contract/calendar";
import { COLUMN_TYPES, type ColumnType } from "../../contract/drafts";
import { type BatchedRead, batchedRead } from "../../db/batched-read";
import type { Db } from "../../db/client";
import { prepared, type QueryParams } from "../../db/prepared-query";
import { dailyWorkout, type ExerciseRow, exercise, weeklyProgram } from "../../db/programs";
import { hasRight, type Member } from "../../http/actor";
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

const chosenById = (visible: SQL | undefined) =>
  new QueryBuilder()
    .select({ id: weeklyProgram.id })
    .from(weeklyProgram)
    .where(and(eq(weeklyProgram.id, sql.placeholder("id")), visible));

const forMembers = weekOf(sql`${chosenById(visibleToMembers(PLACEHOLDERS.userId, PLACEHOLDERS.now))}`);
const forAdmins = weekOf(sql`${chosenById(notDeleted)}`);

/** Reads a program with days, exercises and the viewer's completions; null if they may not see it. */
export function findProgram(db: Db, viewer: Member, now: Date, id: number): BatchedRead<ProgramRecord | null> {
  return readWeekOf(hasRight(viewer, "weeks") ? forAdmins : forMembers, db, {
    id,
    userId: viewer.user.id,
    now: now.getTime(),
  });
}

type Week = ReturnType<typeof weekOf>;

export function readWeekOf(week: Week, db: Db, given: QueryParams): BatchedRead<ProgramRecord | null> {
  const statements = [
    week.program(db, given),
    week.days(db, given),
    week.exercises(db, given),
    week.done(db, given),
  ] as const;
  return batchedRead(statements, ([[program], days, exercises, done]) =>
    program ? { program, days, exercises, done } : null,
  );
}

/** Returns the statements that read the program whose id a query selects. */
export function weekOf(chosen: SQL) {
  const ofChosen = sql`${dailyWorkout.programId} in ${chosen}`;
  const days = new QueryBuilder().select({ id: dailyWorkout.id }).from(dailyWorkout).where(ofChosen);
  // The latest day of each section is one step in an index, however often it was trained.
  const latest = <T>(column: string) => sql<T | null>`(
    select ${sql.raw(column)} from completion c
    where c.user_id = ${PLACEHOLDERS.userId} and c.daily_workout_id = ${dailyWorkout.id} and c.column_type = section.value
    order by c.local_date desc limit 1)`;
  return {
    program: prepared(getTableColumns(weeklyProgram), (select) =>
      select.from(weeklyProgram).where(sql`${weeklyProgram.id} in ${chosen}`),
    ),
    days: prepared({ ...getTableColumns(dailyWorkout), comments: commentsOfDay }, (select) =>
      select.from(dailyWorkout).where(ofChosen).orderBy(asc(dailyWorkout.dayOfWeek)),
    ),
    exercises: prepared(getTableColumns(exercise), (select) =>
      select.from(exercise).where(inArray(exercise.dailyWorkoutId, days)).orderBy(asc(exercise.position)),
    ),
    done: prepared(
      {
        dailyWorkoutId: dailyWorkout.id,
        columnType: sql<ColumnType>`section.value`,
        lastCompletedOn: latest<CalendarDate>("c.local_date"),
        lastCompletionId: latest<number>("c.id"),
      },
      (select) =>
        select
          .from(dailyWorkout)
          .crossJoin(sql`json_each(${JSON.stringify(COLUMN_TYPES)}) as section`)
          .where(ofChosen),
    ),
  };
}
