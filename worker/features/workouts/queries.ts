import { asc, getTableColumns, inArray, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { CalendarDate } from "../../contract/calendar";
import { exercise } from "../../db/programs";
import { workout } from "../../db/workouts";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

/** Selects workouts with the viewer's latest day of each: one index entry a workout. */
export function selectWorkouts(ctx: Ctx) {
  const { searchText, ...shown } = getTableColumns(workout);
  const own = lastCompletedOn(memberOf(ctx.actor).user.id);
  return ctx.db.select({ ...shown, lastCompletedOn: own, comments }).from(workout);
}

/** The number of comments. */
const comments = sql<number | null>`(select t.comment_count from training_thread t where t.workout_id = workout.id)`;

// Raw SQL: drizzle omits the table of a selection's columns, and both tables have an id.
const lastCompletedOn = (userId: string | Placeholder) => sql<CalendarDate | null>`(
  select max(c.local_date) from completion c where c.user_id = ${userId} and c.workout_id = workout.id)`;

/** Same columns for a prepared query. */
export function preparedWorkoutFields() {
  const { searchText, ...shown } = getTableColumns(workout);
  return { ...shown, lastCompletedOn: lastCompletedOn(sql.placeholder("userId")) };
}

/** Selects the exercises of the workouts that a query selects, in order. */
export function selectExercises(ctx: Ctx, ids: SQL) {
  return ctx.db
    .select()
    .from(exercise)
    .where(inArray(exercise.workoutId, ids))
    .orderBy(asc(exercise.workoutId), asc(exercise.position));
}
