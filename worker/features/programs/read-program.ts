import type { AdminWeeklyProgram, WeeklyProgram } from "../../contract/programs";
import { runRead } from "../../db/batched-read";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentForAdmin, presentProgram } from "./present";
import { findProgram, type ProgramRecord } from "./queries";

export async function readProgram(ctx: Ctx, id: number): Promise<WeeklyProgram> {
  return presentProgram(await readWeek(ctx, id), memberOf(ctx.actor), ctx.now);
}

/** The whole week with what its editor needs. */
export async function readAdminProgram(ctx: Ctx, id: number): Promise<AdminWeeklyProgram> {
  return presentForAdmin(await readWeek(ctx, id), ctx.now);
}

/** The rows of a week that the actor may see. Throws `not_found`. */
export async function readWeek(ctx: Ctx, id: number): Promise<ProgramRecord> {
  const found = await runRead(ctx.db, findProgram(ctx.db, memberOf(ctx.actor), ctx.now, id));
  if (!found) throw notFound("Weekly program");
  return found;
}
