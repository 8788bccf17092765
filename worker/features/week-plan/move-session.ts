import { and, eq, sql } from "drizzle-orm";
import { addDays, type CalendarDate, localDate, mondayOf } from "../../contract/calendar";
import type { OwnWeekPlan, SessionMove } from "../../contract/week-plan";
import { dailyWorkout, weeklyProgram } from "../../db/programs";
import { sessionMove } from "../../db/week-plan";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";
import { visibleTo } from "../programs/policy";
import { ownWeekPlan } from "./read-week-plan";

/** Moves a session of the actor's week to a day, or leaves it out of the week. */
export async function moveSession(ctx: Ctx, dayId: number, { date }: SessionMove): Promise<OwnWeekPlan> {
  const { db, now } = ctx;
  const { user } = memberOf(ctx.actor);
  const today = localDate(now, user.timeZone);
  const monday = mondayOf(today);
  refuseOutside(date, today);
  const found = await db
    .select({ startDate: weeklyProgram.startDate, endDate: weeklyProgram.endDate })
    .from(dailyWorkout)
    .innerJoin(weeklyProgram, eq(weeklyProgram.id, dailyWorkout.programId))
    .where(and(eq(dailyWorkout.id, dayId), visibleTo(ctx.actor, now)))
    .get();
  if (!found) throw notFound("Session");
  if (mondayOf(found.startDate) > monday || mondayOf(found.endDate) < monday) {
    throw new AppError("conflict", "This session is not of your week any more. Load the page again.");
  }
  const write = writing(ctx);
  write.add(
    db
      .insert(sessionMove)
      .values({ userId: user.id, dailyWorkoutId: dayId, monday, localDate: date })
      .onConflictDoUpdate({
        target: [sessionMove.userId, sessionMove.dailyWorkoutId],
        set: { monday: sql`excluded.monday`, localDate: sql`excluded.local_date` },
      }),
  );
  const stored = write.read(ownWeekPlan(ctx));
  return (await write.commit()).of(stored);
}

/** Deletes a move, so that the plan places the session again. */
export async function forgetMove(ctx: Ctx, dayId: number): Promise<void> {
  const own = and(eq(sessionMove.userId, memberOf(ctx.actor).user.id), eq(sessionMove.dailyWorkoutId, dayId));
  const write = writing(ctx);
  write.must(ctx.db.delete(sessionMove).where(own), notFound("Move"));
  await write.commit();
}

/** Yesterday is accepted, because a device may be a day behind the time zone of the account. */
function refuseOutside(date: CalendarDate | null, today: CalendarDate): void {
  if (date === null) return;
  const sunday = addDays(mondayOf(today), 6);
  const message =
    date > sunday
      ? "Choose a day of this week."
      : date < addDays(today, -1) || date < mondayOf(today)
        ? "This day has gone by."
        : null;
  if (message) throw new AppError("invalid", message, { issues: [{ path: "date", message }] });
}
