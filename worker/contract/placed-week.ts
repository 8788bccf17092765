import { type CalendarDate, mondayOf } from "./calendar";
import { type Placement, placeWeek } from "./place-week";
import { plannedSessions, type WeekToTrain } from "./planned-sessions";
import type { WeeklyProgram } from "./programs";
import type { Dashboard } from "./progress";
import { weekIs } from "./week-is";
import type { WeekPlan } from "./week-plan";
import { weeksKept } from "./weeks-kept";

export type PlacedWeek = {
  plan: WeekPlan;
  program: WeeklyProgram;
  placements: Placement[];
  /** Number of consecutive weeks that went as planned. */
  kept: number;
};

type Planned = Pick<Dashboard, "weekPlan" | "program" | "activity" | "mat">;

/** Returns this week's sessions on the member's days; null without a plan or a current program. */
export function placedWeek({ weekPlan, program, activity, mat }: Planned, today: CalendarDate): PlacedWeek | null {
  if (!weekPlan || !program || program.gated || weekIs(program, today) !== "this") return null;
  const placements = placedOn(weekPlan, program, { monday: mondayOf(today), today });
  const kept = weeksKept({
    plans: weekPlan.plans,
    trainings: new Map(activity.days.map((day) => [day.localDate, day.completions])),
    rolls: new Map(mat?.days.map((day) => [day.localDate, day.rolls])),
    today,
  });
  return { plan: weekPlan, program, placements, kept };
}

type Days = { monday: CalendarDate; today: CalendarDate };

/** Places the sessions of a program in the week of a Monday, this one or a later one. */
export function placedOn(
  plan: Pick<WeekPlan, "since" | "rollDays" | "lifts" | "moves">,
  program: WeekToTrain & Pick<WeeklyProgram, "memberSince" | "competitionDays">,
  days: Days,
): Placement[] {
  // Sessions before the sign-up were not missed.
  const since = [plan.since, program.memberSince].reduce((a, b) => (a > b ? a : b));
  const { competitionDays } = program;
  return placeWeek({ ...plan, since, ...days, sessions: plannedSessions(program), competitionDays });
}
