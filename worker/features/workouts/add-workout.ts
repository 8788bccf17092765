import type { AdminWorkout, NewWorkout } from "../../contract/admin-workouts";
import type { ExerciseDraft } from "../../contract/drafts";
import { NO_EXERCISE } from "../../contract/exercise-fields";
import type { Ctx } from "../../http/context";
import type { OnceOnly } from "../../http/idempotency";
import { type Made, makeOnce } from "../../write/once";
import { onlyDrafts } from "../desk/drafting";
import { createWorkout } from "./create-workout";
import { readAdminWorkout } from "./read-admin-workout";

/**
 * Stores a workout written by the coach, published by default; a drafting helper's is a draft. A retry under its key
 * returns the first.
 */
export async function addWorkout(ctx: Ctx, input: NewWorkout, once: OnceOnly | null): Promise<Made<AdminWorkout>> {
  const { duration = null, exercises = [], description = null, isPublished = !onlyDrafts(ctx), ...said } = input;
  return makeOnce(ctx, once, {
    make: () =>
      createWorkout(ctx, {
        ...said,
        description,
        isPublished,
        durationMinutes: duration,
        exercises: exercises.map(({ id, ...exercise }) => ({ ...NO_EXERCISE, ...exercise }) as ExerciseDraft),
        documentId: null,
        once,
        action: "workout.create",
      }),
    find: (id) => readAdminWorkout(ctx, Number(id)),
  });
}
