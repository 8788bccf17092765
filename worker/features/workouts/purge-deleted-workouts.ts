import { lt } from "drizzle-orm";
import type { Db } from "../../db/client";
import { workout } from "../../db/workouts";
import { restorableSince } from "./kept-days";

/** The statement that removes for good what can no longer be brought back. Histories have titles of their own. */
export function purgeDeletedWorkouts(db: Db, now: Date) {
  return db.delete(workout).where(lt(workout.deletedAt, restorableSince(now)));
}
