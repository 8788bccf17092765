import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useLocation } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { firstOption } from "../../../worker/contract/day-options";
import type { ColumnType } from "../../../worker/contract/drafts";
import type { WeeklyProgram } from "../../../worker/contract/programs";
import { programQuery } from "../../data/programs";
import { useToday } from "../../lib/format/today";
import { RequestError } from "../../lib/http/request-error";
import { browserTimeZone, useSession } from "../../lib/session/session";
import { usePageParams } from "../../shell/use-page-params";
import { useTitle } from "../../shell/use-title";
import { MemberPreview, useMemberPreview } from "../../training/member-preview";
import { rememberedOption } from "../../training/option-choice";
import { StrandedWorkout } from "../../training/session/stranded-workout";
import { type Training, useTraining } from "../../training/use-training";
import { buttonClass } from "../../ui/button";
import { ErrorState } from "../../ui/error-state";
import { lazyCode } from "../../ui/lazy-code";
import { PageHeader } from "../../ui/page-header";
import { useLazyCode } from "../../ui/use-lazy-code";
import { ProgramDays } from "./program-days";
import { ProgramHeader } from "./program-header";
import { ProgramSkeleton } from "./program-skeleton";
import { WeekendNotice } from "./weekend-notice";

export function WeeklyProgramPage() {
  const { id } = usePageParams("weeklyProgram");
  const { data, error, isFetching, refetch } = useQuery({
    ...programQuery(id),
  });
  const missing = error instanceof RequestError && error.status === 404;
  useTitle(missing ? "Program Not Found" : (data?.title ?? "Weekly program"));
  const preview = useMemberPreview();
  const [printed, setPrinted] = useState<ColumnType>();
  const Later = useLazyCode(later, data !== undefined, () => {});
  const print = async (option: ColumnType) => {
    await later.arrived;
    // Printing uses the page as rendered at that moment.
    flushSync(() => setPrinted(option));
    window.print();
  };
  if (missing) return <NotFound programId={Number(id)} />;
  if (error && !data) {
    return (
      <div className="page grid min-h-dvh content-start gap-8 py-10 sm:py-14">
        <PageHeader title="Weekly program" />
        <ErrorState onRetry={() => refetch()} retrying={isFetching}>
          Failed to load weekly program. Please try again.
        </ErrorState>
      </div>
    );
  }
  return (
    <>
      <div className="page grid min-h-dvh grid-cols-1 content-start gap-5 py-5 sm:py-12 lg:gap-10 print:hidden">
        {data && preview ? (
          <MemberPreview
            what="week"
            draft={!data.isPublished}
            editAt={addressOf("weeklyProgramEdit", { id: data.id })}
          />
        ) : null}
        {/* The same heading element from placeholder to program, so that focus on it is not lost. */}
        <ProgramHeader program={data} preview={preview} onPrint={print} />
        {data ? <Program program={data} /> : <ProgramSkeleton />}
      </div>
      {data && Later ? (
        <Later.PrintedWeek program={data} option={printed ?? rememberedOption() ?? firstOption()} />
      ) : null}
    </>
  );
}

function Program({ program }: { program: WeeklyProgram }) {
  const session = useSession();
  const today = useToday(session.state === "signed-in" ? session.user.timeZone : browserTimeZone());
  const training = useTraining({ of: "weekly-programs", id: program.id }, !program.gated);
  useArrivalAtTraining();
  return (
    <>
      {program.gated ? (
        <StrandedWorkout
          userId={training.userId}
          isHere={(running) => running.day?.programId === program.id}
          says="Completing it takes a membership."
          action={
            <Link to={addressOf("subscribe")} className={buttonClass()}>
              Unlock with membership
            </Link>
          }
        />
      ) : null}
      {/* Above what `#training` leads to, which shows as many rows on a weekend as on any other day. */}
      <WeekendNotice program={program} today={today} />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[min(19rem,40%)_minmax(0,1fr)] lg:gap-14 xl:gap-20">
        <div id="training" className="-scroll-mt-5 min-w-0 lg:col-start-2 lg:row-start-1">
          <ProgramDays program={withSwaps(program, training)} today={today} training={training} />
        </div>
        {/* After the training in the document, for phones; beside it on wide screens. */}
        <aside aria-label="Warm-up" className="lg:col-start-1 lg:row-start-1">
          <WarmUps />
        </aside>
      </div>
    </>
  );
}

/** Returns the week with this member's substitutes; the printed week is as the coach wrote it. */
function withSwaps(program: WeeklyProgram, { swaps }: Training): WeeklyProgram {
  return {
    ...program,
    dailyWorkouts: program.dailyWorkouts.map((day) => ({
      ...day,
      workoutSections: day.workoutSections.map((section) => ({
        ...section,
        exercises: section.exercises.map(swaps.shown),
      })),
    })),
  };
}

/** Scrolls to `#training`: the browser does so only once, before the program has loaded. */
function useArrivalAtTraining() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === "#training") document.getElementById("training")?.scrollIntoView();
  }, [hash]);
}

function NotFound({ programId }: { programId: number }) {
  const session = useSession();
  return (
    <div className="page grid min-h-dvh content-start justify-items-start gap-6 py-16 sm:py-24">
      <PageHeader title="Program Not Found" lead="This week does not exist, or it is not published." />
      {session.state === "signed-in" ? (
        <StrandedWorkout
          userId={session.user.id}
          isHere={(running) => running.day?.programId === programId}
          says="It cannot be completed any more."
        />
      ) : null}
      <Link to={addressOf("dashboard")} className={buttonClass({ size: "lg" })}>
        Back to Dashboard
      </Link>
    </div>
  );
}

/** Lazy: below the training, or for printing only. */
const later = lazyCode(() => import("./week-later"));

function WarmUps() {
  const Later = useLazyCode(later, true, () => {});
  return Later ? <Later.WarmUpPanel /> : null;
}
