import { and, eq, isNull, sql } from "drizzle-orm";
import type { ProgramChange, ProgramSummary } from "../../contract/programs";
import { dailyWorkout, exercise, weeklyProgram } from "../../db/programs";
import { AppError, notFound } from "../../http/app-error";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentSummary } from "./present";

/** Changes details, dates or publication; what is left out stays. */
export async function changeProgram(ctx: Ctx, id: number, change: ProgramChange): Promise<ProgramSummary> {
  const living = and(eq(weeklyProgram.id, id), isNull(weeklyProgram.deletedAt));
  const before = await ctx.db.select().from(weeklyProgram).where(living).get();
  if (!before) throw notFound("Weekly program");
  const after = { ...before, ...change };
  if (after.startDate > after.endDate) {
    const message = "The program has to end on or after the day it starts.";
    throw new AppError("invalid", message, { issues: [{ path: "endDate", message }] });
  }
  if (change.isPublished) await refuseInvalid(ctx, id);
  const [[saved]] = await ctx.db.batch([
    ctx.db
      .update(weeklyProgram)
      .set({ ...change, updatedAt: ctx.now })
      .where(living)
      .returning(),
    auditRow(ctx.db, {
      at: ctx.now,
      actorId: memberOf(ctx.actor).user.id,
      action: actionOf(change),
      subject: `weekly_program:${id}`,
      detail: { fields: Object.keys(change) },
    }),
  ]);
  if (!saved) throw notFound("Weekly program");
  return presentSummary(saved);
}

/** A week without exercises, or with one that has no name, is nothing a member could train. */
async function refuseInvalid(ctx: Ctx, id: number): Promise<void> {
  const counted = await ctx.db
    .select({
      exercises: sql<number>`count(*)`,
      nameless: sql<number>`coalesce(sum(trim(${exercise.name}) = ''), 0)`,
    })
    .from(exercise)
    .innerJoin(dailyWorkout, eq(dailyWorkout.id, exercise.dailyWorkoutId))
    .where(eq(dailyWorkout.programId, id))
    .get();
  const message = !counted?.exercises
    ? "This week has no exercises, so it cannot be published."
    : counted.nameless > 0
      ? `This week cannot be published: ${counted.nameless === 1 ? "an exercise has" : `${counted.nameless} exercises have`} no name. Name them in the document and upload it again.`
      : null;
  if (message) throw new AppError("invalid", message, { code: "invalid_program" });
}

function actionOf(change: ProgramChange): string {
  if (change.isPublished === undefined) return "program.change";
  return change.isPublished ? "program.publish" : "program.unpublish";
}
