import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { brand } from "../../../../worker/contract/brand";
import { addDays, localDate, mondayOf } from "../../../../worker/contract/calendar";
import { MOST_WEEKS_IMPORTED } from "../../../../worker/contract/program-import-limits";
import type { DocumentRead } from "../../../../worker/contract/program-reading";
import { freeMondayQuery } from "../../../data/admin-programs";
import { Button } from "../../../ui/button";
import { Stat } from "../../../ui/stat";
import { BesideReading } from "./beside-reading";
import { ClashNotice } from "./clash-notice";
import { Doubts } from "./doubts";
import { ImportProgramBar } from "./import-program-bar";
import { ImportedWeeks } from "./imported-weeks";
import { OtherUpload } from "./other-upload";
import { Questions } from "./questions";
import { ReadingTree } from "./reading-tree";
import { importOf, problemsOf, remarksOf, reviewedWeeks } from "./review-import";
import { useImportProgram } from "./use-import-program";
import { useReviewWork } from "./use-review-work";

type ProgramReviewProps = {
  userId: string;
  document: DocumentRead;
  /** What was shown of it before it was read again. */
  before: DocumentRead | undefined;
  file: File | undefined;
  onLeave: () => void;
};

/** The review of a whole program: doubts, questions, the result beside the leftover text, and the import. */
export function ProgramReview({ userId, document, before, file, onLeave }: ProgramReviewProps) {
  const { documentId, fileName, reading } = document;
  const works = useReviewWork(userId, document, before);
  const { answers, imported } = works.work;
  const firstMonday = useFreeMonday(reading.weeks.length);
  const run = useImportProgram(documentId, works);
  const heading = useRef<HTMLHeadingElement>(null);
  // The drop zone is gone, so the focus moves to the result.
  useEffect(() => heading.current?.focus(), []);
  const weeks = reviewedWeeks(reading, answers);
  const includedWeeks = weeks.filter((week) => week !== null);
  const sessions = includedWeeks.flat();
  const toImport = importOf(reading, answers, firstMonday);
  const problems = problemsOf(reading, answers, firstMonday);
  return (
    <section aria-labelledby="result" className="grid grid-cols-1 content-start gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 max-w-3xl gap-2">
          <p className="text-muted text-sm">
            <bdi className="break-all">{fileName}</bdi>
          </p>
          <h2 id="result" ref={heading} tabIndex={-1} className="text-4xl">
            {reading.title ?? "Program without a title"}
          </h2>
          {reading.description ? (
            <p className="max-w-prose whitespace-pre-line text-muted">{reading.description}</p>
          ) : null}
        </div>
        <Button variant="secondary" onClick={onLeave}>
          Take another file
        </Button>
      </header>
      {imported ? (
        <ImportedWeeks
          imported={imported}
          lostEdits={run.lostEdits}
          onScheduled={works.scheduled}
          onUndone={works.again}
          onLeave={onLeave}
        />
      ) : (
        <>
          <div className="grid grid-cols-3 divide-x divide-line border-line border-y lg:max-w-2xl">
            <Stat size="md" value={includedWeeks.length} label="Weeks" className="py-3 pr-3" />
            <Stat size="md" value={sessions.length} label="Sessions" className="px-3 py-3 sm:px-6" />
            <Stat
              size="md"
              value={sessions.reduce((sum, { exercises }) => sum + exercises.length, 0).toLocaleString()}
              label="Exercises"
              className="py-3 pl-3 sm:pl-6"
            />
          </div>
          <OtherUpload reading={reading} file={file} />
          <div inert={run.busy} className="grid grid-cols-1 gap-8">
            <Doubts doubts={reading.doubts} looked={answers.looked} onChange={works.change} />
            <Questions document={document} answers={answers} firstMonday={firstMonday} onChange={works.change} />
            <ClashNotice remarks={remarksOf(reading, answers)} />
            <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <ReadingTree reading={reading} answers={answers} firstMonday={firstMonday} onChange={works.change} />
              <BesideReading reading={reading} />
            </div>
          </div>
          <ImportProgramBar
            weeks={toImport.weeks.length}
            problems={problems}
            remember={answers.remember}
            onRemember={(remember) => works.change({ do: "remember", remember })}
            busy={run.busy}
            refusal={run.refusal}
            onImport={() => run.start(toImport)}
          />
        </>
      )}
    </section>
  );
}

/** Returns the first Monday followed by enough free weeks; the next Monday while loading. */
function useFreeMonday(weeks: number): string {
  const [next] = useState(() => addDays(mondayOf(localDate(new Date(), brand.timeZone)), 7));
  const { data } = useQuery(freeMondayQuery(Math.min(Math.max(weeks, 1), MOST_WEEKS_IMPORTED)));
  return data?.startDate ?? next;
}
