import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { isoWeekday, localDate } from "../../contract/calendar";
import type { PageQuery } from "../../contract/paging";
import type { Workout } from "../../contract/workouts";
import { before, type Page, pageOf } from "../../db/cursor";
import { exercise } from "../../db/programs";
import { workout } from "../../db/workouts";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentWorkout } from "./present";

const published = and(eq(workout.isPublished, true), isNull(workout.deletedAt));

/** Published workouts: today's first (the member's weekday, else one for any day, else the newest), the others newest first. */
export async function listWorkouts(ctx: Ctx, { cursor, limit }: PageQuery): Promise<Page<Workout>> {
  const viewer = memberOf(ctx.actor);
  const weekday = isoWeekday(localDate(ctx.now, viewer.user.timeZone));
  const todaysId = ctx.db
    .select({ id: workout.id })
    .from(workout)
    .where(published)
    .orderBy(
      desc(sql`coalesce(${workout.day} = ${weekday}, 0)`),
      desc(sql`${workout.day} is null`),
      desc(workout.createdAt),
      desc(workout.id),
    )
    .limit(1);
  const [todays, others] = await ctx.db.batch([
    ctx.db
      .select()
      .from(workout)
      .where(and(published, eq(workout.id, todaysId))),
    ctx.db
      .select()
      .from(workout)
      .where(and(published, ne(workout.id, todaysId), before(cursor, workout.createdAt, workout.id)))
      .orderBy(desc(workout.createdAt), desc(workout.id))
      .limit(limit + 1),
  ]);
  // The first page gives one of its places to today's workout, which no later page repeats.
  const head = cursor ? [] : todays;
  const page = pageOf(others, limit - head.length, (row) => row.createdAt);
  const rows = [...head, ...page.items];
  const ids = JSON.stringify(rows.map((row) => row.id));
  const exercises = await ctx.db
    .select()
    .from(exercise)
    .where(sql`${exercise.workoutId} in (select value from json_each(${ids}))`)
    .orderBy(asc(exercise.workoutId), asc(exercise.position));
  const items = rows.map((row) => {
    const own = exercises.filter((e) => e.workoutId === row.id);
    return presentWorkout(row, own, !viewer.mayTrain);
  });
  return { items, nextCursor: page.nextCursor };
}
