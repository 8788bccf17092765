import { sql } from "drizzle-orm";
import type { ExerciseCounts } from "../../../contract/library";
import { runReads } from "../../../db/batched-read";
import { libraryExercise, videoLink } from "../../../db/exercises";
import { exercise, weeklyProgram } from "../../../db/programs";
import { living } from "../../../db/soft-delete";
import { workout } from "../../../db/workouts";
import type { Ctx } from "../../../http/context";
import { inTrouble } from "./link-troubles";

/** Counts the exercises of weeks and workouts, and those without a video. Weeks have stored counts. */
export async function countExercises({ db }: Ctx): Promise<ExerciseCounts> {
  const {
    inWeeks: [inWeeks],
    inWorkouts: [inWorkouts],
    library: [library],
    troubles: [troubles],
  } = await runReads(db, {
    inWeeks: db
      .select({
        total: sql<number>`coalesce(sum(${weeklyProgram.exerciseCount}), 0)`,
        missing: sql<number>`coalesce(sum(${weeklyProgram.missingVideoCount}), 0)`,
      })
      .from(weeklyProgram)
      .where(living(weeklyProgram)),
    inWorkouts: db
      .select({ total: sql<number>`count(*)`, missing: sql<number>`count(*) - count(${exercise.videoUrl})` })
      .from(workout)
      .innerJoin(exercise, sql`${exercise.workoutId} = ${workout.id}`)
      .where(living(workout)),
    library: db.select({ count: sql<number>`count(*)` }).from(libraryExercise),
    troubles: db.select({ count: sql<number>`count(*)` }).from(videoLink).where(inTrouble),
  });
  const total = (inWeeks?.total ?? 0) + (inWorkouts?.total ?? 0);
  const missing = (inWeeks?.missing ?? 0) + (inWorkouts?.missing ?? 0);
  return { total, withVideo: total - missing, missing, library: library?.count ?? 0, troubles: troubles?.count ?? 0 };
}
