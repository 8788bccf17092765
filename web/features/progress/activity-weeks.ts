import { addDays, type CalendarDate, mondayOf } from "../../../worker/contract/calendar";
import type { Activity, ActivityDay } from "../../../worker/contract/progress";
import { WEEKS_SHOWN } from "../../../worker/contract/training-limits";
import { calendarDay, plural } from "../../lib/format/format";
import type { ChartBar } from "../../ui/chart-bars";
import type { HeatLevel, HeatWeek } from "../../ui/chart-heat";

/** Up to how many minutes a day counts as each level; more is the fourth. */
const LEVEL_MINUTES = [20, 40, 60] as const;

export const LEVEL_TEXTS = [
  `Up to ${LEVEL_MINUTES[0]} min, or no time noted`,
  `${LEVEL_MINUTES[0] + 1} to ${LEVEL_MINUTES[1]} min`,
  `${LEVEL_MINUTES[1] + 1} to ${LEVEL_MINUTES[2]} min`,
  `More than ${LEVEL_MINUTES[2]} min`,
] as const;

/** The year as weeks from Monday to Sunday, oldest first; days before it and after today are left out. */
export function heatWeeks({ from, to, days }: Pick<Activity, "from" | "to" | "days">): HeatWeek[] {
  const done = new Map(days.map((day) => [day.localDate, day]));
  const weeks: HeatWeek[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) {
    const dates = [0, 1, 2, 3, 4, 5, 6].map((weekday) => addDays(monday, weekday));
    weeks.push({
      key: monday,
      label: monthLabel(dates, from, to),
      days: dates.map((date) => {
        if (date < from || date > to) return null;
        const day = done.get(date);
        return { key: date, level: levelOf(day), text: () => `${fullDay(date)}: ${dayText(day)}` };
      }),
    });
  }
  return weeks;
}

/** What was done on a day: `2 workouts, 75 minutes`. */
export function dayText(day: Pick<ActivityDay, "completions" | "minutes"> | undefined): string {
  if (!day || day.completions === 0) return "no training";
  const workouts = plural(day.completions, "workout");
  return day.minutes > 0 ? `${workouts}, ${plural(day.minutes, "minute")}` : `${workouts}, no time noted`;
}

export function levelOf(day: Pick<ActivityDay, "completions" | "minutes"> | undefined): HeatLevel {
  if (!day || day.completions === 0) return 0;
  const above = LEVEL_MINUTES.findIndex((most) => day.minutes <= most);
  return (above < 0 ? LEVEL_MINUTES.length + 1 : above + 1) as HeatLevel;
}

/** The latest weeks as bars; the last one is still running. */
export function weekBars({ weeks }: Pick<Activity, "weeks">): ChartBar[] {
  const shown = weeks.slice(-WEEKS_SHOWN);
  return shown.map(({ monday, completions, minutes }, index) => {
    const current = index === shown.length - 1;
    const label = calendarDay(monday, { month: "short", day: "numeric" });
    const done = completions === 0 ? "no training" : dayText({ completions, minutes });
    return { label, value: minutes, text: `${current ? "This week" : `Week of ${label}`}: ${done}`, current };
  });
}

/** Days with training, newest first, for the table. */
export function dayRows({ days }: Pick<Activity, "days">) {
  return days
    .filter((day) => day.completions > 0)
    .map((day) => ({ key: day.localDate, name: fullDay(day.localDate), text: dayText(day) }))
    .reverse();
}

/** The year in a sentence. */
export function yearSummary({ days }: Pick<Activity, "days">): string {
  const trained = days.filter((day) => day.completions > 0);
  if (trained.length === 0) return "No training in the last year yet. Your first workout puts the first mark here.";
  const minutes = trained.reduce((sum, day) => sum + day.minutes, 0);
  const workouts = trained.reduce((sum, day) => sum + day.completions, 0);
  const time = minutes > 0 ? ` and ${hoursText(minutes)}` : "";
  return `You trained on ${plural(trained.length, "day")} in the last year: ${plural(workouts, "workout")}${time}.`;
}

function hoursText(minutes: number): string {
  return minutes < 90 ? plural(minutes, "minute") : plural(Math.round(minutes / 60), "hour");
}

/** Named where its first day stands, and at the very start. */
function monthLabel(dates: readonly CalendarDate[], from: CalendarDate, to: CalendarDate): string | null {
  const first = dates.find((date) => date.endsWith("-01") && date >= from && date <= to);
  const start = dates.includes(from) ? from : undefined;
  const named = first ?? start;
  return named ? calendarDay(named, { month: "short" }) : null;
}

const fullDay = (date: CalendarDate) =>
  calendarDay(date, { weekday: "short", month: "short", day: "numeric", year: "numeric" });

/** The days trained of the member's week that began on Monday. */
export function daysThisWeek({ days, to }: Pick<Activity, "days" | "to">): number {
  const monday = mondayOf(to);
  return days.filter(({ localDate }) => localDate >= monday && localDate <= to).length;
}
