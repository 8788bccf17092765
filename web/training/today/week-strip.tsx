import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { CalendarDate } from "../../../worker/contract/calendar";
import type { WeeklyProgram } from "../../../worker/contract/programs";
import { daysShown } from "../../lib/format/training-words";
import { dateOf, isRest, isTrained } from "../../lib/format/week-standing";
import { cx } from "../../ui/cx";

/** Shows the rest of the week, a square per day. */
export function WeekStrip({ program, today }: { program: WeeklyProgram; today: CalendarDate }) {
  const days = daysShown(program.dailyWorkouts);
  return (
    <ul aria-label="This week" className="grid auto-cols-fr grid-flow-col gap-1.5">
      {days.map(({ dayOfWeek, name, short }) => {
        const day = program.dailyWorkouts.find((each) => each.dayOfWeek === dayOfWeek && !isRest(each));
        const isToday = dateOf(program, dayOfWeek) === today;
        const done = day !== undefined && isTrained(day);
        return (
          <li key={dayOfWeek} className="grid">
            <Link
              to={addressOf("weeklyProgram", { id: program.id, query: { day: dayOfWeek }, hash: "training" })}
              aria-current={isToday ? "date" : undefined}
              className={cx(
                "grid min-h-12 content-center justify-items-center gap-0.5 rounded-xs border font-semibold text-xs transition-colors hover:border-ink",
                done ? "border-success bg-success-soft" : isToday ? "border-ink" : "border-line",
                !day && "border-dashed text-muted",
              )}
            >
              <span aria-hidden>{short}</span>
              <span className="sr-only">
                {isToday ? `Today, ${name}` : name}
                {day ? `: ${day.title}${done ? ", done" : ""}` : ": rest"}
              </span>
              <span aria-hidden className="grid h-4 place-items-center">
                {done ? (
                  <Check className="size-4 text-success" strokeWidth={3} />
                ) : (
                  <span className="figures text-muted text-sm leading-none">
                    {Number(dateOf(program, dayOfWeek).slice(-2))}
                  </span>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
