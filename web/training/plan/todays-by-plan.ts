import { type CalendarDate, isoWeekday } from "../../../worker/contract/calendar";
import { DAY_NAMES } from "../../../worker/contract/drafts";
import type { PlacedWeek } from "../../../worker/contract/placed-week";
import { calendarDay } from "../../lib/format/format";
import type { TodaysTraining } from "../today/todays-training";

/** Returns today's training by the plan. */
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
