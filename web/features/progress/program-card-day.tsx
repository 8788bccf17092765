import { ArrowRight, Check, Circle } from "lucide-react";
import { Link } from "react-router-dom";
import type { CalendarDate } from "../../../worker/contract/calendar";
import type { DailyWorkout, WorkoutSection } from "../../../worker/contract/programs";
import { OPTION_NAMES } from "../../lib/training-words";
import { cx } from "../../ui/cx";

type ProgramCardDayProps = {
  programId: number;
  day: DailyWorkout | undefined;
  dayOfWeek: number;
  name: string;
  short: string;
  date: CalendarDate;
  isToday: boolean;
};

/** One day with its options, as a way in. Today stands out: it is what somebody in the gym came for. */
export function ProgramCardDay({ programId, day, dayOfWeek, name, short, date, isToday }: ProgramCardDayProps) {
  return (
    <li className={cx("grid grid-cols-1", isToday && "bg-ink text-paper")}>
      <Link
        to={`/weekly-program/${programId}?day=${dayOfWeek}#training`}
        aria-current={isToday ? "date" : undefined}
        className={cx(
          "group grid grid-cols-[3.25rem_minmax(0,1fr)_auto] gap-x-3 px-5 py-4 transition-colors focus-visible:-outline-offset-3 sm:px-7",
          "xl:min-h-60 xl:grid-cols-1 xl:grid-rows-[auto_auto_1fr_auto] xl:content-start xl:gap-3 xl:px-4 xl:py-5",
          isToday ? "focus-visible:outline-paper" : "hover:bg-sunken",
        )}
      >
        <p className="row-span-2 leading-none xl:row-span-1 xl:flex xl:items-baseline xl:gap-2">
          <span className="sr-only">{isToday ? `Today, ${name}: ` : `${name}: `}</span>
          <span aria-hidden className="block font-semibold text-sm">
            {isToday ? "Today" : short}
          </span>
          <span aria-hidden className={cx("figures block pt-1 text-2xl xl:pt-0", !isToday && "text-muted")}>
            {Number(date.slice(-2))}
          </span>
        </p>
        <p className="font-display font-extrabold text-2xl">{day?.title ?? "Rest"}</p>
        {day ? (
          <ul className="col-start-2 flex flex-wrap gap-x-3 gap-y-0.5 pt-1 text-xs xl:col-start-1 xl:grid xl:content-start xl:gap-1.5 xl:pt-0">
            {day.workoutSections.map((section) => (
              <Option key={section.columnType} section={section} quiet={!isToday} />
            ))}
          </ul>
        ) : null}
        <span
          className={cx(
            "col-start-3 row-span-2 row-start-1 flex items-center gap-2 self-center font-semibold text-sm xl:col-start-1 xl:row-auto",
            !isToday && "text-muted group-hover:text-accent",
          )}
        >
          <span className={cx(!isToday && "sr-only")}>{isToday ? "Train" : "Open"}</span>
          <ArrowRight
            aria-hidden
            className="size-5 transition-transform group-hover:translate-x-1"
            strokeWidth={1.75}
          />
        </span>
      </Link>
    </li>
  );
}

function Option({ section, quiet }: { section: WorkoutSection; quiet: boolean }) {
  const done = section.lastCompletedOn !== null;
  const Mark = done ? Check : Circle;
  return (
    <li className={cx("flex items-start gap-1.5", quiet && !done && "text-muted")}>
      <Mark aria-hidden className="mt-[0.2rem] size-3.5 shrink-0" strokeWidth={done ? 2.75 : 1.75} />
      {OPTION_NAMES[section.columnType]}
      {done ? <span className="sr-only">, done</span> : null}
    </li>
  );
}
