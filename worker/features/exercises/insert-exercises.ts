import { type SQL, sql } from "drizzle-orm";
import type { ColumnType } from "../../contract/drafts";
import { EXERCISE_FIELDS, type ExerciseTexts } from "../../contract/exercise-fields";
import { cueOf } from "../../contract/exercise-notes";
import { dailyWorkout, exercise } from "../../db/programs";
import type { Ctx } from "../../http/context";

/** A row with an id is stored under it. */
type Placed = ExerciseTexts & { id?: number | null; position: number };

/** Who the exercises belong to: a program, by day and section, or a workout. The id may be one the batch has just made. */
type Owner =
  | { program: SQL; rows: (Placed & { dayOfWeek: number; columnType: ColumnType })[] }
  | { workout: SQL; rows: Placed[] };

const ROWS_A_STATEMENT = 200;

/**
 * The statements that store exercises, for a batch. They travel as JSON: D1 binds at most 100 parameters, and a week has a
 * thousand values.
 */
export function insertExercises(ctx: Ctx, owner: Owner) {
  const [day, section, workout] =
    "program" in owner ? [dayOf(owner.program), sql`value ->> 'columnType'`, sql`null`] : [NONE, NONE, owner.workout];
  return chunks<Placed>(owner.rows, ROWS_A_STATEMENT).map((rows) =>
    ctx.db.insert(exercise).select(selectExercises(rows, day, section, workout)),
  );
}

/** Rows of the table from exercises, all its columns in their order; the notes hold no dose, whoever sends them. */
export function selectExercises(rows: Placed[], day: SQL, section: SQL, workout: SQL): SQL {
  // "where true" keeps SQLite from reading a conflict clause as a join's (sqlite.org/lang_upsert.html).
  return sql`select value ->> 'id', ${day}, ${section}, ${workout}, value ->> 'position', ${VALUES}
    from json_each(${JSON.stringify(rows.map((row) => ({ ...row, notes: cueOf(row) })))}) where true`;
}

/** The id of a row's day in a program. */
export const dayOf = (program: SQL) =>
  sql`(select id from ${dailyWorkout} where program_id = ${program} and day_of_week = value ->> 'dayOfWeek')`;

/** A field of the row that travels as JSON. */
export const jsonValue = (field: string) => sql.raw(`value ->> '${field}'`);

const NONE = sql`null`;
const VALUES = sql.join(EXERCISE_FIELDS.map(jsonValue), sql.raw(", "));

function chunks<T>(rows: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size));
}
