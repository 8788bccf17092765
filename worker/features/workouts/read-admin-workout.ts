import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AdminWorkout } from "../../contract/admin-workouts";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { living } from "../../db/soft-delete";
import { workout } from "../../db/workouts";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { presentToAdmin } from "./present-admin";
import { selectExercises } from "./queries";

export function readAdminWorkout(ctx: Ctx, id: number): Promise<AdminWorkout> {
  return runRead(ctx.db, adminWorkout(ctx, sql`${id}`));
}

/** Returns the read of a workout for admins; a batch that changes a workout can end with it. */
export function adminWorkout(ctx: Ctx, id: SQL): BatchedRead<AdminWorkout> {
  const row = ctx.db
    .select()
    .from(workout)
    .where(and(eq(workout.id, id), living(workout)));
  return batchedRead([row, selectExercises(ctx, sql`(${id})`)], ([[found], exercises]) => {
    if (!found) throw notFound("Workout");
    return presentToAdmin(found, exercises);
  });
}
