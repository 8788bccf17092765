// @vitest-environment node
import { expect, it } from "vitest";
import { DocumentError } from "../../worker/documents/document-error";
import { readTable } from "../../worker/documents/read-table";

const table = (rows: string[][]) => readTable(rows.map((row) => row.map((text) => ({ text, url: null }))));

it("a table that is copied with its headings is read by them", () => {
  const { draft } = table([
    ["Code", "Exercise", "Sets", "Reps", "Load", "Tempo", "Notes"],
    ["A1", "Goblet Squat", "3", "8", "24 kg", "3-1-1", "Elbows in"],
    ["A2", "Hinge Row", "4", "10", "", "", ""],
  ]);
  expect(draft.exercises).toMatchObject([
    {
      exerciseCode: "A1",
      name: "Goblet Squat",
      sets: "3",
      reps: "8",
      load: "24 kg",
      tempo: "3-1-1",
      notes: "Elbows in",
    },
    { exerciseCode: "A2", name: "Hinge Row", sets: "4", reps: "10" },
  ]);
});

it("one without headings is read by what its columns hold", () => {
  const { draft } = table([
    ["A1 - Goblet Squat", "3 x 8"],
    ["A2 - Hinge Row", "4 x 10 per side"],
  ]);
  expect(draft.exercises).toMatchObject([
    { exerciseCode: "A1", name: "Goblet Squat", setRep: "3 x 8" },
    { exerciseCode: "A2", name: "Hinge Row", setRep: "4 x 10 per side" },
  ]);
});

it("a link of a cell is the exercise's video", () => {
  const url = "https://youtu.be/dQw4w9WgXcQ";
  const { draft } = readTable([
    [
      { text: "A1 - Goblet Squat", url },
      { text: "3 x 8", url: null },
    ],
  ]);
  expect(draft.exercises).toMatchObject([{ name: "Goblet Squat", videoUrl: url }]);
});

it("what has no exercises, or several days, says so", () => {
  expect(() =>
    table([
      ["Rent", "900"],
      ["Water", "40"],
    ]),
  ).toThrow(DocumentError);
  expect(() =>
    table([
      ["Monday", ""],
      ["A1 - Goblet Squat", "3 x 8"],
      ["Tuesday", ""],
      ["A1 - Hinge Row", "3 x 8"],
    ]),
  ).toThrow(/several days/);
});
