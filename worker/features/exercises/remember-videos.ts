import { sql } from "drizzle-orm";
import { resolveVideo } from "../../contract/video";
import { exerciseVideo } from "../../db/exercises";
import type { Ctx } from "../../http/context";
import { nameKey } from "./name-key";

type Named = { name: string; videoUrl: string | null };

/** The statements that teach the library which video belongs to which name, for the batch that stores the exercises. */
export function rememberVideos(ctx: Ctx, exercises: Named[]) {
  const known = new Map<string, { key: string; name: string; videoUrl: string }>();
  for (const { name, videoUrl } of exercises) {
    const key = nameKey(name);
    if (key && videoUrl && resolveVideo(videoUrl).kind !== "none") known.set(key, { key, name, videoUrl });
  }
  if (known.size === 0) return [];
  return [
    ctx.db
      .insert(exerciseVideo)
      .select(
        // "where true" keeps SQLite from reading the conflict clause as a join's (sqlite.org/lang_upsert.html).
        sql`select value ->> 'key', value ->> 'name', value ->> 'videoUrl', ${ctx.now.getTime()}
          from json_each(${JSON.stringify([...known.values()])}) where true`,
      )
      .onConflictDoUpdate({
        target: exerciseVideo.nameKey,
        set: {
          name: sql`excluded.name`,
          videoUrl: sql`excluded.video_url`,
          updatedAt: sql`excluded.updated_at`,
        },
      }),
  ];
}
