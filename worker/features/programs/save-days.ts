import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { ColumnType } from "../../contract/drafts";
import { EXERCISE_FIELDS } from "../../contract/exercise-fields";
import { dailyWorkout, exercise } from "../../db/programs";
import type { Ctx } from "../../http/context";
import { dayOf, insertExercises, jsonValue } from "../exercises/insert-exercises";
import { rememberExercises } from "../exercises/library/remember-exercises";
import type { PlacedExercise, WeekDay } from "./week-after";

type Row = PlacedExercise & { dayOfWeek: number; columnType: ColumnType; position: number };

/**
 * The statements that bring a week's days from one state to another, for a batch: only what differs is written, rows keep
 * their ids, and values travel as JSON because D1 binds at most 100 parameters a statement. A row of `after` with an id that
 * `before` has not, as in a version that is brought back, is made anew under that id.
 */
export function saveDays(ctx: Ctx, programId: number, before: WeekDay[], after: WeekDay[]): BatchItem<"sqlite">[] {
  const { db } = ctx;
  const [had, has] = [rowsOf(before, true), rowsOf(after, false)];
  const stored = new Map(had.map((row) => [row.id, row]));
  const kept = new Set(has.map((row) => row.id));
  const gone = had.filter((row) => !kept.has(row.id)).map((row) => row.id);
  const changed = has.filter((row) => stored.has(row.id) && !same(row, stored.get(row.id)));
  const added = has.filter((row) => row.id === null || !stored.has(row.id));
  const days = after.filter(
    (day) =>
      !sameDay(
        day,
        before.find((each) => each.dayOfWeek === day.dayOfWeek),
      ),
  );
  const free = before.filter((day) => !after.some((each) => each.dayOfWeek === day.dayOfWeek)).map((day) => day.id);
  const ownDays = sql`(select id from daily_workout where program_id = ${programId})`;
  return [
    ...some(gone, (ids) =>
      db
        .delete(exercise)
        .where(
          sql`${exercise.id} in (select value from json_each(${ids})) and ${exercise.dailyWorkoutId} in ${ownDays}`,
        ),
    ),
    ...some(
      days.map(({ sections: _, ...day }) => ({
        ...day,
        id: before.some((each) => each.dayOfWeek === day.dayOfWeek) ? null : day.id,
      })),
      (rows) =>
        db
          .insert(dailyWorkout)
          .select(
            // "where true" keeps SQLite from reading the conflict clause as a join's (sqlite.org/lang_upsert.html).
            sql`select value ->> 'id', ${programId}, value ->> 'dayOfWeek', value ->> 'title', value ->> 'description',
              value ->> 'notes' from json_each(${rows}) where true`,
          )
          .onConflictDoUpdate({
            target: [dailyWorkout.programId, dailyWorkout.dayOfWeek],
            set: {
              title: sql`excluded.title`,
              description: sql`excluded.description`,
              notes: sql`excluded.notes`,
            },
          }),
    ),
    ...some(changed, (rows) =>
      db
        .update(exercise)
        .set({
          dailyWorkoutId: dayOf(sql`${programId}`),
          columnType: jsonValue("columnType"),
          position: jsonValue("position"),
          ...Object.fromEntries(EXERCISE_FIELDS.map((field) => [field, jsonValue(field)])),
        })
        .from(sql`json_each(${rows}) as changed`)
        .where(sql`${exercise.id} = changed.value ->> 'id' and ${exercise.dailyWorkoutId} in ${ownDays}`),
    ),
    ...insertExercises(ctx, { program: sql`${programId}`, rows: added }),
    // After the exercises that have moved out, so that none goes with it.
    ...some(free, (ids) =>
      db
        .delete(dailyWorkout)
        .where(
          sql`${dailyWorkout.id} in (select value from json_each(${ids})) and ${dailyWorkout.programId} = ${programId}`,
        ),
    ),
    ...rememberExercises(
      ctx,
      // A video that was there before says nothing new of its name.
      [...changed, ...added].map((row) => ({
        name: row.name,
        videoUrl: row.videoUrl === stored.get(row.id)?.videoUrl ? null : row.videoUrl,
      })),
    ),
  ];
}

function rowsOf(days: WeekDay[], stored: boolean): Row[] {
  return days.flatMap(({ dayOfWeek, sections }) =>
    sections.flatMap(({ columnType, exercises }) =>
      exercises.map((row, index) => ({
        ...row,
        dayOfWeek,
        columnType,
        position: stored ? (row.position ?? index) : index,
      })),
    ),
  );
}

function same(row: Row, other: Row | undefined): boolean {
  return (
    other !== undefined &&
    row.dayOfWeek === other.dayOfWeek &&
    row.columnType === other.columnType &&
    row.position === other.position &&
    EXERCISE_FIELDS.every((field) => row[field] === other[field])
  );
}

function sameDay(day: WeekDay, other: WeekDay | undefined): boolean {
  return (
    other !== undefined &&
    day.title === other.title &&
    day.description === other.description &&
    day.notes === other.notes
  );
}

function some<T>(rows: T[], statement: (json: string) => BatchItem<"sqlite">): BatchItem<"sqlite">[] {
  return rows.length ? [statement(JSON.stringify(rows))] : [];
}
