import { type SQL, sql } from "drizzle-orm";
import type { ColumnType } from "../../contract/drafts";
import { EXERCISE_FIELDS, type ExerciseTexts } from "../../contract/exercise-fields";
import { cueOf } from "../../contract/exercise-notes";
import { insertFrom } from "../../db/insert-from";
import { dailyWorkout, exercise } from "../../db/programs";
import type { Ctx } from "../../http/context";

/** A row with an id is stored under it. */
type Placed = ExerciseTexts & { id?: number | null; position: number };

/** The program (by day and section) or workout of the exercises. Its id may be SQL for one the batch has just made. */
type Owner =
  | { program: SQL; rows: (Placed & { dayOfWeek: number; columnType: ColumnType })[] }
  | { workout: SQL; rows: Placed[] };

const ROWS_A_STATEMENT = 200;

/**
 * Returns the statements that store exercises. Values travel as JSON: D1 binds at most 100 parameters, and a week has a
 * thousand values.
 */
export function insertExercises(ctx: Pick<Ctx, "db">, owner: Owner) {
  const place =
    "program" in owner
      ? { dailyWorkoutId: dayOf(owner.program), columnType: jsonValue("columnType") }
      : { workoutId: owner.workout };
  return chunks<Placed>(owner.rows, ROWS_A_STATEMENT).map((rows) => insertRows(ctx, rows, place));
}

type Place = { dailyWorkoutId: SQL; columnType: SQL } | { workoutId: SQL };

/** Returns the statement that stores rows at their positions. The dose is removed from the notes, whoever sends them. */
export function insertRows({ db }: Pick<Ctx, "db">, rows: Placed[], place: Place) {
  return insertFrom(
    db,
    exercise,
    { id: jsonValue("id"), ...place, position: jsonValue("position"), ...VALUES },
    // "where true" keeps SQLite from reading a conflict clause as a join's (sqlite.org/lang_upsert.html).
    sql`from json_each(${JSON.stringify(rows.map((row) => ({ ...row, notes: cueOf(row) })))}) where true`,
  );
}

/** Selects the id of a row's day in a program. */
export const dayOf = (program: SQL) =>
  sql`(select id from ${dailyWorkout} where program_id = ${program} and day_of_week = value ->> 'dayOfWeek')`;

/** Selects a field of the row that travels as JSON. */
export const jsonValue = (field: string) => sql.raw(`value ->> '${field}'`);

const VALUES = Object.fromEntries(EXERCISE_FIELDS.map((field) => [field, jsonValue(field)])) as Record<
  (typeof EXERCISE_FIELDS)[number],
  SQL
>;

function chunks<T>(rows: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size));
}
