import { and, eq, isNull, sql } from "drizzle-orm";
import type { AdminWorkout, WorkoutChange } from "../../contract/admin-workouts";
import { STALE_WORKOUT } from "../../contract/workouts-limits";
import { workout } from "../../db/workouts";
import { notFound, staleSave } from "../../http/app-error";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { withoutCopyMark } from "../programs/copy-mark";
import { changeCover } from "./cover";
import { mergeExercises } from "./merge-exercises";
import { selectExercises } from "./queries";
import { adminWorkout } from "./read-admin-workout";
import { saveExercises } from "./save-exercises";

type Row = typeof workout.$inferSelect;

/** Changes a workout; what is left out stays. Refuses a change that was made on an older state than the stored one. */
export async function changeWorkout(ctx: Ctx, id: number, input: WorkoutChange): Promise<AdminWorkout> {
  const living = and(eq(workout.id, id), isNull(workout.deletedAt));
  const [[before], stored] = await ctx.db.batch([
    ctx.db.select().from(workout).where(living),
    selectExercises(ctx, sql`(${id})`),
  ]);
  if (!before) throw notFound("Workout");
  const { updatedAt: seen, exercises, ...change } = input;
  if (seen !== undefined && new Date(seen).getTime() !== before.updatedAt.getTime())
    throw staleSave(before.title, STALE_WORKOUT);
  const after = applied(before, change, ctx.now);
  const cover = await changeCover(ctx, id, before.thumbnailUrl, after.thumbnailUrl);
  const written = adminWorkout(ctx, sql`${id}`);
  // Names nothing when the workout has changed since it was read: the log's subject is not null, so the whole batch fails.
  const unchanged = sql<string>`(select 'workout:' || id from ${workout} where ${living}
    and ${workout.updatedAt} = ${before.updatedAt.getTime()})`;
  try {
    const answers = await ctx.db.batch([
      auditRow(ctx.db, {
        at: ctx.now,
        actorId: memberOf(ctx.actor).user.id,
        action: actionOf(before, after),
        subject: unchanged,
        detail: { fields: Object.keys({ ...change, ...(exercises && { exercises }) }) },
      }),
      ...cover,
      ...(exercises ? saveExercises(ctx, id, mergeExercises(stored, exercises)) : []),
      ctx.db.update(workout).set(after).where(living),
      ...written.statements,
    ]);
    return written.answer(answers.slice(-written.statements.length));
  } catch (error) {
    const now = await ctx.db.select({ updatedAt: workout.updatedAt }).from(workout).where(living).get();
    if (!now) throw notFound("Workout");
    if (now.updatedAt.getTime() !== before.updatedAt.getTime()) throw staleSave(before.title, STALE_WORKOUT);
    throw error;
  }
}

function applied(before: Row, { duration, ...change }: Omit<WorkoutChange, "updatedAt" | "exercises">, now: Date) {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const { id: _, searchText: __, ...columns } = before;
  return {
    ...columns,
    ...(given as Partial<Row>),
    ...(duration === undefined ? {} : { durationMinutes: duration }),
    ...((change.isPublished ?? before.isPublished) ? { title: withoutCopyMark(change.title ?? before.title) } : {}),
    // Always another instant, because a form names by it the state that it was filled from.
    updatedAt: new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1)),
  };
}

function actionOf(before: Row, after: { isPublished: boolean }): string {
  if (before.isPublished === after.isPublished) return "workout.change";
  return after.isPublished ? "workout.publish" : "workout.unpublish";
}
