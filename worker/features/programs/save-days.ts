import { sql } from "drizzle-orm";
import type { ColumnType } from "../../contract/drafts";
import { EXERCISE_FIELDS } from "../../contract/exercise-fields";
import { insertFrom } from "../../db/insert-from";
import { dailyWorkout, exercise } from "../../db/programs";
import type { Write } from "../../write/writing";
import { dayOf, insertExercises, jsonValue } from "../exercises/insert-exercises";
import { rememberExercises } from "../exercises/library/remember-exercises";
import type { PlacedExercise, WeekDay } from "./week-after";

/** A day's columns, of the day that travels as JSON. */
export const DAY_COLUMNS = {
  dayOfWeek: jsonValue("dayOfWeek"),
  title: jsonValue("title"),
  description: jsonValue("description"),
  notes: jsonValue("notes"),
  mark: jsonValue("mark"),
};

type Row = PlacedExercise & { dayOfWeek: number; columnType: ColumnType; position: number };

/**
 * Brings a week's days from one state to another: only what differs is written, rows keep
 * their ids, and values travel as JSON because D1 binds at most 100 parameters a statement. A row of `after` with an id that
 * `before` has not, as in a version that is brought back, is made anew under that id.
 */
export function saveDays(write: Write, programId: number, before: WeekDay[], after: WeekDay[]): void {
  const { db } = write.ctx;
  const [had, has] = [rowsOf(before, true), rowsOf(after, false)];
  const stored = new Map(had.map((row) => [row.id, row]));
  const kept = new Set(has.map((row) => row.id));
  const gone = had.filter((row) => !kept.has(row.id)).map((row) => row.id);
  const changed = has.filter((row) => stored.has(row.id) && !same(row, stored.get(row.id)));
  const added = has.filter((row) => row.id === null || !stored.has(row.id));
  const free = before.filter((day) => !after.some((each) => each.dayOfWeek === day.dayOfWeek)).map((day) => day.id);
  const ownDays = sql`(select id from daily_workout where program_id = ${programId})`;
  if (gone.length) {
    write.add(
      db
        .delete(exercise)
        .where(
          sql`${exercise.id} in (select value from json_each(${JSON.stringify(gone)})) and ${exercise.dailyWorkoutId} in ${ownDays}`,
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
  // After the exercises that have moved out, so that none goes with it.
  if (free.length) {
    write.add(
      db
        .delete(dailyWorkout)
        .where(
          sql`${dailyWorkout.id} in (select value from json_each(${JSON.stringify(free)})) and ${dailyWorkout.programId} = ${programId}`,
        ),
    );
  }
  rememberExercises(
    write,
    // A video that was there before says nothing new of its name.
    [...changed, ...added].map((row) => ({
      name: row.name,
      videoUrl: row.videoUrl === stored.get(row.id)?.videoUrl ? null : row.videoUrl,
    })),
  );
}

/** The days themselves, without what is trained on them: those that are new or say something else. */
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
