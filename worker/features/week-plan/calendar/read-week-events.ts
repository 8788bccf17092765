import { addDays, localDate, mondayOf } from "../../../contract/calendar";
import { competitionDays } from "../../../contract/competition-days";
import type { Seen } from "../../../contract/overlaid-week";
import { runReads } from "../../../db/batched-read";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { ownAround } from "../../competitions/own-around";
import { currentProgram } from "../../programs/read-current-program";
import { mat } from "../../rolls/read-mat";
import { ownWeekPlan } from "../read-week-plan";
import { type WeekOfCoach, weekEvents } from "./week-events";
import { type WeekToCome, weeksToCome } from "./weeks-to-come";

/** Reads the events of the actor's week and the next ones: sessions they may train, and planned rolls. */
export async function readWeekEvents(ctx: Ctx) {
  const { user: member, mayTrain } = memberOf(ctx.actor);
  const { program, later, planned, rolling, seen } = await runReads(ctx.db, {
    program: currentProgram(ctx),
    later: weeksToCome(ctx),
    planned: ownWeekPlan(ctx),
    rolling: mat(ctx),
    seen: ownAround(ctx),
  });
  return weekEvents({
    today: localDate(ctx.now, member.timeZone),
    plan: rolling.on ? planned.plan : null,
    programs: mayTrain ? [...(program ? [program] : []), ...later.map((week) => nearCompetition(week, seen))] : [],
    competitions: seen?.around.competitions ?? [],
    rolled: new Set(rolling.days.map((day) => day.localDate)),
  });
}

/** Returns a future week, changed by a nearby competition's taper. */
function nearCompetition({ isPrivate, ...week }: WeekToCome, seen: Seen | null): WeekOfCoach {
  const to = addDays(mondayOf(week.endDate), 6);
  const days = seen ? competitionDays(seen.around, mondayOf(week.startDate), to, isPrivate) : [];
  return days.length > 0 ? { ...week, competitionDays: days } : week;
}
