import { describe, expect, it } from "vitest";
import { doseOf } from "../../worker/documents/training/programs/doses/dose-sets";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { outline, written } from "./program-outline";
import { book, page } from "./written-documents";

describe("layouts of programmes", () => {
  it("reads loads in a column a week beside sets and reps that all weeks share", () => {
    const reading = programIn(
      book({
        Block: `
        Client: Tom | | | | | |
        | Exercise | Sets | Reps | Rest | Week 1 | Week 2
        DAY 1 | | | | | |
        A1 | Back Squat | 4 | 6 | 120s | 100 | 102.5
        A2 | Chin Up | 4 | 6 | 120s | BW | BW+5
        DAY 2 | | | | | |
        A1 | Bench Press | 4 | 6 | 120s | 80 | 82.5`,
      }),
    );
    expect(outline(reading)).toEqual([
      "1 DAY 1: Back Squat 4x6 100; Chin Up 4x6 BW",
      "1 DAY 2: Bench Press 4x6 80",
      "2 DAY 1: Back Squat 4x6 102.5; Chin Up 4x6 BW+5",
      "2 DAY 2: Bench Press 4x6 82.5",
    ]);
    expect(reading.weeks[0]?.sessions[0]?.exercises.map(({ exerciseCode, rest }) => [exerciseCode, rest])).toEqual([
      ["A1", "120 s"],
      ["A2", "120 s"],
    ]);
  });

  it("reads cards of lines side by side", () => {
    const reading = programIn(
      book({
        Sheet1: `
        Novice Plan
        |
        Workout A | | Workout B
        Squat 3x5 | | Squat 3x5
        Bench Press 3x5 | | Press 3x5
        Deadlift 1x5 | | Power Clean 5x3`,
      }),
    );
    expect(outline(reading)).toEqual([
      "- Workout A: Squat 3x5; Bench Press 3x5; Deadlift 1x5",
      "- Workout B: Squat 3x5; Press 3x5; Power Clean 5x3",
    ]);
  });

  it("reads sets in a column each, under a weekday where the heading of the names is missing", () => {
    const reading = programIn(
      book({
        "Week 1": `
        Week 1 - Conditioning
        Monday | | Set 1 | Set 2 | Set 3
        Squat | 80% 1RM | 100 x 6 | 100 x 6 | 100 x 5
        Deadlift | | 120 x 6 | 120 x 6 |
        |
        Tuesday | | Set 1 | Set 2 | Set 3
        Bench Press | | 60 x 10 | 65 x 10 | 70 x 8
        Row | | x 10 | x 10 | x 8`,
      }),
    );
    expect(outline(reading)).toEqual([
      "1 1: Squat 2x6 100 80%, 1x5 100 80%; Deadlift 2x6 120",
      "1 2: Bench Press 1x10 60, 1x10 65, 1x8 70; Row 2x10, 1x8",
    ]);
  });

  it("reads a lift's name over rows of sets, and weeks that are named once for several tables", () => {
    const reading = programIn(
      book({
        Cycle: `
        Wave | | | | | |
        | Week 1 | < | Week 2 | < | Deload | <
        Squat | Weight | Reps | Weight | Reps | Weight | Reps
        Set 1 | 65 | 5 | 70 | 3 | 40 | 5
        Set 2 | 75 | 5+ | 80 | 3+ | 50 | 5
        | | | | | |
        Bench Press | Weight | Reps | Weight | Reps | Weight | Reps
        Set 1 | 55 | 5 | 60 | 3 | 30 | 5
        Set 2 | 65 | 5+ | 70 | 3+ | 40 | 5`,
      }),
    );
    expect(outline(reading)).toEqual([
      "1 -: Squat 1x5 65, 1x5+ 75; Bench Press 1x5 55, 1x5+ 65",
      "2 -: Squat 1x3 70, 1x3+ 80; Bench Press 1x3 60, 1x3+ 70",
      "3 -: Squat 1x5 40, 1x5 50; Bench Press 1x5 30, 1x5 40",
    ]);
  });

  it("reads days named in a column once, without the days of rest", () => {
    const reading = programIn(
      book({
        Plan: `
        Day | Movement | Prescription | Coach notes
        Monday | Power Clean | 5x3 @ 75% | fast
        | Plank | 3x60s |
        Friday | Rest | |
        Saturday | Run | 5 km easy |`,
      }),
    );
    expect(outline(reading)).toEqual(["- 1: Power Clean 5x3 75%; Plank 3x60 s", "- 6: Run x5 km"]);
    expect(reading.leftovers.map(({ text }) => text)).toContain("Rest");
  });

  it("reads a calendar whose cells say only how far, and names what the plan is about", () => {
    const reading = programIn(
      book({
        Plan: `
        Week | Mon | Tue | Wed | Sat | Total
        1 | Rest | 3 mi | 4x400m | 5 mi long run | 11
        2 | Rest | 3.5 mi | 5x400m | 6 mi long run | 12.5`,
      }),
    );
    expect(outline(reading).slice(0, 3)).toEqual(["1 2: Run x3 mi", "1 3: Run 4x400 m", "1 6: long run x5 mi"]);
  });

  it("takes a column's meaning from its unit, and a name that each row of a set repeats for one exercise", () => {
    const hang = programIn(
      book({
        W1: "Exercise | Set | Hang (s) | Rest (s) | Added (kg)\nMax hang | 1 | 10 | 180 | 10\nMax hang | 2 | 10 | 180 | 15\nPull-up | 1 | 8 | 120 | 20",
      }),
    );
    expect(outline(hang)).toEqual(["1 -: Max hang 1x10 s 10 kg, 1x10 s 15 kg; Pull-up 1x8 s 20 kg"]);
  });

  it("reads a day and its exercises in one line of a letter", () => {
    const lines = ["Monday: Squat 3x5, Bench 3x5, Row 3x8", "Wednesday: Deadlift 1x5, Press 3x5, Chin-ups 3xAMRAP"];
    const blocks = lines.map((text, index) => ({
      kind: "paragraph" as const,
      runs: [{ text, url: null, bold: false }],
      heading: null,
      large: false,
      list: null,
      number: index + 1,
    }));
    expect(outline(programIn({ kind: "text", blocks, boxes: [], leftovers: [] }))).toEqual([
      "- 1: Squat 3x5; Bench 3x5; Row 3x8",
      "- 3: Deadlift 1x5; Press 3x5; Chin-ups 3xAMRAP",
    ]);
  });

  it.each([
    [
      "Polish",
      "Tydzień 1",
      "Poniedziałek\nĆwiczenie | Serie | Powtórzenia | Ciężar\nPrzysiad ze sztangą | 4 | 6-8 | 80 kg\nWyciskanie leżąc | 4 | 8 | 60 kg",
      "1 1: Przysiad ze sztangą 4x6-8 80 kg; Wyciskanie leżąc 4x8 60 kg",
    ],
    [
      "Japanese",
      "1週目",
      "月曜日 | | |\n種目 | セット | 回数 | 重量\nスクワット | 3 | 10 | 60kg\n懸垂 | 3 | 8 | 自重",
      "1 1: スクワット 3x10 60 kg; 懸垂 3x8 自重",
    ],
    [
      "Chinese",
      "第2周",
      "周三 | | |\n动作 | 组数 | 次数 | 重量\n深蹲 | 5 | 5 | 100 kg\n卧推 | 5 | 5 | 80 kg",
      "2 3: 深蹲 5x5 100 kg; 卧推 5x5 80 kg",
    ],
  ])("reads %s", (_language, sheet, table, expected) => {
    expect(outline(programIn(book({ [sheet]: table })))).toEqual([expected]);
  });

  it.each([
    [
      "an offer",
      "Description | Qty | Unit price | Total\nSquat rack | 2 | 400 | 800\nBench press station | 1 | 500 | 500\nKettlebell 16 kg | 4 | 60 | 240",
    ],
    [
      "a stock list",
      "Item | Sets | Units | Weight (kg)\nDumbbell pair | 3 | 10 | 20\nBarbell | 2 | 4 | 20\nBench | 1 | 6 | 30",
    ],
    [
      "a roster",
      "Name | Mon | Tue | Wed | Thu | Fri\nAnna | 8-16 | 8-16 | off | 12-20 | 12-20\nBen | off | 8-16 | 8-16 | 8-16 | off",
    ],
    ["a list of maxes", "Lift | 1RM\nSquat | 150\nBench Press | 100\nDeadlift | 190"],
    ["a letter", "Dear coach,\nthank you for the 3 sessions last week.\nSee you on Monday at 18:00."],
  ])("refuses %s", (_what, table) => {
    expect(() => programIn(book({ Sheet1: table }))).toThrow(expect.objectContaining({ code: "no_exercises" }));
  });
});

describe("what stands alone", () => {
  it("works an exercise up to its last set, in a cell, a row or a line of its own", () => {
    const reading = programIn(
      book({
        "Week 1": `Day 1 | | |
        Exercise | Sets | Reps | Load
        Squat | 5 | 5 | 100
        work up to heavy 1 | | |
        Deadlift | | build to a 3RM |
        Row | 3 | 8 | 60`,
      }),
    );
    expect(outline(reading)).toEqual(["1 Day 1: Squat 5x5 100, x1; Deadlift x3; Row 3x8 60"]);
    expect(reading.weeks[0]?.sessions[0]?.exercises.map(({ notes }) => notes)).toEqual([
      "work up to heavy 1",
      "build to a 3RM",
      null,
    ]);
    const lines = programIn(page("# Block\n## Day 1\n- Squat 3 x 5\n- work up to a heavy single\n- Bench 3 x 5"));
    expect(outline(lines)).toEqual(["- Day 1: Squat 3x5, x1; Bench 3x5"]);
  });

  it("says how long a session takes, and is no exercise", () => {
    const reading = programIn(
      page(`# Strength
      ## Day 1
      Duration 45 min
      - Squat 3 x 5
      - Bench 3 x 5
      ## Day 2
      Estimated time: 50 minutes
      - Row 3 x 5
      - Deadlift 3 x 5`),
    );
    expect(outline(reading)).toEqual(["- Day 1: Squat 3x5; Bench 3x5", "- Day 2: Row 3x5; Deadlift 3x5"]);
    expect(reading.leftovers.map(({ text }) => text)).toEqual(["Duration 45 min", "Estimated time: 50 minutes"]);
  });

  it("is training where movements are held for a time, and doubtful where other things take one", () => {
    const codes = (text: string) => programIn(page(text)).doubts.map(({ code }) => code);
    expect(
      codes("# Core\n- Plank 60 s\n- Side plank 45 s\n- Hollow hold 30 s\n- Wall sit 60 s\n- Dead hang 40 s"),
    ).toEqual([]);
    expect(
      codes("# Open day\n- Welcome 10 min\n- Running 30 min\n- Lunch 45 min\n- Speeches 20 min\n- Walk 15 min"),
    ).toEqual(["little_training"]);
  });
});

describe("a dose", () => {
  it.each([
    ["3 x 8-12 @ RPE 8", "3x8-12 RPE 8"],
    ["65% x5, 75% x5, 85% x5+", "1x5 65%, 1x5 75%, 1x5+ 85%"],
    ["5/5/5+ @ 65/75/85%", "1x5 65%, 1x5 75%, 1x5+ 85%"],
    ["x1 @8, 3x4 @7", "1x1 RPE 8, 3x4 RPE 7"],
    ["185 x 5 x 3", "3x5 185"],
    ["3x5 80kg", "3x5 80 kg"],
    ["4 x 6 à 72,5 %", "4x6 72.5%"],
    ["3 x 8/côté", "3x8 per side"],
    ["2 x AMRAP", "2xAMRAP"],
    ["12/10/8", "1x12, 1x10, 1x8"],
    ["4 x 20 m", "4x20 m"],
    ["2'30\"", "x2:30"],
    ["3세트 x 10회", "3x10"],
    ["4 sets x 12 reps x 60 kg", "4x12 60 kg"],
    ["3 x 10 – 12, 2 RIR", "3x10-12 2 RIR"],
  ])("%s is %s", (text, expected) => {
    expect(written(doseOf(text).sets)).toBe(expected);
  });

  it("keeps rest, tempo and cue apart", () => {
    expect(doseOf("4 x 5 @ RPE 7, tempo 30X0, rest 3 min – push the floor away")).toMatchObject({
      rest: "3 min",
      tempo: "30X0",
      said: ["push the floor away"],
    });
  });
});
