import { and, eq, type SQL } from "drizzle-orm";
import { living } from "../../db/soft-delete";
import { workout } from "../../db/workouts";
import { type Actor, hasRight } from "../../http/actor";

/** Condition: in the members' list. */
export const published = and(eq(workout.isPublished, true), living(workout));

/** Condition: visible to the actor. Drafts only to those who write workouts, deleted ones to nobody. */
export function visibleTo(actor: Actor): SQL | undefined {
  return hasRight(actor, "weeks") ? living(workout) : published;
}
