import { ArrowRight, Check, Circle } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { CalendarDate } from "../../../worker/contract/calendar";
import { optionName, shownSections } from "../../../worker/contract/day-options";
import type { DailyWorkout, WorkoutSection } from "../../../worker/contract/programs";
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

/** A day with links to its options. Today's is highlighted. */
export function ProgramCardDay({ programId, day, dayOfWeek, name, short, date, isToday }: ProgramCardDayProps) {
  return (
    <li className={cx("grid grid-cols-1", dayOfWeek > 5 && "@container", isToday && "bg-ink text-paper")}>
      <Link
        to={addressOf("weeklyProgram", { id: programId, query: { day: dayOfWeek }, hash: "training" })}
        aria-current={isToday ? "date" : undefined}
        className={cx(
          "group flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-4 transition-colors focus-visible:-outline-offset-3 sm:px-7",
          "@[42rem]:grid @[42rem]:min-h-60 @[42rem]:grid-cols-1 @[42rem]:grid-rows-[auto_1fr_auto] @[42rem]:items-start @[42rem]:gap-3 @[42rem]:px-4 @[42rem]:py-5",
          isToday ? "focus-visible:outline-paper" : "hover:bg-sunken",
        )}
      >
        <p className="min-w-13 self-start leading-none @[42rem]:flex @[42rem]:items-baseline @[42rem]:gap-2">
          <span className="sr-only">{isToday ? `Today, ${name}: ` : `${name}: `}</span>
          <span aria-hidden className="block font-semibold text-sm">
            {isToday ? "Today" : short}
          </span>
          <span aria-hidden className={cx("figures block pt-1 text-2xl @[42rem]:pt-0", !isToday && "text-muted")}>
            {Number(date.slice(-2))}
          </span>
        </p>
        <div className="grid flex-1 basis-[8rem] grid-cols-1 gap-1 @[42rem]:gap-3">
          <p className="font-display font-extrabold text-2xl">{day?.title ?? "Rest"}</p>
          {day ? (
            <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs @[42rem]:grid @[42rem]:gap-1.5">
              {shownSections(day.workoutSections).map((section) => (
                <Option key={section.columnType} section={section} quiet={!isToday} />
              ))}
            </ul>
          ) : null}
        </div>
        <span
          className={cx(
            "ml-auto flex items-center gap-2 font-semibold text-sm @[42rem]:ml-0",
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
      {optionName(section.columnType)}
      {done ? <span className="sr-only">, done</span> : null}
    </li>
  );
}
