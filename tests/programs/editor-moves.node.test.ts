import { describe, expect, it } from "vitest";
import { NO_TEXTS } from "../../web/training/exercise-fields";
import { changeWeek } from "../../web/training/week-editor/change-week";
import { type EditorWeek, emptyDay, type Place, rowsAt } from "../../web/training/week-editor/editor-week";
import { findExercises } from "../../web/training/week-editor/find-exercises";
import { notesPlace, placeNotes, type ReadingNote } from "../../web/training/week-editor/note-place";
import { firstStep, takeStep } from "../../web/training/week-editor/undo-steps";
import type { KnownExercise } from "../../worker/contract/exercises";

const MONDAY: Place = { dayOfWeek: 1, columnType: "equipment" };
const THURSDAY: Place = { dayOfWeek: 4, columnType: "no_equipment" };

describe("what is moved within a week", () => {
  it("goes to the place among another day's rows where it was let go, and takes its code there", () => {
    const moved = changeWeek(week(), { do: "move-to", from: MONDAY, to: THURSDAY, key: "m2", index: 1 });
    expect(said(moved, MONDAY)).toEqual(["A1 m1", "A3 m3"]);
    expect(said(moved, THURSDAY)).toEqual(["A1 t1", "A2 m2", "A3 t2"]);
    const far = changeWeek(week(), { do: "move-to", from: MONDAY, to: THURSDAY, key: "m2", index: 99 });
    expect(said(far, THURSDAY).at(-1)).toBe("A3 m2");
  });

  it("a section changes places with another, also with one of a free day, and one press takes it back", () => {
    const start = firstStep(week());
    const swapped = takeStep(start, { do: "swap-sections", from: MONDAY, to: THURSDAY });
    expect(said(swapped.week, MONDAY)).toEqual(["A1 t1", "A2 t2"]);
    expect(said(swapped.week, THURSDAY)).toEqual(["A1 m1", "A2 m2", "A3 m3"]);
    expect(takeStep(swapped, { do: "undo" }).week).toBe(start.week);
    const free: Place = { dayOfWeek: 6, columnType: "equipment" };
    const there = changeWeek(week(), { do: "swap-sections", from: MONDAY, to: free });
    expect(there.days[5]?.title).toBe("Saturday");
    expect(said(there, free)).toHaveLength(3);
    expect(said(there, MONDAY)).toEqual([]);
    const empty = week();
    expect(changeWeek(empty, { do: "swap-sections", from: free, to: { ...free, dayOfWeek: 7 } })).toBe(empty);
  });

  it("a row is added behind another with the codes in order", () => {
    const added = changeWeek(week(), { do: "add", place: MONDAY, key: "new", after: "m1" });
    expect(said(added, MONDAY)).toEqual(["A1 m1", "A2 ", "A3 m2", "A4 m3"]);
  });
});

describe("the picker of exercises", () => {
  const known = new Map<string, KnownExercise>(
    ["Back Squat", "Bulgarian Split Squat", "Goblet Squat", "Squat", "Squat Jump"].map((name) => [
      name.toLowerCase(),
      { name, videoUrl: null },
    ]),
  );

  it("shows the name itself, then what begins with the words, then what holds them", () => {
    expect(findExercises(known, "squat").map(({ name }) => name)).toEqual([
      "Squat",
      "Squat Jump",
      "Back Squat",
      "Bulgarian Split Squat",
      "Goblet Squat",
    ]);
    expect(findExercises(known, "squat  GOB").map(({ name }) => name)).toEqual(["Goblet Squat"]);
    expect(findExercises(known, "deadlift")).toEqual([]);
  });

  it("shows eight at most", () => {
    const many = new Map(Array.from({ length: 50 }, (_, n) => [`row ${n}`, { name: `Row ${n}`, videoUrl: null }]));
    expect(findExercises(many, "row")).toHaveLength(8);
  });
});

describe("what was noticed while a document was read", () => {
  it("stands at the row that it names, else at its option or day, else nowhere in the week", () => {
    const placed = placeNotes(
      [
        note("days.1.equipment.videoUrl", 'A link of "m2" was removed because it is not a web address.'),
        note("days", 'The spreadsheet stored a date (8-Mar) for "t1"; it was read as 3-8. Please check it.'),
        note("days.4.no_equipment", 'Something about "nobody".'),
        note("days.2", "Tuesday has no exercises in this document."),
        note("days", "No days were found."),
      ],
      week(),
    );
    expect([...placed].map(([place, notes]) => [place, notes.length])).toEqual([
      ["m2", 1],
      ["t1", 1],
      [notesPlace(4, "no_equipment"), 1],
      [notesPlace(2), 1],
    ]);
  });
});

const note = (field: string, message: string): ReadingNote => ({ severity: "warning", code: "said", field, message });

const said = (from: EditorWeek, place: Place) =>
  rowsAt(from, place).map(({ texts }) => `${texts.exerciseCode} ${texts.name}`);

function week(): EditorWeek {
  const rows = (names: string[]) =>
    names.map((name, index) => ({
      key: name,
      id: index + 1,
      texts: { ...NO_TEXTS, name, exerciseCode: `A${index + 1}` },
    }));
  const day = (title: string, sections: Partial<ReturnType<typeof emptyDay>["sections"]>) => {
    const made = emptyDay(title);
    return { ...made, sections: { ...made.sections, ...sections } };
  };
  return {
    title: "Week",
    description: "",
    weekNumber: "",
    startDate: "2026-11-30",
    endDate: "2026-12-06",
    days: [
      day("Monday", { equipment: rows(["m1", "m2", "m3"]) }),
      emptyDay("Tuesday"),
      emptyDay("Wednesday"),
      day("Thursday", { no_equipment: rows(["t1", "t2"]) }),
      emptyDay("Friday"),
      null,
      null,
    ],
  };
}
