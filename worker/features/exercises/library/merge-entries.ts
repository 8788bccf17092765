import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { LibraryEntry } from "../../../contract/library";
import { libraryBase, libraryExercise, libraryKey } from "../../../db/exercises";
import { AppError, notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { audit } from "../../../write/audit";
import { nextInstant } from "../../../write/unchanged";
import { writing } from "../../../write/writing";
import { presentEntry, selectEntries } from "./queries";

/** Makes two entries one: `into` takes on the other's names and tags, and its video if it has none. Exercises keep theirs. */
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
  // What went by the one goes by the other, which goes by itself.
  write.add(
    db
      .delete(libraryBase)
      .where(or(eq(libraryBase.exerciseId, id), and(eq(libraryBase.exerciseId, into), eq(libraryBase.baseId, id)))),
  );
  write.add(db.update(libraryBase).set({ baseId: into }).where(eq(libraryBase.baseId, id)));
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
