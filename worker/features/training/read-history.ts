import { and, asc, desc, eq, sql } from "drizzle-orm";
import { estimateIn, gramsIn, loadIn } from "../../contract/load";
import type { ExerciseHistory } from "../../contract/training";
import { HISTORY_DAYS_SHOWN, REP_RECORDS_SHOWN, type WeightUnit } from "../../contract/training-limits";
import { batchedRead, runReads } from "../../db/batched-read";
import { type SetRow, setLog } from "../../db/training";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { bestSets } from "./best-sets";
import { findExercise } from "./find-exercise";
import { logKey } from "./log-key";
import { preferences } from "./preferences";
import { presentDays } from "./present";
import { bestOf, currentRecords, unbeatenReps } from "./records";
import { findSubstitute } from "./swaps/find-substitute";

type Asked = { exerciseId: number; substitute?: string | undefined };

/** Reads what the member has logged under an exercise's name, and the current records. */
export async function readHistory(ctx: Ctx, { exerciseId, substitute }: Asked): Promise<ExerciseHistory> {
  const placed = await findExercise(ctx, exerciseId);
  const name = substitute === undefined ? placed.name : await findSubstitute(ctx, substitute);
  const key = logKey(name);
  const own = and(eq(setLog.userId, memberOf(ctx.actor).user.id), eq(setLog.nameKey, key));
  const latestDays = ctx.db
    .selectDistinct({ localDate: setLog.localDate })
    .from(setLog)
    .where(own)
    .orderBy(desc(setLog.localDate))
    .limit(HISTORY_DAYS_SHOWN);
  const sets = ctx.db
    .select()
    .from(setLog)
    .where(and(own, sql`${setLog.localDate} in ${latestDays}`))
    .orderBy(asc(setLog.localDate), asc(setLog.setNumber));
  const found = await runReads(ctx.db, {
    sets: batchedRead([sets], ([rows]) => rows),
    best: bestSets(ctx, key),
    preferred: preferences(ctx),
  });
  const { weightUnit } = found.preferred;
  return {
    name,
    weightUnit,
    days: presentDays(found.sets).map(({ rows, ...log }) => ({ ...log, ...topOf(rows, weightUnit) })),
    records: currentRecords(found.best, weightUnit),
    mostReps: unbeatenReps(found.best)
      .slice(0, REP_RECORDS_SHOWN)
      .map(({ grams, ...best }) => ({ ...best, load: gramsIn(weightUnit, grams), unit: weightUnit })),
  };
}

function topOf(sets: SetRow[], unit: WeightUnit) {
  const { heaviest, estimate, longest, furthest } = bestOf(sets);
  const reps = sets.flatMap((set) => set.reps ?? []);
  return {
    topLoad:
      heaviest?.load && heaviest.liftedGrams !== 0 ? loadIn(unit, { load: heaviest.load, unit: heaviest.unit }) : null,
    topReps: reps.length > 0 ? Math.max(...reps) : null,
    estimate: estimate ? estimateIn(unit, estimate) : null,
    topSeconds: longest?.seconds ?? null,
    topMetres: furthest?.metres ?? null,
  };
}
