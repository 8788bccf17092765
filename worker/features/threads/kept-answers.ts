import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { KeptAnswer } from "../../contract/threads";
import { user } from "../../db/account";
import type { Db } from "../../db/client";
import { keptAnswer } from "../../db/community";
import { libraryExercise } from "../../db/exercises";

/** Selects kept answers with their authors and library exercises, newest first. */
export function selectAnswers(db: Db, condition: SQL | undefined, limit: number) {
  return db
    .select({
      // Aliased: a batch returns rows by column names.
      id: sql<number>`${keptAnswer.id}`.as("answer_id"),
      content: keptAnswer.content,
      keptAt: keptAnswer.keptAt,
      firstName: user.firstName,
      lastName: user.lastName,
      profileImageUrl: user.image,
      exerciseId: keptAnswer.exerciseId,
      exerciseName: libraryExercise.name,
    })
    .from(keptAnswer)
    .innerJoin(user, eq(user.id, keptAnswer.authorId))
    .innerJoin(libraryExercise, eq(libraryExercise.id, keptAnswer.exerciseId))
    .where(condition)
    .orderBy(desc(keptAnswer.keptAt), desc(keptAnswer.id))
    .limit(limit);
}

type Row = Awaited<ReturnType<typeof selectAnswers>>[number];

/** Returns an answer for members. */
export const presentAnswer = ({ id, content, keptAt, firstName, lastName, profileImageUrl }: Row): KeptAnswer => ({
  id,
  content,
  keptAt: keptAt.toISOString(),
  author: { firstName, lastName, profileImageUrl },
});

/** Returns an answer for admins: with the exercise. */
export const presentLibraryAnswer = (row: Row) => ({
  ...presentAnswer(row),
  exercise: { id: row.exerciseId, name: row.exerciseName },
});
