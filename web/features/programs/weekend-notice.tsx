import { type CalendarDate, isoWeekday, mondayOf } from "../../../worker/contract/calendar";
import type { WeeklyProgram } from "../../../worker/contract/programs";
import { calendarDay } from "../../lib/format";
import { TRAINING_DAYS } from "../../lib/training-words";
import { isTrained, openDays } from "../../lib/week-standing";

/** On Saturday and Sunday no day is today: this says what is next, and what is left of the week. */
export function WeekendNotice({ program, today }: { program: WeeklyProgram; today: CalendarDate }) {
  if (isoWeekday(today) <= 5) return null;
  return (
    <p className="mb-8 max-w-prose border-accent border-l-3 pl-4">
      <strong>It is the weekend.</strong> {nextOf(program, today)}
    </p>
  );
}

function nextOf(program: WeeklyProgram, today: CalendarDate): string {
  const monday = mondayOf(program.startDate);
  const [first] = program.dailyWorkouts;
  if (monday > today && first) {
    return `Next is ${nameOf(first.dayOfWeek)}, “${first.title}”: this week starts on ${calendarDay(monday)}.`;
  }
  if (program.dailyWorkouts.every(isTrained)) return "All of this week is done. The next one starts on Monday.";
  if (program.endDate < today) return "This week is over. The next one starts on Monday.";
  const open = openDays(program);
  if (open.length === 0) return "You have missed nothing. Train any day of this week now, or begin on Monday.";
  const names = open.map((day) => nameOf(day.dayOfWeek));
  return `Still open from this week: ${names.join(", ")}. Train one of them, or rest until Monday.`;
}

const nameOf = (dayOfWeek: number) => TRAINING_DAYS.find((day) => day.dayOfWeek === dayOfWeek)?.name ?? "";
