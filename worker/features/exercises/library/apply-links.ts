import { type SQL, sql } from "drizzle-orm";
import type { UsesToSet } from "../../../contract/library-limits";
import { exercise } from "../../../db/programs";
import { workout } from "../../../db/workouts";
import type { Added, Scope, Write } from "../../../write/writing";
import { isLiving } from "../policy";

/**
 * Gives the exercises of entries the library's link, in a write that may have just changed it; answers those that have changed. A trigger counts the change as a revision of each week, and workouts get a new instant,
 * so that what is being edited elsewhere is not saved over it.
 */
export function applyLinks(
  write: Write<Scope>,
  entries: SQL,
  uses: Exclude<UsesToSet, "none">,
): Added<{ id: number }[]> {
  const { db, now } = write.ctx;
  const wanted = sql`(select s.name as name, l.video_url as url from library_exercise l
    join library_key k on k.exercise_id = l.id join exercise_spelling s on s.name_key = k.name_key
    where l.id in ${entries}) as wanted`;
  const differs = (of: string) => sql`${sql.raw(of)}.name = wanted.name and ${sql.raw(of)}.video_url is not wanted.url
    and ${uses === "missing" ? sql`${sql.raw(of)}.video_url is null` : sql`true`} and ${isLiving(of)}`;
  write.add(
    db
      .update(workout)
      .set({ updatedAt: later(now) })
      .where(
        sql`${workout.id} in (select x.workout_id from ${wanted} join exercise x on ${differs("x")}
          where x.workout_id is not null)`,
      ),
  );
  return write.add(
    db
      .update(exercise)
      .set({ videoUrl: sql`wanted.url` })
      .from(wanted)
      .where(differs("exercise"))
      .returning({ id: exercise.id }),
  );
}

/** Always another instant, because a form names by it the state that it was filled from. */
export const later = (now: Date) => sql`max(${now.getTime()}, ${workout.updatedAt} + 1)`;
