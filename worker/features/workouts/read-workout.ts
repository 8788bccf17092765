import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Workout } from "../../contract/workouts";
import { batchedRead, runRead } from "../../db/batched-read";
import { prepared } from "../../db/prepared-query";
import { exercise } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { workout } from "../../db/workouts";
import { hasRight } from "../../http/actor";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { published } from "./policy";
import { presentWorkout } from "./present";
import { comments, exercisesOf, isUnknown, keptWorkouts, preparedWorkoutFields } from "./queries";

export function readWorkout(ctx: Ctx, id: number): Promise<Workout> {
  const viewer = memberOf(ctx.actor);
  const kept = keptWorkouts(ctx.now);
  const { found, exercises } = hasRight(viewer, "weeks") ? forStaff : forMembers;
  const given = { id, userId: viewer.user.id, kept: kept.states };
  const read = batchedRead([found(ctx.db, given), exercises(ctx.db, given)], ([[row], rows]) => {
    if (!row) throw notFound("Workout");
    return presentWorkout(row, exercisesOf(row, rows, kept), !viewer.mayTrain);
  });
  return runRead(ctx.db, read);
}

const forMembers = byId(published);
const forStaff = byId(living(workout));

function byId(visible: SQL | undefined) {
  const isAsked = and(eq(workout.id, sql.placeholder("id")), visible);
  return {
    found: prepared({ ...preparedWorkoutFields(), comments }, (select) => select.from(workout).where(isAsked)),
    exercises: prepared(getTableColumns(exercise), (select) =>
      select
        .from(workout)
        .innerJoin(exercise, eq(exercise.workoutId, workout.id))
        .where(and(isAsked, isUnknown))
        .orderBy(asc(exercise.position)),
    ),
  };
}
