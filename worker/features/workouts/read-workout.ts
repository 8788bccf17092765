import { and, eq, sql } from "drizzle-orm";
import type { Workout } from "../../contract/workouts";
import { batchedRead, runRead } from "../../db/batched-read";
import { workout } from "../../db/workouts";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { visibleTo } from "./policy";
import { presentWorkout } from "./present";
import { selectExercises, selectWorkouts } from "./queries";

export function readWorkout(ctx: Ctx, id: number): Promise<Workout> {
  const viewer = memberOf(ctx.actor);
  const found = batchedRead(
    [selectWorkouts(ctx).where(and(eq(workout.id, id), visibleTo(viewer))), selectExercises(ctx, sql`(${id})`)],
    ([[row], exercises]) => {
      if (!row) throw notFound("Workout");
      return presentWorkout(row, exercises, !viewer.mayTrain);
    },
  );
  return runRead(ctx.db, found);
}
