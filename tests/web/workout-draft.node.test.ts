import { describe, expect, it } from "vitest";
import { checkDraft } from "../../web/features/imports/workout/check-draft";
import {
  changeDraft,
  type DraftChange,
  draftOf,
  importOf,
  isEdited,
  livingRows,
  openProposal,
} from "../../web/features/imports/workout/workout-draft";
import { editExercise } from "../../web/training/edit-exercise";
import { NO_TEXTS } from "../../web/training/exercise-fields";
import { importWorkoutSchema, type WorkoutUpload } from "../../worker/contract/imports";

const FULL = {
  name: "Goblet Squat",
  exerciseCode: "A1",
  tier: "A-Tier",
  category: "Strength",
  sets: "3",
  reps: "8",
  setRep: "3 x 8",
  tempo: "31X0",
  load: "24 kg",
  rest: "90 s",
  duration: "4 min",
  description: "Elbows inside",
  notes: "Slow\nProud chest",
  videoUrl: "https://youtu.be/dQw4w9WgXcQ",
};
const BARE = Object.fromEntries(Object.keys(FULL).map((field) => [field, null])) as { [K in keyof typeof FULL]: null };
const PLANK = { ...BARE, name: "Plank" };

function uploadOf(more: Partial<WorkoutUpload> = {}): WorkoutUpload {
  return {
    fileName: "workout.docx",
    message: "",
    workout: {
      title: "Legs",
      description: null,
      metadata: { estimatedDuration: 45 },
      exercises: [FULL, PLANK],
      documentId: "d1",
    },
    validation: { isValid: true, exerciseCount: 2, missingVideoUrls: ["Plank"], errors: [], warnings: [] },
    notes: [],
    videoSuggestions: [
      { exerciseIndex: 1, name: "Plank", libraryName: "Front Plank", videoUrl: "https://youtu.be/pSHjTRCQxIw" },
    ],
    duplicates: [],
    blocking: [],
    ...more,
  };
}

const changed = (upload: WorkoutUpload, ...changes: DraftChange[]) => changes.reduce(changeDraft, draftOf(upload));

describe("a workout while it is edited", () => {
  it("is sent back whole when nothing was changed", () => {
    const upload = uploadOf();
    const { documentId, ...workout } = upload.workout;
    expect(importOf(draftOf(upload), documentId)).toEqual({
      ...workout,
      metadata: { estimatedDuration: "45" },
      documentId,
      isPublished: false,
    });
    expect(isEdited(draftOf(upload), upload)).toBe(false);
  });

  it("keeps every other field of an exercise through an edit of one", () => {
    const draft = changed(uploadOf(), { do: "edit", key: "e0", field: "load", text: "28 kg" });
    expect(importOf(draft, "d1").exercises[0]).toEqual({ ...FULL, load: "28 kg" });
  });

  it("brings a deleted row back to where it was", () => {
    const deleted = changed(uploadOf(), { do: "add", key: "n" }, { do: "delete", key: "e0" });
    expect(livingRows(deleted).map(({ key }) => key)).toEqual(["e1", "n"]);
    expect(livingRows(changeDraft(deleted, { do: "restore", key: "e0" })).map(({ key }) => key)).toEqual([
      "e0",
      "e1",
      "n",
    ]);
  });

  it("forgets an added row that was never filled", () => {
    expect(changed(uploadOf(), { do: "add", key: "n" }, { do: "delete", key: "n" }).rows).toHaveLength(2);
  });

  it("offers a video only while the exercise has its name and none of its own", () => {
    const upload = uploadOf();
    const proposed = (...changes: DraftChange[]) => changed(upload, ...changes).rows.filter(openProposal).length;
    expect(proposed()).toBe(1);
    expect(proposed({ do: "edit", key: "e1", field: "name", text: "Side Plank" })).toBe(0);
    expect(proposed({ do: "edit", key: "e1", field: "videoUrl", text: "https://vimeo.com/1" })).toBe(0);
    expect(proposed({ do: "dismiss-video", key: "e1" })).toBe(0);
    const accepted = changed(upload, { do: "accept-videos", keys: ["e1"] });
    expect(importOf(accepted, "d1").exercises[1]?.videoUrl).toBe("https://youtu.be/pSHjTRCQxIw");
    expect(isEdited(accepted, upload)).toBe(true);
  });

  it("does not count the choice to publish as an edit", () => {
    expect(isEdited(changed(uploadOf(), { do: "publish", isPublished: true }), uploadOf())).toBe(false);
  });
});

describe("what keeps a workout from being imported", () => {
  const fields = (upload: WorkoutUpload, ...changes: DraftChange[]) =>
    checkDraft(changed(upload, ...changes), upload).map(({ field, row }) => (row ? `${field} ${row}` : field));

  it("is a blank title, a blank name, or no exercise at all; a missing video is not", () => {
    expect(fields(uploadOf())).toEqual([]);
    expect(fields(uploadOf(), { do: "say", field: "title", text: "  " })).toEqual(["Title"]);
    expect(fields(uploadOf(), { do: "edit", key: "e1", field: "name", text: " " })).toEqual(["Exercise 2"]);
    expect(fields(uploadOf(), { do: "delete", key: "e0" }, { do: "delete", key: "e1" })).toEqual(["Exercises"]);
  });

  it("is a video that is no web address", () => {
    for (const text of ["javascript:alert(1)", "youtu.be/dQw4w9WgXcQ", "https://youtube.com@evil.test/x"]) {
      expect(fields(uploadOf(), { do: "edit", key: "e1", field: "videoUrl", text }), text).toEqual(["Video URL 2"]);
    }
  });

  it("counts rows as they are seen", () => {
    const blank: DraftChange = { do: "edit", key: "e1", field: "name", text: "" };
    expect(fields(uploadOf(), blank, { do: "delete", key: "e0" })).toEqual(["Exercise 1"]);
  });

  it("is what the server refuses, and nothing that it takes", () => {
    const long = "x".repeat(201);
    const tries: DraftChange[][] = [
      [],
      [{ do: "say", field: "title", text: "" }],
      [{ do: "say", field: "title", text: long }],
      [{ do: "say", field: "description", text: "x".repeat(5001) }],
      [{ do: "say", field: "minutes", text: "about an hour" }],
      [{ do: "edit", key: "e0", field: "name", text: "" }],
      [{ do: "edit", key: "e0", field: "rest", text: long }],
      [{ do: "edit", key: "e0", field: "notes", text: "x".repeat(4001) }],
      [{ do: "edit", key: "e0", field: "videoUrl", text: "ftp://x.test/a" }],
      [{ do: "edit", key: "e0", field: "videoUrl", text: "" }],
      [
        { do: "delete", key: "e0" },
        { do: "delete", key: "e1" },
      ],
    ];
    for (const changes of tries) {
      const draft = changed(uploadOf(), ...changes);
      const taken = importWorkoutSchema.safeParse(importOf(draft, "d1")).success;
      expect(checkDraft(draft, uploadOf()).length === 0, JSON.stringify(changes)).toBe(taken);
    }
  });

  it("is an unreadable row of the document until the coach lets it go", () => {
    const message = "Row 7 has no exercise name. Give it a name or remove the row.";
    const upload = uploadOf({ notes: [{ severity: "error", code: "missing_name", message, field: "exercises" }] });
    expect(fields(upload)).toEqual(["Document"]);
    expect(fields(upload, { do: "wave", message })).toEqual([]);
  });

  it("is told once for a nameless row that stands in the table, and mended there", () => {
    const message = "Row 7 has no exercise name (code B1). Give it a name or remove the row.";
    const notes = [{ severity: "error" as const, code: "missing_name", message, field: "exercises" }];
    const nameless = { ...BARE, name: "", exerciseCode: "B1" };
    const { workout } = uploadOf();
    const upload = uploadOf({ notes, workout: { ...workout, exercises: [FULL, nameless] }, videoSuggestions: [] });
    expect(fields(upload)).toEqual(["Exercise 2"]);
    expect(fields(upload, { do: "edit", key: "e1", field: "name", text: "Row" })).toEqual([]);
    expect(fields(upload, { do: "delete", key: "e1" })).toEqual([]);
  });
});

describe("sets and reps, said together and apart", () => {
  const texts = { ...NO_TEXTS, name: "Squat", sets: "3", reps: "8", setRep: "3 x 8" };

  it.each([
    ["5 x 5", "5", "5"],
    ["4x10/side", "4", "10/side"],
    ["3-4 × 30 s", "3-4", "30 s"],
    ["4 sets of 10", "4", "10"],
    ["AMRAP 8 min", "", ""],
    ["", "", ""],
  ])("follow %j", (text, sets, reps) => {
    expect(editExercise(texts, "setRep", text)).toMatchObject({ setRep: text, sets, reps });
  });

  it("are put together again when one of them changes", () => {
    expect(editExercise(texts, "reps", "10 per side").setRep).toBe("3 x 10 per side");
    expect(editExercise(texts, "sets", "").setRep).toBe("8");
    expect(editExercise(texts, "reps", "").setRep).toBe("3 sets");
  });
});
