import { type SQL, sql } from "drizzle-orm";
import type { ColumnType, ExerciseDraft } from "../../contract/drafts";
import { dailyWorkout, exercise } from "../../db/programs";
import type { Ctx } from "../../http/context";

/** Who the exercises belong to: a program, by day and section, or a workout. The id may be one the batch has just made. */
type Owner =
  | { program: SQL; rows: (ExerciseDraft & { dayOfWeek: number; columnType: ColumnType; position: number })[] }
  | { workout: SQL; rows: (ExerciseDraft & { position: number })[] };

const ROWS_A_STATEMENT = 200;

/**
 * The statements that store exercises, for a batch. They travel as JSON: D1 binds at most 100 parameters, and a week has a
 * thousand values. The columns are the table's, in its order.
 */
export function insertExercises(ctx: Ctx, owner: Owner) {
  const [day, section, workout] =
    "program" in owner
      ? [
          sql`(select id from ${dailyWorkout} where program_id = ${owner.program} and day_of_week = value ->> 'dayOfWeek')`,
          sql`value ->> 'columnType'`,
          sql`null`,
        ]
      : [sql`null`, sql`null`, owner.workout];
  return chunks<ExerciseDraft>(owner.rows, ROWS_A_STATEMENT).map((rows) =>
    ctx.db.insert(exercise).select(sql`
      select null, ${day}, ${section}, ${workout}, value ->> 'position', value ->> 'exerciseCode', value ->> 'name',
        value ->> 'tier', value ->> 'category', value ->> 'sets', value ->> 'reps', value ->> 'setRep',
        value ->> 'tempo', value ->> 'load', value ->> 'rest', value ->> 'duration', value ->> 'description',
        value ->> 'notes', value ->> 'videoUrl'
      from json_each(${JSON.stringify(rows)})`),
  );
}

function chunks<T>(rows: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size));
}
