import { useEffect, useState } from "react";
import type { DocumentRead, ProgramReading } from "../../../../worker/contract/program-reading";
import { dropWork, readWork, storedIds, storeWork } from "../document/stored-work";
import type { Unfinished } from "../document/unfinished-work";
import { carryAnswers } from "./carry-answers";
import { changeAnswers, isAnswered, NO_ANSWERS, type ReviewAnswers, type ReviewChange } from "./review-answers";

export type ImportedWeek = {
  id: number;
  title: string;
  weekNumber: number | null;
  startDate: string;
  endDate: string;
  /** Published automatically on its Monday. */
  scheduled?: boolean;
};

/** The coach's answers for one document. The reading itself is on the server. */
type ReviewWork = {
  fileName: string;
  title: string;
  /** The shape of the reading the answers belong to: another reading has other weeks. */
  shape: string;
  answers: ReviewAnswers;
  /** The idempotency key of the import: retries after a lost response create one set of drafts. */
  importKey: string;
  /** The body sent under the key while the outcome is unknown. */
  attempted: string | null;
  /** The created drafts. */
  imported: ImportedWeek[] | null;
};

const kindOf = (userId: string) => `program.${userId}`;

/** Keeps the document in the address and the answers in the tab, so that a reload loses nothing. */
export function useReviewWork(userId: string, document: DocumentRead, before: DocumentRead | undefined) {
  const { documentId } = document;
  const kind = kindOf(userId);
  const [work, setWork] = useState(() => keptFor(kind, document, before) ?? begun(document));
  useEffect(() => storeWork(kind, documentId, work), [kind, documentId, work]);
  const put = (patch: Partial<ReviewWork>) => setWork((current) => ({ ...current, ...patch }));
  return {
    work,
    change: (change: ReviewChange) =>
      setWork((current) => ({ ...current, answers: changeAnswers(current.answers, change) })),
    attempt: (attempted: string | null) => put({ attempted }),
    imported: (imported: ImportedWeek[]) => put({ imported, attempted: null }),
    scheduled: (ids: readonly number[]) =>
      setWork(({ imported, ...others }) => ({
        ...others,
        imported: imported?.map((week) => (ids.includes(week.id) ? { ...week, scheduled: true } : week)) ?? null,
      })),
    /** The drafts were deleted or never created: the next import creates new ones. */
    again: () => put({ imported: null, attempted: null, importKey: crypto.randomUUID() }),
  };
}

/**
 * Answers from an older build lack newer fields. Answers for the reading shown before are carried over; those for any
 * other are dropped.
 */
function keptFor(kind: string, document: DocumentRead, before: DocumentRead | undefined): ReviewWork | null {
  const stored = readWork<ReviewWork>(kind, document.documentId);
  if (!stored) return null;
  const answers = { ...NO_ANSWERS, ...stored.answers };
  if (stored.shape === shapeOf(document.reading)) return { ...stored, answers };
  if (!before || stored.imported || stored.shape !== shapeOf(before.reading)) return null;
  return { ...begun(document), answers: carryAnswers(answers, before.reading.weeks, document.reading.weeks) };
}

/** Uploading a file again after its drafts were created starts over. */
export function beginAgain(userId: string, documentId: string): void {
  if (readWork<ReviewWork>(kindOf(userId), documentId)?.imported) dropWork(kindOf(userId), documentId);
}

/** Returns the unfinished reviews. Those without answers are dropped, since reading the file again is quick. */
export function useUnfinishedReviews(userId: string) {
  const kind = kindOf(userId);
  const [unfinished, setUnfinished] = useState(() => readUnfinished(kind));
  return {
    unfinished,
    forget: (id: string) => {
      dropWork(kind, id);
      setUnfinished((all) => all.filter((one) => one.id !== id));
    },
  };
}

function readUnfinished(kind: string): Unfinished[] {
  return storedIds(kind).flatMap((id) => {
    const work = readWork<ReviewWork>(kind, id);
    return work && !work.imported && isAnswered({ ...NO_ANSWERS, ...work.answers })
      ? [{ id, title: work.title, fileName: work.fileName }]
      : [];
  });
}

function begun({ fileName, reading }: DocumentRead): ReviewWork {
  return {
    fileName,
    title: reading.title ?? fileName,
    shape: shapeOf(reading),
    answers: NO_ANSWERS,
    importKey: crypto.randomUUID(),
    attempted: null,
    imported: null,
  };
}

export function shapeOf({ weeks }: ProgramReading): string {
  return weeks.map(({ sessions }) => sessions.map(({ exercises }) => exercises.length).join(".")).join(" ");
}
