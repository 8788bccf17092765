import { asc, getTableColumns, inArray, not, type SQL, sql } from "drizzle-orm";
import type { CalendarDate } from "../../contract/calendar";
import { type ExerciseRow, exercise } from "../../db/programs";
import { workout } from "../../db/workouts";
import type { Ctx } from "../../http/context";
import { isKept, keepExercises } from "../exercises/kept-exercises";

/** The number of comments. */
export const comments = sql<
  number | null
>`(select t.comment_count from training_thread t where t.workout_id = workout.id)`;

// Raw SQL: drizzle omits the table of a selection's columns, and both tables have an id.
const lastCompletedOn = sql<CalendarDate | null>`(
  select max(c.local_date) from completion c where c.user_id = ${sql.placeholder("userId")} and c.workout_id = workout.id)`;

/** Identifies a state of a workout's exercises: each change sets another instant. `stateOf` is the same for a row. */
const STATE = sql`${workout.id} || '.' || ${workout.updatedAt}`;
const stateOf = ({ id, updatedAt }: { id: number; updatedAt: Date }) => `${id}.${updatedAt.getTime()}`;
export const keptWorkouts = keepExercises(60);
/** Condition: the exercises of the workout's current state are not cached. */
export const isUnknown = not(isKept(STATE));

/** Selects workouts with the viewer's latest day of each: one index entry a workout. */
export function preparedWorkoutFields() {
  const { searchText, ...shown } = getTableColumns(workout);
  return { ...shown, lastCompletedOn, isCached: isKept(STATE) };
}

type Found = { id: number; updatedAt: Date; isCached: boolean };

/** Returns a workout's exercises, from those that were read or from the cache. */
export function exercisesOf(found: Found, read: ExerciseRow[], kept: ReturnType<typeof keptWorkouts>): ExerciseRow[] {
  const own = found.isCached ? null : read.filter(({ workoutId }) => workoutId === found.id);
  return kept.rowsOf(stateOf(found), own);
}

/** Selects the exercises of the workouts that a query selects, in order. */
export function selectExercises(ctx: Ctx, ids: SQL) {
  return ctx.db
    .select()
    .from(exercise)
    .where(inArray(exercise.workoutId, ids))
    .orderBy(asc(exercise.workoutId), asc(exercise.position));
}
