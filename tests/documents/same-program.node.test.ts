import { describe, expect, it } from "vitest";
import type { SourceDocument } from "../../worker/documents/document-model";
import { textCell } from "../../worker/documents/grid/text-cell";
import { programIn } from "../../worker/documents/training/programs/read-program";

type Rows = string[][];

/** One block of two weeks as coaches keep it: a table under each session. */
const table = (rows: string[]): Rows => [
  ["Exercise", "Sets", "Reps", "Load (kg)", "Rest", "Notes"],
  ...rows.map((row) => row.split(" | ")),
];
const week = (number: number, load: number): Rows => [
  [`Week ${number}`],
  ["Day 1"],
  ...table([
    `Back Squat | 4 | 5 | ${load} | 3 min | keep the chest up`,
    `Bench Press | 4 | 6 | ${load - 20} | 2 min | `,
    "Plank | 3 | 45 s |  | 60 s | breathe all the time",
  ]),
  [],
  ["Day 2"],
  ...table([
    `Deadlift | 3 | 4 | ${load + 30} | 3 min | `,
    `Barbell Row | 4 | 8-10 | ${load - 30} | 90 s | pull to the hip`,
    "Pull Up | 3 | AMRAP |  | 2 min | ",
  ]),
  [],
];
const PROGRAM: Rows = [...week(1, 100), ...week(2, 105)];

function book(rows: Rows, name = "Block"): SourceDocument {
  const width = Math.max(...rows.map((row) => row.length));
  const grid = {
    kind: "grid" as const,
    of: "sheet" as const,
    name,
    rows: rows.map((row) =>
      Array.from({ length: width }, (_, at) => (row[at]?.trim() ? textCell(row[at] ?? "", null, false, null) : null)),
    ),
    rowNumbers: rows.map((_, index) => index + 1),
    columnNumbers: Array.from({ length: width }, (_, index) => index + 1),
  };
  return { kind: "sheets", sheets: [{ name, grid }], leftovers: [] };
}

/** Weeks, sessions, exercises and doses: what stays the same however a program is laid out. */
function told(document: SourceDocument, titles = true) {
  return programIn(document).weeks.map(({ number, sessions }) => ({
    number,
    sessions: sessions.map(({ title, exercises }) => [
      titles ? title : "",
      ...exercises.map(({ name, prescription, rest }) => ({ name, prescription, rest })),
    ]),
  }));
}

const isTable = (row: string[]) => row.length > 2;
const isHeading = (row: string[]) => row[0] === "Exercise";
const renamed = (words: string[]) => PROGRAM.map((row) => (isHeading(row) ? words : row));
const counted = (from: RegExp, word: string) => PROGRAM.map((row) => row.map((text) => text.replace(from, word)));
const withColumn = (heading: string, cell: (row: string[], at: number) => string, at = 6) =>
  PROGRAM.map((row, index) => (isTable(row) ? row.toSpliced(at, 0, isHeading(row) ? heading : cell(row, index)) : row));
const beside = (lines: Rows, from: number) =>
  PROGRAM.map((row, at) =>
    lines[at - from] ? [...row, ...Array(7 - row.length).fill(""), ...(lines[at - from] ?? [])] : row,
  );

/** The same program in other words and layouts. */
const LAYOUTS: Record<string, Rows> = {
  "headings in Swedish": renamed(["Övning", "Set", "Repetitioner", "Vikt (kg)", "Vila", "Anteckningar"]),
  "headings in Dutch": renamed(["Oefening", "Series", "Herhalingen", "Gewicht (kg)", "Rust", "Opmerkingen"]),
  "headings that nobody knows": renamed(["Zarbo", "Kolp", "Virt", "Mosk (kg)", "Halm", "Uggla"]),
  "a name that nobody knows over the exercises": renamed(["Zarbo", "Sets", "Reps", "Load (kg)", "Rest", "Notes"]),
  "weeks counted in an unknown word": counted(/^Week/, "Zyklo"),
  "a column of boxes to tick": withColumn("Done", () => "☐"),
  "what each exercise is done with": withColumn(
    "Equipment",
    (_, at) => ["Barbell", "Bodyweight", "Bands"][at % 3] ?? "",
    1,
  ),
  "the muscles of each exercise": withColumn("Muscle group", (_, at) => ["Legs", "Chest", "Core"][at % 3] ?? "", 1),
  "a column for the tempo that nobody filled in": withColumn("Tempo", () => "", 3),
  "what was lifted in some of the rows": withColumn("Weight used", (_, at) => (at % 3 === 0 ? "60" : "")),
  "sets that wait for what is done": PROGRAM.map((row) => (isHeading(row) ? [...row, "Set 1", "Set 2", "Set 3"] : row)),
  "headings in capitals with colons": renamed(["EXERCISE:", "SETS:", "REPS:", "LOAD (KG):", "REST:", "NOTES:"]),
  "pictures around the sessions": counted(/^(Day \d)$/, "🔥 $1 💪"),
  "ranges whose dash stands apart": counted(/^(\d)-(\d\d)$/, "$1 - $2"),
  "ranges in words": counted(/^(\d)-(\d\d)$/, "$1 to $2"),
  "the coach and the athlete above": [
    ["Harbor Strength – Coach Dana Whitlow"],
    ["Athlete:", "Kim Rowe"],
    ["Bodyweight:", "172 lb"],
    [],
    ...PROGRAM,
  ],
  "numbers before the exercises": withColumn("#", (_, at) => String((at % 4) + 1), 0),
  "an empty column before": PROGRAM.map((row) => ["", ...row]),
  "an empty column after the names": PROGRAM.map((row) => (isTable(row) ? row.toSpliced(1, 0, "") : row)),
  "columns in another order": PROGRAM.map((row) => (isTable(row) ? [row[0] ?? "", ...row.slice(1).reverse()] : row)),
  "the figures of a chart beside": beside(
    [
      ["Week", "Volume"],
      ["1", "4200"],
      ["2", "4350"],
      ["3", "4500"],
    ],
    2,
  ),
  "what the lifter can do beside": beside(
    [
      ["Lift", "1RM"],
      ["Squat", "140"],
      ["Bench", "100"],
    ],
    0,
  ),
  "remarks below": [...PROGRAM, ["Write to me when anything hurts."], ["© Example Barbell Club"]],
  "headings once": PROGRAM.filter((row, at) => !isHeading(row) || at < 4),
};

describe("a program reads the same with", () => {
  const own = told(book(PROGRAM));

  it("nothing changed at all", () => {
    expect(own.map(({ number, sessions }) => [number, sessions.length])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(own[1]?.sessions[0]).toMatchObject([
      "Day 1",
      { name: "Back Squat", prescription: [{ count: "4", reps: "5", load: "105 kg" }], rest: "3 min" },
      { name: "Bench Press", prescription: [{ count: "4", reps: "6", load: "85 kg" }], rest: "2 min" },
      { name: "Plank", prescription: [{ count: "3", duration: "45 s", load: null }], rest: "60 s" },
    ]);
  });

  it.each(Object.entries(LAYOUTS))("%s", (_, rows) => {
    expect(told(book(rows))).toEqual(own);
  });

  it("sessions counted in an unknown word, which stays their title", () => {
    const changed = book(counted(/^Day/, "Pratka"));
    expect(told(changed, false)).toEqual(told(book(PROGRAM), false));
    expect(programIn(changed).weeks[1]?.sessions.map(({ title }) => title)).toEqual(["Pratka 1", "Pratka 2"]);
  });
});

describe("tables side by side", () => {
  it("go on with their own exercises in rows of sets", () => {
    const reading = programIn(
      book([
        ["Day 1", "", "", "", "", "Day 2"],
        ["Exercise", "%", "Weight (kg)", "Reps", "", "Exercise", "%", "Weight (kg)", "Reps"],
        ["Overhead Press", "65%", "42.5", "5", "", "Deadlift", "65%", "110", "5"],
        ["", "75%", "50", "5", "", "", "75%", "127.5", "5"],
        ["", "85%", "55", "5+", "", "", "85%", "145", "5+"],
      ]),
    );
    expect(
      reading.weeks[0]?.sessions.map(({ exercises }) => exercises[0]?.prescription.map(({ load }) => load)),
    ).toEqual([
      ["42.5 kg", "50 kg", "55 kg"],
      ["110 kg", "127.5 kg", "145 kg"],
    ]);
  });

  it("may be several exercises of the session that the row begins with", () => {
    const reading = programIn(
      book([
        ["Week", "Workout", "T1", "Scheme", "kg", "T2", "Scheme", "kg"],
        ["1", "A1", "Squat", "5x3", "60", "Bench Press", "3x10", "27.5"],
        ["1", "B1", "Overhead Press", "5x3", "25", "Deadlift", "3x10", "50"],
        ["2", "A1", "Squat", "5x3", "65", "Bench Press", "3x10", "30"],
      ]),
    );
    expect(
      reading.weeks.map(({ sessions }) => sessions.map(({ exercises }) => exercises.map(({ name }) => name))),
    ).toEqual([
      [
        ["Squat", "Bench Press"],
        ["Overhead Press", "Deadlift"],
      ],
      [["Squat", "Bench Press"]],
    ]);
  });
});
