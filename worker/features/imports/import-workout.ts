import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { ExerciseDraft, Tier } from "../../contract/drafts";
import type { ImportedWorkout, importWorkoutSchema } from "../../contract/imports";
import { coachDocument } from "../../db/imports";
import { exercise } from "../../db/programs";
import { workout } from "../../db/workouts";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import type { OnceOnly } from "../../http/idempotency";
import { type Made, madeBefore, makeOnce } from "../../write/once";
import { createWorkout } from "../workouts/create-workout";
import { refuseIfRulesBlock } from "./validation/at-import";
import { workoutSubject } from "./validation/subject";

/** Stores an edited workout, a draft by default. A retry under the same key returns the first one. */
export async function importWorkout(
  ctx: Ctx,
  input: z.output<typeof importWorkoutSchema>,
  once: OnceOnly | null,
): Promise<Made<ImportedWorkout>> {
  const [earlier, known] = await Promise.all([madeBefore(ctx, once), isWorkoutDocument(ctx, input.documentId)]);
  return makeOnce(ctx, once, {
    earlier,
    find: (id) => answerAgain(ctx, Number(id)),
    make: async () => {
      if (!known) throw unknownDocument();
      const exercises = input.exercises.map((each): ExerciseDraft => ({ ...each, tier: each.tier as Tier | null }));
      await refuseIfRulesBlock(ctx, workoutSubject({ ...input, description: input.description ?? null, exercises }));
      const durationMinutes = input.metadata?.estimatedDuration ?? null;
      const { id } = await createWorkout(ctx, {
        title: input.title,
        description: input.description || null,
        durationMinutes,
        exercises,
        isPublished: input.isPublished,
        documentId: input.documentId || null,
        once,
        action: "workout.import",
      });
      return present({ id, ...input, durationMinutes, exerciseCount: input.exercises.length });
    },
  });
}

async function isWorkoutDocument(ctx: Ctx, id: string | null | undefined): Promise<boolean> {
  if (!id) return true;
  const ofId = and(eq(coachDocument.id, id), eq(coachDocument.kind, "workout"));
  return (await ctx.db.$count(coachDocument, ofId)) > 0;
}

function unknownDocument(): AppError {
  const message = "The document of this workout is not known. Upload it again.";
  return new AppError("invalid", message, { issues: [{ path: "documentId", message }] });
}

async function answerAgain(ctx: Ctx, id: number): Promise<ImportedWorkout> {
  const [[row], exerciseCount] = await Promise.all([
    ctx.db.select().from(workout).where(eq(workout.id, id)),
    ctx.db.$count(exercise, eq(exercise.workoutId, id)),
  ]);
  if (!row) throw notFound("Workout");
  return present({ ...row, exerciseCount });
}

type Stored = Pick<typeof workout.$inferSelect, "id" | "title" | "isPublished" | "durationMinutes">;

function present(row: Stored & { exerciseCount: number }): ImportedWorkout {
  const { id, title, isPublished, exerciseCount, durationMinutes: duration } = row;
  return {
    message: isPublished ? "Workout imported and published." : "Workout imported as a draft.",
    workout: { id, title, isPublished, exerciseCount, duration },
  };
}
