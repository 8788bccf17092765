import { and, eq, sql } from "drizzle-orm";
import type { AdminWorkout, WorkoutChange } from "../../contract/admin-workouts";
import { STALE_WORKOUT } from "../../contract/workouts-limits";
import { runReads } from "../../db/batched-read";
import { living } from "../../db/soft-delete";
import { workout } from "../../db/workouts";
import { notFound, staleSave } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { nextInstant } from "../../write/unchanged";
import { writing } from "../../write/writing";
import { refuseDrafter } from "../desk/drafting";
import { withoutCopyMark } from "../programs/copy-mark";
import { changeCover } from "./cover";
import { mergeExercises } from "./merge-exercises";
import { selectExercises } from "./queries";
import { adminWorkout } from "./read-admin-workout";
import { saveExercises } from "./save-exercises";

type Row = typeof workout.$inferSelect;

/** Changes a workout; omitted fields stay. Throws if the change was made on an outdated state. */
export async function changeWorkout(ctx: Ctx, id: number, input: WorkoutChange): Promise<AdminWorkout> {
  const isThisWorkout = and(eq(workout.id, id), living(workout));
  const {
    before: [before],
    stored,
  } = await runReads(ctx.db, {
    before: ctx.db.select().from(workout).where(isThisWorkout),
    stored: selectExercises(ctx, sql`(${id})`),
  });
  if (!before) throw notFound("Workout");
  const { updatedAt: seen, exercises, ...change } = input;
  const stale = staleSave(before.title, STALE_WORKOUT);
  if (seen !== undefined && new Date(seen).getTime() !== before.updatedAt.getTime()) throw stale;
  const after = applied(before, change, ctx.now);
  refuseDrafter(ctx, before.isPublished || after.isPublished);
  const cover = await changeCover(ctx, id, before.thumbnailUrl, after.thumbnailUrl);
  const write = writing(ctx, {
    unchanged: { table: workout, row: before, living: living(workout), missing: notFound("Workout"), stale },
  });
  const fields = Object.keys({ ...change, ...(exercises && { exercises }) });
  audit(write, actionOf(before, after), `workout:${id}`, { fields });
  write.addAll(cover);
  if (exercises) saveExercises(write, id, mergeExercises(stored, exercises));
  write.add(ctx.db.update(workout).set(after).where(isThisWorkout));
  const saved = write.read(adminWorkout(ctx, sql`${id}`));
  return (await write.commit()).of(saved);
}

function applied(before: Row, { duration, ...change }: Omit<WorkoutChange, "updatedAt" | "exercises">, now: Date) {
  const provided = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const { id: _, searchText: __, ...columns } = before;
  return {
    ...columns,
    ...(provided as Partial<Row>),
    ...(duration === undefined ? {} : { durationMinutes: duration }),
    ...((change.isPublished ?? before.isPublished) ? { title: withoutCopyMark(change.title ?? before.title) } : {}),
    updatedAt: nextInstant(now, before.updatedAt),
  };
}

function actionOf(before: Row, after: { isPublished: boolean }): string {
  if (before.isPublished === after.isPublished) return "workout.change";
  return after.isPublished ? "workout.publish" : "workout.unpublish";
}
