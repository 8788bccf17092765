import { and, desc, eq, gte, isNull, lte, type SQL, sql } from "drizzle-orm";
import { type CalendarDate, localDate } from "../../contract/calendar";
import type { WeeklyProgram } from "../../contract/programs";
import { weeklyProgram } from "../../db/programs";
import { ask, type Reading } from "../../db/reading";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { isPublic, meantFor } from "./policy";
import { presentProgram } from "./present";
import { currentFirst, findProgram } from "./queries";

/** The published program that runs today in the viewer's time zone, else the latest one, else null. */
export function readCurrentProgram(ctx: Ctx): Promise<WeeklyProgram | null> {
  return ask(ctx.db, currentProgram(ctx));
}

/** The current program as a reading, so that the dashboard can take it along. */
export function currentProgram(ctx: Ctx): Reading<WeeklyProgram | null> {
  const viewer = memberOf(ctx.actor);
  const today = localDate(ctx.now, viewer.user.timeZone);
  const { statements, answer } = findProgram(
    ctx.db,
    viewer,
    ctx.now,
    and(isPublic(ctx.now), meantFor(viewer), mayBeCurrent(ctx, today)),
    currentFirst(today),
  );
  return {
    statements,
    answer: (rows) => {
      const found = answer(rows);
      return found && presentProgram(found, !viewer.mayTrain, ctx.now);
    },
  };
}

/** The few that can come first, each found by an index, so that nobody has to sort the weeks of all years. */
function mayBeCurrent(ctx: Ctx, today: CalendarDate): SQL {
  const { id, isPublished, endDate, publishAt, deletedAt, startDate, weekNumber, createdAt } = weeklyProgram;
  const ids = () => ctx.db.select({ id }).from(weeklyProgram);
  const unfinished = ids().where(and(eq(isPublished, true), gte(endDate, today)));
  const due = ids().where(lte(publishAt, ctx.now));
  const latest = ids()
    .where(and(eq(isPublished, true), isNull(deletedAt), meantFor(ctx.actor)))
    .orderBy(desc(startDate), desc(weekNumber), desc(createdAt), desc(id))
    .limit(1);
  return sql`${id} in (select * from ${unfinished} union all select * from ${due} union all select * from ${latest})`;
}
