import { eq } from "drizzle-orm";
import { libraryExercise, libraryKey } from "../../../db/exercises";
import { AppError } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { nameKey } from "../../exercises/name-key";

/**
 * Returns the library's name of a substitute. The coach need not offer it any more: what a member has done, maybe while
 * offline, counts.
 */
export async function findSubstitute({ db }: Pick<Ctx, "db">, name: string): Promise<string> {
  const found = await db
    .select({ name: libraryExercise.name })
    .from(libraryKey)
    .innerJoin(libraryExercise, eq(libraryExercise.id, libraryKey.exerciseId))
    .where(eq(libraryKey.nameKey, nameKey(name)))
    .get();
  if (found) return found.name;
  const message = `The library has no exercise called “${name}”.`;
  throw new AppError("invalid", message, { issues: [{ path: "substitute", message }] });
}
