import { describe, expect, it } from "vitest";
import type { ProgramReading } from "../../worker/contract/program-reading";
import { readProgram } from "../../worker/documents/read-program";
import { readWeek } from "../../worker/documents/read-week";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { textRows, workbook } from "./make-documents";
import { makeWorkbook } from "./make-workbook";
import { book, page } from "./written-documents";

const PROGRAM = textRows([
  ["Exercise", "Sets", "Reps"],
  ["Squat", "3", "5"],
  ["Bench Press", "5", "5"],
  ["Barbell Row", "3", "8"],
]);

const read = async (file: Uint8Array): Promise<ProgramReading> => (await readProgram(file, "plan.xlsx")).draft;
const names = ({ weeks }: ProgramReading) =>
  weeks.flatMap(({ sessions }) => sessions.flatMap(({ exercises }) => exercises.map(({ name }) => name)));
const LIFTS = ["Squat", "Bench Press", "Barbell Row"];

describe("a sheet that cannot be read", () => {
  it("costs no other when it has more rows than any program", async () => {
    const rows = Array.from({ length: 6000 }, (_, row) => `<row r="${row + 1}"><c><v>${row}</v></c></row>`).join("");
    const reading = await read(
      await workbook([
        { name: "Week 1", rows: PROGRAM },
        { name: "Data", rows },
      ]),
    );
    expect(names(reading)).toEqual(LIFTS);
    expect(reading.sheets.map(({ name, role }) => [name, role])).toEqual([
      ["Week 1", "program"],
      ["Data", "helper"],
    ]);
    expect(reading.notes.map(({ message }) => message)).toContainEqual(expect.stringContaining('"Data" was left out'));
  });

  it("costs no other when it holds more than the whole workbook may, and frees what it took", async () => {
    const rows = Array.from({ length: 4100 }, () => `<row>${"<c><v>1</v></c>".repeat(50)}</row>`).join("");
    const sheets = [
      { name: "Log", rows },
      { name: "Week 1", rows: PROGRAM },
    ];
    expect(names(await read(await workbook(sheets)))).toEqual(LIFTS);
  });

  it("costs no other when it is damaged", async () => {
    const file = await makeWorkbook({
      sheets: [
        { name: "Week 1", xml: `<sheetData>${PROGRAM}</sheetData>` },
        { name: "Broken", xml: "<sheetData><row><c" },
      ],
    });
    const reading = await read(file);
    expect(names(reading)).toEqual(LIFTS);
    expect(reading.sheets.map(({ name }) => name)).toEqual(["Week 1", "Broken"]);
  });

  it("is the reason that is told when nothing else holds training", async () => {
    const rows = Array.from({ length: 6000 }, (_, row) => `<row r="${row + 1}"><c><v>${row}</v></c></row>`).join("");
    const notes = textRows([["Hello"], ["World"]]);
    const file = await workbook([
      { name: "Notes", rows: notes },
      { name: "Data", rows },
    ]);
    await expect(read(file)).rejects.toMatchObject({ code: "too_large" });
  });
});

describe("what is wider, longer or more dressed than usual", () => {
  it("reads the columns that fit, and tells of the others", async () => {
    const wide = PROGRAM.replace("</row>", `${'<c t="str"><v>note</v></c>'.repeat(600)}</row>`);
    const reading = await read(await workbook([{ name: "Week 1", rows: wide }]));
    expect(names(reading)).toEqual(LIFTS);
    expect(reading.notes.map(({ message }) => message)).toContainEqual(expect.stringContaining("last columns"));
  });

  it("reads the first of very many sheets, and names the others", async () => {
    const sheets = Array.from({ length: 70 }, (_, at) => ({
      name: at === 0 ? "Week 1" : `Sheet ${at}`,
      rows: at === 0 ? PROGRAM : textRows([["x"]]),
    }));
    const reading = await read(await workbook(sheets));
    expect(names(reading)).toEqual(LIFTS);
    expect(reading.notes.filter(({ message }) => /was left out/.test(message)).length).toBeGreaterThan(0);
  });

  it("reads a workbook whose styles part has grown to megabytes", async () => {
    const styles = `<cellXfs>${'<xf numFmtId="0" fontId="0" applyAlignment="1"><alignment horizontal="center"/></xf>'.repeat(40_000)}</cellXfs>`;
    const file = await makeWorkbook({ sheets: [{ name: "Week 1", xml: `<sheetData>${PROGRAM}</sheetData>` }], styles });
    expect(names(await read(file))).toEqual(LIFTS);
  });
});

describe("a large sheet of other data", () => {
  // One name in twenty sounds like a movement, as "Hangzhou" and "Press Street" do.
  const streets = textRows(
    Array.from({ length: 400 }, (_, row) => [
      row % 20 === 0 ? `Bench Street ${row}` : `Lime Street ${row}`,
      `Postal district ${row}`,
      String(1000 + row),
    ]),
  );

  it("is left aside before it is read, and costs no other sheet", async () => {
    const reading = await read(
      await workbook([
        { name: "Week 1", rows: PROGRAM },
        { name: "Streets", rows: streets },
      ]),
    );
    expect(names(reading)).toEqual(LIFTS);
    expect(reading.sheets[1]).toMatchObject({
      role: "helper",
      why: expect.stringContaining("shows nothing of a program"),
    });
  });

  it("is refused alone", async () => {
    const file = await workbook([{ name: "Streets", rows: streets }]);
    await expect(readProgram(file, "plan.xlsx")).rejects.toMatchObject({ code: "no_exercises" });
  });
});

describe("more exercises than a year has", () => {
  // Lines of a name and a dose, in several columns: what a list of everything that was ever done looks like.
  const everything = () =>
    textRows(
      Array.from({ length: 1300 }, (_, row) => ["A", "B", "C", "D"].map((lift) => `${lift}-Press ${row}: 3 x 8`)),
    );

  it("are given up early, and cost no other sheet", async () => {
    const reading = await read(
      await workbook([
        { name: "Week 1", rows: PROGRAM },
        { name: "All", rows: everything() },
      ]),
    );
    expect(names(reading)).toEqual(LIFTS);
    expect(reading.sheets[1]).toMatchObject({ role: "helper", why: expect.stringContaining("5,000 exercises") });
  });

  it("are told before they are read in text and on a sheet beyond measure", () => {
    const lines = Array.from({ length: 5100 }, (_, at) => `Press ${at} 3x5`).join("\n");
    expect(() => programIn(page(lines))).toThrow("5,000 exercises");
    const row = Array.from({ length: 60 }, () => "Press 3x5").join("|");
    const sheet = Array.from({ length: 1700 }, () => row).join("\n");
    expect(() => programIn(book({ Data: sheet }))).toThrow("5,000 exercises");
  });

  it("are told where nothing else is there", async () => {
    const file = await workbook([{ name: "All", rows: everything() }]);
    await expect(readProgram(file, "plan.xlsx")).rejects.toMatchObject({
      code: "too_large",
      message: expect.stringContaining("Upload it in parts"),
    });
  });
});

describe("more exercises than fifteen sections of a week have", () => {
  it("end the reading of a week, with what to do", async () => {
    const rows = Array.from({ length: 1600 }, (_, row) => ["Monday", `A${(row % 9) + 1}`, `Squat ${row}`, "3x10"]);
    const file = await workbook([{ name: "Everything", rows: textRows(rows) }]);
    await expect(readWeek(file, "week.xlsx")).rejects.toMatchObject({
      code: "too_large",
      message: expect.stringContaining("more than 1,500 exercises"),
    });
  });
});

describe("columns beside the plan", () => {
  it("are named in a note", async () => {
    const rows = textRows([
      ["Exercise", "Sets", "Reps", "Total reps", "Weight used"],
      ["Squat", "3", "5", "15", "100"],
      ["Bench Press", "5", "5", "25", "80"],
      ["Barbell Row", "3", "8", "24", "60"],
    ]);
    const reading = await read(await workbook([{ name: "Week 1", rows }]));
    expect(names(reading)).toEqual(LIFTS);
    const said = reading.notes.map(({ message }) => message);
    expect(said).toContain('Columns beside the plan were left out: "Total reps".');
    expect(said).toContain('Columns of what was done were left out: "Weight used".');
  });
});
