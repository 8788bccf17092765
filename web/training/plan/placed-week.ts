import { type CalendarDate, isoWeekday, mondayOf } from "../../../worker/contract/calendar";
import { DAY_NAMES } from "../../../worker/contract/drafts";
import { type Placement, placeWeek } from "../../../worker/contract/place-week";
import { plannedSessions } from "../../../worker/contract/planned-sessions";
import type { WeeklyProgram } from "../../../worker/contract/programs";
import type { Dashboard } from "../../../worker/contract/progress";
import type { WeekPlan } from "../../../worker/contract/week-plan";
import { weeksKept } from "../../../worker/contract/weeks-kept";
import { calendarDay } from "../../lib/format/format";
import { weekIs } from "../../lib/format/week-standing";
import type { TodaysTraining } from "../today/todays-training";

export type PlacedWeek = {
  plan: WeekPlan;
  program: WeeklyProgram;
  placements: Placement[];
  /** Weeks in a row that were kept as they were planned. */
  kept: number;
};

/** This week's sessions on the member's days; null without a plan, or without a week of theirs that runs. */
export function placedWeek({ weekPlan, program, activity, mat }: Dashboard, today: CalendarDate): PlacedWeek | null {
  if (!weekPlan || !program || program.gated || weekIs(program, today) !== "this") return null;
  const monday = mondayOf(today);
  // What was planned before the sign-up was not missed.
  const since = [weekPlan.since, program.memberSince].reduce((a, b) => (a > b ? a : b));
  const placements = placeWeek({ ...weekPlan, since, monday, today, sessions: plannedSessions(program) });
  const kept = weeksKept({
    plans: weekPlan.plans,
    trainings: new Map(activity.days.map((day) => [day.localDate, day.completions])),
    rolls: new Map(mat?.days.map((day) => [day.localDate, day.rolls])),
    today,
  });
  return { plan: weekPlan, program, placements, kept };
}

/** What there is to train today by the plan. */
export function todaysByPlan({ plan, program, placements }: PlacedWeek, today: CalendarDate): TodaysTraining {
  const open = placements
    .filter(({ is }) => is === "placed")
    .sort((a, b) => ((a.date ?? "") < (b.date ?? "") ? -1 : 1));
  const todays =
    open.find(({ date }) => date === today) ?? placements.find(({ is, date }) => is === "done" && date === today);
  const next = todays ?? open[0];
  const day = program.dailyWorkouts.find(({ id }) => id === next?.session.id);
  const rolls = plan.rollDays.some(({ dayOfWeek }) => dayOfWeek === isoWeekday(today));
  const restDay = rolls ? "You roll today" : "Rest day";
  if (!next?.date || !day) {
    const title = plan.lifts === 0 ? "No lifting planned" : "Your lifting for this week is done";
    return { kind: "done", program, is: restDay, title };
  }
  const { option, reason: why } = next;
  if (todays) return { kind: "day", program, day, is: "Today, by your plan", isToday: true, option, why };
  const is = `${restDay}. Next to lift is ${DAY_NAMES[isoWeekday(next.date)]}, ${calendarDay(next.date, { month: "short", day: "numeric" })}`;
  return { kind: "day", program, day, is, isToday: false, option, why };
}
