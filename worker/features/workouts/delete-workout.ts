import { and, eq } from "drizzle-orm";
import { living } from "../../db/soft-delete";
import { workout } from "../../db/workouts";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { refuseDrafterOf } from "../desk/drafting";

/** Hides a workout; for some time it can be restored. */
export async function deleteWorkout(ctx: Ctx, id: number): Promise<void> {
  const isThisWorkout = and(eq(workout.id, id), living(workout));
  const found = await ctx.db.select({ title: workout.title }).from(workout).where(isThisWorkout).get();
  if (!found) throw notFound("Workout");
  await refuseDrafterOf(ctx, workout, id);
  const write = writing(ctx);
  write.add(ctx.db.update(workout).set({ deletedAt: ctx.now, updatedAt: ctx.now }).where(isThisWorkout));
  audit(write, "workout.delete", `workout:${id}`, { title: found.title });
  await write.commit();
}
