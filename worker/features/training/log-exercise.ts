import { and, asc, eq, sql } from "drizzle-orm";
import type { CalendarDate } from "../../contract/calendar";
import { estimateGrams, liftedGrams } from "../../contract/load";
import type { LoggedExercise, LoggedSet } from "../../contract/training";
import { insertFrom } from "../../db/insert-from";
import { setLog } from "../../db/training";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";
import { jsonValue } from "../exercises/insert-exercises";
import { bestSets } from "./best-sets";
import { markShort } from "./book/mark-short";
import { fellShort } from "./book/prescribed";
import { findExercise } from "./find-exercise";
import { logKey } from "./log-key";
import { dayOf } from "./logged-day";
import { preferences } from "./preferences";
import { newRecords } from "./records";
import { findSubstitute } from "./swaps/find-substitute";
import { markSwapped } from "./swaps/mark-swapped";

type Input = {
  exerciseId: number;
  localDate?: CalendarDate | undefined;
  sets: LoggedSet[];
  substitute?: string | undefined;
};

/** Replaces the day's sets of an exercise, or of its substitute, and returns the records they set. */
export async function logExercise(ctx: Ctx, input: Input): Promise<LoggedExercise> {
  const { user } = memberOf(ctx.actor);
  const day = dayOf(ctx, input.localDate);
  const found = await findExercise(ctx, input.exerciseId);
  const { id } = found;
  const name = input.substitute === undefined ? found.name : await findSubstitute(ctx, input.substitute);
  const key = logKey(name);
  const sets = input.sets.map((set) => ({
    ...set,
    exerciseName: name,
    localDate: day,
    liftedGrams: liftedGrams(set),
    estimateGrams: estimateGrams(set),
  }));
  const thatDay = and(eq(setLog.userId, user.id), eq(setLog.nameKey, key), eq(setLog.localDate, day));
  // In the write's own batch: of two concurrent saves, the second compares with what the first has stored.
  const write = writing(ctx);
  const otherDays = write.read(bestSets(ctx, key, day));
  const before = write.add(ctx.db.select().from(setLog).where(thatDay).orderBy(asc(setLog.setNumber)));
  const preferred = write.read(preferences(ctx));
  write.add(ctx.db.delete(setLog).where(thatDay));
  // As JSON, because D1 binds at most 100 parameters.
  const row = {
    userId: user.id,
    nameKey: key,
    localDate: day,
    setNumber: sql`key + 1`,
    exerciseName: name,
    exerciseId: id,
    load: jsonValue("load"),
    unit: jsonValue("unit"),
    reps: jsonValue("reps"),
    effort: jsonValue("effort"),
    liftedGrams: jsonValue("liftedGrams"),
    estimateGrams: jsonValue("estimateGrams"),
    at: ctx.now,
    seconds: jsonValue("seconds"),
    metres: jsonValue("metres"),
    side: jsonValue("side"),
    bodyweight: jsonValue("bodyweight"),
  };
  write.add(insertFrom(ctx.db, setLog, row, sql`from json_each(${JSON.stringify(sets)})`));
  if (fellShort(found, sets)) write.add(markShort(ctx, key, day));
  if (key !== logKey(found.name)) markSwapped(write, { key, day, exercise: found });
  const done = await write.commit();
  return {
    log: { localDate: day, sets: input.sets },
    records: newRecords(done.of(otherDays), { before: done.of(before), now: sets }, done.of(preferred).weightUnit),
  };
}
