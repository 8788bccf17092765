import { sql } from "drizzle-orm";
import type { AdminWorkout } from "../../contract/admin-workouts";
import type { ExerciseDraft } from "../../contract/drafts";
import { workout } from "../../db/workouts";
import type { Ctx } from "../../http/context";
import type { OnceOnly } from "../../http/idempotency";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { refuseDrafter } from "../desk/drafting";
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
  /** The action in the audit log. */
  action: "workout.import" | "workout.create" | "workout.duplicate";
  /** The original of a duplicate, which shares its cover. */
  copyOf?: number;
};

/** Stores a workout with its exercises, all or nothing. */
export async function createWorkout(
  ctx: Ctx,
  { exercises, once, action, copyOf, ...row }: NewWorkout,
): Promise<AdminWorkout> {
  const { db, now } = ctx;
  refuseDrafter(ctx, row.isPublished);
  const newWorkout = sql`(select max(${workout.id}) from ${workout})`;
  const cover =
    copyOf === undefined
      ? await claimCover(ctx, row.thumbnailUrl ?? null, newWorkout)
      : [shareCover(ctx, copyOf, newWorkout)];
  const write = writing(ctx, { once, made: newWorkout });
  write.add(db.insert(workout).values({ ...row, createdAt: now, updatedAt: now }));
  write.addAll(cover);
  const rows = exercises.map((exercise, position) => ({ ...exercise, position }));
  write.addAll(insertExercises(ctx, { workout: newWorkout, rows }));
  rememberExercises(write, exercises);
  audit(write, action, ["workout", newWorkout], {
    title: row.title,
    isPublished: row.isPublished,
    ...(row.documentId ? { documentId: row.documentId } : {}),
    ...(copyOf === undefined ? {} : { copyOf }),
  });
  const made = write.read(adminWorkout(ctx, newWorkout));
  return (await write.commit()).of(made);
}
