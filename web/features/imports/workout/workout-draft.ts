import type { ImportWorkout, WorkoutUpload } from "../../../../worker/contract/imports";
import { editExercise } from "../../../training/edit-exercise";
import {
  type ExerciseField,
  type ExerciseTexts,
  exerciseOf,
  NO_TEXTS,
  textsOf,
} from "../../../training/exercise-fields";

export type Proposal = { name: string; libraryName: string; videoUrl: string };

export type DraftRow = {
  key: string;
  texts: ExerciseTexts;
  /** Its index in the document; null for an exercise the coach added. */
  source: number | null;
  proposal: Proposal | null;
  /** Kept until the import, so that it can be restored in place. */
  deleted: boolean;
};

/** A parsed workout while the coach edits it. */
export type WorkoutDraft = {
  title: string;
  minutes: string;
  description: string;
  rows: DraftRow[];
  isPublished: boolean;
  /** Texts of problems that no edit can fix and that the coach has accepted. */
  waved: string[];
};

export type DraftChange =
  | { do: "say"; field: "title" | "minutes" | "description"; text: string }
  | { do: "publish"; isPublished: boolean }
  | { do: "edit"; key: string; field: ExerciseField; text: string }
  | { do: "add"; key: string }
  | { do: "delete" | "restore" | "dismiss-video"; key: string }
  | { do: "accept-videos"; keys: string[] }
  | { do: "wave"; message: string };

export function draftOf({ workout, videoSuggestions }: WorkoutUpload): WorkoutDraft {
  const proposals = new Map(videoSuggestions.map(({ exerciseIndex, ...proposal }) => [exerciseIndex, proposal]));
  return {
    title: workout.title,
    minutes: workout.metadata.estimatedDuration?.toString() ?? "",
    description: workout.description ?? "",
    rows: workout.exercises.map((exercise, index) => ({
      key: `e${index}`,
      texts: textsOf(exercise),
      source: index,
      proposal: proposals.get(index) ?? null,
      deleted: false,
    })),
    isPublished: false,
    waved: [],
  };
}

export function changeDraft(draft: WorkoutDraft, change: DraftChange): WorkoutDraft {
  switch (change.do) {
    case "say":
      return { ...draft, [change.field]: change.text };
    case "publish":
      return { ...draft, isPublished: change.isPublished };
    case "wave":
      return { ...draft, waved: [...draft.waved, change.message] };
    case "add":
      return { ...draft, rows: [...draft.rows, { ...NEW_ROW, key: change.key }] };
    case "edit":
      return changeRow(draft, change.key, (row) => ({ texts: editExercise(row.texts, change.field, change.text) }));
    case "delete":
      // An added row that was never filled is dropped, since there is nothing to restore.
      return draft.rows.some((row) => row.key === change.key && row.source === null && isEmpty(row.texts))
        ? { ...draft, rows: draft.rows.filter((row) => row.key !== change.key) }
        : changeRow(draft, change.key, () => ({ deleted: true }));
    case "restore":
      return changeRow(draft, change.key, () => ({ deleted: false }));
    case "dismiss-video":
      return changeRow(draft, change.key, () => ({ proposal: null }));
    case "accept-videos":
      return change.keys.reduce(
        (all, key) =>
          changeRow(all, key, ({ texts, proposal }) => ({
            texts: { ...texts, videoUrl: proposal?.videoUrl ?? texts.videoUrl },
            proposal: null,
          })),
        draft,
      );
  }
}

export function livingRows(draft: WorkoutDraft): DraftRow[] {
  return draft.rows.filter((row) => !row.deleted);
}

/** Returns the library's video for a row that has none and still has the name it was found by. */
export function openProposal({ texts, proposal, deleted }: DraftRow): Proposal | null {
  return !deleted && proposal && !texts.videoUrl.trim() && texts.name.trim() === proposal.name.trim() ? proposal : null;
}

export function importOf(draft: WorkoutDraft, documentId: string): ImportWorkout {
  return {
    title: draft.title.trim(),
    description: draft.description.trim() || null,
    metadata: { estimatedDuration: draft.minutes.trim() || null },
    exercises: livingRows(draft).map((row) => exerciseOf(row.texts)),
    isPublished: draft.isPublished,
    documentId,
  };
}

/** Whether discarding the draft would lose work. */
export function isEdited(draft: WorkoutDraft, upload: WorkoutUpload): boolean {
  const asJson = ({ isPublished: _, ...rest }: ImportWorkout) => JSON.stringify(rest);
  const { documentId } = upload.workout;
  return asJson(importOf(draft, documentId)) !== asJson(importOf(draftOf(upload), documentId));
}

const NEW_ROW = { texts: NO_TEXTS, source: null, proposal: null, deleted: false };

const isEmpty = (texts: ExerciseTexts) => Object.values(texts).every((text) => text.trim() === "");

function changeRow(draft: WorkoutDraft, key: string, change: (row: DraftRow) => Partial<DraftRow>): WorkoutDraft {
  return { ...draft, rows: draft.rows.map((row) => (row.key === key ? { ...row, ...change(row) } : row)) };
}
