import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Role } from "../../contract/account";
import { mayDo } from "../../contract/rights";
import type { KeepAnswer, LibraryAnswer } from "../../contract/threads";
import { THREAD_REFUSALS as REFUSALS, THREAD_LIMITS } from "../../contract/threads-limits";
import { user } from "../../db/account";
import { batchedRead, runReads } from "../../db/batched-read";
import { communityComment, keptAnswer, trainingThread } from "../../db/community";
import { libraryKey } from "../../db/exercises";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import type { OnceOnly } from "../../http/idempotency";
import { audit } from "../../write/audit";
import { type Made, makeOnce } from "../../write/once";
import { writing } from "../../write/writing";
import { nameKey } from "../exercises/name-key";
import { presentLibraryAnswer, selectAnswers } from "./kept-answers";

/** Keeps the coach's answer in a training thread, to be shown wherever the exercise appears. */
export function keepAnswer(ctx: Ctx, input: KeepAnswer, once: OnceOnly | null): Promise<Made<LibraryAnswer>> {
  return makeOnce(ctx, once, {
    make: () => insertAnswer(ctx, input, once),
    find: (id) => readAnswer(ctx, Number(id)),
  });
}

async function readAnswer(ctx: Ctx, id: number): Promise<LibraryAnswer> {
  const [row] = await selectAnswers(ctx.db, eq(keptAnswer.id, id), 1);
  if (!row) throw notFound("Kept answer");
  return presentLibraryAnswer(row);
}

async function insertAnswer(ctx: Ctx, input: KeepAnswer, once: OnceOnly | null): Promise<LibraryAnswer> {
  const { db, now } = ctx;
  const { comment, entry } = await readContext(ctx, input);
  if (!comment) throw notFound("Comment");
  if (!mayDo(comment.role, "moderation")) throw new AppError("invalid", REFUSALS.notTheCoachs);
  if (comment.assignedTo !== null) throw new AppError("invalid", REFUSALS.privateWeek);
  if (!entry) throw invalid("exercise", REFUSALS.notInLibrary);
  const { commentId } = input;
  const { exerciseId } = entry;
  const same = and(eq(keptAnswer.commentId, commentId), eq(keptAnswer.exerciseId, exerciseId));
  const existing = sql`(select a.id from kept_answer a where a.comment_id = ${commentId} and a.exercise_id = ${exerciseId})`;
  const write = writing(ctx, { once, made: existing });
  write.refuseUnless(
    sql`exists (select 1 from kept_answer where ${same})
      or (select count(*) from kept_answer a where a.exercise_id = ${exerciseId}) < ${THREAD_LIMITS.answersKept}`,
    new AppError("conflict", REFUSALS.kept),
  );
  // Keeping it again stores nothing.
  write.add(
    db
      .insert(keptAnswer)
      .values({ exerciseId, commentId, authorId: comment.userId, content: comment.content, keptAt: now })
      .onConflictDoNothing(),
  );
  audit(write, "answer.keep", `library_exercise:${exerciseId}`, { commentId });
  const row = write.add(selectAnswers(db, same, 1));
  return presentLibraryAnswer((await write.commit()).one(row));
}

function readContext({ db }: Ctx, { commentId, exercise }: KeepAnswer) {
  const answerRead = db
    .select({
      content: communityComment.content,
      userId: user.id,
      role: sql<Role>`${user.role}`.as("author_role"),
      assignedTo: weeklyProgram.assignedTo,
    })
    .from(communityComment)
    .innerJoin(trainingThread, eq(trainingThread.id, communityComment.trainingThreadId))
    .leftJoin(weeklyProgram, eq(weeklyProgram.id, trainingThread.programId))
    .innerJoin(user, eq(user.id, communityComment.userId))
    .where(and(eq(communityComment.id, commentId), isNotNull(communityComment.userId), living(communityComment)));
  const named = db
    .select({ exerciseId: libraryKey.exerciseId })
    .from(libraryKey)
    .where(eq(libraryKey.nameKey, nameKey(exercise)));
  return runReads(db, {
    comment: batchedRead([answerRead], ([[row]]) => row ?? null),
    entry: batchedRead([named], ([[row]]) => row ?? null),
  });
}

const invalid = (path: string, message: string) => new AppError("invalid", message, { issues: [{ path, message }] });
