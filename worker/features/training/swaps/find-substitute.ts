import { eq } from "drizzle-orm";
import { libraryExercise, libraryKey } from "../../../db/exercises";
import { AppError } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { nameKey } from "../../exercises/name-key";

/**
 * The library's name of what was done in place of an exercise. It need not be offered any more: what somebody has done, maybe
 * while the device was offline, counts.
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
