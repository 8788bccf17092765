import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { ExerciseDraft, Tier } from "../../contract/drafts";
import type { ImportedWorkout, importWorkoutSchema } from "../../contract/imports";
import { coachDocument } from "../../db/imports";
import { exercise } from "../../db/programs";
import { workout } from "../../db/workouts";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { madeBefore, type OnceOnly } from "../../http/idempotency";
import { createWorkout } from "../workouts/create-workout";

type Imported = { made: boolean; answer: ImportedWorkout };

/** Stores a parsed and edited workout, as a draft unless told otherwise. A retry under the same key answers the first one. */
export async function importWorkout(
  ctx: Ctx,
  input: z.output<typeof importWorkoutSchema>,
  once: OnceOnly | null,
): Promise<Imported> {
  const earlier = await madeBefore(ctx, once);
  if (earlier) return { made: false, answer: await answerAgain(ctx, Number(earlier)) };
  if (input.documentId) await refuseUnknownDocument(ctx, input.documentId);
  try {
    const { id } = await createWorkout(ctx, {
      title: input.title,
      description: input.description || null,
      durationMinutes: input.metadata?.estimatedDuration ?? null,
      exercises: input.exercises.map((each): ExerciseDraft => ({ ...each, tier: each.tier as Tier | null })),
      isPublished: input.isPublished,
      documentId: input.documentId ?? null,
      once,
    });
    return { made: true, answer: present({ id, ...input, exerciseCount: input.exercises.length }) };
  } catch (error) {
    // Of two calls under one key at once, the second finds the first one's workout.
    const made = await madeBefore(ctx, once);
    if (made) return { made: false, answer: await answerAgain(ctx, Number(made)) };
    throw error;
  }
}

async function refuseUnknownDocument(ctx: Ctx, id: string): Promise<void> {
  const known = await ctx.db
    .select({ id: coachDocument.id })
    .from(coachDocument)
    .where(and(eq(coachDocument.id, id), eq(coachDocument.kind, "workout")))
    .get();
  if (known) return;
  const message = "The document of this workout is not known. Upload it again.";
  throw new AppError("invalid", message, { issues: [{ path: "documentId", message }] });
}

async function answerAgain(ctx: Ctx, id: number): Promise<ImportedWorkout> {
  const [[row], exerciseCount] = await Promise.all([
    ctx.db.select().from(workout).where(eq(workout.id, id)),
    ctx.db.$count(exercise, eq(exercise.workoutId, id)),
  ]);
  if (!row) throw notFound("Workout");
  return present({ ...row, exerciseCount });
}

function present(row: { id: number; title: string; isPublished: boolean; exerciseCount: number }): ImportedWorkout {
  const { id, title, isPublished, exerciseCount } = row;
  return {
    message: isPublished ? "Workout imported and published." : "Workout imported as a draft.",
    workout: { id, title, isPublished, exerciseCount },
  };
}
