import { sql } from "drizzle-orm";
import type { Exercise } from "../../contract/exercises";
import { exercise, exerciseOf } from "../../db/programs";
import { notFound } from "../../http/app-error";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { rememberVideos } from "./remember-videos";

type Video = { exerciseId: number; videoUrl: string | null };

/** Gives exercises their videos, all or none; null takes one away. The library remembers them by name. */
export async function setVideos(ctx: Ctx, videos: Video[]): Promise<Exercise[]> {
  const wanted = new Map(videos.map((video) => [video.exerciseId, video]));
  const json = JSON.stringify([...wanted.values()]);
  const named = sql`${exercise.id} in (select value ->> 'exerciseId' from json_each(${json}))`;
  const found = await ctx.db.select({ id: exercise.id, name: exercise.name }).from(exercise).where(named);
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
      subject: wanted.size === 1 ? `exercise:${found[0]?.id}` : "exercises",
      detail: { exercises: [...wanted.keys()].slice(0, 100) },
    }),
  ]);
  return changed.map(exerciseOf);
}
