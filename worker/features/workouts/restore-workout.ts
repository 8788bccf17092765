import { and, eq, sql } from "drizzle-orm";
import type { AdminWorkout } from "../../contract/admin-workouts";
import { restorable } from "../../db/soft-delete";
import { workout } from "../../db/workouts";
import { notFound } from "../../http/app-error";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { adminWorkout } from "./read-admin-workout";

/** Brings a deleted workout back as it was, published if it was. */
export async function restoreWorkout(ctx: Ctx, id: number): Promise<AdminWorkout> {
  const kept = and(eq(workout.id, id), restorable(workout, ctx.now));
  const found = await ctx.db.select({ title: workout.title }).from(workout).where(kept).get();
  if (!found) throw notFound("Deleted workout");
  const written = adminWorkout(ctx, sql`${id}`);
  const answers = await ctx.db.batch([
    ctx.db.update(workout).set({ deletedAt: null, updatedAt: ctx.now }).where(kept),
    auditRow(ctx.db, {
      at: ctx.now,
      actorId: memberOf(ctx.actor).user.id,
      action: "workout.restore",
      subject: `workout:${id}`,
      detail: { title: found.title },
    }),
    ...written.statements,
  ]);
  return written.answer(answers.slice(-written.statements.length));
}
