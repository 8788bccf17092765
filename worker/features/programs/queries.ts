import { and, asc, desc, inArray, type SQL, sql } from "drizzle-orm";
import type { CalendarDate } from "../../contract/calendar";
import { COLUMN_TYPES, type ColumnType } from "../../contract/drafts";
import type { Db } from "../../db/client";
import { dailyWorkout, type ExerciseRow, exercise, weeklyProgram } from "../../db/programs";
import { type Reading, reading } from "../../db/reading";
import type { Member } from "../../http/actor";
import { visibleTo } from "./policy";

export type FoundProgram = {
  program: typeof weeklyProgram.$inferSelect;
  days: (typeof dailyWorkout.$inferSelect)[];
  exercises: ExerciseRow[];
  done: {
    dailyWorkoutId: number;
    columnType: ColumnType;
    lastCompletedOn: CalendarDate | null;
    lastCompletionId: number | null;
  }[];
};

/** A program with its days, exercises and the viewer's completions, in one round trip; null when it is not theirs to see. */
export function findProgram(
  db: Db,
  viewer: Member,
  now: Date,
  which: SQL | undefined,
  order: SQL[] = [],
): Reading<FoundProgram | null> {
  const chosen = db
    .select({ id: weeklyProgram.id })
    .from(weeklyProgram)
    .where(and(which, visibleTo(viewer, now)))
    .orderBy(...order)
    .limit(1);
  const days = db.select({ id: dailyWorkout.id }).from(dailyWorkout).where(inArray(dailyWorkout.programId, chosen));
  // The latest day of each section is one step in an index, however often it was trained.
  const latest = <T>(column: string) => sql<T | null>`(
    select ${sql.raw(column)} from completion c
    where c.user_id = ${viewer.user.id} and c.daily_workout_id = ${dailyWorkout.id} and c.column_type = section.value
    order by c.local_date desc limit 1)`;
  const statements = [
    db.select().from(weeklyProgram).where(inArray(weeklyProgram.id, chosen)),
    db.select().from(dailyWorkout).where(inArray(dailyWorkout.programId, chosen)).orderBy(asc(dailyWorkout.dayOfWeek)),
    db.select().from(exercise).where(inArray(exercise.dailyWorkoutId, days)).orderBy(asc(exercise.position)),
    db
      .select({
        dailyWorkoutId: dailyWorkout.id,
        columnType: sql<ColumnType>`section.value`,
        lastCompletedOn: latest<CalendarDate>("c.local_date"),
        lastCompletionId: latest<number>("c.id"),
      })
      .from(dailyWorkout)
      .crossJoin(sql`json_each(${JSON.stringify(COLUMN_TYPES)}) as section`)
      .where(inArray(dailyWorkout.programId, chosen)),
  ] as const;
  return reading(statements, ([[program], dayRows, exercises, done]) =>
    program ? { program, days: dayRows, exercises, done } : null,
  );
}

/** Running programs first, of these the viewer's own private one, then the latest start; week number and creation break ties. */
export function currentFirst(today: CalendarDate): SQL[] {
  const running = sql`(${weeklyProgram.startDate} <= ${today} and ${weeklyProgram.endDate} >= ${today})`;
  return [
    desc(running),
    desc(sql`(${running} and ${weeklyProgram.assignedTo} is not null)`),
    desc(weeklyProgram.startDate),
    desc(weeklyProgram.weekNumber),
    desc(weeklyProgram.createdAt),
    desc(weeklyProgram.id),
  ];
}
