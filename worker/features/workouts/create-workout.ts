import { sql } from "drizzle-orm";
import type { ExerciseDraft } from "../../contract/drafts";
import { workout } from "../../db/workouts";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { type OnceOnly, rememberCall } from "../../http/idempotency";
import { insertExercises } from "../exercises/insert-exercises";
import { rememberVideos } from "../exercises/remember-videos";

type NewWorkout = {
  title: string;
  description: string | null;
  durationMinutes: number | null;
  exercises: ExerciseDraft[];
  isPublished: boolean;
  documentId: string | null;
  once: OnceOnly | null;
};

/** Stores a workout with its exercises, all of it or nothing. */
export async function createWorkout(ctx: Ctx, { exercises, once, ...row }: NewWorkout): Promise<{ id: number }> {
  const { db, now } = ctx;
  const newWorkout = sql`(select max(${workout.id}) from ${workout})`;
  const [[created]] = await db.batch([
    db
      .insert(workout)
      .values({ ...row, createdAt: now, updatedAt: now })
      .returning({ id: workout.id }),
    ...rememberCall(ctx, once, newWorkout),
    ...insertExercises(ctx, {
      workout: newWorkout,
      rows: exercises.map((exercise, position) => ({ ...exercise, position })),
    }),
    ...rememberVideos(ctx, exercises),
    auditRow(db, {
      at: now,
      actorId: memberOf(ctx.actor).user.id,
      action: "workout.import",
      subject: sql<string>`'workout:' || ${newWorkout}`,
      detail: { documentId: row.documentId, title: row.title, isPublished: row.isPublished },
    }),
  ]);
  if (!created) throw new Error("the workout was not inserted");
  return created;
}
