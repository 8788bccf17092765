import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Workout } from "../../contract/workouts";
import { batchedRead, runRead } from "../../db/batched-read";
import { prepared } from "../../db/prepared-query";
import { living } from "../../db/soft-delete";
import { workout } from "../../db/workouts";
import { hasRight } from "../../http/actor";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { published } from "./policy";
import { presentWorkout } from "./present";
import { comments, keptWorkouts, preparedWorkoutFields, workoutState } from "./queries";

export function readWorkout(ctx: Ctx, id: number): Promise<Workout> {
  const viewer = memberOf(ctx.actor);
  const kept = keptWorkouts(ctx.now);
  const query = hasRight(viewer, "weeks") ? forStaff : forMembers;
  const found = batchedRead([query(ctx.db, { id, userId: viewer.user.id, kept: kept.states })], ([[row]]) => {
    if (!row) throw notFound("Workout");
    return presentWorkout(row, kept.rowsOf(workoutState(row), row.exercises), !viewer.mayTrain);
  });
  return runRead(ctx.db, found);
}

const byId = (visible: SQL | undefined) =>
  prepared({ ...preparedWorkoutFields(), comments }, (select) =>
    select.from(workout).where(and(eq(workout.id, sql.placeholder("id")), visible)),
  );

const forMembers = byId(published);
const forStaff = byId(living(workout));
