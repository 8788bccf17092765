import { describe, expect, it } from "vitest";
import type { Corrections } from "../../worker/contract/program-import-limits";
import { NO_CORRECTIONS } from "../../worker/contract/program-import-limits";
import type { ProgramReading } from "../../worker/contract/program-reading";
import type { SourceDocument } from "../../worker/documents/document-model";
import { textCell } from "../../worker/documents/grid/text-cell";
import { headingsOf, layoutOf } from "../../worker/documents/training/programs/layout";
import { programIn } from "../../worker/documents/training/programs/read-program";

function book(sheets: Record<string, string[][]>): SourceDocument {
  const gridOf = (name: string, rows: string[][]) => ({
    kind: "grid" as const,
    of: "sheet" as const,
    name,
    rows: rows.map((row) => row.map((text) => (text === "" ? null : textCell(text, null, false, null)))),
    rowNumbers: rows.map((_, index) => index + 1),
    columnNumbers: (rows[0] ?? []).map((_, index) => index + 1),
  });
  return {
    kind: "sheets",
    sheets: Object.entries(sheets).map(([name, rows]) => ({ name, grid: gridOf(name, rows) })),
    leftovers: [],
  };
}

const corrected = (headings: Corrections["headings"], sheets: Corrections["sheets"] = {}) => ({ headings, sheets });

/** A table of two days; "Zed" is no word that anybody knows, and its cells may tell what it is. */
const table = (squat: string, extra: string) => [
  ["Day", "Exercise", "Sets", "Reps", "Zed"],
  ["Day 1", "Back Squat", "4", squat, extra],
  ["", "Bent Over Row", "3", "8", extra],
  ["Day 2", "Bench Press", "4", "6", extra],
  ["", "Pull Up", "3", "8", extra],
];

const exercises = ({ weeks }: ProgramReading) =>
  weeks.flatMap(({ sessions }) => sessions.flatMap((session) => session.exercises));

describe("what the coach has corrected", () => {
  it("gives a heading that nobody knows its meaning, whatever its case", () => {
    const document = book({ Block: table("6", "red") });
    expect(exercises(programIn(document))[0]?.prescription[0]?.load).toBeNull();
    const reading = programIn(document, corrected({ "ZED ": "load" }));
    expect(exercises(reading).map(({ prescription }) => prescription[0]?.load)).toEqual(["red", "red", "red", "red"]);
    expect(headingsOf(document, reading, corrected({ zed: "load" }))).toEqual([
      { text: "Day", role: "day", sheet: "Block" },
      { text: "Exercise", role: "name", sheet: "Block" },
      { text: "Sets", role: "sets", sheet: "Block" },
      { text: "Reps", role: "reps", sheet: "Block" },
      { text: "Zed", role: "load", sheet: "Block" },
    ]);
  });

  it("follows what was guessed of a column by its figures, and says so", () => {
    const document = book({ Block: table("6", "100") });
    const reading = programIn(document);
    expect(exercises(reading)[0]?.prescription[0]?.load).toBe("100");
    expect(reading.notes.map(({ message }) => message)).toContain(
      'Columns were understood by what stands in them: "Zed" as load.',
    );
    expect(exercises(programIn(document, corrected({ Zed: "ignore" })))[0]?.prescription[0]?.load).toBeNull();
  });

  it("takes a column away that was misunderstood", () => {
    const document = book({
      Block: table("6", "100").map((row) => row.map((text) => (text === "Zed" ? "Weight" : text))),
    });
    expect(exercises(programIn(document))[0]?.prescription[0]?.load).toBe("100");
    expect(exercises(programIn(document, corrected({ Weight: "ignore" })))[0]?.prescription[0]?.load).toBeNull();
  });

  it("leaves a sheet out, and says that it did", () => {
    const document = book({ Main: table("6", "a"), Old: table("12", "b") });
    const reading = programIn(document, corrected({}, { old: "helper" }));
    expect(reading.sheets).toMatchObject([
      { name: "Main", role: "program" },
      { name: "Old", role: "helper", why: "You left it out." },
    ]);
    expect(reading.leftovers.some(({ text }) => text.includes("12"))).toBe(true);
  });

  it("chooses among sheets that hold the same weeks in two ways", () => {
    const week = (reps: string) => [["Week 1", "", "", "", ""], ...table(reps, "")];
    const document = book({ "4 days": week("6"), "3 days": week("12") });
    const first = programIn(document);
    expect(first.doubts.map(({ code }) => code)).toContain("variants");
    expect(exercises(first)[0]?.prescription[0]?.reps).toBe("6");
    const chosen = programIn(document, corrected({}, { "3 days": "program", "4 days": "helper" }));
    expect(exercises(chosen)[0]?.prescription[0]?.reps).toBe("12");
    expect(exercises(programIn(document, corrected({}, { "3 days": "program" })))[0]?.prescription[0]?.reps).toBe("12");
    expect(chosen.doubts).toEqual([]);
  });
});

describe("corrections of weeks of three options", () => {
  const rows = [
    ["Day", "Option", "Code", "Exercise", "Sets", "Reps", "Zork", "Fizz"],
    ["Monday", "Home", "A1", "Push-up", "3", "10", "20", "ok"],
    ["Monday", "Gym", "A1", "Bench", "5", "5", "80", "ok"],
    ["Tuesday", "Gym", "A1", "Row", "3", "8", "60", "ok"],
  ];
  const document = book({ Week: rows });
  const first = (reading: ProgramReading) => exercises(reading)[0];

  it("name the headings that are not understood, and none of the options", () => {
    const headings = headingsOf(document, programIn(document), NO_CORRECTIONS);
    expect(headings.filter(({ role }) => role === null).map(({ text }) => text)).toEqual(["Zork", "Fizz"]);
    expect(headings.map(({ text }) => text)).not.toContain("Option");
  });

  it("decide what a column holds, and leave another out with a note", () => {
    expect(first(programIn(document))?.prescription).toMatchObject([{ count: "3", reps: "10", load: null }]);
    const reading = programIn(document, corrected({ zork: "load", Fizz: "ignore" }));
    expect(reading.weeks[0]?.sessions.map(({ weekday, option }) => [weekday, option])).toEqual([
      [1, "no_equipment"],
      [1, "equipment"],
      [2, "equipment"],
    ]);
    expect(first(reading)?.prescription).toMatchObject([{ count: "3", reps: "10", load: "20" }]);
    expect(reading.notes.map(({ message }) => message)).toEqual(['Columns beside the plan were left out: "Fizz".']);
    expect(first(programIn(document, corrected({ Zork: "rest" })))?.rest).toBe("20");
  });

  it("are forgotten below the next headings", () => {
    const twice = book({
      Week: [...rows, rows[0]?.map((text) => (text === "Fizz" ? "Notes" : text)) ?? [], ...rows.slice(3)],
    });
    const reading = programIn(twice, corrected({ Fizz: "ignore" }));
    expect(exercises(reading).map(({ notes }) => notes)).toEqual([null, null, null, "ok"]);
  });
});

describe("the layout of a document", () => {
  const layout = (document: SourceDocument) => layoutOf(document, programIn(document));

  it("is the same for the next block, whatever its numbers, exercises and doses", () => {
    const next = book({
      "Week 5": table("10", "20").map((row) => row.map((text) => text.replace("Back Squat", "Front Squat"))),
    });
    expect(layout(next)).toBe(layout(book({ "Week 1": table("6", "100") })));
  });

  it("is another one with other headings, sheets or sessions in a week", () => {
    const own = layout(book({ Block: table("6", "") }));
    const other = table("6", "").map((row) => row.map((text) => (text === "Reps" ? "Rep range" : text)));
    expect(layout(book({ Block: other }))).not.toBe(own);
    expect(layout(book({ Plan: table("6", "") }))).not.toBe(own);
    expect(layout(book({ Block: table("6", "").slice(0, 3) }))).not.toBe(own);
  });

  it("says nothing that was not there", () => {
    expect(headingsOf(book({}), { weeks: [] } as unknown as ProgramReading, NO_CORRECTIONS)).toEqual([]);
  });
});
