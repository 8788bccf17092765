import { and, eq, sql } from "drizzle-orm";
import type { KeptAnswer, LibraryAnswer, LibraryAnswersQuery } from "../../contract/threads";
import { THREAD_LIMITS } from "../../contract/threads-limits";
import { keptAnswer } from "../../db/community";
import { olderThan, type Page, pageOf } from "../../db/cursor";
import type { Ctx } from "../../http/context";
import { nameKey } from "../exercises/name-key";
import { findExercise } from "../training/find-exercise";
import { presentAnswer, presentLibraryAnswer, selectAnswers } from "./kept-answers";

/** Lists the newest kept answers about an exercise, from all threads. */
export async function listAnswersOn(ctx: Ctx, exerciseId: number): Promise<KeptAnswer[]> {
  const { name } = await findExercise(ctx, exerciseId);
  const entry = sql`(select k.exercise_id from library_key k where k.name_key = ${nameKey(name)})`;
  const rows = await selectAnswers(ctx.db, sql`${keptAnswer.exerciseId} = ${entry}`, THREAD_LIMITS.answersShown);
  return rows.map(presentAnswer);
}

/** Lists all kept answers, or those about one library exercise, newest first. */
export async function listLibraryAnswers(
  ctx: Ctx,
  { exercise, cursor, limit }: LibraryAnswersQuery,
): Promise<Page<LibraryAnswer>> {
  const { exerciseId, keptAt, id } = keptAnswer;
  const condition = and(exercise === undefined ? undefined : eq(exerciseId, exercise), olderThan(cursor, keptAt, id));
  const page = pageOf(await selectAnswers(ctx.db, condition, limit + 1), limit, (row) => row.keptAt);
  return { ...page, items: page.items.map(presentLibraryAnswer) };
}
