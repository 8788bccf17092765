import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { outline } from "./program-outline";
import { book, page } from "./written-documents";

describe("where weeks and sessions are named", () => {
  it("reads a week in the first cell of a heading row", () => {
    const reading = programIn(
      book({
        Ramp: `
        Four Ramp Sets | | | | |
        |
        Week 1 | | Set 1 | < | Set 2 | <
        Day | Exercise | kg | reps | kg | reps
        Monday | Squat | 100 | 8 | 110 | 6
        Friday | Deadlift | 120 | 8 | 140 | 6
        |
        Week 2 | | Set 1 | < | Set 2 | <
        Day | Exercise | kg | reps | kg | reps
        Monday | Squat | 105 | 8 | 115 | 6
        Friday | Deadlift | 125 | 8 | 145 | 6`,
      }),
    );
    expect(outline(reading)).toEqual([
      "1 1: Squat 1x8 100 kg, 1x6 110 kg",
      "1 5: Deadlift 1x8 120 kg, 1x6 140 kg",
      "2 1: Squat 1x8 105 kg, 1x6 115 kg",
      "2 5: Deadlift 1x8 125 kg, 1x6 145 kg",
    ]);
  });

  it("reads a week and its session from one label in a column", () => {
    const reading = programIn(
      book({
        Data: `
        Session | Exercise | Sets | Reps
        W1D1 | Back Squat | 4 | 5
        W1D1 | Bench Press | 4 | 6
        W1D2 | Deadlift | 3 | 4
        W2D1 | Back Squat | 5 | 5
        W2D2 | Deadlift | 3 | 3`,
      }),
    );
    expect(outline(reading)).toEqual([
      "1 D1: Back Squat 4x5; Bench Press 4x6",
      "1 D2: Deadlift 3x4",
      "2 D1: Back Squat 5x5",
      "2 D2: Deadlift 3x3",
    ]);
  });

  it("reads columns of weeks and weekdays under Chinese headings", () => {
    const reading = programIn(
      book({
        计划: `
        周次 | 星期 | 动作 | 组数 | 次数
        1 | 周一 | 深蹲 | 5 | 5
        1 | 周三 | 硬拉 | 3 | 5
        2 | 周一 | 深蹲 | 5 | 4`,
      }),
    );
    expect(outline(reading)).toEqual(["1 1: 深蹲 5x5", "1 3: 硬拉 3x5", "2 1: 深蹲 5x4"]);
  });

  it("reads a week that stands once over days side by side", () => {
    const reading = programIn(
      book({
        Plan: `
        Two Days Across | | | | | |
        |
        Week 1 | | | | | |
        Monday | | | | Friday | |
        Exercise | Sets x Reps | kg | | Exercise | Sets x Reps | kg
        Squat | 5x5 | 100 | | Deadlift | 3x5 | 120
        Leg Curl | 3x12 | | | | |
        |
        Week 2 | | | | | |
        Monday | | | | Friday | |
        Exercise | Sets x Reps | kg | | Exercise | Sets x Reps | kg
        Squat | 5x4 | 105 | | Deadlift | 3x4 | 125`,
      }),
    );
    expect(outline(reading)).toEqual([
      "1 1: Squat 5x5 100 kg; Leg Curl 3x12",
      "1 5: Deadlift 3x5 120 kg",
      "2 1: Squat 5x4 105 kg",
      "2 5: Deadlift 3x4 125 kg",
    ]);
  });

  it("reads sessions side by side whose columns of codes have no heading", () => {
    const reading = programIn(
      book({
        Plan: `
        WEEK 1 | < | < | < | < | < | <
        Upper 1 | | | | Lower 1 | |
        | Exercise | Sets | Reps | | Exercise | Sets | Reps
        A1 | Bench Press | 4 | 6 | A | Back Squat | 5 | 5
        A2 | Row | 4 | 8 | B | Leg Curl | 3 | 12
        Upper 2 | | | | Lower 2 | |
        | Exercise | Sets | Reps | | Exercise | Sets | Reps
        A | Overhead Press | 5 | 5 | A | Deadlift | 3 | 5
        B | Pulldown | 3 | 10 | B | Lunge | 3 | 10`,
      }),
    );
    expect(outline(reading)).toEqual([
      "1 Upper 1: Bench Press 4x6; Row 4x8",
      "1 Lower 1: Back Squat 5x5; Leg Curl 3x12",
      "1 Upper 2: Overhead Press 5x5; Pulldown 3x10",
      "1 Lower 2: Deadlift 3x5; Lunge 3x10",
    ]);
    const codes = reading.weeks[0]?.sessions.flatMap(({ exercises }) => exercises.map((each) => each.exerciseCode));
    expect(codes).toEqual(["A1", "A2", "A", "B", "A", "B", "A", "B"]);
  });

  it("reads weeks as the rows under an exercise", () => {
    const reading = programIn(
      book({
        Push: `
        Bench Press | | |
        Week | Sets | Reps | Load (kg)
        1 | 4 | 8 | 70
        2 | 4 | 6 | 72.5
        |
        Overhead Press | | |
        Week | Sets | Reps | Load (kg)
        1 | 3 | 10 | 40
        2 | 3 | 8 | 42.5`,
        Pull: `
        Deadlift | | |
        Week | Sets | Reps | Load (kg)
        1 | 3 | 6 | 130
        2 | 4 | 5 | 132.5`,
      }),
    );
    expect(outline(reading)).toEqual([
      "1 Push: Bench Press 4x8 70 kg; Overhead Press 3x10 40 kg",
      "1 Pull: Deadlift 3x6 130 kg",
      "2 Push: Bench Press 4x6 72.5 kg; Overhead Press 3x8 42.5 kg",
      "2 Pull: Deadlift 4x5 132.5 kg",
    ]);
  });

  it("keeps the parts of a session in it", () => {
    const reading = programIn(
      page(`
      # Mat Engine
      ## Session A
      **Warm-up**
      - Hip Airplane – 2x5/side
      **Main**
      - Trap-Bar Deadlift – 4x5 @ RPE 7
      **Finisher**
      - Assault Bike – 6 x 20 s
      ## Session B
      **Main**
      - Front Squat – 4x4 @ RPE 7
      - Push Press – 4x5`),
    );
    expect(outline(reading)).toEqual([
      "- Session A: Hip Airplane 2x5 per side; Trap-Bar Deadlift 4x5 RPE 7; Assault Bike 6x20 s",
      "- Session B: Front Squat 4x4 RPE 7; Push Press 4x5",
    ]);
    const [first] = reading.weeks[0]?.sessions ?? [];
    expect(first?.exercises.map(({ category }) => category)).toEqual(["Warm-up", "Main", "Finisher"]);
  });

  it("reads a line a set under the name of the lift", () => {
    const reading = programIn(
      page(`
      # Set by Set
      ## Day 1
      **Squat**
      - Set 1: 5 reps @ 60%
      - Set 2: 5 reps @ 70%
      **Bench Press**
      - Set 1: 5 reps @ 65%
      - Set 2: 3 reps @ 75%`),
    );
    expect(outline(reading)).toEqual(["- Day 1: Squat 1x5 60%, 1x5 70%; Bench Press 1x5 65%, 1x3 75%"]);
    const bold = programIn(
      page(`
      **Day 1**
      **Squat**
      - Set 1: 5 reps @ 60%
      - Set 2: 5 reps @ 70%
      **Bench Press**
      - Set 1: 5 reps @ 65%
      - Set 2: 3 reps @ 75%`),
    );
    expect(outline(bold)).toEqual(outline(reading));
  });

  it("takes a title that holds a distance for no exercise", () => {
    const reading = programIn(
      page(`
      # First 5 km in Four Weeks
      | Week | Mon | Tue | Thu | Sat
      | 1 | Rest | Easy run 2 km | Intervals 4 x 200 m | Long run 3 km
      | 2 | Rest | Easy run 3 km | Intervals 5 x 200 m | Long run 4 km`),
    );
    expect(reading.title).toBe("First 5 km in Four Weeks");
    expect(reading.weeks.map(({ number, sessions }) => [number, sessions.length])).toEqual([
      [1, 3],
      [2, 3],
    ]);
  });

  it("has its title from the corner of the sheet, whatever the table below begins with", () => {
    const titleOf = (rows: string) => programIn(book({ Prep: rows })).title;
    expect(
      titleOf(`
      Spring Meet Prep | | | | | |
      |
      Day | Exercise | 1RM | Week 1 | < | Week 2 | <
      ^ | ^ | ^ | Sets | Reps | Sets | Reps
      Tuesday | Snatch | 70 | 5 | 2 | 5 | 2
      | Back Squat | 150 | 4 | 6 | 4 | 5`),
    ).toBe("Spring Meet Prep");
    expect(
      titleOf(`
      Forza per il tatami | | |
      |
      Settimana 1 | | |
      Giorno | Esercizio | Serie | Ripetizioni
      Lun | Squat | 4 | 5
      Mer | Panca piana | 4 | 6
      Dom | Riposo | |`),
    ).toBe("Forza per il tatami");
  });
});

describe("where sessions have their names", () => {
  it("keeps the session of a heading through the weeks of the table below it", () => {
    const reading = programIn(
      page(`
      # Two Sessions
      ## Session 1
      | Exercise | Sets | Reps
      | Week 1 | < | <
      | Back Squat | 4 | 5
      | Week 2 | < | <
      | Back Squat | 5 | 5
      ## Session 2
      | Exercise | Sets | Reps
      | Week 1 | < | <
      | Bench Press | 4 | 5
      | Week 2 | < | <
      | Bench Press | 5 | 5`),
    );
    expect(outline(reading)).toEqual([
      "1 Session 1: Back Squat 4x5",
      "1 Session 2: Bench Press 4x5",
      "2 Session 1: Back Squat 5x5",
      "2 Session 2: Bench Press 5x5",
    ]);
  });

  it("takes the session from a sheet's name that begins with its week", () => {
    const rows = (name: string) => `
      Exercise | Sets | Reps
      ${name} | 4 | 6
      Leg Curl | 3 | 12`;
    const reading = programIn(
      book({ "W1 Lower": rows("Squat"), "W1 Upper": rows("Bench Press"), "W2 Lower": rows("Squat") }),
    );
    expect(outline(reading)).toEqual([
      "1 Lower: Squat 4x6; Leg Curl 3x12",
      "1 Upper: Bench Press 4x6; Leg Curl 3x12",
      "2 Lower: Squat 4x6; Leg Curl 3x12",
    ]);
  });

  it("reads a sheet of sets that has the name of its lift", () => {
    const rows = `
      1RM | 150 | | |
      |
      Week | Set | Percent | Weight (kg) | Reps
      1 | 1 | 65% | 97.5 | 5
      | 2 | 75% | 112.5 | 5
      2 | 1 | 70% | 105 | 3
      | 2 | 80% | 120 | 3`;
    const reading = programIn(book({ Squat: rows, Deadlift: rows }));
    expect(outline(reading)).toEqual([
      "1 Squat: Squat 1x5 97.5 kg 65%, 1x5 112.5 kg 75%",
      "1 Deadlift: Deadlift 1x5 97.5 kg 65%, 1x5 112.5 kg 75%",
      "2 Squat: Squat 1x3 105 kg 70%, 1x3 120 kg 80%",
      "2 Deadlift: Deadlift 1x3 105 kg 70%, 1x3 120 kg 80%",
    ]);
  });

  it("reads names of movements under the heading Session", () => {
    const reading = programIn(
      book({
        Running: `
        Week | Day | Session | Distance | Duration
        1 | Tue | Easy Run | 5 km |
        1 | Thu | Bike Intervals | | 45 min
        2 | Tue | Easy Run | 6 km |
        2 | Sun | Long Run | 11 km |`,
      }),
    );
    expect(outline(reading)).toEqual([
      "1 2: Easy Run x5 km",
      "1 4: Bike Intervals x45 min",
      "2 2: Easy Run x6 km",
      "2 7: Long Run x11 km",
    ]);
  });

  it("reads a calendar whose days are the rows", () => {
    const reading = programIn(
      page(`
      # Calendar of Strength
      | | Week 1 | Week 2
      | Monday | Squat 5x5\\nRow 4x8 | Squat 5x4\\nRow 4x10
      | Wednesday | Bench Press 5x5 | Bench Press 5x4
      | Friday | Deadlift 3x5 | Rest`),
    );
    expect(outline(reading)).toEqual([
      "1 1: Squat 5x5; Row 4x8",
      "1 3: Bench Press 5x5",
      "1 5: Deadlift 3x5",
      "2 1: Squat 5x4; Row 4x10",
      "2 3: Bench Press 5x4",
    ]);
  });

  it("reads such a calendar on a sheet, below its title", () => {
    const reading = programIn(
      book({
        Plan: `
        Calendar of Strength | |
        |
        | Week 1 | Week 2
        Monday | Squat 5x5\\nRow 4x8 | Squat 5x4
        Wednesday | Bench Press 5x5 | Bench Press 5x4
        Friday | Deadlift 3x5 | Deadlift 3x4
        Rest two minutes between sets. | |`,
      }),
    );
    expect(reading.title).toBe("Calendar of Strength");
    expect(outline(reading)).toEqual([
      "1 1: Squat 5x5; Row 4x8",
      "1 3: Bench Press 5x5",
      "1 5: Deadlift 3x5",
      "2 1: Squat 5x4",
      "2 3: Bench Press 5x4",
      "2 5: Deadlift 3x4",
    ]);
  });

  it("reads labels between signs", () => {
    const reading = programIn(
      page(`
      Plain Plan
      *** WEEK 1 ***
      == Day 1 ==
      * Squat 5 x 5 @ 70%
      == Day 2 ==
      * Deadlift 3 x 5 @ 70%`),
    );
    expect(outline(reading)).toEqual(["1 Day 1: Squat 5x5 70%", "1 Day 2: Deadlift 3x5 70%"]);
  });

  it("reads a session in the first cell of a heading row", () => {
    const reading = programIn(
      book({
        Program: `
        Week 1 | | | |
        Day 1 | Exercise | Sets | Reps | RPE
        | Squat | 4 | 5 | 7
        | Bench | 4 | 6 | 7
        Day 2 | Exercise | Sets | Reps | RPE
        | Deadlift | 3 | 4 | 7
        | Row | 4 | 8 | 7`,
      }),
    );
    expect(outline(reading)).toEqual([
      "1 Day 1: Squat 4x5 RPE 7; Bench 4x6 RPE 7",
      "1 Day 2: Deadlift 3x4 RPE 7; Row 4x8 RPE 7",
    ]);
  });

  it("trains on a recovery day that has exercises", () => {
    const reading = programIn(
      page(`
      # Three Speeds
      ## Volume Day
      - Squat: 5x5 @ 90%
      ## Recovery Day
      - Squat: 2x5 @ 80%
      - Chin-Up: 3x8
      ## Intensity Day
      - Squat: 1x5 @ 100%
      ## Rest`),
    );
    expect(outline(reading)).toEqual([
      "- Volume Day: Squat 5x5 90%",
      "- Recovery Day: Squat 2x5 80%; Chin-Up 3x8",
      "- Intensity Day: Squat 1x5 100%",
    ]);
    expect(reading.leftovers.map(({ text }) => text)).toEqual(["Rest"]);
  });

  it("reads labels behind the numbers of headings", () => {
    const reading = programIn(
      page(`
      # Numbered
      ## 1. Week 1
      ### 1.1 Day 1: Push
      - Bench Press 4x6
      ### 1.2 Day 2: Pull
      - Pull-Up 4x6
      ## 2. Week 2
      ### 2.1 Day 1: Push
      - Bench Press 5x6`),
    );
    expect(outline(reading)).toEqual([
      "1 Day 1: Push: Bench Press 4x6",
      "1 Day 2: Pull: Pull-Up 4x6",
      "2 Day 1: Push: Bench Press 5x6",
    ]);
  });

  it("reads all exercises of a day from one cell", () => {
    const reading = programIn(
      page(`
      # Details
      ## Week 1
      | Day | Focus | Details
      | Monday | Strength | Squat 4x5, Row 4x8
      | Friday | Grip | Towel Pull-Up 4x5, Farmer Carry 4x40 m`),
    );
    expect(outline(reading)).toEqual([
      "1 1 Strength: Squat 4x5; Row 4x8",
      "1 5 Grip: Towel Pull-Up 4x5; Farmer Carry 4x40 m",
    ]);
  });

  it("takes what stands beside a session's name for none", () => {
    const reading = programIn(
      book({
        Plan: `
        Left and Right | | | |
        |
        Week 1 | | | | General warm-up
        Session 1 | | | | 5 min easy bike
        Exercise | Sets | Reps | | Hip circles
        Squat | 4 | 6 | | Arm swings
        Row | 4 | 8 | |`,
      }),
    );
    expect(outline(reading)).toEqual(["1 Session 1: Squat 4x6; Row 4x8"]);
  });

  it("reads a column of days in each of two weeks side by side", () => {
    const reading = programIn(
      book({
        Block: `
        Week 1 | < | < | < | | Week 2 | < | < | <
        Day | Lift | Sets | Reps | | Day | Lift | Sets | Reps
        Mon | Squat | 4 | 5 | | Mon | Squat | 5 | 5
        Wed | Bench Press | 4 | 5 | | Wed | Bench Press | 5 | 5
        | Row | 4 | 8 | | | Row | 4 | 10`,
      }),
    );
    expect(outline(reading)).toEqual([
      "1 1: Squat 4x5",
      "1 3: Bench Press 4x5; Row 4x8",
      "2 1: Squat 5x5",
      "2 3: Bench Press 5x5; Row 4x10",
    ]);
  });

  it("takes how long a session lasts for no dose", () => {
    const reading = programIn(
      page(`
      # Cue in Name
      ## Day 1 – Lower (60 min)
      | Exercise | Sets x Reps
      | Squat | 4 x 5
      | Split Squat | 3 x 8
      ## Day 2 – Upper (60 min)
      | Exercise | Sets x Reps
      | Press | 4 x 5`),
    );
    expect(outline(reading)).toEqual([
      "- Day 1 – Lower (60 min): Squat 4x5; Split Squat 3x8",
      "- Day 2 – Upper (60 min): Press 4x5",
    ]);
  });
});
