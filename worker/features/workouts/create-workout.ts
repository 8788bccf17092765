import { sql } from "drizzle-orm";
import type { AdminWorkout } from "../../contract/admin-workouts";
import type { ExerciseDraft } from "../../contract/drafts";
import { workout } from "../../db/workouts";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { type OnceOnly, rememberCall } from "../../http/idempotency";
import { insertExercises } from "../exercises/insert-exercises";
import { rememberExercises } from "../exercises/library/remember-exercises";
import { claimCover, shareCover } from "./cover";
import { adminWorkout } from "./read-admin-workout";

type NewWorkout = {
  title: string;
  description: string | null;
  durationMinutes: number | null;
  intensity?: string | null;
  focus?: string | null;
  videoUrl?: string | null;
  thumbnailUrl?: string | null;
  day?: number | null;
  exercises: ExerciseDraft[];
  isPublished: boolean;
  documentId: string | null;
  once: OnceOnly | null;
  /** What the audit log calls it. */
  action: "workout.import" | "workout.create" | "workout.duplicate";
  /** The workout it is a copy of, which shares its cover. */
  copyOf?: number;
};

/** Stores a workout with its exercises, all of it or nothing. */
export async function createWorkout(
  ctx: Ctx,
  { exercises, once, action, copyOf, ...row }: NewWorkout,
): Promise<AdminWorkout> {
  const { db, now } = ctx;
  const newWorkout = sql`(select max(${workout.id}) from ${workout})`;
  const cover =
    copyOf === undefined
      ? await claimCover(ctx, row.thumbnailUrl ?? null, newWorkout)
      : [shareCover(ctx, copyOf, newWorkout)];
  const written = adminWorkout(ctx, newWorkout);
  const answers = await db.batch([
    db.insert(workout).values({ ...row, createdAt: now, updatedAt: now }),
    ...cover,
    ...rememberCall(ctx, once, newWorkout),
    ...insertExercises(ctx, {
      workout: newWorkout,
      rows: exercises.map((exercise, position) => ({ ...exercise, position })),
    }),
    ...rememberExercises(ctx, exercises),
    auditRow(db, {
      at: now,
      actorId: memberOf(ctx.actor).user.id,
      action,
      subject: sql<string>`'workout:' || ${newWorkout}`,
      detail: {
        title: row.title,
        isPublished: row.isPublished,
        ...(row.documentId ? { documentId: row.documentId } : {}),
        ...(copyOf === undefined ? {} : { copyOf }),
      },
    }),
    ...written.statements,
  ]);
  return written.answer(answers.slice(-written.statements.length));
}
