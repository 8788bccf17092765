import { eq } from "drizzle-orm";
import { localDate } from "../../contract/calendar";
import type { WeeklyProgram } from "../../contract/programs";
import { weeklyProgram } from "../../db/programs";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentProgram } from "./present";
import { currentFirst, findProgram } from "./queries";

/** The published program that runs today in the viewer's time zone, else the latest one, else null. */
export async function readCurrentProgram(ctx: Ctx): Promise<WeeklyProgram | null> {
  const viewer = memberOf(ctx.actor);
  const today = localDate(ctx.now, viewer.user.timeZone);
  const found = await findProgram(ctx.db, viewer, eq(weeklyProgram.isPublished, true), currentFirst(today));
  return found && presentProgram(found, !viewer.mayTrain);
}
