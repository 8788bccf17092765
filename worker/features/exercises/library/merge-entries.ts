import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { LibraryEntry } from "../../../contract/library";
import { keptAnswer } from "../../../db/community";
import { libraryAlternative, libraryBase, libraryExercise, libraryKey, libraryLoad } from "../../../db/exercises";
import { exerciseSwap } from "../../../db/training";
import { AppError, notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { audit } from "../../../write/audit";
import { nextInstant } from "../../../write/unchanged";
import { type Write, writing } from "../../../write/writing";
import { presentEntry, selectEntries } from "./queries";

/** Merges an entry into another, which gets its names and tags, and its video if it has none. Exercises keep theirs. */
export async function mergeEntries(ctx: Ctx, id: number, into: number): Promise<LibraryEntry> {
  if (id === into) throw new AppError("invalid", "Choose another exercise to merge with.");
  const { db } = ctx;
  const isBoth = inArray(libraryExercise.id, [id, into]);
  const found = await db.select().from(libraryExercise).where(isBoth);
  const [from, to] = [id, into].map((each) => found.find((row) => row.id === each));
  if (!from || !to) throw notFound("Exercise");
  const write = writing(ctx);
  write.refuseUnless(sql`2 = (select count(*) from ${libraryExercise} where ${isBoth})`, notFound("Exercise"));
  const { name, videoUrl, tags } = from;
  audit(write, "library.merge", `library_exercise:${into}`, { merged: id, name, into: to.name, videoUrl, tags });
  // Lifts based on the merged entry are based on the other, which has no base itself.
  write.add(
    db
      .delete(libraryBase)
      .where(or(eq(libraryBase.exerciseId, id), and(eq(libraryBase.exerciseId, into), eq(libraryBase.baseId, id)))),
  );
  write.add(db.update(libraryBase).set({ baseId: into }).where(eq(libraryBase.baseId, id)));
  // The coach's joint loads of either apply to both.
  write.add(
    db
      .update(libraryLoad)
      .set({ exerciseId: into })
      .where(sql`exercise_id = ${id} and not exists (select 1 from library_load o where o.exercise_id = ${into})`),
  );
  moveAlternatives(write, id, into);
  moveSwaps(write, id, into);
  moveAnswers(write, id, into);
  write.add(db.update(libraryKey).set({ exerciseId: into }).where(eq(libraryKey.exerciseId, id)));
  write.add(
    db
      .update(libraryExercise)
      .set({
        videoUrl: to.videoUrl ?? videoUrl,
        tags: [...new Set([...to.tags, ...tags])],
        updatedAt: nextInstant(ctx.now, to.updatedAt),
      })
      .where(eq(libraryExercise.id, into)),
  );
  write.add(db.delete(libraryExercise).where(eq(libraryExercise.id, id)));
  const merged = write.add(selectEntries(db, eq(libraryExercise.id, into), 1));
  return presentEntry((await write.commit()).one(merged));
}

/** Moves alternatives without duplicates: the other row goes with the entry. An entry is not its own alternative. */
function moveAlternatives(write: Write, id: number, into: number): void {
  const { db } = write.ctx;
  const { exerciseId, alternativeId } = libraryAlternative;
  write.add(
    db
      .delete(libraryAlternative)
      .where(or(and(eq(exerciseId, id), eq(alternativeId, into)), and(eq(exerciseId, into), eq(alternativeId, id)))),
  );
  const unlessThere = (lift: SQL, other: SQL) =>
    sql`not exists (select 1 from library_alternative o where o.exercise_id = ${lift} and o.alternative_id = ${other})`;
  write.add(
    db
      .update(libraryAlternative)
      .set({ exerciseId: into })
      .where(and(eq(exerciseId, id), unlessThere(sql`${into}`, sql`library_alternative.alternative_id`))),
  );
  write.add(
    db
      .update(libraryAlternative)
      .set({ alternativeId: into })
      .where(and(eq(alternativeId, id), unlessThere(sql`library_alternative.exercise_id`, sql`${into}`))),
  );
}

/** Moves kept answers; an answer kept for both stays once. */
function moveAnswers(write: Write, id: number, into: number): void {
  write.add(
    write.ctx.db
      .update(keptAnswer)
      .set({ exerciseId: into })
      .where(
        and(
          eq(keptAnswer.exerciseId, id),
          sql`not exists (select 1 from kept_answer o where o.exercise_id = ${into} and o.comment_id = kept_answer.comment_id)`,
        ),
      ),
  );
}

/** Moves members' swaps: of two swaps for the merged lift, the target's stays. */
function moveSwaps(write: Write, id: number, into: number): void {
  const { db } = write.ctx;
  const { exerciseId, substituteId } = exerciseSwap;
  write.add(
    db
      .delete(exerciseSwap)
      .where(or(and(eq(exerciseId, id), eq(substituteId, into)), and(eq(exerciseId, into), eq(substituteId, id)))),
  );
  write.add(
    db
      .update(exerciseSwap)
      .set({ exerciseId: into })
      .where(
        and(
          eq(exerciseId, id),
          sql`not exists (select 1 from exercise_swap o where o.user_id = exercise_swap.user_id and o.exercise_id = ${into}
            and o.standing = exercise_swap.standing and (o.standing = 1 or o.local_date = exercise_swap.local_date))`,
        ),
      ),
  );
  write.add(db.update(exerciseSwap).set({ substituteId: into }).where(eq(substituteId, id)));
}
