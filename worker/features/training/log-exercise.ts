import { and, asc, eq, sql } from "drizzle-orm";
import { addDays, type CalendarDate, localDate } from "../../contract/calendar";
import { estimateGrams, liftedGrams } from "../../contract/load";
import type { LoggedExercise, LoggedSet } from "../../contract/training";
import { LATE_COMPLETION_DAYS } from "../../contract/training-limits";
import { insertFrom } from "../../db/insert-from";
import { setLog } from "../../db/training";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";
import { jsonValue } from "../exercises/insert-exercises";
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
  const write = writing(ctx);
  const otherDays = write.read(bestSets(ctx, key, day));
  const before = write.add(ctx.db.select().from(setLog).where(thatDay).orderBy(asc(setLog.setNumber)));
  const preferred = write.read(preferences(ctx));
  write.add(ctx.db.delete(setLog).where(thatDay));
  // As JSON, for D1 binds at most 100 parameters.
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
  const done = await write.commit();
  return {
    log: { localDate: day, sets: input.sets },
    records: newRecords(done.of(otherDays), { before: done.of(before), now: sets }, done.of(preferred).weightUnit),
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
