import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { WeeklyUpload } from "../../../../worker/contract/imports";
import type { AdminWeeklyProgram } from "../../../../worker/contract/programs";
import { programQuery } from "../../../data/admin-programs";
import { calendarDay } from "../../../lib/format/format";
import { isUnauthorized, RequestError, shownMessage } from "../../../lib/http/request-error";
import { DateOverlaps } from "../../../training/weeks/date-overlaps";
import { Badge } from "../../../ui/badge";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { Stat } from "../../../ui/stat";
import { useToast } from "../../../ui/toast-context";
import { DuplicateChoice } from "./duplicate-choice";
import { exercisesOf, MissingVideos, missingVideosOf } from "./missing-videos";
import { ReadingNotes } from "./reading-notes";
import { useProgramVideos } from "./use-program-videos";
import { VideoSuggestions } from "./video-suggestions";
import { WeekActions } from "./week-actions";
import { WeekPreview } from "./week-preview";

type WeekResultProps = {
  programId: number;
  /** What the upload answered; missing where only the address is known. */
  upload: WeeklyUpload | undefined;
  isNew: boolean;
  onKeep: (upload: WeeklyUpload) => void;
  onStartOver: () => void;
};

/** What became of an uploaded week: looked at day by day, put right where it can be, and published. */
export function WeekResult({ programId, upload, isNew, onKeep, onStartOver }: WeekResultProps) {
  const { toast } = useToast();
  const { data: program, error, isFetching, refetch } = useQuery(programQuery(programId));
  const videos = useProgramVideos(programId, upload?.videoSuggestions);
  const notes = upload?.notes ?? [];
  const [chosenDay, setDay] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with the form; reading goes on at what came of it.
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  if (!program && error && !isUnauthorized(error)) {
    const gone = error instanceof RequestError && error.status === 404;
    return (
      <WeekNotRead gone={gone} onStartOver={onStartOver} refetch={refetch} isFetching={isFetching} error={error} />
    );
  }
  const { id, title, startDate, endDate } = program ?? upload?.weeklyProgram ?? UNKNOWN;
  const published = program?.isPublished ?? false;
  const valid = upload?.validation.isValid ?? true;
  const exercises = program && exercisesOf(program);
  const day = chosenDay ?? (program && firstDayOf(program)) ?? 1;
  const facts = upload?.metadata;
  return (
    <section aria-labelledby="result" className="grid grid-cols-1 content-start gap-8">
      <WeekResultHeader
        program={program}
        upload={upload}
        published={published}
        valid={valid}
        heading={heading}
        title={title}
        startDate={startDate}
        endDate={endDate}
      />
      <WeekFigures facts={facts} program={program} exercises={exercises} />
      {upload ? (
        <DuplicateChoice
          duplicates={upload.duplicates}
          draft={{ id, title }}
          onLeft={(duplicates) => onKeep({ ...upload, duplicates })}
          onSettled={() => heading.current?.focus()}
          onDiscarded={() => {
            toast({ title: "Draft discarded", description: `${title} was not kept.` });
            onStartOver();
          }}
        />
      ) : null}
      {program ? <DateOverlaps {...program} /> : null}
      <WeekActions
        programId={programId}
        program={program}
        missingVideos={program ? missingVideosOf(program).length : 0}
        onStartOver={onStartOver}
      />
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 border-line border-t pt-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 max-lg:order-2">
          {program ? (
            <div id={PREVIEW} tabIndex={-1}>
              <WeekPreview program={program} notes={notes} videos={videos.preview} day={day} onDay={setDay} />
            </div>
          ) : (
            <Loading />
          )}
        </div>
        <WeekAside upload={upload} notes={notes} setDay={setDay} videos={videos} program={program} />
      </div>
    </section>
  );
}

type WeekResultHeaderProps = {
  program: AdminWeeklyProgram | undefined;
  upload: WeeklyUpload | undefined;
  published: boolean;
  valid: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  startDate: string;
  endDate: string;
};

function WeekResultHeader({
  program,
  upload,
  published,
  valid,
  heading,
  title,
  startDate,
  endDate,
}: WeekResultHeaderProps) {
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {program || upload ? (
          <Badge tone={published ? "success" : "warning"}>{published ? "Published" : "Draft"}</Badge>
        ) : null}
        {upload ? <Badge tone={valid ? "success" : "danger"}>{valid ? "Valid" : "Has Issues"}</Badge> : null}
      </div>
      <h2 id="result" ref={heading} tabIndex={-1} className="text-4xl">
        {title || <Skeleton className="h-10 w-2/3" />}
      </h2>
      {startDate ? (
        <p className="text-muted">
          {published ? "Runs" : "Proposed for"} {calendarDay(startDate)} to {calendarDay(endDate)}. You can change the
          dates when you edit the week.
        </p>
      ) : null}
    </header>
  );
}

type WeekFiguresProps = {
  facts: WeeklyUpload["metadata"] | undefined;
  program: AdminWeeklyProgram | undefined;
  exercises: ReturnType<typeof exercisesOf> | undefined;
};

function WeekFigures({ facts, program, exercises }: WeekFiguresProps) {
  return (
    <div className="grid grid-cols-3 divide-x divide-line border-line border-y lg:max-w-2xl">
      <Stat
        value={facts?.totalDays ?? (program ? trainedDays(program).length : "–")}
        label="Total days"
        className="py-4 pr-3"
      />
      <Stat
        value={facts?.totalExercises ?? exercises?.length ?? "–"}
        label="Total exercises"
        className="py-4 px-3 sm:px-6"
      />
      <Stat
        value={exercises ? yesNo(exercises.some(({ videoUrl }) => videoUrl)) : facts ? yesNo(facts.hasVideoLinks) : "–"}
        label="Video links"
        className="py-4 pl-3 sm:pl-6"
      />
    </div>
  );
}

type WeekAsideProps = {
  upload: WeeklyUpload | undefined;
  notes: WeeklyUpload["notes"];
  setDay: (day: number) => void;
  videos: ReturnType<typeof useProgramVideos>;
  program: AdminWeeklyProgram | undefined;
};

function WeekAside({ upload, notes, setDay, videos, program }: WeekAsideProps) {
  return (
    <aside aria-label="Notes and videos" className="grid grid-cols-1 content-start gap-10">
      {upload ? (
        <ReadingNotes
          notes={notes}
          onShowDay={(dayOfWeek) => {
            setDay(dayOfWeek);
            const preview = document.getElementById(PREVIEW);
            preview?.scrollIntoView({ block: "start" });
            preview?.focus({ preventScroll: true });
          }}
        />
      ) : (
        <p className="text-muted text-sm">
          What was noticed while reading the document is shown where it was uploaded. The week itself is as it is stored
          now.
        </p>
      )}
      <VideoSuggestions videos={videos} />
      <MissingVideos names={program ? missingVideosOf(program) : (upload?.validation.missingVideoUrls ?? [])} />
    </aside>
  );
}

type WeekNotReadProps = {
  gone: boolean;
  onStartOver: () => void;
  refetch: () => void;
  isFetching: boolean;
  error: Error;
};

function WeekNotRead({ gone, onStartOver, refetch, isFetching, error }: WeekNotReadProps) {
  return (
    <ErrorState
      title={gone ? "This program is no longer there" : undefined}
      onRetry={gone ? onStartOver : () => refetch()}
      retryLabel={gone ? "Upload Another" : undefined}
      retrying={isFetching}
    >
      {gone ? "It was deleted or replaced by another one." : shownMessage(error)}
    </ErrorState>
  );
}

const PREVIEW = "week-preview";
const UNKNOWN = { id: 0, title: "", startDate: "", endDate: "" };

const yesNo = (yes: boolean) => (yes ? "Yes" : "No");

const trainedDays = ({ dailyWorkouts }: AdminWeeklyProgram) =>
  dailyWorkouts.filter((day) => day.workoutSections.some(({ exerciseCount }) => exerciseCount > 0));

const firstDayOf = (program: AdminWeeklyProgram) => trainedDays(program)[0]?.dayOfWeek;

function Loading() {
  return (
    <SkeletonGroup label="Loading the preview" className="grid gap-6">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-10 w-1/2" />
      {["a", "b", "c", "d", "e"].map((key) => (
        <Skeleton key={key} className="h-14 w-full" />
      ))}
    </SkeletonGroup>
  );
}
