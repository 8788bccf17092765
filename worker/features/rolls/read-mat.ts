import { and, asc, between, desc, eq, sql } from "drizzle-orm";
import { addDays, type CalendarDate, localDate, mondayOf } from "../../contract/calendar";
import type { LoadWeek, Mat } from "../../contract/rolls";
import { ROLLS_SHOWN } from "../../contract/rolls-limits";
import { WEEKS_SHOWN } from "../../contract/training-limits";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { prepared } from "../../db/prepared-query";
import { roll, trainingLoad } from "../../db/rolls";
import { trainingPreference } from "../../db/training";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { firstDayShown } from "../progress/read-activity";
import { presentRoll } from "./present-roll";

export function readMat(ctx: Ctx): Promise<Mat> {
  return runRead(ctx.db, mat(ctx));
}

/** Reads the member's rolling, one row a day, to batch with the dashboard. */
export function mat(ctx: Ctx): BatchedRead<Mat> {
  const { user } = memberOf(ctx.actor);
  const today = localDate(ctx.now, user.timeZone);
  const params = { userId: user.id, from: firstDayShown(today), to: addDays(today, 1) };
  const statements = [wanted(ctx.db, params), newest(ctx.db, params), loads(ctx.db, params)] as const;
  return batchedRead(statements, ([[own], rolls, days]) => ({
    on: own?.rolls ?? false,
    rolls: rolls.map(presentRoll),
    days: days.flatMap((day) =>
      day.rolls > 0 ? [{ localDate: day.localDate, rolls: day.rolls, minutes: day.matMinutes }] : [],
    ),
    weeks: weeksOf(days, today),
  }));
}

const wanted = prepared({ rolls: trainingPreference.rolls }, (select) =>
  select.from(trainingPreference).where(eq(trainingPreference.userId, sql.placeholder("userId"))),
);

/** Only members who log rolls are read. */
const IS_ON = sql`exists (select 1 from training_preference p where p.user_id = ${sql.placeholder("userId")} and p.rolls = 1)`;

const newest = prepared(
  {
    id: roll.id,
    userId: roll.userId,
    localDate: roll.localDate,
    rolledAt: roll.rolledAt,
    minutes: roll.minutes,
    effort: roll.effort,
    gi: roll.gi,
    notes: roll.notes,
  },
  (select) =>
    select
      .from(roll)
      .where(and(IS_ON, eq(roll.userId, sql.placeholder("userId"))))
      .orderBy(desc(roll.rolledAt), desc(roll.id))
      .limit(ROLLS_SHOWN),
);

const loads = prepared(
  {
    localDate: trainingLoad.localDate,
    gymLoad: trainingLoad.gymLoad,
    gymUnknown: trainingLoad.gymUnknown,
    rolls: trainingLoad.rolls,
    matMinutes: trainingLoad.matMinutes,
    matLoad: trainingLoad.matLoad,
  },
  (select) =>
    select
      .from(trainingLoad)
      .where(
        and(
          IS_ON,
          eq(trainingLoad.userId, sql.placeholder("userId")),
          between(trainingLoad.localDate, sql.placeholder("from"), sql.placeholder("to")),
        ),
      )
      .orderBy(asc(trainingLoad.localDate)),
);

type LoadDay = { localDate: CalendarDate; gymLoad: number; gymUnknown: number; matLoad: number };

function weeksOf(days: LoadDay[], today: CalendarDate): LoadWeek[] {
  const current = mondayOf(today);
  return Array.from({ length: WEEKS_SHOWN }, (_, index) => {
    const monday = addDays(current, (index + 1 - WEEKS_SHOWN) * 7);
    const own = days.filter((day) => mondayOf(day.localDate) === monday);
    const sum = (of: (day: LoadDay) => number) => own.reduce((total, day) => total + of(day), 0);
    return {
      monday,
      gym: sum((day) => day.gymLoad),
      mat: sum((day) => day.matLoad),
      unknown: sum((day) => day.gymUnknown),
    };
  });
}
