import { and, eq } from "drizzle-orm";
import type { CompletionResult } from "../../contract/progress";
import { batchedRead, runReads } from "../../db/batched-read";
import { workout } from "../../db/workouts";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { consume, type RateLimit } from "../../http/rate-limit";
import { recordedUnder, recordWorkout } from "../progress/record-completion";
import { visibleTo } from "./policy";

type Input = {
  workoutId: number;
  duration?: number | undefined;
  notes?: string | null | undefined;
  notesPrivate?: boolean | undefined;
  effort?: number | null | undefined;
  completedAt?: string | undefined;
  /** The client's key for this completion: with it, it counts once. */
  key: string | null;
};

/** More than a device hands in after days offline; without a key, each call stores a row. */
const COMPLETE: RateLimit = {
  name: "workout-complete",
  calls: 120,
  seconds: 600,
  refusal: "You have completed a lot just now.",
};

/** Records that a member has done a workout they may see. */
export async function completeWorkout(ctx: Ctx, input: Input): Promise<CompletionResult> {
  const visible = ctx.db
    .select({ title: workout.title })
    .from(workout)
    .where(and(eq(workout.id, input.workoutId), visibleTo(ctx.actor)));
  const { earlier, found } = await runReads(ctx.db, {
    earlier: recordedUnder(ctx, input),
    found: batchedRead([visible], ([[row]]) => row ?? null),
  });
  // A retry is answered even after the coach has deleted the workout.
  if (earlier) return earlier;
  if (!found) throw notFound("Workout");
  await consume(ctx.env, COMPLETE, "account", memberOf(ctx.actor).user.id, ctx.now);
  return recordWorkout(ctx, {
    workoutId: input.workoutId,
    title: found.title,
    durationMinutes: input.duration ?? null,
    notes: input.notes || null,
    notesPrivate: input.notesPrivate ?? false,
    effort: input.effort ?? null,
    completedAt: input.completedAt,
    key: input.key,
  });
}
