import { and, eq, sql } from "drizzle-orm";
import { EXERCISE_FIELDS } from "../../contract/exercise-fields";
import { exercise } from "../../db/programs";
import type { Ctx } from "../../http/context";
import { selectExercises } from "../exercises/insert-exercises";
import { rememberExercises } from "../exercises/library/remember-exercises";
import type { MergedExercise } from "./merge-exercises";

const REPLACED = ["position", ...EXERCISE_FIELDS] as const;

/** The statements that make these the workout's exercises, for a batch: rows keep their ids, others go, new ones come. */
export function saveExercises(ctx: Ctx, workoutId: number, exercises: MergedExercise[]) {
  const rows = exercises.map((row, position) => ({ ...row, position }));
  const kept = JSON.stringify(exercises.flatMap(({ id }) => (id === null ? [] : [id])));
  return [
    ctx.db
      .delete(exercise)
      .where(and(eq(exercise.workoutId, workoutId), sql`${exercise.id} not in (select value from json_each(${kept}))`)),
    ctx.db
      .insert(exercise)
      .select(selectExercises(rows, sql`null`, sql`null`, sql`${workoutId}`))
      .onConflictDoUpdate({
        target: exercise.id,
        set: Object.fromEntries(REPLACED.map((field) => [field, sql.raw(`excluded.${exercise[field].name}`)])),
      }),
    ...rememberExercises(ctx, exercises),
  ];
}
