import { ArrowDown } from "lucide-react";
import { COLUMN_TYPES } from "../../../worker/contract/drafts";
import type { WeeklyProgram } from "../../../worker/contract/programs";
import { calendarDay } from "../../lib/format";
import { Badge } from "../../ui/badge";
import { buttonClass } from "../../ui/button";
import { PageHeader } from "../../ui/page-header";

export function ProgramHeader({ program }: { program: WeeklyProgram }) {
  const exercises = program.dailyWorkouts
    .flatMap((day) => day.workoutSections)
    .reduce((sum, section) => sum + section.exerciseCount, 0);
  const summary = [
    { value: program.dailyWorkouts.length, label: program.dailyWorkouts.length === 1 ? "day" : "days" },
    { value: exercises, label: exercises === 1 ? "exercise" : "exercises" },
    { value: COLUMN_TYPES.length, label: "options per day" },
  ];
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-2">
        {program.weekNumber === null ? null : <Badge tone="accent">Week {program.weekNumber}</Badge>}
        <Badge tone={program.isPublished ? "success" : "warning"}>{program.isPublished ? "Published" : "Draft"}</Badge>
        <span className="text-muted text-sm">
          {calendarDay(program.startDate)} to {calendarDay(program.endDate)}
        </span>
      </div>
      <PageHeader
        title={program.title}
        lead={program.description}
        actions={
          <a href="#training" className={`lg:hidden ${buttonClass({ variant: "secondary" })}`}>
            Go to the training <ArrowDown aria-hidden strokeWidth={1.75} />
          </a>
        }
      />
      <dl className="grid grid-cols-3 divide-x divide-line border-line border-y">
        {summary.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end py-4 not-first:pl-4 sm:not-first:pl-6">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-display font-extrabold text-4xl">{value.toLocaleString()}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
