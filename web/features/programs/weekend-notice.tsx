import { type CalendarDate, isoWeekday, mondayOf } from "../../../worker/contract/calendar";
import { DAY_NAMES } from "../../../worker/contract/drafts";
import type { DailyWorkout, WeeklyProgram } from "../../../worker/contract/programs";
import { calendarDay } from "../../lib/format/format";
import { dateOf, isTrained, nextSession, openDays } from "../../lib/format/week-standing";

/** On a weekend day without a session: says what is next, and what is left of the week. */
export function WeekendNotice({ program, today }: { program: WeeklyProgram; today: CalendarDate }) {
  const next = nextSession(program, today);
  if (isoWeekday(today) <= 5 || (next && dateOf(program, next.dayOfWeek) === today)) return null;
  return (
    <p className="max-w-prose border-accent border-l-3 pl-4">
      <strong>It is the weekend.</strong> {nextOf(program, next, today)}
    </p>
  );
}

function nextOf(program: WeeklyProgram, next: DailyWorkout | undefined, today: CalendarDate): string {
  const monday = mondayOf(program.startDate);
  const [first] = program.dailyWorkouts;
  if (monday > today && first) {
    return `Next is ${nameOf(first.dayOfWeek)}, “${first.title}”: this week starts on ${calendarDay(monday)}.`;
  }
  if (next && monday <= today) return `Next is ${nameOf(next.dayOfWeek)}, “${next.title}”.`;
  if (program.dailyWorkouts.every(isTrained)) return "All of this week is done. The next one starts on Monday.";
  // A gated week cannot be missed: it can be read in part and not trained.
  if (program.endDate < today || program.gated) return "This week is over. The next one starts on Monday.";
  const open = openDays(program);
  if (open.length === 0) return "You have missed nothing. Train any day of this week now, or begin on Monday.";
  const names = open.map((day) => nameOf(day.dayOfWeek));
  return `Still open from this week: ${names.join(", ")}. Train one of them, or rest until Monday.`;
}

const nameOf = (dayOfWeek: number) => DAY_NAMES[dayOfWeek] ?? "";
