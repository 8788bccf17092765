import { type SQL, sql } from "drizzle-orm";

/** Condition: a row of `exercise`, under its alias, is in a week or workout that is not deleted. */
export function isLiving(alias: string): SQL {
  const of = sql.raw(alias);
  return sql`(exists (select 1 from daily_workout d join weekly_program p on p.id = d.program_id
      where d.id = ${of}.daily_workout_id and p.deleted_at is null)
    or exists (select 1 from workout w where w.id = ${of}.workout_id and w.deleted_at is null))`;
}
