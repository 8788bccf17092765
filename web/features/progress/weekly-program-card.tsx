import { ArrowRight, LockKeyhole, Pencil } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { type CalendarDate, isoWeekday } from "../../../worker/contract/calendar";
import { DAY_NAMES } from "../../../worker/contract/drafts";
import { GATED_EXERCISES_SHOWN } from "../../../worker/contract/exercises-limits";
import type { WeeklyProgram } from "../../../worker/contract/programs";
import { weekIs } from "../../../worker/contract/week-is";
import { calendarDay } from "../../lib/format/format";
import { daysShown } from "../../lib/format/training-words";
import { dateOf, isRest, isTrained, nextSession, openDays } from "../../lib/format/week-standing";
import { Badge } from "../../ui/badge";
import { buttonClass } from "../../ui/button";
import { TitledSection } from "../../ui/titled-section";
import { ProgramCardDay } from "./program-card-day";

type WeeklyProgramCardProps = {
  program: WeeklyProgram;
  today: CalendarDate;
  /** Links to the editor; for admins. */
  editable?: boolean;
};

export function WeeklyProgramCard({ program, today, editable = false }: WeeklyProgramCardProps) {
  const running = program.startDate <= today && today <= program.endDate;
  const when = weekIs(program, today);
  const note = noteOn(program, today);
  const days = daysShown(program.dailyWorkouts).map(({ dayOfWeek, short, name }) => {
    const date = dateOf(program, dayOfWeek);
    const day = program.dailyWorkouts.find((each) => each.dayOfWeek === dayOfWeek && !isRest(each));
    const props = { programId: program.id, day, dayOfWeek, name, short, date, isToday: running && date === today };
    return <ProgramCardDay key={dayOfWeek} {...props} />;
  });
  return (
    <TitledSection id="plan" title={HEADINGS[when]}>
      <div className="@container overflow-hidden rounded-md border border-line bg-raised">
        {program.gated ? <Locked /> : null}
        <div className="grid justify-items-start gap-3 p-5 sm:p-7">
          <div className="flex flex-wrap items-center gap-2">
            {program.weekNumber === null ? null : <Badge tone="accent">Week {program.weekNumber}</Badge>}
            <Badge tone={program.isPublished ? "success" : "warning"}>
              {program.isPublished ? "Published" : "Draft"}
            </Badge>
            <span className="text-muted text-sm">
              {calendarDay(program.startDate)} to {calendarDay(program.endDate)}
            </span>
          </div>
          <h3 className="text-4xl">{program.title}</h3>
          {program.description ? <p className="max-w-prose text-muted">{program.description}</p> : null}
          <div className="flex flex-wrap gap-2 pt-2">
            <Link
              to={addressOf("weeklyProgram", { id: program.id })}
              className={buttonClass({ size: "lg", variant: program.gated ? "secondary" : "primary" })}
            >
              Start Week <ArrowRight aria-hidden strokeWidth={1.75} />
            </Link>
            {editable ? (
              <Link
                to={addressOf("weeklyProgramEdit", { id: program.id })}
                className={buttonClass({ variant: "secondary", size: "lg" })}
              >
                <Pencil aria-hidden strokeWidth={1.75} /> Edit
              </Link>
            ) : null}
          </div>
          {note ? <p className="text-muted text-sm">{note}</p> : null}
        </div>
        <ul className="grid grid-cols-1 divide-y divide-line border-line border-t @[42rem]:grid-cols-5 @[42rem]:divide-x @[42rem]:divide-y-0">
          {days.slice(0, 5)}
        </ul>
        {days.length > 5 ? (
          // Seven columns would be too narrow for their text.
          <ul
            aria-label="Weekend"
            className="grid grid-cols-1 divide-y divide-line border-line border-t @[42rem]:grid-cols-2 @[42rem]:divide-x @[42rem]:divide-y-0"
          >
            {days.slice(5)}
          </ul>
        ) : null}
      </div>
    </TitledSection>
  );
}

const HEADINGS = {
  past: "Latest Training Plan",
  this: "This Week's Training Plan",
  coming: "Your Next Training Plan",
};

const OVER = "This week is over, and the next one is not published yet.";

function noteOn(program: WeeklyProgram, today: CalendarDate): string | null {
  const when = weekIs(program, today);
  if (when === "past") return `${OVER}${program.gated ? "" : " Its days stay open until then."}`;
  // A gated week cannot be missed or trained: its open part is shown above.
  if (when === "coming" || isoWeekday(today) <= 5 || program.gated) return null;
  const next = nextSession(program, today);
  if (next)
    return dateOf(program, next.dayOfWeek) === today
      ? null
      : `It is the weekend. Next is ${DAY_NAMES[next.dayOfWeek]}.`;
  if (program.dailyWorkouts.every((day) => isTrained(day) || isRest(day)))
    return "It is the weekend, and all of this week is done.";
  return openDays(program).length > 0
    ? "It is the weekend. What you missed this week is still open."
    : "It is the weekend. Train any day of this week now, or begin on Monday.";
}

/** For visitors without a membership: what of the week is open, and how to open the rest. */
function Locked() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-ink border-b-2 px-5 py-4 sm:px-7">
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-2.5">
        <LockKeyhole aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.75} />
        The first {GATED_EXERCISES_SHOWN} exercises of each option are open. Members train the whole week.
      </p>
      <Link to={addressOf("subscribe")} className={buttonClass()}>
        Unlock with membership
      </Link>
    </div>
  );
}
