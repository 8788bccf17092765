import { and, eq, sql } from "drizzle-orm";
import type { Exercise } from "../../contract/exercises";
import type { UsesToSet } from "../../contract/library-limits";
import { dailyWorkout, exercise, exerciseOf, weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { workout } from "../../db/workouts";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { applyLinks, later } from "./library/apply-links";
import { entriesOf } from "./library/queries";
import { rememberExercises } from "./library/remember-exercises";
import { nameKey } from "./name-key";
import { withSets } from "./with-sets";

type Video = { exerciseId: number; videoUrl: string | null };
/** The exercises in the requested order, and how many others changed with them. */
type Set = { exercises: Exercise[]; changed: number };

/**
 * Sets videos of exercises, all or none; null removes one. If asked, others with the same names get them too. The library
 * stores them.
 */
export async function setVideos(ctx: Ctx, videos: Video[], uses: UsesToSet = "none"): Promise<Set> {
  const wanted = new Map(videos.map((video) => [video.exerciseId, video]));
  const ids = [...wanted.keys()];
  const json = JSON.stringify([...wanted.values()]);
  const named = sql`${exercise.id} in (select value ->> 'exerciseId' from json_each(${json}))`;
  const found = await ctx.db
    .select({ id: exercise.id, name: exercise.name, workoutId: exercise.workoutId })
    .from(exercise)
    .leftJoin(dailyWorkout, eq(dailyWorkout.id, exercise.dailyWorkoutId))
    .leftJoin(weeklyProgram, eq(weeklyProgram.id, dailyWorkout.programId))
    .leftJoin(workout, eq(workout.id, exercise.workoutId))
    .where(and(named, living(weeklyProgram), living(workout)));
  if (found.length < wanted.size) throw notFound("Exercise");
  const workouts = found.flatMap(({ workoutId }) => (workoutId === null ? [] : [workoutId]));
  const filmed = found.map(({ id, name }) => ({ name, videoUrl: wanted.get(id)?.videoUrl ?? null }));
  const keys = filmed.flatMap(({ name, videoUrl }) => (videoUrl ? [nameKey(name)] : []));
  const write = writing(ctx);
  const videosSet = write.add(
    ctx.db
      .update(exercise)
      .set({
        videoUrl: sql`(select value ->> 'videoUrl' from json_each(${json}) where value ->> 'exerciseId' = ${exercise.id})`,
      })
      .where(named)
      .returning(),
  );
  write.add(
    ctx.db
      .update(workout)
      .set({ updatedAt: later(ctx.now) })
      .where(sql`${workout.id} in (select value from json_each(${JSON.stringify(workouts)}))`),
  );
  audit(write, "exercise.video", ids.length === 1 ? `exercise:${ids[0]}` : "exercises", {
    exercises: ids,
    ...(uses === "none" ? {} : { uses }),
  });
  rememberExercises(write, filmed);
  const applied = uses === "none" ? null : applyLinks(write, entriesOf(keys), uses);
  const done = await write.commit();
  const updated = done.of(videosSet);
  return {
    exercises: updated.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map((row) => withSets(exerciseOf(row))),
    changed: updated.length + (applied ? done.of(applied).length : 0),
  };
}
