import { and, desc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { isoWeekday, localDate } from "../../contract/calendar";
import type { Workout, WorkoutQuery } from "../../contract/workouts";
import { olderThan, type Page, pageOf } from "../../db/cursor";
import { fold } from "../../db/folded";
import { ask, type Reading, reading } from "../../db/reading";
import { workout } from "../../db/workouts";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { published } from "./policy";
import { presentWorkout } from "./present";
import { selectExercises, selectWorkouts } from "./queries";

/** A cursor that is later than anything: the others from their first one on. */
const FROM_THE_NEWEST = "999999999999999.0";

/** Published workouts: today's first (the member's weekday, else one for any day, else the newest), the others newest first. */
export function listWorkouts(ctx: Ctx, wanted: WorkoutQuery): Promise<Page<Workout>> {
  return ask(ctx.db, workoutList(ctx, wanted));
}

/** The list as a reading, so that the dashboard can take it along. */
export function workoutList(ctx: Ctx, { cursor, limit, ...wanted }: WorkoutQuery): Reading<Page<Workout>> {
  const viewer = memberOf(ctx.actor);
  const weekday = isoWeekday(localDate(ctx.now, viewer.user.timeZone));
  const newestFirst = [desc(workout.createdAt), desc(workout.id)] as const;
  // Each is one step in an index; sorting all workouts by how well they fit would read them all.
  const newest = (which?: SQL) =>
    ctx.db
      .select({ id: workout.id })
      .from(workout)
      .where(and(published, which))
      .orderBy(...newestFirst)
      .limit(1);
  const todaysId = sql`coalesce(${newest(eq(workout.day, weekday))}, ${newest(isNull(workout.day))}, ${newest()})`;
  const matching = and(published, matches(wanted));
  const todays = cursor ? sql`false` : and(matching, eq(workout.id, todaysId));
  const others = and(matching, ne(workout.id, todaysId), olderThan(cursor, workout.createdAt, workout.id));
  const otherIds = ctx.db
    .select({ id: workout.id })
    .from(workout)
    .where(others)
    .orderBy(...newestFirst)
    .limit(limit + 1);
  return reading(
    [
      selectWorkouts(ctx).where(todays),
      selectWorkouts(ctx)
        .where(others)
        .orderBy(...newestFirst)
        .limit(limit + 1),
      selectExercises(
        ctx,
        sql`(select ${workout.id} from ${workout} where ${todays} union all select * from ${otherIds})`,
      ),
    ],
    ([head, found, exercises]) => {
      // The first page gives one of its places to today's workout, which no later page repeats.
      const page = pageOf(found, limit - head.length, (row) => row.createdAt);
      const items = [...head, ...page.items].map((row) => {
        const own = exercises.filter((e) => e.workoutId === row.id);
        return presentWorkout(row, own, !viewer.mayTrain);
      });
      const headAlone = page.items.length === 0 && found.length > 0;
      return { items, nextCursor: headAlone ? FROM_THE_NEWEST : page.nextCursor };
    },
  );
}

type Filters = Omit<WorkoutQuery, "cursor" | "limit">;

function matches({ search, focus, intensity, minDuration, maxDuration }: Filters): SQL | undefined {
  const is = (column: typeof workout.focus | typeof workout.intensity, value: string) =>
    sql`lower(trim(${column})) = lower(${value})`;
  return and(
    // Not LIKE: D1 refuses patterns of more than 50 bytes (developers.cloudflare.com/d1/platform/limits).
    search ? sql`instr(${workout.searchText}, ${fold(search)}) > 0` : undefined,
    focus ? is(workout.focus, focus) : undefined,
    intensity ? is(workout.intensity, intensity) : undefined,
    minDuration === undefined ? undefined : sql`${workout.durationMinutes} >= ${minDuration}`,
    maxDuration === undefined ? undefined : sql`${workout.durationMinutes} <= ${maxDuration}`,
  );
}
