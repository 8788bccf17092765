import { and, asc, desc, eq, type SQL } from "drizzle-orm";
import { type Reading, reading } from "../../db/reading";
import { setLog } from "../../db/training";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { Best } from "./records";

/** The member's best sets of an exercise, each the first entry of an index, the oldest of equals, however long the history. */
export function bestSets(ctx: Ctx, key: string, which?: SQL): Reading<Best> {
  const own = and(eq(setLog.userId, memberOf(ctx.actor).user.id), eq(setLog.nameKey, key), which);
  return reading(
    [
      ctx.db
        .select()
        .from(setLog)
        .where(own)
        .orderBy(desc(setLog.liftedGrams), desc(setLog.reps), asc(setLog.localDate))
        .limit(1),
      ctx.db.select().from(setLog).where(own).orderBy(desc(setLog.estimateGrams), asc(setLog.localDate)).limit(1),
    ],
    ([[heaviest], [estimate]]) => ({ heaviest, estimate }),
  );
}
