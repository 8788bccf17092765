import { nameKey } from "../../worker/features/exercises/name-key.ts";
import type { Moment } from "./calendar.ts";
import { insertInto, type SeedStatement, type SeedValue } from "./insert.ts";

/** The video library as the programs and workouts have taught it: the last video of each name. */
export function libraryStatements({ now }: Moment, exercises: Record<string, SeedValue>[]): SeedStatement[] {
  const known = new Map<string, Record<string, SeedValue>>();
  for (const { name, video_url } of exercises) {
    if (!video_url) continue;
    const key = nameKey(String(name));
    known.set(key, { name_key: key, name: String(name), video_url, updated_at: now });
  }
  return insertInto("exercise_video", [...known.values()]);
}
