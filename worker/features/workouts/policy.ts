import { and, eq, isNull, type SQL } from "drizzle-orm";
import { workout } from "../../db/workouts";
import type { Actor } from "../../http/actor";

/** What stands in the members' list. */
export const published = and(eq(workout.isPublished, true), isNull(workout.deletedAt));

/** Which workouts exist for somebody: drafts are there for admins only, deleted ones for nobody. */
export function visibleTo(actor: Actor): SQL | undefined {
  const admin = actor.kind === "member" && actor.user.role === "admin";
  return admin ? isNull(workout.deletedAt) : published;
}
