import { type CalendarDate, isoWeekday, mondayOf } from "../../../worker/contract/calendar";
import type { WeeklyProgram } from "../../../worker/contract/programs";
import { calendarDay } from "../../lib/format";
import { TRAINING_DAYS } from "../../lib/training-words";
import { isTrained } from "./trained-days";

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
    const name = TRAINING_DAYS.find(({ dayOfWeek }) => dayOfWeek === first.dayOfWeek)?.name ?? "";
    return `Next is ${name}, “${first.title}”: this week starts on ${calendarDay(monday)}.`;
  }
  const open = program.dailyWorkouts.filter((day) => !isTrained(day));
  if (open.length === 0) return "All of this week is done. The next one starts on Monday.";
  if (program.endDate < today) return "This week is over. The next one starts on Monday.";
  const names = open.map((day) => TRAINING_DAYS.find(({ dayOfWeek }) => dayOfWeek === day.dayOfWeek)?.name ?? "");
  return `Still open from this week: ${names.join(", ")}. Train one of them, or rest until Monday.`;
}
