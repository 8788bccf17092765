import type { AdminWorkout } from "../../contract/admin-workouts";
import type { ExerciseDraft } from "../../contract/drafts";
import { WORKOUT_LIMITS } from "../../contract/imports-limits";
import type { Ctx } from "../../http/context";
import type { OnceOnly } from "../../http/idempotency";
import { makeOnce } from "../../write/once";
import { createWorkout } from "./create-workout";
import { readAdminWorkout } from "./read-admin-workout";

const MARK = " (copy)";

/** Copies a workout as a draft. A retry under the same key returns the first copy. */
export async function duplicateWorkout(ctx: Ctx, id: number, once: OnceOnly | null) {
  return makeOnce(ctx, once, {
    make: () => copyWorkout(ctx, id, once),
    find: (copy) => readAdminWorkout(ctx, Number(copy)),
  });
}

async function copyWorkout(ctx: Ctx, id: number, once: OnceOnly | null): Promise<AdminWorkout> {
  const { title, description, duration, intensity, focus, videoUrl, thumbnailUrl, day, exercises } =
    await readAdminWorkout(ctx, id);
  return createWorkout(ctx, {
    title: title.slice(0, WORKOUT_LIMITS.title - MARK.length) + MARK,
    description,
    durationMinutes: duration,
    intensity,
    focus,
    videoUrl,
    thumbnailUrl,
    day,
    exercises: exercises.map(({ id: _, ...exercise }) => exercise as ExerciseDraft),
    isPublished: false,
    documentId: null,
    once,
    action: "workout.duplicate",
    copyOf: id,
  });
}
