import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { KeptAnswer } from "../../contract/threads";
import { user } from "../../db/account";
import type { Db } from "../../db/client";
import { keptAnswer } from "../../db/community";
import { libraryExercise } from "../../db/exercises";

/** Kept answers with who gave them and the entry of the library that they are about, newest first. */
export function selectAnswers(db: Db, which: SQL | undefined, limit: number) {
  return db
    .select({
      // Under names of their own: a batch answers rows by their columns' names.
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
    .where(which)
    .orderBy(desc(keptAnswer.keptAt), desc(keptAnswer.id))
    .limit(limit);
}

type Row = Awaited<ReturnType<typeof selectAnswers>>[number];

/** As members get it. */
export const presentAnswer = ({ id, content, keptAt, firstName, lastName, profileImageUrl }: Row): KeptAnswer => ({
  id,
  content,
  keptAt: keptAt.toISOString(),
  author: { firstName, lastName, profileImageUrl },
});

/** As the desk gets it: with the exercise. */
export const presentLibraryAnswer = (row: Row) => ({
  ...presentAnswer(row),
  exercise: { id: row.exerciseId, name: row.exerciseName },
});
