import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import type { WeeklyUpload } from "../../../../worker/contract/imports";
import type { AdminWeeklyProgram } from "../../../../worker/contract/programs";
import { suggestionsQuery, useOpenedProgram } from "../../../data/admin-programs";
import { calendarDay } from "../../../lib/format/format";
import { goToControl } from "../../../lib/forms/go-to-control";
import { isUnauthorized, RequestError, shownMessage } from "../../../lib/http/request-error";
import { dayControl } from "../../../training/week-editor/check-week";
import { allRows, dayAt, type EditorWeek } from "../../../training/week-editor/editor-week";
import { type EditorTools, WeekEditorView } from "../../../training/week-editor/week-editor-view";
import { Badge } from "../../../ui/badge";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton } from "../../../ui/skeleton";
import { Stat } from "../../../ui/stat";
import { useToast } from "../../../ui/toast-context";
import { FurtherWeeks } from "../document/further-weeks";
import { DuplicateChoice } from "./duplicate-choice";
import { MissingVideos, missingVideosOf } from "./missing-videos";
import { ReadingNotes } from "./reading-notes";
import { WeekActions } from "./week-actions";
import { WeekLoading } from "./week-loading";

type WeekResultProps = {
  userId: string;
  programId: number;
  /** The upload's response; undefined when the page was opened by its address. */
  upload: WeeklyUpload | undefined;
  isNew: boolean;
  /** Present only in the tab that has just uploaded it. */
  file: File | undefined;
  onKeep: (upload: WeeklyUpload) => void;
  onStartOver: () => void;
};

/** An uploaded week in the editor, with notes beside its rows. */
export function WeekResult(props: WeekResultProps) {
  const { userId, programId, upload, isNew, onStartOver } = props;
  const { data, error, isFetching, refetch } = useOpenedProgram(String(programId));
  const { data: proposals } = useQuery({ ...suggestionsQuery(programId), placeholderData: upload?.videoSuggestions });
  const heading = useRef<HTMLHeadingElement>(null);
  const read = data !== undefined;
  // The form with the pressed button is gone: focus moves to the result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the week is read, its heading is another one.
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew, read]);
  if (!data && error && !isUnauthorized(error)) {
    const isMissing = error instanceof RequestError && error.status === 404;
    return (
      <ErrorState
        title={isMissing ? "This program is no longer there" : undefined}
        onRetry={isMissing ? onStartOver : () => void refetch()}
        retryLabel={isMissing ? "Upload Another" : undefined}
        retrying={isFetching}
      >
        {isMissing ? "It was deleted or replaced by another one." : shownMessage(error)}
      </ErrorState>
    );
  }
  return (
    <section aria-labelledby="result" data-result="" className="grid grid-cols-1 content-start gap-8">
      {data ? (
        <WeekEditorView
          userId={userId}
          opened={data.program}
          draft={data.draft}
          notes={upload?.notes}
          proposals={proposals}
          head={(tools) => <ResultHead {...props} tools={tools} heading={heading} />}
        />
      ) : (
        <>
          <WeekResultHeader program={undefined} upload={upload} heading={heading} />
          <WeekFigures facts={upload?.metadata} week={undefined} />
          <WeekLoading />
        </>
      )}
    </section>
  );
}

type ResultHeadProps = Pick<WeekResultProps, "upload" | "file" | "onKeep" | "onStartOver"> & {
  tools: EditorTools;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The notes and choices of the upload, above the week. */
function ResultHead({ tools, upload, file, heading, onKeep, onStartOver }: ResultHeadProps) {
  const { editor, onShow } = tools;
  const { toast } = useToast();
  const { id, title } = editor.program;
  const missing = missingVideosOf(allRows(editor.settled));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <WeekResultHeader program={editor.program} upload={upload} heading={heading} />
        <WeekFigures facts={upload?.metadata} week={editor.settled} />
      </div>
      {upload ? (
        <FurtherWeeks notes={upload.notes} file={file} read="One of them became this draft, which stays." />
      ) : null}
      {upload ? (
        <DuplicateChoice
          duplicates={upload.duplicates}
          draft={{ id, title }}
          onLeft={(duplicates) => onKeep({ ...upload, duplicates })}
          onReplaced={editor.renew}
          onSettled={() => heading.current?.focus()}
          onDiscarded={() => {
            toast({ title: "Draft discarded", description: `${title} was not kept.` });
            onStartOver();
          }}
        />
      ) : null}
      <WeekActions tools={tools} missingVideos={missing.length} onStartOver={onStartOver} />
      <aside aria-label="Notes and videos" className="grid grid-cols-1 content-start gap-x-10 gap-y-6 lg:grid-cols-2">
        {upload ? (
          <ReadingNotes
            notes={upload.notes}
            onShowDay={(dayOfWeek) => {
              onShow(dayOfWeek);
              goToControl(dayControl(dayOfWeek, dayAt(editor.week, dayOfWeek) ? "title" : "add"));
            }}
          />
        ) : (
          <p className="text-muted text-sm">
            What was noticed while reading the document is shown where it was uploaded. The week itself is as it is
            stored now.
          </p>
        )}
        <MissingVideos names={missing} />
      </aside>
    </>
  );
}

type WeekResultHeaderProps = {
  program: AdminWeeklyProgram | undefined;
  upload: WeeklyUpload | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
};

function WeekResultHeader({ program, upload, heading }: WeekResultHeaderProps) {
  const { title, startDate, endDate } = program ?? upload?.weeklyProgram ?? UNKNOWN;
  const published = program?.isPublished ?? false;
  const valid = upload?.validation.isValid ?? true;
  return (
    <header className="grid min-w-0 gap-2">
      <div className="flex flex-wrap gap-2">
        {program || upload ? (
          <Badge tone={published ? "success" : "warning"}>{published ? "Published" : "Draft"}</Badge>
        ) : null}
        {upload ? <Badge tone={valid ? "success" : "danger"}>{valid ? "Valid" : "Has Issues"}</Badge> : null}
      </div>
      <h2 id="result" ref={heading} tabIndex={-1} className="wrap-anywhere text-4xl">
        {title || <Skeleton className="h-10 w-2/3" />}
      </h2>
      {startDate ? (
        <p className="text-muted">
          {published ? "Runs" : "Proposed for"} {calendarDay(startDate)} to {calendarDay(endDate)}.
        </p>
      ) : null}
    </header>
  );
}

type WeekFiguresProps = { facts: WeeklyUpload["metadata"] | undefined; week: EditorWeek | undefined };

function WeekFigures({ facts, week }: WeekFiguresProps) {
  const rows = week && allRows(week);
  const days = week?.days.filter((day) => day && Object.values(day.sections).some(({ length }) => length > 0));
  const videos = rows ? rows.some(({ texts }) => texts.videoUrl.trim()) : facts?.hasVideoLinks;
  return (
    <div className="grid grid-cols-3 divide-x divide-line border-line border-y max-sm:w-full">
      <Stat size="md" value={facts?.totalDays ?? days?.length ?? "–"} label="Total days" className="py-2 pr-4" />
      <Stat
        size="md"
        value={facts?.totalExercises ?? rows?.length ?? "–"}
        label="Total exercises"
        className="px-4 py-2"
      />
      <Stat
        size="md"
        value={videos === undefined ? "–" : videos ? "Yes" : "No"}
        label="Video links"
        className="py-2 pl-4"
      />
    </div>
  );
}

const UNKNOWN = { title: "", startDate: "", endDate: "" };
