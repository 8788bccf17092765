import { ArrowRight } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { CalendarDate } from "../../../worker/contract/calendar";
import { optionName } from "../../../worker/contract/day-options";
import type { ColumnType } from "../../../worker/contract/drafts";
import type { DailyWorkout, WeeklyProgram, WorkoutSection } from "../../../worker/contract/programs";
import { plural } from "../../lib/format/format";
import { buttonClass } from "../../ui/button";
import { DoneMark } from "../../ui/done-mark";
import { estimatedMinutes } from "../estimated-minutes";
import { openingOption, rememberOption } from "../option-choice";

type TodayDayProps = {
  program: WeeklyProgram;
  day: DailyWorkout;
  isToday: boolean;
  today: CalendarDate;
  /** The option that the member's plan proposes. */
  option?: ColumnType | null;
};

/** Shows a day's options, with the last one trained chosen, and the button to start. */
export function TodayDay({ program, day, isToday, today, option: proposed }: TodayDayProps) {
  const [option, setOption] = useState<ColumnType>(() => proposed ?? openingOption(day));
  const name = useId();
  const written = day.workoutSections.filter(({ exerciseCount }) => exerciseCount > 0);
  const chosen = written.find(({ columnType }) => columnType === option);
  const where = { id: program.id, query: { day: day.dayOfWeek, option } };
  const doneToday = written.some(({ lastCompletedOn }) => lastCompletedOn === today);
  return (
    <>
      {written.length > 1 ? (
        <fieldset className="grid auto-cols-fr grid-flow-col gap-1.5">
          <legend className="sr-only">How do you train?</legend>
          {written.map(({ columnType, exerciseCount, lastCompletedOn }) => (
            <label key={columnType} className={CHOICE}>
              <input
                type="radio"
                name={name}
                value={columnType}
                checked={columnType === option}
                onChange={() => {
                  setOption(columnType);
                  rememberOption(columnType);
                }}
                className="sr-only"
              />
              <span className="flex flex-wrap items-center justify-center gap-x-1">
                {optionName(columnType)}
                {lastCompletedOn ? <DoneMark /> : null}
              </span>
              <span className="font-normal text-xs opacity-80">{plural(exerciseCount, "exercise")}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <Link
        to={
          isToday && !doneToday
            ? addressOf("daySession", where)
            : addressOf("weeklyProgram", { ...where, hash: "training" })
        }
        className={`${buttonClass({ size: "lg", block: true, variant: doneToday ? "secondary" : "primary" })} md:max-w-sm`}
      >
        {doneToday ? "Done today. Open it again" : isToday ? "Train now" : "Open this day"}
        <ArrowRight aria-hidden strokeWidth={1.75} />
      </Link>
      {chosen ? <Length section={chosen} /> : null}
    </>
  );
}

function Length({ section }: { section: WorkoutSection }) {
  const minutes = estimatedMinutes(section.exercises);
  if (minutes === null) return null;
  return <p className="-mt-1 text-muted text-sm">About {minutes} min, without the warm-up.</p>;
}

const CHOICE =
  "grid min-h-17 cursor-pointer sm:min-h-14 content-center justify-items-center gap-0.5 rounded-sm border border-line-strong px-1 py-1.5 text-center font-semibold text-sm leading-tight transition-colors hover:border-ink " +
  "has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-checked:[&_svg]:text-paper has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2";
