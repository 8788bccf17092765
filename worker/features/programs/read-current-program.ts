import { and } from "drizzle-orm";
import { localDate } from "../../contract/calendar";
import type { WeeklyProgram } from "../../contract/programs";
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
    and(isPublic(ctx.now), meantFor(viewer)),
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
