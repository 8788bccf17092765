import { asc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { CalendarDate } from "../../contract/calendar";
import { rowsWithin } from "../../db/prepared-query";
import { exercise } from "../../db/programs";
import { workout } from "../../db/workouts";
import type { Ctx } from "../../http/context";
import { isKept, keepExercises } from "../exercises/kept-exercises";

/** What has been said about it. */
export const comments = sql<
  number | null
>`(select t.comment_count from training_thread t where t.workout_id = workout.id)`;

// In words, not columns: drizzle leaves the table out of the columns of a selection, and both tables have an id.
const lastCompletedOn = sql<CalendarDate | null>`(
  select max(c.local_date) from completion c where c.user_id = ${sql.placeholder("userId")} and c.workout_id = workout.id)`;

/** What a workout's exercises are the same by: every change of them is another instant; `workoutState` says it of a row. */
const STATE = sql`${workout.id} || '.' || ${workout.updatedAt}`;
export const workoutState = ({ id, updatedAt }: { id: number; updatedAt: Date }) => `${id}.${updatedAt.getTime()}`;
export const keptWorkouts = keepExercises(60);

/** Workouts with the viewer's own latest day of each, one index entry a workout, however often it was done; and their exercises. */
export function preparedWorkoutFields() {
  const { searchText, ...shown } = getTableColumns(workout);
  const exercises = rowsWithin(
    getTableColumns(exercise),
    (select) => select.from(exercise).where(eq(exercise.workoutId, workout.id)).orderBy(asc(exercise.position)),
    isKept(STATE),
  );
  return { ...shown, lastCompletedOn, exercises };
}

/** The exercises of the workouts whose ids the query gives, each workout's in its order. */
export function selectExercises(ctx: Ctx, ids: SQL) {
  return ctx.db
    .select()
    .from(exercise)
    .where(inArray(exercise.workoutId, ids))
    .orderBy(asc(exercise.workoutId), asc(exercise.position));
}
