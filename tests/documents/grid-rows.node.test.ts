import { describe, expect, it } from "vitest";
import { readAnsweredWeek } from "./answered-week";
import { outline, week } from "./grid-outline";
import { textRows, workbook } from "./make-documents";
import { inline, makeWorkbook, rowXml } from "./make-workbook";

describe("rows of tables", () => {
  const head = ["Exercise", "Sets", "Reps"];

  it("gives a note in the row beneath to its exercise", async () => {
    const indented = await week([
      ["Monday"],
      head,
      ["A1. Squat", "3", "10"],
      ["   Knees out"],
      [""],
      ["A2. Row", "3", "8"],
      ["Note: Elbows back"],
      ["B1. Press", "3", "8"],
    ]);
    expect(outline(indented.draft)).toEqual([
      "1/coach_program: A1 Squat (3 x 10 | Knees out), A2 Row (3 x 8 | Elbows back), B1 Press (3 x 8)",
    ]);
    const plain = await week([
      ["Monday"],
      head,
      ["Squat", "3", "10"],
      ["Keep the chest up"],
      ["Lunge", "3", "8"],
      ["Long steps"],
      ["Row", "3", "8"],
    ]);
    expect(outline(plain.draft)).toEqual([
      "1/coach_program: Squat (3 x 10 | Keep the chest up), Lunge (3 x 8 | Long steps), Row (3 x 8)",
    ]);
  });

  it("keeps a heading between two groups a heading", async () => {
    const { draft } = await week([
      ["Monday"],
      ["Code", ...head],
      ["A1", "Squat", "3", "10"],
      ["A2", "Row", "3", "8"],
      ["Ground movement"],
      ["B1", "Bear Crawl", "3", "10"],
    ]);
    expect(draft.days[0]?.sections[0]?.exercises.map(({ category, notes }) => [category, notes])).toEqual([
      [null, "3 x 10"],
      [null, "3 x 8"],
      ["Ground movement", "3 x 10"],
    ]);
  });

  it("joins the rows of an exercise that has one for each set", async () => {
    const { draft } = await readAnsweredWeek(
      await workbook([
        {
          name: "Plan",
          rows: textRows([
            ["Monday"],
            ["Code", "Exercise", "Sets", "Reps", "%", "Cue"],
            ["A1", "Squat", "1", "5", "65%", "Brace"],
            ["", "", "1", "3", "75%"],
            ["", "", "1", "1+", "85%"],
            ["B1", "Row", "3", "8"],
          ]),
          merges: ["A3:A5", "B3:B5", "F3:F5"],
        },
      ]),
      "waves.xlsx",
    );
    expect(outline(draft)).toEqual([
      "1/coach_program: A1 Squat (1 x 5, 1 x 3, 1 x 1+ | 65% / 75% / 85% | Brace), B1 Row (3 x 8)",
    ]);
    expect(draft.days[0]?.sections[0]?.exercises[0]).toMatchObject({ sets: "3", reps: "5/3/1+" });
  });

  it("lets no remark override the sets' own columns", async () => {
    const { draft } = await week([
      ["Monday"],
      ["Exercise", "Set 1", "Set 2", "Notes"],
      ["Squat", "10", "8", "Tabata"],
      ["Row", "5", "5", "Slow"],
    ]);
    expect(draft.days[0]?.sections[0]?.exercises[0]).toMatchObject({ sets: "2", reps: "10-8", setRep: "10-8" });
  });

  it("goes on with a day and its option where a heading is continued", async () => {
    const { draft } = await week([
      ["Tuesday"],
      ["Equipment"],
      head,
      ["Press", "3", "5"],
      ["Tuesday (cont'd)"],
      head,
      ["Dip", "3", "5"],
      ["Wednesday – Equipment"],
      head,
      ["Row", "3", "5"],
      ["Wednesday – Equipment (continued)"],
      head,
      ["Curl", "3", "5"],
    ]);
    expect(outline(draft)).toEqual([
      "2/equipment: Press (3 x 5), Dip (3 x 5)",
      "3/equipment: Row (3 x 5), Curl (3 x 5)",
    ]);
    expect(draft.days.map(({ title }) => title)).toEqual([null, null]);
  });

  it("does not take a day in an overview for an exercise", async () => {
    const { draft, notes } = await week([["Monday", "Legs", "45 min"], [""], ["Monday"], head, ["Squat", "3", "10"]]);
    expect(outline(draft)).toEqual(["1/coach_program: Squat (3 x 10)"]);
    expect(draft.days[0]?.title).toBe("Legs");
    expect(notes.find(({ code }) => code === "left_out")?.message).toContain("45 min");
  });
});

describe("sheets", () => {
  it("takes the lines that all days' sheets begin with as the program's own", async () => {
    const head = ["Exercise", "Sets", "Reps"];
    const sheet = (name: string, exercise: string) => ({
      name,
      rows: textRows([["Base Camp – Week 3"], [`${name}: Knee`], ["Equipment"], head, [exercise, "3", "10"]]),
    });
    const { draft } = await readAnsweredWeek(
      await workbook([sheet("Monday", "Squat"), sheet("Tuesday", "Row")]),
      "days.xlsx",
    );
    expect(draft).toMatchObject({ title: "Base Camp – Week 3", weekNumber: 3 });
    expect(draft.days.map(({ title, notes }) => [title, notes])).toEqual([
      ["Knee", null],
      ["Knee", null],
    ]);
    expect(outline(draft)).toEqual(["1/equipment: Squat (3 x 10)", "2/equipment: Row (3 x 10)"]);
  });

  it("reads dates as the days they fall on", async () => {
    const date = (address: string, serial: number) => `<c r="${address}" s="1"><v>${serial}</v></c>`;
    const styles =
      '<numFmts><numFmt numFmtId="170" formatCode="dddd d mmm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs>';
    const head = (row: number) => rowXml(row, inline(`A${row}`, "Exercise"), inline(`B${row}`, "Dose"));
    const exercise = (row: number, name: string) => rowXml(row, inline(`A${row}`, name), inline(`B${row}`, "3 x 10"));
    // 45964 is Monday the third of November 2025.
    const rows = [
      rowXml(1, date("A1", 45964)),
      rowXml(2, inline("A2", "Legs")),
      head(3),
      exercise(4, "Squat"),
      rowXml(5, date("A5", 45965)),
      head(6),
      exercise(7, "Row"),
    ];
    const file = await makeWorkbook({
      sheets: [{ name: "Plan", xml: `<sheetData>${rows.join("")}</sheetData>` }],
      styles,
    });
    const { draft } = await readAnsweredWeek(file, "dates.xlsx");
    expect(outline(draft)).toEqual(["1/coach_program: Squat (3 x 10)", "2/coach_program: Row (3 x 10)"]);
  });

  it("reads dates beside options, and the day's title below", async () => {
    const date = (address: string, serial: number) => `<c r="${address}" s="1"><v>${serial}</v></c>`;
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="16"/></cellXfs>';
    const options = rowXml(1, inline("A1", "Date"), inline("B1", "No equipment"), inline("D1", "Equipment"));
    const exercises = (row: number, names: [string, string]) =>
      names.map((name, at) => inline(`${"BD"[at]}${row}`, `${name}`) + inline(`${"CE"[at]}${row}`, "3 x 10")).join("");
    const rows = [
      options,
      rowXml(2, date("A2", 45964), exercises(2, ["A1 Squat", "A1 Back Squat"])),
      rowXml(3, inline("A3", "LEGS"), exercises(3, ["A2 Lunge", "A2 Swing"])),
      rowXml(4, date("A4", 45965), exercises(4, ["A1 Push-Up", "A1 Press"])),
    ];
    const file = await makeWorkbook({
      sheets: [{ name: "Plan", xml: `<sheetData>${rows.join("")}</sheetData>` }],
      styles,
    });
    const { draft } = await readAnsweredWeek(file, "calendar.xlsx");
    expect(draft.days.map(({ dayOfWeek, title }) => [dayOfWeek, title])).toEqual([
      [1, "LEGS"],
      [2, null],
    ]);
    expect(outline(draft)).toEqual([
      "1/no_equipment: A1 Squat (3 x 10), A2 Lunge (3 x 10)",
      "1/equipment: A1 Back Squat (3 x 10), A2 Swing (3 x 10)",
      "2/no_equipment: A1 Push-Up (3 x 10)",
      "2/equipment: A1 Press (3 x 10)",
    ]);
  });
});
