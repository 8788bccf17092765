import { and, gt, isNotNull, type SQL } from "drizzle-orm";
import { WORKOUT_KEPT_DAYS } from "../../contract/workouts-limits";
import { workout } from "../../db/workouts";

const DAY_MS = 86_400_000;

/** What was deleted before this instant is gone for good. */
export const restorableSince = (now: Date) => new Date(now.getTime() - WORKOUT_KEPT_DAYS * DAY_MS);

/** Those that were deleted and can be brought back. */
export function restorable(now: Date): SQL | undefined {
  return and(isNotNull(workout.deletedAt), gt(workout.deletedAt, restorableSince(now)));
}
