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
  /** Weeks in a row that were kept as they were planned. */
  kept: number;
};

type Planned = Pick<Dashboard, "weekPlan" | "program" | "activity" | "mat">;

/** This week's sessions on the member's days; null without a plan, or without a week of theirs that runs. */
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

/** The sessions of a week of the coach on the days of the week of a Monday, this one or one to come. */
export function placedOn(
  plan: Pick<WeekPlan, "since" | "rollDays" | "lifts" | "moves">,
  program: WeekToTrain & Pick<WeeklyProgram, "memberSince" | "competitionDays">,
  days: Days,
): Placement[] {
  // What was planned before the sign-up was not missed.
  const since = [plan.since, program.memberSince].reduce((a, b) => (a > b ? a : b));
  const { competitionDays } = program;
  return placeWeek({ ...plan, since, ...days, sessions: plannedSessions(program), competitionDays });
}
