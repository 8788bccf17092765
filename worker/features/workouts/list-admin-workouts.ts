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

/** All workouts with their exercises, drafts too, newest first; or those that were deleted and can be brought back. */
export function listAdminWorkouts(
  ctx: Ctx,
  { deleted, cursor, limit }: PageQuery & { deleted: boolean },
): Promise<Page<AdminWorkout>> {
  const wanted = and(
    deleted ? restorable(workout, ctx.now) : living(workout),
    olderThan(cursor, workout.createdAt, workout.id),
  );
  // The plus keeps SQLite from going through all workouts in their order to find the few that were deleted.
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
