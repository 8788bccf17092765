import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { WorkoutUpload } from "../../../../worker/contract/imports";
import { workoutDocumentQuery } from "../../../data/documents";
import { dropWork, readWork, storedIds, storeWork } from "../document/stored-work";
import { changeDraft, type DraftChange, draftOf, isEdited, type WorkoutDraft } from "./workout-draft";

/** A parsed document under the coach's hands. */
export type WorkoutWork = {
  fileName: string;
  upload: WorkoutUpload;
  draft: WorkoutDraft;
  /** One for the document until it is imported: however often a lost answer is asked for again, it is one workout. */
  importKey: string;
  /** What was sent under the key, while nobody knows whether it arrived. */
  attempted: string | null;
};

/** The document is in the address and the work on it in the tab, so that a reload loses nothing. */
export function useWorkoutWork(userId: string) {
  const kind = `workout.${userId}`;
  const [params, setParams] = useSearchParams();
  const asked = params.get("document");
  const [work, setWork] = useState(() => (asked ? readWork<WorkoutWork>(kind, asked) : null));
  const [missing, setMissing] = useState(asked && !work ? asked : null);
  const [unfinished, setUnfinished] = useState(() => (work ? [] : readUnfinished(kind)));
  useEffect(() => {
    if (work) storeWork(kind, work.upload.workout.documentId, work);
  }, [kind, work]);
  const show = (next: WorkoutWork | null) => {
    setWork(next);
    setUnfinished([]);
    setParams(next ? { document: next.upload.workout.documentId } : {}, { replace: true, preventScrollReset: true });
  };
  const begin = (upload: WorkoutUpload) =>
    show({
      fileName: upload.fileName,
      upload,
      draft: draftOf(upload),
      importKey: crypto.randomUUID(),
      attempted: null,
    });
  // A document that was read elsewhere, such as in a batch, is at the server.
  const found = useQuery(workoutDocumentQuery(missing));
  const take = useEffectEvent((upload: WorkoutUpload) => {
    setMissing(null);
    if (!work) begin(upload);
  });
  useEffect(() => {
    if (found.data) take(found.data);
  }, [found.data]);
  const drop = ({ upload }: WorkoutWork) => dropWork(kind, upload.workout.documentId);
  return {
    work,
    /** Begun before and left without importing or throwing away. */
    unfinished,
    begin,
    resume: (id: string) => show(unfinished.find((one) => documentOf(one) === id) ?? null),
    change: (change: DraftChange) =>
      setWork((current) => current && { ...current, draft: changeDraft(current.draft, change) }),
    attempt: (attempted: string | null) => setWork((current) => current && { ...current, attempted }),
    /** Imported, or given up. */
    end: () => {
      if (work) drop(work);
      show(null);
    },
    forget: (id: string) => {
      dropWork(kind, id);
      setUnfinished((all) => all.filter((one) => documentOf(one) !== id));
    },
  };
}

const documentOf = ({ upload }: WorkoutWork) => upload.workout.documentId;

function readUnfinished(kind: string): WorkoutWork[] {
  return storedIds(kind).flatMap((id) => {
    const kept = readWork<WorkoutWork>(kind, id);
    if (kept && isEdited(kept.draft, kept.upload)) return [kept];
    dropWork(kind, id);
    return [];
  });
}
