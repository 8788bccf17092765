import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { WorkoutUpload } from "../../../../worker/contract/imports";
import { workoutDocumentQuery } from "../../../data/documents";
import { dropWork, readWork, storedIds, storeWork } from "../document/stored-work";
import { changeDraft, type DraftChange, draftOf, isEdited, type WorkoutDraft } from "./workout-draft";

/** A parsed document while the coach edits it. */
export type WorkoutWork = {
  fileName: string;
  upload: WorkoutUpload;
  draft: WorkoutDraft;
  /** The idempotency key of the import: retries after a lost response create one workout. */
  importKey: string;
  /** The body sent under the key while the outcome is unknown. */
  attempted: string | null;
};

/** Keeps the document in the address and the edits in the tab, so that a reload loses nothing. */
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
  // A document that was read elsewhere, such as in a batch, is loaded from the server.
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
    /** Documents whose editing was started and neither imported nor discarded. */
    unfinished,
    begin,
    resume: (id: string) => show(unfinished.find((one) => documentOf(one) === id) ?? null),
    change: (change: DraftChange) =>
      setWork((current) => current && { ...current, draft: changeDraft(current.draft, change) }),
    attempt: (attempted: string | null) => setWork((current) => current && { ...current, attempted }),
    /** Called after an import or when the edits are discarded. */
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
    const stored = readWork<WorkoutWork>(kind, id);
    if (stored && isEdited(stored.draft, stored.upload)) return [stored];
    dropWork(kind, id);
    return [];
  });
}
