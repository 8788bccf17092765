import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";

/** Selects the folded names of a query's exercises that have a kept answer under any of their names. */
export function answeredKeys(db: Db, exercises: SQL) {
  return db
    .selectDistinct({ key: sql<string>`k.name_key`.as("answered_key") })
    .from(
      sql`(${exercises}) e join exercise_spelling s on s.name = e.name join library_key k on k.name_key = s.name_key`,
    )
    .where(sql`exists (select 1 from kept_answer a where a.exercise_id = k.exercise_id)`);
}
