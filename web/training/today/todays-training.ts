import { type CalendarDate, isoWeekday, mondayOf } from "../../../worker/contract/calendar";
import { type ColumnType, DAY_NAMES } from "../../../worker/contract/drafts";
import type { DailyWorkout, WeeklyProgram } from "../../../worker/contract/programs";
import type { Dashboard } from "../../../worker/contract/progress";
import { weekIs } from "../../../worker/contract/week-is";
import type { Workout } from "../../../worker/contract/workouts";
import { calendarDay } from "../../lib/format/format";
import { dateOf, isRest, isTrained, nextSession, openDays } from "../../lib/format/week-standing";

export type TodaysTraining =
  /** A day of the week. `is`: its relation to today, in words; `isToday`: whether it was planned for today. */
  | {
      kind: "day";
      program: WeeklyProgram;
      day: DailyWorkout;
      is: string;
      isToday: boolean;
      /** By the member's plan: the reason, and the option it proposes. */
      why?: string;
      option?: ColumnType | null;
    }
  /** The whole week is trained, or all that was planned, as `title` says. */
  | { kind: "done"; program: WeeklyProgram; is: string; title?: string }
  | { kind: "workout"; workout: Workout; is: string };

/** Returns what to train today; null if nothing is published. */
export function todaysTraining({ program, workouts }: Dashboard, today: CalendarDate): TodaysTraining | null {
  const ofWeek = program ? ofProgram(program, today) : null;
  const [workout] = workouts;
  return ofWeek ?? (workout ? { kind: "workout", workout, is: "Today's workout" } : null);
}

function ofProgram(program: WeeklyProgram, today: CalendarDate): TodaysTraining | null {
  const [first] = program.dailyWorkouts;
  if (!first) return null;
  const of = (day: DailyWorkout, is: string, isToday = false): TodaysTraining => ({
    kind: "day",
    program,
    day,
    is,
    isToday,
  });
  const when = weekIs(program, today);
  if (when === "coming") return of(first, `Your week starts on ${calendarDay(mondayOf(program.startDate))}`);
  const [open] = openDays(program);
  if (when === "past") return of((!program.gated && open) || first, "The next week is not published yet");
  const planned = program.dailyWorkouts.find(({ dayOfWeek }) => dayOfWeek === isoWeekday(today));
  if (planned) return of(planned, `Today, ${nameOf(planned)}`, true);
  const next = nextSession(program, today);
  if (next) return of(next, `Rest day. Next is ${nameOf(next)}, ${calendarDay(dateOf(program, next.dayOfWeek))}`);
  if (program.gated) return of(first, "This week");
  const restDay = isoWeekday(today) > 5 ? "It is the weekend" : "Rest day";
  if (program.dailyWorkouts.every((day) => isTrained(day) || isRest(day)))
    return { kind: "done", program, is: restDay };
  return open
    ? of(open, `${restDay}. Still open: ${nameOf(open)}`)
    : of(first, `${restDay}. Train any day of this week`);
}

const nameOf = ({ dayOfWeek }: DailyWorkout) => DAY_NAMES[dayOfWeek] ?? "";
