import { addDays, type CalendarDate, isoWeekday, mondayOf } from "../../../contract/calendar";
import { daysToGoText } from "../../../contract/competition-days";
import type { Competition, CompetitionDay } from "../../../contract/competitions";
import { optionName } from "../../../contract/day-options";
import type { ColumnType } from "../../../contract/drafts";
import { placedOn } from "../../../contract/placed-week";
import { plannedSessions, type WeekToTrain } from "../../../contract/planned-sessions";
import type { WeeklyProgram } from "../../../contract/programs";
import { weekIs } from "../../../contract/week-is";
import type { WeekPlan } from "../../../contract/week-plan";
import type { CalendarEvent } from "./calendar-text";

/** The number of weeks shown after this one. */
export const WEEKS_AHEAD = 4;

export type WeekOfCoach = WeekToTrain &
  Pick<WeeklyProgram, "id" | "startDate" | "endDate" | "memberSince" | "competitionDays">;

export type ToShow = {
  today: CalendarDate;
  plan: WeekPlan | null;
  /** At most one per week, which the member may train. */
  programs: readonly WeekOfCoach[];
  /** The days with logged rolls. */
  rolled: ReadonlySet<CalendarDate>;
  /** The member's future competitions. */
  competitions?: readonly Pick<Competition, "id" | "name" | "date">[];
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
  /** The id of the session to train; null if it is done. */
  toTrain: number | null;
};

/**
 * Returns the events of a member's calendar for this week and the next ones: sessions on the days of their plan, and
 * rolls.
 */
export function weekEvents({ today, plan, programs, rolled, competitions = [] }: ToShow): Named[] {
  const time = plan?.time ?? null;
  const mondays = Array.from({ length: WEEKS_AHEAD + 1 }, (_, week) => addDays(mondayOf(today), week * 7));
  const sessions = mondays.flatMap((monday) => {
    const program = programs.find((each) => weekIs(each, monday) === "this");
    if (!program) return [];
    return sessionsOf(program, plan, { monday, today }).map(({ id, date, ...session }): Named => {
      const near = program.competitionDays?.find((day) => day.date === date);
      return {
        key: `session-${id}-${monday}`,
        program,
        dayOfWeek: program.dailyWorkouts.find((day) => day.id === id)?.dayOfWeek ?? isoWeekday(date),
        date,
        time,
        toTrain: session.done || near?.rest ? null : id,
        ...wordsOf(session, near),
      };
    });
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
  const until = addDays(mondayOf(today), WEEKS_AHEAD * 7 + 6);
  const events = competitions
    .filter(({ date }) => date >= mondayOf(today) && date <= until)
    .map(({ id, name, date }): Named => {
      const dayOfWeek = isoWeekday(date);
      return {
        key: `competition-${id}`,
        program: null,
        dayOfWeek,
        date,
        time: null,
        toTrain: null,
        title: name,
        note: "Competition.",
      };
    });
  return [...sessions, ...rolls, ...events].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Returns a session's title and text for a calendar; near a competition with the days until it. */
function wordsOf({ title, done, option, reason }: Omit<Session, "id" | "date">, near: CompetitionDay | undefined) {
  const note = option ? `${optionName(option)}. ${reason}` : reason;
  if (done) return { title: `✓ ${title}`, note };
  if (!near) return { title, note };
  const what = near.rest ? "Rest" : title;
  return { title: `${what} (${daysToGoText(near.daysToGo)})`, note: [note, near.words].filter(Boolean).join(" ") };
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
    option: program.competitionDays?.find(({ date }) => date === addDays(monday, dayOfWeek - 1))?.option ?? null,
    reason: "Your coach's day for it.",
  }));
}
