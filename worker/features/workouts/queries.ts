import { asc, getTableColumns, inArray, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { CalendarDate } from "../../contract/calendar";
import { exercise } from "../../db/programs";
import { workout } from "../../db/workouts";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

/** Workouts with the viewer's own latest day of each: one index entry a workout, however often it was done. */
export function selectWorkouts(ctx: Ctx) {
  const { searchText, ...shown } = getTableColumns(workout);
  const own = lastCompletedOn(memberOf(ctx.actor).user.id);
  return ctx.db.select({ ...shown, lastCompletedOn: own, comments }).from(workout);
}

/** What has been said about it. */
const comments = sql<number | null>`(select t.comment_count from training_thread t where t.workout_id = workout.id)`;

// In words, not columns: drizzle leaves the table out of the columns of a selection, and both tables have an id.
const lastCompletedOn = (userId: string | Placeholder) => sql<CalendarDate | null>`(
  select max(c.local_date) from completion c where c.user_id = ${userId} and c.workout_id = workout.id)`;

/** The same of whoever a kept query is given, for `workout`. */
export function preparedWorkoutFields() {
  const { searchText, ...shown } = getTableColumns(workout);
  return { ...shown, lastCompletedOn: lastCompletedOn(sql.placeholder("userId")) };
}

/** The exercises of the workouts whose ids the query gives, each workout's in its order. */
export function selectExercises(ctx: Ctx, ids: SQL) {
  return ctx.db
    .select()
    .from(exercise)
    .where(inArray(exercise.workoutId, ids))
    .orderBy(asc(exercise.workoutId), asc(exercise.position));
}
