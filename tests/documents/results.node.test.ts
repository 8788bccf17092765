import { readdirSync, readFileSync } from "node:fs";
import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import type { ProgramReading } from "../../worker/contract/program-reading";
import type { Block, Grid, SourceDocument } from "../../worker/documents/document-model";
import { openDocument } from "../../worker/documents/open-document";
import { readProgram } from "../../worker/documents/read-program";
import type { Results } from "../../worker/documents/results/results";
import { writeResults } from "../../worker/documents/results/write-results";
import { docx, paragraphs } from "./make-documents";
import { inline, makeWorkbook, rowXml } from "./make-workbook";
import { labels, xls } from "./make-xls";
import { withoutMarks } from "./sheet-texts";

const FOLDERS = ["programs", "coaches", "documents"].map((name) => new URL(`../fixtures/${name}/`, import.meta.url));
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /^[pqkw].*\.(docx|xlsx|xls)$/.test(name))
    .map((name) => ({ name, file: new URL(name, folder) })),
);

/** Every exercise of a reading done, each with a figure of its own. */
function everythingDone({ weeks }: ProgramReading): { results: Results; done: string[] } {
  const done: string[] = [];
  const say = () => {
    done.push(`${done.length + 1}.5 kg × 5, 5, 4`);
    return done.at(-1) ?? "";
  };
  const results: Results = {
    heading: "Done: Renata Moraes",
    nextFrom: null,
    weeks: weeks.map(({ number, sessions }, week) => ({
      weekNumber: number,
      sessions: sessions.map(({ proposed, exercises }) => ({
        weekday: proposed.dayOfWeek,
        option: proposed.columnType,
        label: `Week ${number ?? week + 1}, day ${proposed.dayOfWeek}, ${proposed.columnType}`,
        exercises: exercises.map(({ name }) => ({ name, done: say() })),
      })),
    })),
  };
  return { results, done };
}

/** The name of a lift is all that is said of it there: its results stand below. */
const BELOW = ["q06_sheet_a_lift.xlsx"];

describe("results in a coach's own document", () => {
  it.each(FILES)("stand beside the exercises of $name, which reads as before", async ({ name, file }) => {
    const bytes = readFileSync(file);
    const before = await readProgram(bytes, name);
    const { results, done } = everythingDone(before.draft);
    const written = await writeResults(bytes, name, results);
    expect((await readProgram(written.bytes, name)).draft).toEqual(before.draft);
    const rows = rowsOf(await openDocument(await withoutMarks(written.bytes), name));
    const astray = results.weeks
      .flatMap(({ sessions }) => sessions.flatMap(({ exercises }) => exercises))
      .filter(
        ({ name: own, done: said }) => !rows.some((row) => row.includes(said ?? "") && row.includes(oneLine(own))),
      );
    expect(astray).toEqual([]);
    expect(rows.filter((row) => /Week \d+, day \d, \w+, \S/.test(row)).length).toBe(
      BELOW.includes(name) ? done.length : 0,
    );
  });

  const plan = (rows: string[], merged = "") =>
    makeWorkbook({ sheets: [{ name: "Plan", xml: `<sheetData>${rows.join("")}</sheetData>${merged}` }] });
  const week = (exercises: [name: string, done: string | null][], weekNumber = 3): Results => ({
    heading: "Done: Ana",
    nextFrom: null,
    weeks: [
      {
        weekNumber,
        sessions: [
          {
            weekday: 1,
            option: "equipment",
            label: "Monday",
            exercises: exercises.map(([name, done]) => ({ name, done })),
          },
        ],
      },
    ],
  });
  const TABLE = [
    rowXml(1, inline("A1", "Exercise"), inline("B1", "Sets"), inline("C1", "Reps"), inline("D1", "Done")),
    '<row r="2" spans="1:4"><c r="A2" s="3" t="inlineStr"><is><t>Back Squat</t></is></c><c r="B2"><v>3</v></c><c r="C2"><v>5</v></c><c r="D2" s="7"/></row>',
    '<row r="3"><c r="A3" t="inlineStr"><is><t>Bench Press</t></is></c><c r="B3"><v>3</v></c><c r="C3"><v>8</v></c><c r="D3"><f>B3*C3</f><v>24</v></c></row>',
  ];
  const sheetOf = async (bytes: Uint8Array) =>
    (await (await JSZip.loadAsync(bytes)).file("xl/worksheets/s0.xml")?.async("string")) ?? "";

  it("fill the coach's own column, and leave a formula in it alone", async () => {
    const bytes = await plan(TABLE);
    const { bytes: written } = await writeResults(
      bytes,
      "plan.xlsx",
      week([
        ["Back Squat", "100 kg × 5"],
        ["Bench Press", "80 kg × 8"],
      ]),
    );
    const xml = await sheetOf(written);
    expect(xml).toContain('<c r="D2" s="7" t="inlineStr"><is><t xml:space="preserve">\u2063100 kg × 5</t></is></c>');
    expect(xml).toContain('<c r="D3"><f>B3*C3</f><v>24</v></c>');
    expect(xml).toContain('<c r="E3" t="inlineStr"><is><t xml:space="preserve">\u206380 kg × 8</t></is></c>');
    expect(xml).toMatch(/<c r="E1"[^>]*><is><t xml:space="preserve">\u2063Done: Ana</);
  });

  it("are texts, also where they begin as a formula does", async () => {
    const { bytes } = await writeResults(await plan(TABLE), "plan.xlsx", week([["Back Squat", '=HYPERLINK("x")<&']]));
    const xml = await sheetOf(bytes);
    expect(xml).toContain('t="inlineStr"><is><t xml:space="preserve">\u2063=HYPERLINK(&quot;x&quot;)&lt;&amp;</t>');
    expect(xml.match(/<f>/g)?.length).toBe(1);
  });

  it("stand at the end where the document does not name the exercise", async () => {
    const { bytes } = await writeResults(
      await plan(TABLE),
      "plan.xlsx",
      week([
        ["Back Squat", null],
        ["Bench Press", null],
        ["Nordic Curl", "3 × 5"],
      ]),
    );
    expect(await sheetOf(bytes)).toMatch(/<row r="6"><c r="A6"[^>]*><is><t[^>]*>\u2063Monday, Nordic Curl: 3 × 5</);
  });

  it("are not put under a list of maxes that has the same names", async () => {
    const rows = [
      rowXml(1, inline("A1", "Back Squat"), inline("B1", "140 kg")),
      rowXml(2, inline("A2", "Bench Press"), inline("B2", "100 kg")),
      rowXml(3, inline("A3", "Exercise"), inline("B3", "Sets"), inline("C3", "Reps")),
      rowXml(4, inline("A4", "Bench Press"), inline("B4", "3"), inline("C4", "5")),
      rowXml(5, inline("A5", "Back Squat"), inline("B5", "3"), inline("C5", "5")),
    ];
    const { bytes } = await writeResults(
      await plan(rows),
      "plan.xlsx",
      week([
        ["Bench Press", "here"],
        ["Back Squat", "there"],
      ]),
    );
    expect(await sheetOf(bytes)).toMatch(/r="D4"[^>]*><is><t[^>]*>\u2063here<.*r="D5"[^>]*><is><t[^>]*>\u2063there</);
  });

  it("go to the columns of their week where weeks share a list", async () => {
    const rows = [
      rowXml(1, inline("B1", "Week 1"), inline("D1", "Week 2")),
      rowXml(
        2,
        inline("A2", "Exercise"),
        inline("B2", "Sets"),
        inline("C2", "Done"),
        inline("D2", "Sets"),
        inline("E2", "Done"),
      ),
      rowXml(3, inline("A3", "Row"), inline("B3", "3 x 8"), inline("D3", "4 x 8")),
    ];
    const two = week([["Row", "first"]], 1);
    two.weeks.push(...week([["Row", "second"]], 2).weeks);
    const xml = await sheetOf((await writeResults(await plan(rows), "plan.xlsx", two)).bytes);
    expect(xml).toMatch(/r="C3"[^>]*><is><t[^>]*>\u2063first<.*r="E3"[^>]*><is><t[^>]*>\u2063second</);
  });

  it("leave covered cells of merged ones alone", async () => {
    const rows = [...TABLE.slice(0, 2), rowXml(3, inline("A3", "Bench Press"), inline("B3", "3"), inline("C3", "8"))];
    const bytes = await plan(rows, '<mergeCells count="1"><mergeCell ref="D2:D3"/></mergeCells>');
    const xml = await sheetOf((await writeResults(bytes, "plan.xlsx", week([["Bench Press", "80 kg"]]))).bytes);
    expect(xml).not.toContain('r="D3"');
    expect(xml).toMatch(/r="E3"[^>]*><is><t[^>]*>\u206380 kg/);
  });

  it("come under an exercise in a Word document, and a table keeps its columns", async () => {
    const body = paragraphs(["# Week 3", "## Monday", "Back Squat 3x5", "Bench Press 3x8"]);
    const { bytes, type } = await writeResults(
      await docx(body),
      "plan.docx",
      week([
        ["Back Squat", "100 kg × 5"],
        ["Bench Press", null],
      ]),
    );
    expect(type).toBe("docx");
    const xml = await (await JSZip.loadAsync(bytes)).file("word/document.xml")?.async("string");
    expect(xml).toMatch(/Back Squat 3x5<\/w:t><\/w:r><\/w:p><w:p>.*\u2063Done: Ana: 100 kg × 5<.*Bench Press/);
    expect(xml?.replace(/<w:p><w:pPr><w:spacing(?:(?!<\/w:p>).)*<\/w:p>/, "")).toContain(body);
  });

  it("make a draft of the next week: its number counts on, and nothing else", async () => {
    const results = { ...week([["Back Squat", "100 kg × 5"]]), heading: "Last time", nextFrom: 3 };
    const rows = [
      rowXml(1, inline("A1", "Week 3 - Build, 3 days")),
      ...TABLE.map((row) => row.replace(/(r="[A-E]?)(\d)"/g, (_, at, n) => `${at}${Number(n) + 1}"`)),
    ];
    const xml = await sheetOf((await writeResults(await plan(rows), "plan.xlsx", results)).bytes);
    expect(xml).toContain("Week 4 - Build, 3 days");
    const text = await writeResults(
      await docx(paragraphs(["# Week 3 - Build", "## Monday", "Back Squat 3x5"])),
      "plan.docx",
      results,
    );
    const word = await (await JSZip.loadAsync(text.bytes)).file("word/document.xml")?.async("string");
    expect(word).toContain("Week 4 - Build");
    expect(word).toContain("Back Squat 3x5");
  });

  it("come back as .xlsx where the document is an .xls", async () => {
    const old = xls([
      {
        name: "Plan",
        records: labels([
          ["Exercise", "Sets", "Reps"],
          ["Back Squat", "3", "5"],
        ]),
      },
    ]);
    const { bytes, type } = await writeResults(old, "plan.xls", week([["Back Squat", "100 kg × 5"]]));
    expect(type).toBe("xlsx");
    const rows = rowsOf(await openDocument(await withoutMarks(bytes), "plan.xlsx"));
    expect(rows).toEqual(["Exercise Sets Reps Done: Ana", "Back Squat 3 5 100 kg × 5"]);
  });
});

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** What stands in a row of a table together; of running text, a paragraph with the one before. */
function rowsOf(document: SourceDocument): string[] {
  const textOf = (blocks: Block[]): string =>
    blocks
      .map((block) =>
        block.kind === "grid"
          ? block.rows.map((row) => row.map((cell) => textOf(cell?.blocks ?? [])).join(" ")).join(" ")
          : block.runs.map(({ text }) => text).join(""),
      )
      .join(" ");
  const rows = (grid: Grid) =>
    grid.rows.map((row) => oneLine([...new Set(row)].map((cell) => textOf(cell?.blocks ?? [])).join(" ")));
  if (document.kind === "sheets") return document.sheets.flatMap(({ grid }) => rows(grid));
  return document.blocks.flatMap((block, at) =>
    block.kind === "grid" ? rows(block) : oneLine(textOf(document.blocks.slice(Math.max(at - 6, 0), at + 1))),
  );
}
