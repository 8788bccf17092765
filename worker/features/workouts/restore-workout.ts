import { and, eq, sql } from "drizzle-orm";
import type { AdminWorkout } from "../../contract/admin-workouts";
import { restorable } from "../../db/soft-delete";
import { workout } from "../../db/workouts";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { refuseDrafterOf } from "../desk/drafting";
import { adminWorkout } from "./read-admin-workout";

/** Restores a deleted workout as it was, published if it was. */
export async function restoreWorkout(ctx: Ctx, id: number): Promise<AdminWorkout> {
  const isRestorable = and(eq(workout.id, id), restorable(workout, ctx.now));
  const found = await ctx.db.select({ title: workout.title }).from(workout).where(isRestorable).get();
  if (!found) throw notFound("Deleted workout");
  await refuseDrafterOf(ctx, workout, id);
  const write = writing(ctx);
  write.add(ctx.db.update(workout).set({ deletedAt: null, updatedAt: ctx.now }).where(isRestorable));
  audit(write, "workout.restore", `workout:${id}`, { title: found.title });
  const restored = write.read(adminWorkout(ctx, sql`${id}`));
  return (await write.commit()).of(restored);
}
