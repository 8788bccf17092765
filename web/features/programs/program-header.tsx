import { ArrowDown, Pencil } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { offeredOptions } from "../../../worker/contract/day-options";
import type { ColumnType } from "../../../worker/contract/drafts";
import type { WeeklyProgram } from "../../../worker/contract/programs";
import { calendarDay } from "../../lib/format/format";
import { useSession } from "../../lib/session/session";
import { PageErrorBoundary } from "../../shell/page-error-boundary";
import { Badge } from "../../ui/badge";
import { buttonClass } from "../../ui/button";
import { Skeleton, SkeletonText } from "../../ui/skeleton";
import { FoldedWords } from "./folded-words";
import { PrintButton } from "./print-button";

/** Loaded after the training. */
const PrintWeek = lazy(async () => ({ default: (await import("./week-later")).PrintWeek }));

type ProgramHeaderProps = {
  program: WeeklyProgram | undefined;
  /** Shown to an admin as members see it. */
  preview: boolean;
  onPrint: (option: ColumnType) => void;
};

/** Without a program, a placeholder while it loads. */
export function ProgramHeader({ program, preview, onPrint }: ProgramHeaderProps) {
  return (
    <div className="grid grid-cols-1 gap-3 lg:gap-6">
      <div className="flex flex-wrap items-center gap-2">
        {program ? (
          <Badges program={program} isPublished={program.isPublished || preview} />
        ) : (
          <Skeleton className="h-6.5 w-56" />
        )}
      </div>
      <h1 tabIndex={-1} className="max-w-3xl text-3xl sm:text-4xl lg:text-5xl">
        {program?.title ?? (
          <>
            <span className="sr-only">Weekly program</span>
            <Skeleton className="h-lh w-[6em] max-w-full" />
          </>
        )}
      </h1>
      {/* Only the heading stays; the rest is remounted with the program, so that nothing visible moves. */}
      <div key={program ? "lead" : "lead-loading"} className="grid grid-cols-1 gap-3 lg:-mt-3 lg:gap-5">
        {program ? (
          program.description ? (
            <FoldedWords first={<span className="text-muted">{program.description}</span>}>
              <p className="max-w-prose text-muted lg:text-lg">{program.description}</p>
            </FoldedWords>
          ) : null
        ) : (
          <SkeletonText lines={2} className="w-full max-w-prose" />
        )}
        {program ? (
          <div className="flex flex-wrap gap-2">
            <a href="#warm-up" className={`lg:hidden ${buttonClass({ variant: "secondary", size: "sm" })}`}>
              Warm up first <ArrowDown aria-hidden strokeWidth={1.75} />
            </a>
            {program.gated ? null : (
              <PageErrorBoundary quiet>
                <Suspense fallback={<PrintButton disabled />}>
                  <PrintWeek onPrint={onPrint} />
                </Suspense>
              </PageErrorBoundary>
            )}
            {preview ? null : <EditProgram id={program.id} />}
          </div>
        ) : null}
      </div>
      <dl
        key={program ? "summary" : "summary-loading"}
        className="max-lg:flex max-lg:flex-wrap max-lg:gap-x-4 max-lg:text-sm lg:figure-row"
      >
        {summaryOf(program).map(({ key, value, label }) => (
          <div
            key={key}
            className="flex max-lg:flex-row-reverse max-lg:gap-x-1.5 lg:flex-col-reverse lg:justify-end lg:py-4 lg:not-first:pl-6"
          >
            <dt className="text-muted lg:text-sm">{label}</dt>
            <dd className="font-semibold lg:font-display lg:font-extrabold lg:text-4xl">
              {value?.toLocaleString() ?? <Skeleton className="h-lh w-[1em]" />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Badges({ program, isPublished }: { program: WeeklyProgram; isPublished: boolean }) {
  return (
    <>
      {program.weekNumber === null ? null : <Badge tone="accent">Week {program.weekNumber}</Badge>}
      <Badge tone={isPublished ? "success" : "warning"}>{isPublished ? "Published" : "Draft"}</Badge>
      <span className="text-muted text-sm">
        {calendarDay(program.startDate)} to {calendarDay(program.endDate)}
      </span>
    </>
  );
}

function summaryOf(program: WeeklyProgram | undefined) {
  const options = offeredOptions().length;
  const days = program?.dailyWorkouts.length;
  const exercises = program?.dailyWorkouts
    .flatMap((day) => day.workoutSections)
    .reduce((sum, section) => sum + section.exerciseCount, 0);
  return [
    { key: "days", value: days, label: days === 1 ? "day" : "days" },
    { key: "exercises", value: exercises, label: exercises === 1 ? "exercise" : "exercises" },
    { key: "options", value: options, label: options === 1 ? "option per day" : "options per day" },
  ];
}

/** Links to the editor, for admins only. */
function EditProgram({ id }: { id: number }) {
  const session = useSession();
  if (session.state !== "signed-in" || !session.user.mayPublish) return null;
  return (
    <Link to={addressOf("weeklyProgramEdit", { id })} className={buttonClass({ variant: "secondary" })}>
      <Pencil aria-hidden strokeWidth={1.75} />
      Edit
    </Link>
  );
}
