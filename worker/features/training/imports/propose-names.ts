import { sql } from "drizzle-orm";
import type { NameProposals } from "../../../contract/history-imports";
import { HISTORY_PROPOSALS } from "../../../contract/history-imports-limits";
import { libraryExercise, libraryKey } from "../../../db/exercises";
import type { Ctx } from "../../../http/context";
import { nameKey } from "../../exercises/name-key";

/** The most library names that are compared. */
const MOST_KEYS = 5000;
/** The share of words two names must have in common to be proposed. */
const NEAR = 0.5;

/** Proposes library exercises for other products' names, such as "Squat (Barbell)". */
export async function proposeNames({ db }: Ctx, names: readonly string[]): Promise<NameProposals> {
  const known = await db
    .select({ key: libraryKey.nameKey, name: libraryExercise.name })
    .from(libraryKey)
    .innerJoin(libraryExercise, sql`${libraryExercise.id} = ${libraryKey.exerciseId}`)
    .limit(MOST_KEYS);
  const byKey = new Map(known.map(({ key, name }) => [key, name]));
  const worded = known.map(({ key, name }) => ({ name, words: new Set(key.split(" ")) }));
  return names.map((name) => {
    const match = byKey.get(nameKey(name)) ?? byKey.get(nameKey(name.replace(/^barbell /i, ""))) ?? null;
    if (match) return { name, match, near: [] };
    const own = new Set(nameKey(name).split(" "));
    const near = new Map<string, number>();
    for (const each of worded) {
      const shared = [...own].filter((word) => each.words.has(word)).length;
      const likeness = shared / (own.size + each.words.size - shared);
      if (likeness >= NEAR) near.set(each.name, Math.max(likeness, near.get(each.name) ?? 0));
    }
    const nearest = [...near].toSorted(([, a], [, b]) => b - a).slice(0, HISTORY_PROPOSALS);
    return { name, match: null, near: nearest.map(([each]) => each) };
  });
}
