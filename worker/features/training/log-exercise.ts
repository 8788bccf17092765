import { and, asc, eq, sql } from "drizzle-orm";
import { addDays, type CalendarDate, localDate } from "../../contract/calendar";
import { estimateGrams, liftedGrams } from "../../contract/load";
import type { LoggedExercise, LoggedSet } from "../../contract/training";
import { LATE_COMPLETION_DAYS } from "../../contract/training-limits";
import { batchedRead, runReads } from "../../db/batched-read";
import { setLog } from "../../db/training";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { bestSets } from "./best-sets";
import { markShort } from "./book/mark-short";
import { fellShort } from "./book/prescribed";
import { findExercise } from "./find-exercise";
import { logKey } from "./log-key";
import { preferences } from "./preferences";
import { newRecords } from "./records";

type Input = { exerciseId: number; localDate?: CalendarDate | undefined; sets: LoggedSet[] };

/** Puts the sets in place of what the day had of this exercise, and tells which records that has set. */
export async function logExercise(ctx: Ctx, input: Input): Promise<LoggedExercise> {
  const { user } = memberOf(ctx.actor);
  const day = dayOf(ctx, input.localDate);
  const found = await findExercise(ctx, input.exerciseId);
  const { id, name } = found;
  const key = logKey(name);
  const sets = input.sets.map((set) => ({
    ...set,
    exerciseName: name,
    localDate: day,
    liftedGrams: liftedGrams(set),
    estimateGrams: estimateGrams(set),
  }));
  const thatDay = and(eq(setLog.userId, user.id), eq(setLog.nameKey, key), eq(setLog.localDate, day));
  // In one batch with the write: of two saves at once, the second compares with what the first has left.
  const { otherDays, before, preferred } = await runReads(ctx.db, {
    otherDays: bestSets(ctx, key, day),
    before: batchedRead([ctx.db.select().from(setLog).where(thatDay).orderBy(asc(setLog.setNumber))], ([rows]) => rows),
    preferred: preferences(ctx),
    written: batchedRead(
      [
        ctx.db.delete(setLog).where(thatDay),
        // As JSON, for D1 binds at most 100 parameters; the columns are the table's, in its order.
        ctx.db.insert(setLog).select(sql`
          select ${user.id}, ${key}, ${day}, key + 1, ${name}, ${id}, value ->> 'load', value ->> 'unit',
            value ->> 'reps', value ->> 'effort', value ->> 'liftedGrams', value ->> 'estimateGrams', ${ctx.now.getTime()},
            value ->> 'seconds', value ->> 'metres', value ->> 'side', value ->> 'bodyweight'
          from json_each(${JSON.stringify(sets)})`),
        ...(fellShort(found, sets) ? [markShort(ctx, key, day)] : []),
      ],
      () => null,
    ),
  });
  return {
    log: { localDate: day, sets: input.sets },
    records: newRecords(otherDays, { before, now: sets }, preferred.weightUnit),
  };
}

/** The member's calendar day that is logged. Their tomorrow is let in: a device may already be in another zone. */
function dayOf(ctx: Ctx, said: CalendarDate | undefined): CalendarDate {
  const today = localDate(ctx.now, memberOf(ctx.actor).user.timeZone);
  const day = said ?? today;
  if (day > addDays(today, 1)) throw refusal("This day lies in the future. Check the date of your device.");
  if (day < addDays(today, -LATE_COMPLETION_DAYS)) {
    throw refusal(`This day is more than ${LATE_COMPLETION_DAYS} days ago and can no longer be logged.`);
  }
  return day;
}

function refusal(message: string): AppError {
  return new AppError("invalid", message, { issues: [{ path: "localDate", message }] });
}
