import { addDays, type CalendarDate, isoWeekday, mondayOf } from "../../../contract/calendar";
import { optionName } from "../../../contract/day-options";
import type { ColumnType } from "../../../contract/drafts";
import { placedOn } from "../../../contract/placed-week";
import { plannedSessions, type WeekToTrain } from "../../../contract/planned-sessions";
import type { WeeklyProgram } from "../../../contract/programs";
import { weekIs } from "../../../contract/week-is";
import type { WeekPlan } from "../../../contract/week-plan";
import type { CalendarEvent } from "./calendar-text";

/** So many weeks after this one. */
export const WEEKS_AHEAD = 4;

export type WeekOfCoach = WeekToTrain & Pick<WeeklyProgram, "id" | "startDate" | "endDate" | "memberSince">;

export type ToShow = {
  today: CalendarDate;
  plan: WeekPlan | null;
  /** Of each week at most one, which their member may train. */
  programs: readonly WeekOfCoach[];
  /** On which days they have rolled. */
  rolled: ReadonlySet<CalendarDate>;
};

type Session = {
  id: number;
  title: string;
  date: CalendarDate;
  done: boolean;
  option: ColumnType | null;
  reason: string;
};
type Named = Omit<CalendarEvent, "uid" | "url"> & {
  key: string;
  program: WeekOfCoach | null;
  dayOfWeek: number;
  /** The session that it is, unless that is done. */
  toTrain: number | null;
};

/** What a member's calendar shows of this week and the next ones: sessions where their plan has them, and the rolls of the plan. */
export function weekEvents({ today, plan, programs, rolled }: ToShow): Named[] {
  const time = plan?.time ?? null;
  const mondays = Array.from({ length: WEEKS_AHEAD + 1 }, (_, week) => addDays(mondayOf(today), week * 7));
  const sessions = mondays.flatMap((monday) => {
    const program = programs.find((each) => weekIs(each, monday) === "this");
    if (!program) return [];
    return sessionsOf(program, plan, { monday, today }).map(
      ({ id, title, date, done, option, reason }): Named => ({
        key: `session-${id}-${monday}`,
        program,
        dayOfWeek: program.dailyWorkouts.find((day) => day.id === id)?.dayOfWeek ?? isoWeekday(date),
        date,
        time,
        toTrain: done ? null : id,
        title: done ? `✓ ${title}` : title,
        note: option ? `${optionName(option)}. ${reason}` : reason,
      }),
    );
  });
  const rolls = plan
    ? mondays.flatMap((monday) =>
        plan.rollDays.flatMap(({ dayOfWeek, effort }): Named[] => {
          const date = addDays(monday, dayOfWeek - 1);
          const title = `${rolled.has(date) ? "✓ " : ""}Roll (${effort})`;
          return date < plan.since
            ? []
            : [{ key: `roll-${date}`, program: null, dayOfWeek, date, time: null, toTrain: null, title, note: null }];
        }),
      )
    : [];
  return [...sessions, ...rolls].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

type Days = { monday: CalendarDate; today: CalendarDate };

/** Without a plan each session is on the coach's day. */
function sessionsOf(program: WeekOfCoach, plan: WeekPlan | null, days: Days): Session[] {
  const { monday } = days;
  if (plan) {
    const moves = monday > days.today ? [] : plan.moves;
    return placedOn({ ...plan, moves }, program, days).flatMap(
      ({ session: { id, title }, is, date, option, reason }) =>
        is !== "out" && date && date >= monday && date <= addDays(monday, 6)
          ? [{ id, title, date, done: is === "done", option, reason }]
          : [],
    );
  }
  return plannedSessions(program).map(({ id, title, dayOfWeek, doneOn }) => ({
    id,
    title,
    date: addDays(monday, dayOfWeek - 1),
    done: doneOn !== null && doneOn >= monday,
    option: null,
    reason: "Your coach's day for it.",
  }));
}
