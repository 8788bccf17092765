import { and, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { PlacedExercise, PlacedQuery } from "../../../contract/library";
import type { Page } from "../../../db/cursor";
import { exerciseSpelling, libraryKey, videoLink } from "../../../db/exercises";
import { fold } from "../../../db/folded";
import { dailyWorkout, exercise, weeklyProgram } from "../../../db/programs";
import { living } from "../../../db/soft-delete";
import { workout } from "../../../db/workouts";
import type { Ctx } from "../../../http/context";

/** Lists all exercises of weeks and workouts that are not deleted, newest first. */
export async function listPlaced(
  { db }: Ctx,
  { search, video, library, link, cursor, limit }: PlacedQuery,
): Promise<Page<PlacedExercise>> {
  const rows = await db
    .select({
      id: exercise.id,
      name: exercise.name,
      exerciseCode: exercise.exerciseCode,
      columnType: exercise.columnType,
      dayOfWeek: sql<number | null>`coalesce(${dailyWorkout.dayOfWeek}, ${workout.day})`,
      videoUrl: exercise.videoUrl,
      linkState: videoLink.state,
      libraryId: libraryKey.exerciseId,
      programId: weeklyProgram.id,
      programTitle: weeklyProgram.title,
      workoutId: workout.id,
      workoutTitle: workout.title,
    })
    .from(exercise)
    .leftJoin(dailyWorkout, eq(dailyWorkout.id, exercise.dailyWorkoutId))
    .leftJoin(weeklyProgram, eq(weeklyProgram.id, dailyWorkout.programId))
    .leftJoin(workout, eq(workout.id, exercise.workoutId))
    .leftJoin(exerciseSpelling, eq(exerciseSpelling.name, exercise.name))
    .leftJoin(libraryKey, eq(libraryKey.nameKey, exerciseSpelling.nameKey))
    .leftJoin(videoLink, eq(videoLink.url, exercise.videoUrl))
    .where(
      and(
        living(weeklyProgram),
        living(workout),
        video === "with" ? isNotNull(exercise.videoUrl) : video === "missing" ? isNull(exercise.videoUrl) : undefined,
        library === undefined
          ? undefined
          : sql`${exercise.name} in (select s.name from exercise_spelling s join library_key k on k.name_key = s.name_key
              where k.exercise_id = ${library})`,
        link === undefined ? undefined : eq(exercise.videoUrl, link),
        search ? found(search) : undefined,
        cursor ? lt(exercise.id, Number(cursor.split(".")[1])) : undefined,
      ),
    )
    .orderBy(desc(exercise.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(present);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? `0.${last.id}` : null };
}

type Row = Omit<PlacedExercise, "place"> & {
  programId: number | null;
  programTitle: string | null;
  workoutId: number | null;
  workoutTitle: string | null;
};

function present({ programId, programTitle, workoutId, workoutTitle, ...placed }: Row): PlacedExercise {
  const place: PlacedExercise["place"] =
    programId === null
      ? { kind: "workout", id: workoutId ?? 0, title: workoutTitle ?? "" }
      : { kind: "program", id: programId, title: programTitle ?? "" };
  return { ...placed, place };
}

function found(search: string): SQL | undefined {
  const words = fold(search);
  return or(
    sql`instr(${exerciseSpelling.folded}, ${words}) > 0`,
    sql`instr(lower(${exercise.exerciseCode}), ${words}) > 0`,
    // "no_equipment" is shown as "no equipment".
    sql`instr(replace(${exercise.columnType}, '_', ' '), replace(${words}, '_', ' ')) > 0`,
  );
}
