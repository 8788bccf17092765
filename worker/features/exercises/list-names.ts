import { asc, eq } from "drizzle-orm";
import type { KnownExercise } from "../../contract/exercises";
import { NAMES_KNOWN } from "../../contract/programs-limits";
import { libraryExercise, libraryKey } from "../../db/exercises";
import type { Ctx } from "../../http/context";

/** Lists the names of exercises, each spelling once, with the library's video. */
export function listNames(ctx: Ctx): Promise<KnownExercise[]> {
  return ctx.db
    .select({ name: libraryKey.name, videoUrl: libraryExercise.videoUrl })
    .from(libraryExercise)
    .innerJoin(libraryKey, eq(libraryKey.exerciseId, libraryExercise.id))
    .orderBy(asc(libraryExercise.sortName), asc(libraryKey.name))
    .limit(NAMES_KNOWN);
}
