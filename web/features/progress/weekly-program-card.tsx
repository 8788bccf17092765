import { ArrowRight, LockKeyhole, Pencil } from "lucide-react";
import { Link } from "react-router-dom";
import { addDays, type CalendarDate, isoWeekday, mondayOf } from "../../../worker/contract/calendar";
import { GATED_EXERCISES_SHOWN } from "../../../worker/contract/exercises-limits";
import { PAGES } from "../../../worker/contract/pages";
import type { WeeklyProgram } from "../../../worker/contract/programs";
import { calendarDay } from "../../lib/format";
import { TRAINING_DAYS } from "../../lib/training-words";
import { Badge } from "../../ui/badge";
import { buttonClass } from "../../ui/button";
import { ProgramCardDay } from "./program-card-day";

type WeeklyProgramCardProps = {
  program: WeeklyProgram;
  today: CalendarDate;
  /** Offers the editor; for admins. */
  editable?: boolean;
};

export function WeeklyProgramCard({ program, today, editable = false }: WeeklyProgramCardProps) {
  const running = program.startDate <= today && today <= program.endDate;
  const weekend = running && isoWeekday(today) > 5;
  return (
    <section aria-labelledby="plan" className="grid grid-cols-1 gap-4">
      <h2 id="plan" className="text-3xl">
        This Week's Training Plan
      </h2>
      <div className="overflow-hidden rounded-md border border-line bg-raised">
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
            <Link to={`/weekly-program/${program.id}`} className={buttonClass({ size: "lg" })}>
              Start Week <ArrowRight aria-hidden strokeWidth={1.75} />
            </Link>
            {editable ? (
              <Link
                to={`/admin/weekly-programs/${program.id}/edit`}
                className={buttonClass({ variant: "secondary", size: "lg" })}
              >
                <Pencil aria-hidden strokeWidth={1.75} /> Edit
              </Link>
            ) : null}
          </div>
          {weekend ? (
            <p className="text-muted text-sm">It is the weekend. What you missed this week is still open.</p>
          ) : null}
        </div>
        {program.gated ? <Locked /> : null}
        <ul className="grid grid-cols-1 divide-y divide-line border-line border-t xl:grid-cols-5 xl:divide-x xl:divide-y-0">
          {TRAINING_DAYS.map(({ dayOfWeek, short, name }) => {
            const date = addDays(mondayOf(program.startDate), dayOfWeek - 1);
            return (
              <ProgramCardDay
                key={dayOfWeek}
                programId={program.id}
                day={program.dailyWorkouts.find((day) => day.dayOfWeek === dayOfWeek)}
                dayOfWeek={dayOfWeek}
                name={name}
                short={short}
                date={date}
                isToday={running && date === today}
              />
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** For somebody without a membership: what of the week is open, and how to open the rest. */
function Locked() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-ink border-t-2 px-5 py-4 sm:px-7">
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-2.5">
        <LockKeyhole aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.75} />
        The first {GATED_EXERCISES_SHOWN} exercises of each option are open. Members train the whole week.
      </p>
      <Link to={PAGES.subscribe} className={buttonClass()}>
        Unlock with membership
      </Link>
    </div>
  );
}
