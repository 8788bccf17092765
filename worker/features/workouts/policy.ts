import { and, eq, isNull, type SQL } from "drizzle-orm";
import { workout } from "../../db/workouts";
import { type Actor, isAdmin } from "../../http/actor";

/** What stands in the members' list. */
export const published = and(eq(workout.isPublished, true), isNull(workout.deletedAt));

/** Which workouts exist for somebody: drafts are there for admins only, deleted ones for nobody. */
export function visibleTo(actor: Actor): SQL | undefined {
  return isAdmin(actor) ? isNull(workout.deletedAt) : published;
}
