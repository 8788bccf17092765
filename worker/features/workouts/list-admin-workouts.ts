import { and, desc, sql } from "drizzle-orm";
import type { AdminWorkout } from "../../contract/admin-workouts";
import type { PageQuery } from "../../contract/paging";
import { batchedRead, runRead } from "../../db/batched-read";
import { olderThan, type Page, pageOf } from "../../db/cursor";
import { living, restorable } from "../../db/soft-delete";
import { workout } from "../../db/workouts";
import type { Ctx } from "../../http/context";
import { presentToAdmin } from "./present-admin";
import { selectExercises } from "./queries";

/** Lists all workouts with their exercises, including drafts, newest first; or the deleted ones that can be restored. */
export function listAdminWorkouts(
  ctx: Ctx,
  { deleted, cursor, limit }: PageQuery & { deleted: boolean },
): Promise<Page<AdminWorkout>> {
  const wanted = and(
    deleted ? restorable(workout, ctx.now) : living(workout),
    olderThan(cursor, workout.createdAt, workout.id),
  );
  // The plus keeps SQLite from reading all workouts in order to find the few deleted ones.
  const newestFirst = [desc(deleted ? sql`+${workout.createdAt}` : workout.createdAt), desc(workout.id)] as const;
  const ids = ctx.db
    .select({ id: workout.id })
    .from(workout)
    .where(wanted)
    .orderBy(...newestFirst)
    .limit(limit);
  const rows = ctx.db
    .select()
    .from(workout)
    .where(wanted)
    .orderBy(...newestFirst)
    .limit(limit + 1);
  const list = batchedRead([rows, selectExercises(ctx, sql`${ids}`)], ([found, exercises]) => {
    const page = pageOf(found, limit, (row) => row.createdAt);
    const items = page.items.map((row) =>
      presentToAdmin(
        row,
        exercises.filter((exercise) => exercise.workoutId === row.id),
      ),
    );
    return { items, nextCursor: page.nextCursor };
  });
  return runRead(ctx.db, list);
}
