import { addDays, type CalendarDate, mondayOf } from "../../../worker/contract/calendar";
import type { Activity, ActivityDay, Dashboard } from "../../../worker/contract/progress";
import { WEEKS_SHOWN } from "../../../worker/contract/training-limits";
import { calendarDay, plural } from "../../lib/format/format";
import type { ChartBar } from "../../ui/chart-bars";
import type { HeatLevel, HeatWeek } from "../../ui/chart-heat";

/** Upper limits in minutes of levels one to three; more is level four. */
const LEVEL_MINUTES = [20, 40, 60] as const;

export const LEVEL_TEXTS = [
  `Up to ${LEVEL_MINUTES[0]} min, or no time noted`,
  `${LEVEL_MINUTES[0] + 1} to ${LEVEL_MINUTES[1]} min`,
  `${LEVEL_MINUTES[1] + 1} to ${LEVEL_MINUTES[2]} min`,
  `More than ${LEVEL_MINUTES[2]} min`,
] as const;

/** A day of the combined calendar: `completions` of workouts, `rolls`, and the minutes of both. */
type TrainedDay = ActivityDay & { rolls?: number };
type Calendar = Omit<Activity, "days"> & { days: TrainedDay[] };

/** Combines gym and mat into one calendar; the gym only for members who do not log rolls. */
export function oneCalendar({ activity, mat }: Pick<Dashboard, "activity" | "mat">): Calendar {
  if (!mat) return activity;
  const days = new Map<CalendarDate, TrainedDay>(activity.days.map((day) => [day.localDate, day]));
  for (const { localDate, rolls, minutes } of mat.days) {
    const own = days.get(localDate) ?? { localDate, completions: 0, minutes: 0 };
    days.set(localDate, { ...own, rolls, minutes: own.minutes + minutes });
  }
  return {
    ...activity,
    days: [...days.values()].sort((a, b) => (a.localDate < b.localDate ? -1 : 1)),
    weeks: activity.weeks.map((week) => {
      const own = mat.days.filter(({ localDate }) => mondayOf(localDate) === week.monday);
      const sum = (of: "rolls" | "minutes") => own.reduce((total, day) => total + day[of], 0);
      return { ...week, rolls: sum("rolls"), minutes: week.minutes + sum("minutes") };
    }),
  };
}

type Done = Pick<TrainedDay, "completions" | "minutes" | "rolls">;
const isIdle = ({ completions, rolls = 0 }: Done) => completions + rolls === 0;

/** Returns the year as weeks from Monday to Sunday, oldest first; days outside of it are left out. */
export function heatWeeks({ from, to, days }: Pick<Calendar, "from" | "to" | "days">): HeatWeek[] {
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

/** Describes a day: `2 workouts, 75 minutes` or `1 workout and 1 roll, 110 minutes`. */
export function dayText(day: Done | undefined): string {
  if (!day || isIdle(day)) return "no training";
  const done = doneOf(day).join(" and ");
  return day.minutes > 0 ? `${done}, ${plural(day.minutes, "minute")}` : `${done}, no time noted`;
}

function doneOf({ completions, rolls = 0 }: Omit<Done, "minutes">): string[] {
  return [completions > 0 ? plural(completions, "workout") : "", rolls > 0 ? plural(rolls, "roll") : ""].filter(
    Boolean,
  );
}

export function levelOf(day: Done | undefined): HeatLevel {
  if (!day || isIdle(day)) return 0;
  const above = LEVEL_MINUTES.findIndex((most) => day.minutes <= most);
  return (above < 0 ? LEVEL_MINUTES.length + 1 : above + 1) as HeatLevel;
}

/** Returns the latest weeks as bars; the last one is still running. */
export function weekBars({ weeks }: { weeks: readonly (Done & { monday: CalendarDate })[] }): ChartBar[] {
  const shown = weeks.slice(-WEEKS_SHOWN);
  return shown.map(({ monday, ...done }, index) => {
    const current = index === shown.length - 1;
    const label = calendarDay(monday, { month: "short", day: "numeric" });
    const text = `${current ? "This week" : `Week of ${label}`}: ${dayText(done)}`;
    return { label, value: done.minutes, text, current };
  });
}

/** Returns days with training, newest first, for the table. */
export function dayRows({ days }: Pick<Calendar, "days">) {
  return days
    .filter((day) => !isIdle(day))
    .map((day) => ({ key: day.localDate, name: fullDay(day.localDate), text: dayText(day) }))
    .reverse();
}

/** Describes the year in a sentence. */
export function yearSummary({ days }: Pick<Calendar, "days">): string {
  const trained = days.filter((day) => !isIdle(day));
  if (trained.length === 0) return "No training in the last year yet. Your first workout puts the first mark here.";
  const minutes = trained.reduce((sum, day) => sum + day.minutes, 0);
  const completions = trained.reduce((sum, day) => sum + day.completions, 0);
  const rolls = trained.reduce((sum, day) => sum + (day.rolls ?? 0), 0);
  const all = [...doneOf({ completions, rolls }), ...(minutes > 0 ? [hoursText(minutes)] : [])];
  const text = [all.slice(0, -1).join(", "), ...all.slice(-1)].filter(Boolean).join(" and ");
  return `You trained on ${plural(trained.length, "day")} in the last year: ${text}.`;
}

function hoursText(minutes: number): string {
  return minutes < 90 ? plural(minutes, "minute") : plural(Math.round(minutes / 60), "hour");
}

/** Returns a month's label in the week of its first day, and in the first week. */
function monthLabel(dates: readonly CalendarDate[], from: CalendarDate, to: CalendarDate): string | null {
  const first = dates.find((date) => date.endsWith("-01") && date >= from && date <= to);
  const start = dates.includes(from) ? from : undefined;
  const named = first ?? start;
  return named ? calendarDay(named, { month: "short" }) : null;
}

const fullDay = (date: CalendarDate) =>
  calendarDay(date, { weekday: "short", month: "short", day: "numeric", year: "numeric" });

/** Counts the training days of the member's current week. */
export function daysThisWeek({ days, to }: Pick<Activity, "days" | "to">): number {
  const monday = mondayOf(to);
  return days.filter(({ localDate }) => localDate >= monday && localDate <= to).length;
}
