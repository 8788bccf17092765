import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { addDays, localDate, mondayOf } from "../../../contract/calendar";
import type { ColumnType } from "../../../contract/drafts";
import { type BatchedRead, batchedRead } from "../../../db/batched-read";
import { prepared } from "../../../db/prepared-query";
import { dailyWorkout, exercise, weeklyProgram } from "../../../db/programs";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { isPublic, meantForMember, notDeleted } from "../../programs/policy";
import { WEEKS_AHEAD, type WeekOfCoach } from "./week-events";

/** A week has few programs side by side: everybody's, and a private one. */
const WEEKS_READ = 4 * WEEKS_AHEAD;

/** A private week is not changed by a competition. */
export type WeekToCome = WeekOfCoach & { isPrivate: boolean };

/**
 * Reads the published weeks after this one that the member may see, preferred ones first, with their number of
 * exercises.
 */
export function weeksToCome(ctx: Ctx): BatchedRead<WeekToCome[]> {
  const { user } = memberOf(ctx.actor);
  const monday = mondayOf(localDate(ctx.now, user.timeZone));
  const [after, until] = [addDays(monday, 6), addDays(monday, WEEKS_AHEAD * 7 + 6)];
  const params = { userId: user.id, now: ctx.now.getTime(), after, until };
  const memberSince = localDate(user.createdAt, user.timeZone);
  const statements = [weeks(ctx.db, params), days(ctx.db, params), counts(ctx.db, params)] as const;
  return batchedRead(statements, ([found, ofWeeks, written]) =>
    found.map(({ assignedTo: whose, ...week }) => ({
      ...week,
      isPrivate: whose !== null,
      memberSince,
      dailyWorkouts: ofWeeks
        .filter(({ programId }) => programId === week.id)
        .map((day) => ({
          ...day,
          workoutSections: written
            .filter(({ dayId }) => dayId === day.id)
            .map(({ columnType, exerciseCount }) => ({ columnType, exerciseCount, lastCompletedOn: null })),
        })),
    })),
  );
}

const { id, isPublished, assignedTo, startDate, endDate, publishAt, weekNumber, createdAt } = weeklyProgram;
const now = sql.placeholder("now");
const chosen = () => {
  const ids = () => new QueryBuilder().select({ id }).from(weeklyProgram);
  const inTime = and(gt(startDate, sql.placeholder("after")), lte(startDate, sql.placeholder("until")));
  // Each condition reads an index of its own, so that the weeks of all years are never scanned.
  const published = ids().where(and(eq(isPublished, true), inTime));
  const due = ids().where(and(lte(publishAt, now), inTime));
  return ids()
    .where(
      and(
        sql`${id} in (select * from ${published} union all select * from ${due})`,
        notDeleted,
        isPublic(now),
        meantForMember(sql.placeholder("userId")),
      ),
    )
    .orderBy(
      sql`${assignedTo} is null`,
      asc(startDate),
      sql`${weekNumber} desc`,
      sql`${createdAt} desc`,
      sql`${id} desc`,
    )
    .limit(WEEKS_READ);
};

const weeks = prepared({ id, startDate, endDate, assignedTo }, (select) =>
  select
    .from(weeklyProgram)
    .where(sql`${id} in ${chosen()}`)
    .orderBy(
      sql`${assignedTo} is null`,
      sql`${startDate} desc`,
      sql`${weekNumber} desc`,
      sql`${createdAt} desc`,
      sql`${id} desc`,
    ),
);

const { programId, dayOfWeek, title, description, notes, mark } = dailyWorkout;
const days = prepared({ id: dailyWorkout.id, programId, dayOfWeek, title, description, notes, mark }, (select) =>
  select.from(dailyWorkout).where(sql`${programId} in ${chosen()}`).orderBy(asc(dayOfWeek)),
);

const counts = prepared(
  {
    dayId: sql<number>`${exercise.dailyWorkoutId}`,
    columnType: sql<ColumnType>`${exercise.columnType}`,
    exerciseCount: sql<number>`count(*)`,
  },
  (select) =>
    select
      .from(exercise)
      .where(
        inArray(
          exercise.dailyWorkoutId,
          new QueryBuilder().select({ id: dailyWorkout.id }).from(dailyWorkout).where(sql`${programId} in ${chosen()}`),
        ),
      )
      .groupBy(exercise.dailyWorkoutId, exercise.columnType),
);
