import { useEffect, useState } from "react";
import type { DocumentRead, ProgramReading } from "../../../../worker/contract/program-reading";
import { dropWork, readWork, storedIds, storeWork } from "../document/stored-work";
import type { Unfinished } from "../document/unfinished-work";
import { changeAnswers, isAnswered, NO_ANSWERS, type ReviewAnswers, type ReviewChange } from "./review-answers";

export type ImportedWeek = {
  id: number;
  title: string;
  weekNumber: number | null;
  startDate: string;
  endDate: string;
  /** It appears by itself on its Monday. */
  scheduled?: boolean;
};

/** The coach's work on one document. What was read of it is at the server. */
type ReviewWork = {
  fileName: string;
  title: string;
  /** Of what the answers were given for: another reading of the document has other weeks. */
  shape: string;
  answers: ReviewAnswers;
  /** One for the document until it is imported: however often a lost answer is asked for again, it is one set of drafts. */
  importKey: string;
  /** What was sent under the key, while nobody knows whether it arrived. */
  attempted: string | null;
  /** The drafts that were made. */
  imported: ImportedWeek[] | null;
};

const kindOf = (userId: string) => `program.${userId}`;

/** The document is in the address and the work on it in the tab, so that a reload loses nothing. */
export function useReviewWork(userId: string, document: DocumentRead) {
  const { documentId } = document;
  const kind = kindOf(userId);
  const [work, setWork] = useState(() => keptFor(kind, document) ?? begun(document));
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
    /** The drafts are gone again, or were never made: the next import makes new ones. */
    again: () => put({ imported: null, attempted: null, importKey: crypto.randomUUID() }),
  };
}

/** Work that was begun with an older build lacks what answers have learnt since; of another reading it is of no use. */
function keptFor(kind: string, { documentId, reading }: DocumentRead): ReviewWork | null {
  const kept = readWork<ReviewWork>(kind, documentId);
  return kept?.shape === shapeOf(reading) ? { ...kept, answers: { ...NO_ANSWERS, ...kept.answers } } : null;
}

/** A file that is read anew after its drafts were made begins anew. */
export function beginAgain(userId: string, documentId: string): void {
  if (readWork<ReviewWork>(kindOf(userId), documentId)?.imported) dropWork(kindOf(userId), documentId);
}

/** Reviews that were left without importing. Those in which nothing was answered are gone: the file is quickly read again. */
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
