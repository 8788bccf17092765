import { and, desc, eq, gte, lte, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { localDate } from "../../contract/calendar";
import type { WeeklyProgram } from "../../contract/programs";
import { type BatchedRead, runRead } from "../../db/batched-read";
import { weeklyProgram } from "../../db/programs";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { ownAround } from "../competitions/own-around";
import { isPublic, meantForMember, notDeleted } from "./policy";
import { presentThrough } from "./present-through";
import { PLACEHOLDERS, seeWeekOf, weekOf } from "./queries";

/** Returns the published program that runs today in the viewer's time zone, else the latest one, else null. */
export function readCurrentProgram(ctx: Ctx): Promise<WeeklyProgram | null> {
  return runRead(ctx.db, currentProgram(ctx));
}

/** Returns the same as a read that can be batched with others. */
export function currentProgram(ctx: Ctx): BatchedRead<WeeklyProgram | null> {
  const { user } = memberOf(ctx.actor);
  const today = localDate(ctx.now, user.timeZone);
  const week = seeWeekOf(currentWeek, ctx.db, { today, userId: user.id, now: ctx.now.getTime() }, ctx.now);
  const around = ownAround(ctx);
  return {
    statements: [...week.statements, ...around.statements],
    answer: (rows) => {
      const found = week.answer(rows);
      return found && presentThrough(found, around.answer(rows.slice(week.statements.length)), ctx);
    },
  };
}

const currentWeek = weekOf(chooseCurrent());

/** Orders running programs first, then the viewer's private one, then the latest start, week number and creation. */
function chooseCurrent() {
  const { id, isPublished, assignedTo, startDate, endDate, publishAt, weekNumber, createdAt } = weeklyProgram;
  const today = sql.placeholder("today");
  const ids = () => new QueryBuilder().select({ id }).from(weeklyProgram);
  const latestFirst = [desc(startDate), desc(weekNumber), desc(createdAt), desc(id)];
  // Reads the few possible firsts from indexes, so that the weeks of all years are never sorted.
  const unfinished = ids().where(and(eq(isPublished, true), gte(endDate, today)));
  const due = ids().where(lte(publishAt, PLACEHOLDERS.now));
  const latest = ids()
    .where(and(eq(isPublished, true), notDeleted, meantForMember(PLACEHOLDERS.userId)))
    .orderBy(...latestFirst)
    .limit(1);
  const mayBeCurrent = sql`${id} in (select * from ${unfinished} union all select * from ${due} union all select * from ${latest})`;
  const running = sql`(${startDate} <= ${today} and ${endDate} >= ${today})`;
  const chosen = ids()
    .where(and(notDeleted, isPublic(PLACEHOLDERS.now), meantForMember(PLACEHOLDERS.userId), mayBeCurrent))
    .orderBy(desc(running), desc(sql`(${running} and ${assignedTo} is not null)`), ...latestFirst)
    .limit(1);
  return sql`${chosen}`;
}
