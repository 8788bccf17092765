import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { LibraryEntry } from "../../../contract/library";
import { libraryBase, libraryExercise, libraryKey } from "../../../db/exercises";
import { AppError, notFound } from "../../../http/app-error";
import { auditRow } from "../../../http/audit";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { presentEntry, selectEntries } from "./queries";

/** Makes two entries one: `into` takes on the other's names and tags, and its video if it has none. Exercises keep theirs. */
export async function mergeEntries(ctx: Ctx, id: number, into: number): Promise<LibraryEntry> {
  if (id === into) throw new AppError("invalid", "Choose another exercise to merge with.");
  const { db } = ctx;
  const isBoth = inArray(libraryExercise.id, [id, into]);
  const found = await db.select().from(libraryExercise).where(isBoth);
  const [from, to] = [id, into].map((each) => found.find((row) => row.id === each));
  if (!from || !to) throw notFound("Exercise");
  const merge = db.batch([
    auditRow(db, {
      at: ctx.now,
      actorId: memberOf(ctx.actor).user.id,
      action: "library.merge",
      // Null, and so the end of the whole batch, when one of them has gone meanwhile.
      subject: sql<string>`(select 'library_exercise:' || ${into} where 2 =
        (select count(*) from ${libraryExercise} where ${isBoth}))`,
      detail: { merged: id, name: from.name, into: to.name, videoUrl: from.videoUrl, tags: from.tags },
    }),
    // What went by the one goes by the other, which goes by itself.
    db
      .delete(libraryBase)
      .where(or(eq(libraryBase.exerciseId, id), and(eq(libraryBase.exerciseId, into), eq(libraryBase.baseId, id)))),
    db.update(libraryBase).set({ baseId: into }).where(eq(libraryBase.baseId, id)),
    db.update(libraryKey).set({ exerciseId: into }).where(eq(libraryKey.exerciseId, id)),
    db
      .update(libraryExercise)
      .set({
        videoUrl: to.videoUrl ?? from.videoUrl,
        tags: [...new Set([...to.tags, ...from.tags])],
        updatedAt: new Date(Math.max(ctx.now.getTime(), to.updatedAt.getTime() + 1)),
      })
      .where(eq(libraryExercise.id, into)),
    db.delete(libraryExercise).where(eq(libraryExercise.id, id)),
    selectEntries(db, eq(libraryExercise.id, into), 1),
  ]);
  const [, , , , , , saved] = await merge.catch(async (error: unknown) => {
    if ((await db.$count(libraryExercise, isBoth)) < 2) throw notFound("Exercise");
    throw error;
  });
  const [entry] = saved;
  if (!entry) throw notFound("Exercise");
  return presentEntry(entry);
}
