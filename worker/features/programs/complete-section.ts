import { and, eq } from "drizzle-orm";
import type { ColumnType } from "../../contract/drafts";
import type { CompletionResult } from "../../contract/progress";
import { dailyWorkout, weeklyProgram } from "../../db/programs";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { recordSection } from "../progress/record-completion";
import { visibleTo } from "./policy";

type Input = {
  dailyWorkoutId: number;
  workoutType: ColumnType;
  duration?: number | undefined;
  notes?: string | null | undefined;
  notesPrivate?: boolean | undefined;
  effort?: number | null | undefined;
  completedAt?: string | undefined;
};

/** Records that a member has trained a section of a day they may see. */
export async function completeSection(ctx: Ctx, input: Input): Promise<CompletionResult> {
  const day = await ctx.db
    .select({ id: dailyWorkout.id, title: dailyWorkout.title })
    .from(dailyWorkout)
    .innerJoin(weeklyProgram, eq(weeklyProgram.id, dailyWorkout.programId))
    .where(and(eq(dailyWorkout.id, input.dailyWorkoutId), visibleTo(ctx.actor, ctx.now)))
    .get();
  if (!day) throw notFound("Workout");
  return recordSection(ctx, {
    dailyWorkoutId: day.id,
    columnType: input.workoutType,
    title: day.title,
    durationMinutes: input.duration ?? null,
    notes: input.notes || null,
    notesPrivate: input.notesPrivate ?? false,
    effort: input.effort ?? null,
    completedAt: input.completedAt,
  });
}
