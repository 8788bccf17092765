import { eq } from "drizzle-orm";
import type { WeeklyProgram } from "../../contract/programs";
import { weeklyProgram } from "../../db/programs";
import { ask } from "../../db/reading";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentProgram } from "./present";
import { findProgram } from "./queries";

export async function readProgram(ctx: Ctx, id: number): Promise<WeeklyProgram> {
  const viewer = memberOf(ctx.actor);
  const found = await ask(ctx.db, findProgram(ctx.db, viewer, eq(weeklyProgram.id, id)));
  if (!found) throw notFound("Weekly program");
  return presentProgram(found, !viewer.mayTrain);
}
