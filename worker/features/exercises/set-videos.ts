import { and, eq, isNull, sql } from "drizzle-orm";
import type { Exercise } from "../../contract/exercises";
import { dailyWorkout, exercise, exerciseOf, weeklyProgram } from "../../db/programs";
import { workout } from "../../db/workouts";
import { notFound } from "../../http/app-error";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { rememberVideos } from "./remember-videos";

type Video = { exerciseId: number; videoUrl: string | null };

/** Gives exercises their videos, all or none; null takes one away. Answers them in the order asked. The library remembers. */
export async function setVideos(ctx: Ctx, videos: Video[]): Promise<Exercise[]> {
  const wanted = new Map(videos.map((video) => [video.exerciseId, video]));
  const ids = [...wanted.keys()];
  const json = JSON.stringify([...wanted.values()]);
  const named = sql`${exercise.id} in (select value ->> 'exerciseId' from json_each(${json}))`;
  const found = await ctx.db
    .select({ id: exercise.id, name: exercise.name })
    .from(exercise)
    .leftJoin(dailyWorkout, eq(dailyWorkout.id, exercise.dailyWorkoutId))
    .leftJoin(weeklyProgram, eq(weeklyProgram.id, dailyWorkout.programId))
    .leftJoin(workout, eq(workout.id, exercise.workoutId))
    .where(and(named, isNull(weeklyProgram.deletedAt), isNull(workout.deletedAt)));
  if (found.length < wanted.size) throw notFound("Exercise");
  const [changed] = await ctx.db.batch([
    ctx.db
      .update(exercise)
      .set({
        videoUrl: sql`(select value ->> 'videoUrl' from json_each(${json}) where value ->> 'exerciseId' = ${exercise.id})`,
      })
      .where(named)
      .returning(),
    ...rememberVideos(
      ctx,
      found.map(({ id, name }) => ({ name, videoUrl: wanted.get(id)?.videoUrl ?? null })),
    ),
    auditRow(ctx.db, {
      at: ctx.now,
      actorId: memberOf(ctx.actor).user.id,
      action: "exercise.video",
      subject: ids.length === 1 ? `exercise:${ids[0]}` : "exercises",
      detail: { exercises: ids },
    }),
  ]);
  return changed.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(exerciseOf);
}
