import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { ProgramVideoSuggestion, VideoSuggestion } from "../../contract/exercises";
import { runReads } from "../../db/batched-read";
import { libraryExercise, libraryKey, videoLink } from "../../db/exercises";
import { dailyWorkout, exercise, weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { nameKey } from "./name-key";

/** Returns the library's videos for names, by name key; without deleted and private ones. */
async function knownVideos(ctx: Ctx, names: string[]): Promise<Map<string, { name: string; videoUrl: string }>> {
  const keys = [...new Set(names.map(nameKey))].filter(Boolean);
  if (keys.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      key: libraryKey.nameKey,
      name: libraryExercise.name,
      videoUrl: sql<string>`${libraryExercise.videoUrl}`,
    })
    .from(libraryKey)
    .innerJoin(libraryExercise, eq(libraryExercise.id, libraryKey.exerciseId))
    .leftJoin(videoLink, eq(videoLink.url, libraryExercise.videoUrl))
    .where(
      and(
        sql`${libraryKey.nameKey} in (select value from json_each(${JSON.stringify(keys)}))`,
        isNotNull(libraryExercise.videoUrl),
        sql`coalesce(${videoLink.state}, '') not in ('dead', 'private')`,
      ),
    );
  return new Map(rows.map(({ key, ...video }) => [key, video]));
}

/** Proposes videos for the exercises of a list that have none; `exerciseIndex` is the index in the list. */
export async function proposeVideos(
  ctx: Ctx,
  exercises: { name: string; videoUrl: string | null }[],
): Promise<(VideoSuggestion & { exerciseIndex: number })[]> {
  const known = await knownVideos(
    ctx,
    exercises.filter(({ videoUrl }) => !videoUrl).map(({ name }) => name),
  );
  return exercises.flatMap(({ name, videoUrl }, exerciseIndex) => {
    const video = videoUrl ? undefined : known.get(nameKey(name));
    return video ? [{ exerciseIndex, name, libraryName: video.name, videoUrl: video.videoUrl }] : [];
  });
}

/** Proposes videos for the exercises of a stored program that have none, one proposal per name. */
export async function proposeProgramVideos(ctx: Ctx, programId: number): Promise<ProgramVideoSuggestion[]> {
  const { programs, missing } = await runReads(ctx.db, {
    programs: ctx.db
      .select({ id: weeklyProgram.id })
      .from(weeklyProgram)
      .where(and(eq(weeklyProgram.id, programId), living(weeklyProgram))),
    missing: ctx.db
      .select({ id: exercise.id, name: exercise.name })
      .from(exercise)
      .innerJoin(dailyWorkout, eq(dailyWorkout.id, exercise.dailyWorkoutId))
      .where(and(eq(dailyWorkout.programId, programId), isNull(exercise.videoUrl)))
      .orderBy(dailyWorkout.dayOfWeek, exercise.columnType, exercise.position),
  });
  if (programs.length === 0) throw notFound("Weekly program");
  const known = await knownVideos(
    ctx,
    missing.map(({ name }) => name),
  );
  const proposals = new Map<string, ProgramVideoSuggestion>();
  for (const { id, name } of missing) {
    const key = nameKey(name);
    const video = known.get(key);
    if (!video) continue;
    const proposal = proposals.get(key) ?? { name, libraryName: video.name, videoUrl: video.videoUrl, exerciseIds: [] };
    proposal.exerciseIds.push(id);
    proposals.set(key, proposal);
  }
  return [...proposals.values()];
}
