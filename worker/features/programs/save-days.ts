import { sql } from "drizzle-orm";
import type { ColumnType } from "../../contract/drafts";
import { EXERCISE_FIELDS } from "../../contract/exercise-fields";
import { insertFrom } from "../../db/insert-from";
import { dailyWorkout, exercise } from "../../db/programs";
import type { Write } from "../../write/writing";
import { dayOf, insertExercises, jsonValue } from "../exercises/insert-exercises";
import { rememberExercises } from "../exercises/library/remember-exercises";
import type { PlacedExercise, WeekDay } from "./week-after";

/** A day's columns, read from its JSON. */
export const DAY_COLUMNS = {
  dayOfWeek: jsonValue("dayOfWeek"),
  title: jsonValue("title"),
  description: jsonValue("description"),
  notes: jsonValue("notes"),
  mark: jsonValue("mark"),
};

type Row = PlacedExercise & { dayOfWeek: number; columnType: ColumnType; position: number };

/**
 * Changes a week's days: writes only the differences, rows keep their ids, and values travel as JSON, as D1 binds at most
 * 100 parameters a statement. A row of `after` whose id `before` lacks (a restored version) is inserted under that id.
 */
export function saveDays(write: Write, programId: number, before: WeekDay[], after: WeekDay[]): void {
  const { db } = write.ctx;
  const [oldRows, newRows] = [rowsOf(before, true), rowsOf(after, false)];
  const stored = new Map(oldRows.map((row) => [row.id, row]));
  const newIds = new Set(newRows.map((row) => row.id));
  const removed = oldRows.filter((row) => !newIds.has(row.id)).map((row) => row.id);
  const changed = newRows.filter((row) => stored.has(row.id) && !same(row, stored.get(row.id)));
  const added = newRows.filter((row) => row.id === null || !stored.has(row.id));
  const removedDays = before
    .filter((day) => !after.some((each) => each.dayOfWeek === day.dayOfWeek))
    .map((day) => day.id);
  const ownDays = sql`(select id from daily_workout where program_id = ${programId})`;
  if (removed.length) {
    write.add(
      db
        .delete(exercise)
        .where(
          sql`${exercise.id} in (select value from json_each(${JSON.stringify(removed)})) and ${exercise.dailyWorkoutId} in ${ownDays}`,
        ),
    );
  }
  saveDayRows(write, programId, before, after);
  if (changed.length) {
    write.add(
      db
        .update(exercise)
        .set({
          dailyWorkoutId: dayOf(sql`${programId}`),
          columnType: jsonValue("columnType"),
          position: jsonValue("position"),
          ...Object.fromEntries(EXERCISE_FIELDS.map((field) => [field, jsonValue(field)])),
        })
        .from(sql`json_each(${JSON.stringify(changed)}) as changed`)
        .where(sql`${exercise.id} = changed.value ->> 'id' and ${exercise.dailyWorkoutId} in ${ownDays}`),
    );
  }
  write.addAll(insertExercises(write.ctx, { program: sql`${programId}`, rows: added }));
  // Deleted after exercises have moved out, as a day takes its exercises along.
  if (removedDays.length) {
    write.add(
      db
        .delete(dailyWorkout)
        .where(
          sql`${dailyWorkout.id} in (select value from json_each(${JSON.stringify(removedDays)})) and ${dailyWorkout.programId} = ${programId}`,
        ),
    );
  }
  rememberExercises(
    write,
    // A video that the row already had adds no name to the library.
    [...changed, ...added].map((row) => ({
      name: row.name,
      videoUrl: row.videoUrl === stored.get(row.id)?.videoUrl ? null : row.videoUrl,
    })),
  );
}

/** Writes the days without their exercises: those that are new or changed. */
function saveDayRows(write: Write, programId: number, before: WeekDay[], after: WeekDay[]): void {
  const at = (dayOfWeek: number) => before.find((each) => each.dayOfWeek === dayOfWeek);
  const rows = after
    .filter((day) => !sameDay(day, at(day.dayOfWeek)))
    .map(({ sections: _, ...day }) => ({ ...day, id: at(day.dayOfWeek) ? null : day.id }));
  if (!rows.length) return;
  write.add(
    insertFrom(
      write.ctx.db,
      dailyWorkout,
      { id: jsonValue("id"), programId, ...DAY_COLUMNS },
      // "where true" keeps SQLite from reading the conflict clause as a join's (sqlite.org/lang_upsert.html).
      sql`from json_each(${JSON.stringify(rows)}) where true`,
    ).onConflictDoUpdate({
      target: [dailyWorkout.programId, dailyWorkout.dayOfWeek],
      set: {
        title: sql`excluded.title`,
        description: sql`excluded.description`,
        notes: sql`excluded.notes`,
        mark: sql`excluded.mark`,
      },
    }),
  );
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
    day.notes === other.notes &&
    (day.mark ?? null) === (other.mark ?? null)
  );
}
