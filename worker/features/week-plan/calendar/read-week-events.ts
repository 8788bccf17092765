import { localDate } from "../../../contract/calendar";
import { runReads } from "../../../db/batched-read";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { currentProgram } from "../../programs/read-current-program";
import { mat } from "../../rolls/read-mat";
import { ownWeekPlan } from "../read-week-plan";
import { weekEvents } from "./week-events";
import { weeksToCome } from "./weeks-to-come";

/** What the actor's own week has, and the next ones: sessions that they may train, and rolls that they have planned. */
export async function readWeekEvents(ctx: Ctx) {
  const { user: member, mayTrain } = memberOf(ctx.actor);
  const { program, later, planned, rolling } = await runReads(ctx.db, {
    program: currentProgram(ctx),
    later: weeksToCome(ctx),
    planned: ownWeekPlan(ctx),
    rolling: mat(ctx),
  });
  return weekEvents({
    today: localDate(ctx.now, member.timeZone),
    plan: rolling.on ? planned.plan : null,
    programs: mayTrain ? [...(program ? [program] : []), ...later] : [],
    rolled: new Set(rolling.days.map((day) => day.localDate)),
  });
}
