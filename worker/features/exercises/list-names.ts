import { asc, sql } from "drizzle-orm";
import type { KnownExercise } from "../../contract/exercises";
import { NAMES_KNOWN } from "../../contract/programs-limits";
import { exerciseVideo } from "../../db/exercises";
import type { Ctx } from "../../http/context";
import { nameKey } from "./name-key";

/** The names that exercises have been given so far, each way of writing once, with the library's video. */
export async function listNames(ctx: Ctx): Promise<KnownExercise[]> {
  const [used, library] = await ctx.db.batch([
    // From one name to the next greater one in the index, so that the cost is of names and not of their uses.
    ctx.db.select({ name: sql<string>`name` }).from(
      sql`(with recursive known(name) as (
          select min(name) from exercise where name > ''
          union all select (select min(e.name) from exercise e where e.name > known.name) from known where known.name is not null
        ) select name from known where name is not null limit ${NAMES_KNOWN}) as names`,
    ),
    ctx.db.select().from(exerciseVideo).orderBy(asc(exerciseVideo.name)).limit(NAMES_KNOWN),
  ]);
  const videos = new Map(library.map((row) => [row.nameKey, row]));
  const known = new Map<string, KnownExercise>();
  for (const { name } of [...library, ...used]) {
    const key = nameKey(name);
    if (key && !known.has(key)) known.set(key, { name: name.trim(), videoUrl: videos.get(key)?.videoUrl ?? null });
  }
  return [...known.values()].sort((a, b) => a.name.localeCompare(b.name));
}
