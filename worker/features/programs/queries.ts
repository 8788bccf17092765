import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { CalendarDate } from "../../contract/calendar";
import type { Db } from "../../db/client";
import { dailyWorkout, exercise, weeklyProgram } from "../../db/programs";
import { completion } from "../../db/progress";
import type { Member } from "../../http/actor";
import { visibleTo } from "./policy";

/** A program with its days, exercises and the viewer's completions, in one round trip; null when it is not theirs to see. */
export async function findProgram(db: Db, viewer: Member, which: SQL | undefined, order: SQL[] = []) {
  const chosen = db
    .select({ id: weeklyProgram.id })
    .from(weeklyProgram)
    .where(and(which, visibleTo(viewer)))
    .orderBy(...order)
    .limit(1);
  const days = db.select({ id: dailyWorkout.id }).from(dailyWorkout).where(inArray(dailyWorkout.programId, chosen));
  const [programs, dayRows, exercises, done] = await db.batch([
    db.select().from(weeklyProgram).where(inArray(weeklyProgram.id, chosen)),
    db.select().from(dailyWorkout).where(inArray(dailyWorkout.programId, chosen)).orderBy(asc(dailyWorkout.dayOfWeek)),
    db.select().from(exercise).where(inArray(exercise.dailyWorkoutId, days)).orderBy(asc(exercise.position)),
    db
      .select({
        dailyWorkoutId: completion.dailyWorkoutId,
        columnType: completion.columnType,
        lastCompletedOn: sql<CalendarDate>`max(${completion.localDate})`,
      })
      .from(completion)
      .where(and(eq(completion.userId, viewer.user.id), inArray(completion.dailyWorkoutId, days)))
      .groupBy(completion.dailyWorkoutId, completion.columnType),
  ]);
  const [program] = programs;
  return program ? { program, days: dayRows, exercises, done } : null;
}

export type FoundProgram = NonNullable<Awaited<ReturnType<typeof findProgram>>>;

/** Running programs first, then the latest start; week number and creation break ties. */
export function currentFirst(today: CalendarDate): SQL[] {
  const running = sql`(${weeklyProgram.startDate} <= ${today} and ${weeklyProgram.endDate} >= ${today})`;
  return [
    desc(running),
    desc(weeklyProgram.startDate),
    desc(weeklyProgram.weekNumber),
    desc(weeklyProgram.createdAt),
    desc(weeklyProgram.id),
  ];
}
