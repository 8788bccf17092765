import { and, eq } from "drizzle-orm";
import { living } from "../../db/soft-delete";
import { workout } from "../../db/workouts";
import { notFound } from "../../http/app-error";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

/** Takes a workout out of sight; for a while it can be brought back. */
export async function deleteWorkout(ctx: Ctx, id: number): Promise<void> {
  const there = and(eq(workout.id, id), living(workout));
  const found = await ctx.db.select({ title: workout.title }).from(workout).where(there).get();
  if (!found) throw notFound("Workout");
  await ctx.db.batch([
    ctx.db.update(workout).set({ deletedAt: ctx.now, updatedAt: ctx.now }).where(there),
    auditRow(ctx.db, {
      at: ctx.now,
      actorId: memberOf(ctx.actor).user.id,
      action: "workout.delete",
      subject: `workout:${id}`,
      detail: { title: found.title },
    }),
  ]);
}
