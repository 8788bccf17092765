import { and, eq, sql } from "drizzle-orm";
import { EXERCISE_FIELDS } from "../../contract/exercise-fields";
import { exercise } from "../../db/programs";
import type { Write } from "../../write/writing";
import { insertRows } from "../exercises/insert-exercises";
import { rememberExercises } from "../exercises/library/remember-exercises";
import type { MergedExercise } from "./merge-exercises";

const REPLACED = ["position", ...EXERCISE_FIELDS] as const;

/** Replaces a workout's exercises: rows that stay keep their ids. */
export function saveExercises(write: Write, workoutId: number, exercises: MergedExercise[]): void {
  const { ctx } = write;
  const rows = exercises.map((row, position) => ({ ...row, position }));
  const keptIds = JSON.stringify(exercises.flatMap(({ id }) => (id === null ? [] : [id])));
  write.add(
    ctx.db
      .delete(exercise)
      .where(
        and(eq(exercise.workoutId, workoutId), sql`${exercise.id} not in (select value from json_each(${keptIds}))`),
      ),
  );
  write.add(
    insertRows(ctx, rows, { workoutId: sql`${workoutId}` }).onConflictDoUpdate({
      target: exercise.id,
      set: Object.fromEntries(REPLACED.map((field) => [field, sql.raw(`excluded.${exercise[field].name}`)])),
    }),
  );
  rememberExercises(write, exercises);
}
