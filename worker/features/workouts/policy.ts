import { and, eq, type SQL } from "drizzle-orm";
import { living } from "../../db/soft-delete";
import { workout } from "../../db/workouts";
import { type Actor, hasRight } from "../../http/actor";

/** What stands in the members' list. */
export const published = and(eq(workout.isPublished, true), living(workout));

/** Which workouts exist for somebody: drafts are there for those only who write them, deleted ones for nobody. */
export function visibleTo(actor: Actor): SQL | undefined {
  return hasRight(actor, "weeks") ? living(workout) : published;
}
