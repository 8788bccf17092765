import type { Dashboard } from "../../contract/progress";
import { runReads } from "../../db/batched-read";
import type { Ctx } from "../../http/context";
import { subscription } from "../billing/read-subscription";
import { nextCompetitions } from "../competitions/next-competitions";
import { firstWeekStanding } from "../first-week/standing";
import { currentProgram } from "../programs/read-current-program";
import { progressList } from "../progress/list-progress";
import { activity } from "../progress/read-activity";
import { mat } from "../rolls/read-mat";
import { preferences } from "../training/preferences";
import { ownWeekPlan } from "../week-plan/read-week-plan";
import { workoutList } from "../workouts/list-workouts";

const WORKOUTS_SHOWN = 3;
const ENTRIES_SHOWN = 5;

/** Reads everything the dashboard shows besides the stats, in one round trip. */
export async function readDashboard(ctx: Ctx): Promise<Dashboard> {
  const { workouts, progress, preferred, rolling, planned, competitions, beginning, ...rest } = await runReads(ctx.db, {
    program: currentProgram(ctx),
    workouts: workoutList(ctx, { limit: WORKOUTS_SHOWN }),
    progress: progressList(ctx, { limit: ENTRIES_SHOWN }),
    subscription: subscription(ctx),
    activity: activity(ctx),
    preferred: preferences(ctx),
    rolling: mat(ctx),
    planned: ownWeekPlan(ctx),
    competitions: nextCompetitions(ctx),
    beginning: firstWeekStanding(ctx),
  });
  const { weeklyTarget } = preferred;
  return {
    ...rest,
    workouts: workouts.items,
    progress: progress.items,
    weeklyTarget,
    ...(rolling.on ? { mat: rolling } : {}),
    ...(rolling.on && planned.plan ? { weekPlan: planned.plan } : {}),
    ...(competitions.length > 0 ? { competitions } : {}),
    ...(beginning ? { firstWeek: { state: beginning } } : {}),
  };
}
