import { describe, expect, it } from "vitest";
import { NO_TEXTS } from "../../web/training/exercise-fields";
import { changeWeek } from "../../web/training/week-editor/change-week";
import { type EditorRow, type EditorWeek, emptyDay, rowsAt } from "../../web/training/week-editor/editor-week";
import { firstStep, type Step, type Steps, takeStep } from "../../web/training/week-editor/undo-steps";

const PLACE = { dayOfWeek: 1, columnType: "equipment" } as const;

describe("codes of a section", () => {
  it("go on with a new row, its tier too", () => {
    const added = changeWeek(week("A1", "A2", "B1"), { do: "add", place: PLACE, key: "new" });
    expect(codes(added)).toEqual(["A1", "A2", "B1", "B2"]);
    expect(rowsAt(added, PLACE)[3]?.texts.tier).toBe("B-Tier");
    expect(codes(changeWeek(week(), { do: "add", place: PLACE, key: "new" }))).toEqual(["A1"]);
    expect(codes(changeWeek(week("A1", ""), { do: "add", place: PLACE, key: "new" }))).toEqual(["A1", "", ""]);
  });

  it("stay in order when a row moves, which takes the letter of where it stands", () => {
    const swapped = changeWeek(week("A1", "A2", "A3"), { do: "move", place: PLACE, key: "0", to: 2 });
    expect([keys(swapped), codes(swapped)]).toEqual([
      ["1", "2", "0"],
      ["A1", "A2", "A3"],
    ]);
    const among = changeWeek(week("A1", "A2", "B1", "B2"), { do: "move", place: PLACE, key: "3", to: 1 });
    expect(codes(among)).toEqual(["A1", "A2", "A3", "B1"]);
    expect(rowsAt(among, PLACE)[1]?.texts.tier).toBe("A-Tier");
  });

  it("leave codes of another kind as they are", () => {
    const moved = changeWeek(week("A1", "A1b", "W", "B1"), { do: "move", place: PLACE, key: "0", to: 2 });
    expect(codes(moved)).toEqual(["A1b", "W", "A1", "B1"]);
    const without = changeWeek(week("", "", ""), { do: "move", place: PLACE, key: "0", to: 2 });
    expect(codes(without)).toEqual(["", "", ""]);
  });

  it("count a duplicate in, which is an exercise of its own below the first", () => {
    const twice = changeWeek(week("A1", "A2"), { do: "duplicate", place: PLACE, key: "0", newKey: "copy" });
    expect(codes(twice)).toEqual(["A1", "A2", "A3"]);
    expect(rowsAt(twice, PLACE)[1]).toMatchObject({ key: "copy", id: null, texts: { name: "Row 0" } });
  });

  it("count in a row from another day, also one that was free", () => {
    const to = { dayOfWeek: 3, columnType: "coach_program" } as const;
    const moved = changeWeek(week("A1", "B1"), { do: "move-to", from: PLACE, to, key: "1" });
    expect(keys(moved)).toEqual(["0"]);
    expect(moved.days[2]?.title).toBe("Wednesday");
    expect(rowsAt(moved, to)).toMatchObject([{ key: "1", id: 2, texts: { exerciseCode: "B1" } }]);
  });
});

describe("what is taken back", () => {
  const type = (text: string, at: number): Step => ({ do: "edit", key: "0", field: "load", text, at });

  it("is step by step, what was typed into a field in one go being one of them", () => {
    let steps = firstStep(week("A1", "A2"));
    steps = through(steps, type("6", 0), type("60", 100), type("60 kg", 200));
    steps = through(
      steps,
      { do: "delete", place: PLACE, key: "1" },
      { do: "say", field: "title", text: "New", at: 300 },
    );
    steps = takeStep(steps, { do: "undo" });
    expect(steps.week.title).toBe("Week");
    steps = takeStep(steps, { do: "undo" });
    expect(keys(steps.week)).toEqual(["0", "1"]);
    steps = takeStep(steps, { do: "undo" });
    expect(rowsAt(steps.week, PLACE)[0]?.texts.load).toBe("");
    expect(takeStep(steps, { do: "undo" })).toBe(steps);
    steps = through(steps, { do: "redo" }, { do: "redo" });
    expect([rowsAt(steps.week, PLACE)[0]?.texts.load, keys(steps.week)]).toEqual(["60 kg", ["0"]]);
  });

  it("begins anew after a pause, and cannot be done again once something else was", () => {
    let steps = through(firstStep(week("A1")), type("60", 0), type("65", 5000));
    steps = takeStep(steps, { do: "undo" });
    expect(rowsAt(steps.week, PLACE)[0]?.texts.load).toBe("60");
    steps = through(steps, type("70", 6000), { do: "redo" });
    expect(rowsAt(steps.week, PLACE)[0]?.texts.load).toBe("70");
  });
});

describe("a letter that is typed", () => {
  it("leaves every other section and row the very same, so that none is drawn anew", () => {
    const before = week("A1", "A2");
    const now = changeWeek(before, { do: "edit", key: "0", field: "load", text: "6" });
    expect(now.days[1]).toBe(before.days[1]);
    expect(now.days[0]?.sections.no_equipment).toBe(before.days[0]?.sections.no_equipment);
    expect(rowsAt(now, PLACE)[1]).toBe(rowsAt(before, PLACE)[1]);
  });
});

function week(...written: string[]): EditorWeek {
  const rows = written.map(
    (exerciseCode, index): EditorRow => ({
      key: String(index),
      id: index + 1,
      texts: {
        ...NO_TEXTS,
        name: `Row ${index}`,
        exerciseCode,
        tier: exerciseCode ? `${exerciseCode.slice(0, 1)}-Tier` : "",
      },
    }),
  );
  const monday = emptyDay("Monday");
  const days = [
    { ...monday, sections: { ...monday.sections, equipment: rows } },
    emptyDay("Tuesday"),
    null,
    null,
    null,
  ];
  return { title: "Week", description: "", weekNumber: "", startDate: "2027-01-04", endDate: "2027-01-10", days };
}

const codes = (now: EditorWeek) => rowsAt(now, PLACE).map(({ texts }) => texts.exerciseCode);
const keys = (now: EditorWeek) => rowsAt(now, PLACE).map(({ key }) => key);
const through = (state: Steps, ...steps: Step[]) => steps.reduce(takeStep, state);
