import { type SQL, sql } from "drizzle-orm";
import type { UsesToSet } from "../../../contract/library-limits";
import { exercise } from "../../../db/programs";
import { workout } from "../../../db/workouts";
import type { Added, Scope, Write } from "../../../write/writing";
import { isLiving } from "../policy";

/**
 * Sets the library's link on the exercises of entries, and returns how many changed. A trigger counts it as a revision of
 * each week, and workouts get a new `updatedAt`, so that an editor open elsewhere cannot overwrite it.
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

/** Returns a later `updatedAt`: forms identify by it the state they were filled from. */
export const later = (now: Date) => sql`max(${now.getTime()}, ${workout.updatedAt} + 1)`;
