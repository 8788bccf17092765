import type { AdminWeeklyProgram, WeeklyProgram } from "../../contract/programs";
import { runRead, runReads } from "../../db/batched-read";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { ownAround } from "../competitions/own-around";
import { presentForAdmin } from "./present";
import { presentThrough } from "./present-through";
import { findProgram, type ProgramRecord, seeProgram } from "./queries";

export async function readProgram(ctx: Ctx, id: number): Promise<WeeklyProgram> {
  const member = memberOf(ctx.actor);
  const { found, seen } = await runReads(ctx.db, {
    found: seeProgram(ctx.db, member, ctx.now, id),
    seen: ownAround(ctx),
  });
  if (!found) throw notFound("Weekly program");
  return presentThrough(found, seen, ctx);
}

/** Reads the whole week for its editor. */
export async function readAdminProgram(ctx: Ctx, id: number): Promise<AdminWeeklyProgram> {
  return presentForAdmin(await readWeek(ctx, id), ctx.now);
}

/** Reads the rows of a week that the actor may see. Throws `not_found`. */
export async function readWeek(ctx: Ctx, id: number): Promise<ProgramRecord> {
  const found = await runRead(ctx.db, findProgram(ctx.db, memberOf(ctx.actor), ctx.now, id));
  if (!found) throw notFound("Weekly program");
  return found;
}
