import { describe, expect, it } from "vitest";
import type { DocumentNote, ExerciseDraft, Reading, WeekDraft, WorkoutDraft } from "../../worker/contract/drafts";
import { readWorkout } from "../../worker/documents/read-workout";
import { readAnsweredWeek } from "./answered-week";
import { outline } from "./grid-outline";
import { BULLETS, docx, paragraphs, table, textRows, workbook } from "./make-documents";

const LINK = "https://www.youtube.com/watch?v=abcdefghijk";

describe("doses in a coach's shorthand", () => {
  it.each<[string, Partial<ExerciseDraft>]>([
    ["3 x 12–15, RIR 1", { sets: "3", reps: "12–15", load: "RIR 1" }],
    ["4 sets of 6–8, 90 s rest", { sets: "4", reps: "6–8", rest: "90 s" }],
    ["3x8-10 @ 31X1 r90s", { sets: "3", reps: "8-10", tempo: "31X1", rest: "90s" }],
    ["4x8 @ 60 kg r2min", { load: "60 kg", rest: "2min" }],
    ["5x5, 80 kg, 2 min Pause", { load: "80 kg", rest: "2 min" }],
    ["5 x 3 @ 75 %, 2 s pause, rest 2–3 min", { load: "75 %", rest: "2–3 min", notes: "2 s pause, rest 2–3 min" }],
    ["4 sets of 6/side @ 22kg DBs", { sets: "4", reps: "6/side", load: "22kg DBs" }],
    ["500 m x 5, 1:45 pace, rest 1:30", { sets: "5", reps: "500 m", rest: "1:30" }],
    ["4 sets; 4–6 reps; 20X0; rest 90 s", { sets: "4", reps: "4–6 reps", tempo: "20X0", rest: "90 s" }],
    ["4 x ALAP (as long as possible)", { sets: "4", reps: "ALAP", notes: "as long as possible" }],
    ["5x5 a 80%, descanso 3min", { sets: "5", reps: "5", load: "80%", rest: "3min" }],
    ["5x5 +10kg", { reps: "5", load: "+10kg" }],
    ["5 @ 65%, 5 @ 75%, 5+ @ 85%", { sets: "3", setRep: "5 @ 65%, 5 @ 75%, 5+ @ 85%", load: null }],
  ])("are read in '%s'", async (written, dose) => {
    const { exercises } = await workout(["# Home", `* Row: ${written}`, "* Plank: 3x30 s"]);
    expect(exercises).toHaveLength(2);
    expect(exercises[0]).toMatchObject({ name: "Row", ...dose });
  });

  it.each<[string, Partial<ExerciseDraft>]>([
    ["Calf raise 100 total reps @ 135 lb", { name: "Calf raise", reps: "100 total reps", load: "135 lb" }],
    ["Bike 12 min Z2", { name: "Bike", duration: "12 min Z2" }],
    ["Deadlift 5,3,1", { name: "Deadlift", reps: "5,3,1" }],
    ["Front squat 3x10 – 60 kg", { name: "Front squat", reps: "10", load: "60 kg" }],
  ])("end the name in '%s'", async (written, read) => {
    expect((await workout(["# Home", `* ${written}`, "* Plank: 3x30 s"])).exercises[0]).toMatchObject(read);
  });

  it("may be a count for each side below the name", async () => {
    const { exercises } = await workout([
      "# Flow",
      "Child's pose",
      "2 mins",
      LINK,
      "Thread the needle",
      "8 per side",
      LINK,
    ]);
    expect(exercises).toMatchObject([
      { name: "Child's pose", duration: "2 mins", videoUrl: LINK },
      { name: "Thread the needle", reps: "8 per side", videoUrl: LINK },
    ]);
  });
});

describe("lines of a program", () => {
  it("are exercises behind a lone letter, in small letters too", async () => {
    const { exercises } = await workout([
      "# Tuesday",
      "**A. Back Squat**",
      "Build to a heavy 3 @ RPE 8",
      "Rest 3 min",
      LINK,
      "**B1. Walking Lunge**",
      "3x10/leg",
      "c) Ab Wheel 3 x 12",
    ]);
    expect(exercises).toMatchObject([
      { exerciseCode: "A", name: "Back Squat", rest: "3 min", videoUrl: LINK },
      { exerciseCode: "B1", name: "Walking Lunge", sets: "3" },
      { exerciseCode: "C", name: "Ab Wheel", sets: "3" },
    ]);
  });

  it("may be an option and its exercises", async () => {
    const { draft } = await week([
      "# Week 6",
      "## Monday – Legs",
      "No equipment: Step-up 3x12/leg, Wall sit 3x45 s, slow",
      "Full gym: Leg press 4x10 | 120 kg; Leg curl 3x12",
      "Coach’s pick: Back squat 5x5 @ 80%",
    ]);
    expect(outline(draft)).toEqual([
      "1/no_equipment: Step-up (3x12/leg), Wall sit (3x45 s | slow)",
      "1/equipment: Leg press (4x10 | 120 kg), Leg curl (3x12)",
      "1/coach_program: Back squat (5x5 | 80%)",
    ]);
  });

  it("name a kind of work and the exercise behind how long it takes", async () => {
    const { exercises } = await workout([
      "# Power",
      "A1: Clean 5x3",
      "A2: Jump 5x3",
      "B1: Row 3x8",
      "Finisher: 100 push-ups for time",
      "Cool-down: 3 min nasal breathing.",
    ]);
    expect(exercises.slice(3)).toMatchObject([
      { name: "push-ups", category: "Finisher" },
      { name: "nasal breathing", category: "Cool-down", duration: "3 min" },
    ]);
  });

  it("say the block and its week, and how long it takes", async () => {
    const { draft } = await week([
      "# Block 3, Week 2",
      "## Monday",
      "**Barbell gym**",
      "Squat 5x5",
      "**Coach**",
      "Dip 4x6",
    ]);
    expect(draft).toMatchObject({ title: "Block 3, Week 2", weekNumber: 2 });
    expect(outline(draft)).toEqual(["1/equipment: Squat (5x5)", "1/coach_program: Dip (4x6)"]);
    const told = await workout(["# Full Body", "Approx. 45 minutes. RPE 7–8 throughout.", "Squat 5x5"]);
    expect(told).toMatchObject({ estimatedDuration: 45, exercises: [{ name: "Squat" }] });
    expect(await workout(["Sunday Prep (30 mins)", "Squat 5x5", "Row 3x8"])).toMatchObject({
      title: "Sunday Prep",
      estimatedDuration: 30,
    });
  });

  it("tell the rounds of a superset and the pause between them", async () => {
    const { exercises } = await workout([
      "# Pairs",
      "Superset A – 4 rounds, 90 s between rounds",
      "* 12 Squats",
      "* 8 Rows",
    ]);
    expect(exercises).toMatchObject([
      { name: "Squats", sets: "4", reps: "12" },
      { name: "Rows", sets: "4", reps: "8" },
    ]);
  });
});

describe("what stands above a table", () => {
  const ARMS = [
    ["Pair", "Exercise", "Sets", "Reps", "Kilos", "T"],
    ["A", "EZ curl", "4", "10–12", "30", "31X0"],
    ["B", "Hammer curl", "3", "12", "14", "3010"],
  ];
  const READ = {
    title: "ARM FARM",
    estimatedDuration: 35,
    description: "Pairs: back to back, 60s after each pair",
    exercises: [
      { exerciseCode: "A", name: "EZ curl", reps: "10–12", load: "30kg", tempo: "31X0" },
      { exerciseCode: "B", name: "Hammer curl", reps: "12", load: "14kg", tempo: "3010" },
    ],
  };
  const REMARK = "Pairs: back to back, 60s after each pair";

  it("is its title and a remark, in Word and in Excel", async () => {
    const file = await docx(paragraphs(["ARM FARM – 35 min", REMARK]) + table(ARMS));
    expect((await readWorkout(file, "arms.docx")).draft).toMatchObject(READ);
    for (const title of [["ARM FARM – 35 min"], ["ARM FARM", "35 min"], ["ARM FARM", "", "", "Est. time", "35 mins"]])
      expect((await sheetWorkout([title, [REMARK], [], ...ARMS])).draft).toMatchObject(READ);
  });

  it("may be the week, or the day once more with its title, on a day's sheet", async () => {
    const rows = textRows([
      ["Longroll S&C"],
      ["Thursday | Lower pull | Week 3"],
      ["EQUIPMENT"],
      ["Exercise", "Sets"],
      ["Deadlift", "4"],
    ]);
    const { draft } = await readAnsweredWeek(
      await workbook([{ name: "Thu", rows, merges: ["A1:B1", "A2:B2"] }]),
      "days.xlsx",
    );
    expect(draft).toMatchObject({
      title: "Longroll S&C",
      weekNumber: 3,
      days: [{ dayOfWeek: 4, title: "Lower pull" }],
    });
    const named = ["Mon", "Tue"].map((name) => ({
      name,
      rows: textRows([[`LONGROLL Week 6 / ${name}`], ["Exercise", "Sets"], ["Deadlift", "4"]]),
      merges: ["A1:B1"],
    }));
    expect((await readAnsweredWeek(await workbook(named), "days.xlsx")).draft.weekNumber).toBe(6);
  });

  it("may be the week at a glance", async () => {
    const glance = table([
      ["Mon", "Tue", "Wed"],
      ["Lower", "Upper", "Off"],
    ]);
    const file = await docx(
      paragraphs(["# Week 12"]) + glance + paragraphs(["## Mon", "Squat 5x5", "Row 5x5", "## Tue – Push", "Bench 5x5"]),
    );
    const { draft } = await readAnsweredWeek(file, "glance.docx");
    expect(draft.days.slice(0, 2).map(({ title }) => title)).toEqual(["Lower", "Push"]);
    expect(outline(draft)).toEqual(["1/coach_program: Squat (5x5), Row (5x5)", "2/coach_program: Bench (5x5)"]);
  });
});

describe("options in tables", () => {
  const EXPECTED = [
    "1/no_equipment: Push-up (3 x 12)",
    "1/equipment: Bench press (5 x 5)",
    "1/coach_program: Dip (4 x 6)",
    "3/no_equipment: Plank (3 x 40s)",
    "3/equipment: Deadlift (3 x 3)",
    "3/coach_program: Clean (5 x 2)",
  ];
  const ROWS = [
    ["Mon", "Home", "Push-up", "3", "12"],
    ["Mon", "Gym", "Bench press", "5", "5"],
    ["Mon", "Coach", "Dip", "4", "6"],
    ["Wed", "Home", "Plank", "3", "40s"],
    ["Wed", "Gym", "Deadlift", "3", "3"],
    ["Wed", "Coach", "Clean", "5", "2"],
  ];

  it.each(["Where", "EQUIPMENT"])("stand in a column called '%s'", async (heading) => {
    const rows = ROWS.map((row) => row.map((cell) => (heading === "EQUIPMENT" && cell === "Home" ? "None" : cell)));
    const { draft } = await sheetWeek([["Day", heading, "Exercise", "Sets", "Reps"], ...rows]);
    expect(outline(draft)).toEqual(EXPECTED);
  });

  it("head the names of their exercises", async () => {
    const { draft } = await sheetWeek([
      ["DAY", "CODE", "BODYWEIGHT", "SETS X REPS", "GYM", "SETS X REPS", "COACH", "SETS X REPS"],
      ["MON", "A1", "Push-up", "3x12", "Bench press", "5x5", "Dip", "4x6"],
      ["", "A2", "Squat", "3x20", "Row", "4x8", "", ""],
      ["TUE", "A1", "Plank", "3x40s", "Deadlift", "3x3", "Clean", "5x2"],
    ]);
    expect(outline(draft)).toEqual([
      "1/no_equipment: A1 Push-up (3x12), A2 Squat (3x20)",
      "1/equipment: A1 Bench press (5x5), A2 Row (4x8)",
      "1/coach_program: A1 Dip (4x6)",
      "2/no_equipment: A1 Plank (3x40s)",
      "2/equipment: A1 Deadlift (3x3)",
      "2/coach_program: A1 Clean (5x2)",
    ]);
  });

  it("stand in front of their exercises, where nothing is headed", async () => {
    const cell = (text: string, merge = "") =>
      `<w:tc><w:tcPr>${merge && `<w:vMerge w:val="${merge}"/>`}</w:tcPr>${paragraphs([text])}</w:tc>`;
    const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
    const rows = [
      row(cell("BW", "restart"), cell("Step-up 3x10/leg"), cell("slow")),
      row(cell("", "continue"), cell("Plank 3x40s"), cell("")),
      row(cell("GYM"), cell("Leg press 4x10 @ 120kg"), cell("")),
    ];
    const file = await docx(`${paragraphs(["MON | 45 min"])}<w:tbl>${rows.join("")}</w:tbl>`);
    const { draft } = await readAnsweredWeek(file, "beside.docx");
    expect(draft.days[0]?.sections).toMatchObject([
      { columnType: "no_equipment", exercises: [{ name: "Step-up" }, { name: "Plank" }] },
      { columnType: "equipment", exercises: [{ name: "Leg press", load: "120kg" }] },
    ]);
  });
});

describe("rows and cells", () => {
  it("have lettered names, and a rest behind sets and reps", async () => {
    const { draft } = await sheetWorkout([
      ["Lower"],
      ["A. Back squat", "5 x 5", "80%", "3 min"],
      ["B. Leg curl", "3 x 12", "RPE 8", "60s"],
    ]);
    expect(draft.exercises).toMatchObject([
      { exerciseCode: "A", name: "Back squat", load: "80%", rest: "3 min" },
      { exerciseCode: "B", name: "Leg curl", load: "RPE 8", rest: "60s" },
    ]);
  });

  it("may hold labels below each other", async () => {
    const file = await docx(
      paragraphs(["# Shoulders"]) +
        table([
          ["Band pull-apart", "Sets: 3\nReps: 20\nRest: 30s"],
          ["Scap push-up", "Sets: 2\nReps: 15"],
        ]),
    );
    expect((await readWorkout(file, "labels.docx")).draft.exercises).toMatchObject([
      { name: "Band pull-apart", sets: "3", reps: "20", rest: "30s" },
      { name: "Scap push-up", sets: "2", reps: "15" },
    ]);
  });
});

describe("a second week", () => {
  const rows = (name: string) => [
    ["Day", "Exercise", "Sets"],
    ["Mon", name, "3"],
  ];

  it("is not read from a sheet of its own", async () => {
    const sheets = ["Week 1", "Week 2"].map((name) => ({ name, rows: textRows(rows(`Squat in ${name}`)) }));
    const { draft, notes } = await readAnsweredWeek(await workbook(sheets), "weeks.xlsx");
    expect(outline(draft)).toEqual(["1/coach_program: Squat in Week 1 (3 sets)"]);
    expectSeveralWeeks(notes);
  });

  it("is not read from columns beside the first's", async () => {
    const { draft, notes } = await sheetWeek([
      ["MONDAY"],
      ["", "", "Week 1", "", "", "Week 2", "", "", ""],
      ["Code", "Exercise", "Sets", "Reps", "Load", "Sets", "Reps", "Load", "Notes"],
      ["A", "Squat", "4", "6", "70%", "4", "5", "75%", "deep"],
      ["TUESDAY"],
      ["", "", "Week 1", "", "", "Week 2", "", "", ""],
      ["Code", "Exercise", "Sets", "Reps", "Load", "Sets", "Reps", "Load", "Notes"],
      ["A", "Bench", "3", "8", "60%", "3", "6", "65%", ""],
    ]);
    expect(draft.weekNumber).toBe(1);
    expect(outline(draft)).toEqual([
      "1/coach_program: A Squat (4 x 6 | 70% | deep)",
      "2/coach_program: A Bench (3 x 8 | 60%)",
    ]);
    expectSeveralWeeks(notes);
  });

  it("is not read from a table beside the first's", async () => {
    const { draft, notes } = await sheetWeek([
      ["MONDAY"],
      ["Week 1", "", "", "Week 2"],
      ["Exercise", "Sets", "Reps", "Exercise", "Sets", "Reps"],
      ["Squat", "4", "6", "Front squat", "4", "5"],
      ["Row", "4", "8", "Pull-up", "4", "6"],
    ]);
    expect(outline(draft)).toEqual(["1/coach_program: Squat (4 x 6), Row (4 x 8)"]);
    expectSeveralWeeks(notes);
  });

  it("is not read from tables below its heading", async () => {
    const body = ["# Week 1", "# Week 2"].map((line) => paragraphs([line]) + table(rows(`Squat, ${line.slice(2)}`)));
    const { draft, notes } = await readAnsweredWeek(await docx(body.join("")), "weeks.docx");
    expect(outline(draft)).toEqual(["1/coach_program: Squat, Week 1 (3 sets)"]);
    expectSeveralWeeks(notes);
  });
});

function expectSeveralWeeks(notes: DocumentNote[]): void {
  expect(notes.map(({ code }) => code)).toContain("several_weeks");
}

async function week(lines: string[]): Promise<Reading<WeekDraft>> {
  return readAnsweredWeek(await docx(paragraphs(lines), { "word/numbering.xml": BULLETS }), "week.docx");
}

async function workout(lines: string[]): Promise<WorkoutDraft> {
  return (await readWorkout(await docx(paragraphs(lines), { "word/numbering.xml": BULLETS }), "workout.docx")).draft;
}

async function sheetWeek(rows: string[][]): Promise<Reading<WeekDraft>> {
  return readAnsweredWeek(await workbook([{ name: "Plan", rows: textRows(rows) }]), "week.xlsx");
}

async function sheetWorkout(rows: string[][]): Promise<Reading<WorkoutDraft>> {
  return readWorkout(await workbook([{ name: "Plan", rows: textRows(rows) }]), "workout.xlsx");
}
