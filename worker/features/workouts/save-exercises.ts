import { and, eq, sql } from "drizzle-orm";
import { exercise } from "../../db/programs";
import type { Ctx } from "../../http/context";
import { rememberVideos } from "../exercises/remember-videos";
import type { MergedExercise } from "./merge-exercises";

const excluded = (column: string) => sql.raw(`excluded.${column}`);

/**
 * The statements that make these the workout's exercises, for a batch: rows keep their ids, others go, new ones come. They
 * travel as JSON: D1 binds at most 100 parameters. The columns are the table's, in its order.
 */
export function saveExercises(ctx: Ctx, workoutId: number, exercises: MergedExercise[]) {
  const rows = JSON.stringify(exercises.map((row, position) => ({ ...row, position })));
  return [
    ctx.db
      .delete(exercise)
      .where(
        and(
          eq(exercise.workoutId, workoutId),
          sql`${exercise.id} not in (select value ->> 'id' from json_each(${rows}) where value ->> 'id' is not null)`,
        ),
      ),
    ctx.db
      .insert(exercise)
      .select(
        // "where true" keeps SQLite from reading the conflict clause as a join's (sqlite.org/lang_upsert.html).
        sql`select value ->> 'id', null, null, ${workoutId}, value ->> 'position', value ->> 'exerciseCode', value ->> 'name',
          value ->> 'tier', value ->> 'category', value ->> 'sets', value ->> 'reps', value ->> 'setRep',
          value ->> 'tempo', value ->> 'load', value ->> 'rest', value ->> 'duration', value ->> 'description',
          value ->> 'notes', value ->> 'videoUrl'
          from json_each(${rows}) where true`,
      )
      .onConflictDoUpdate({
        target: exercise.id,
        set: {
          position: excluded("position"),
          exerciseCode: excluded("exercise_code"),
          name: excluded("name"),
          tier: excluded("tier"),
          category: excluded("category"),
          sets: excluded("sets"),
          reps: excluded("reps"),
          setRep: excluded("set_rep"),
          tempo: excluded("tempo"),
          load: excluded("load"),
          rest: excluded("rest"),
          duration: excluded("duration"),
          description: excluded("description"),
          notes: excluded("notes"),
          videoUrl: excluded("video_url"),
        },
      }),
    ...rememberVideos(ctx, exercises),
  ];
}
