import { describe, expect, it } from "vitest";
import { doseOf } from "../../worker/documents/training/programs/doses/dose-sets";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

const CYCLE = (first: string, second: string) => `
Lift | Training max | | | |
Press | 60 | | | |
 | Week 1 | < | Week 2 | <
Exercise | Weight | Reps | Weight | Reps
Day 1 | | | |
Press | ${first} | 5 | ${second} | 3
Chin-up | | 5x10 | | 5x10`;

const MONTH = (lift: string) => `
Workout A | | | Weight used (kg) | <
Exercise | Sets | Reps | Wk 1 | Wk 2
${lift} | 3 | 10 | 12 | 14
Dead bug | 3 | 8 | |
Workout B | | | Weight used (kg) | <
Exercise | Sets | Reps | Wk 1 | Wk 2
Lat pulldown | 3 | 12 | 30 | 32
Plank | 3 | 45 s | |`;

/** Small copies of sheets that pass from hand to hand, as they were when they were first read. */
const PROGRAMS: MeantProgram[] = [
  [
    "what a max was reckoned from, above the weeks",
    () =>
      book({
        Weeks: `
Lift | Weight | Reps | 1RM | 5RM | Set interval | 12.5%
Squat | 130 | 5 | 146 | 130 | |
Row | 85 | 5 | 95 | 85 | |
 | | | | | |
Exercise | Set | Reps | Week 1 | Week 2 | |
Monday | | | | | |
Squat | 1 | 5 | 60 | 62.5 | |
 | 2 | 5 | 75 | 77.5 | |
Row | 1 | 5 | 40 | 42.5 | |`,
      }),
    ["1 1: Squat 1x5 60, 1x5 75; Row 1x5 40", "2 1: Squat 1x5 62.5, 1x5 77.5; Row 1x5 42.5"],
  ],
  [
    "the first week's load beside the maxes, above the weeks",
    () =>
      book({
        Weeks: `
 | Lift | 5RM | Wk 1 top set | | Weekly increase | 2.5%
 | Squat | 275 | 255 | | |
 | Row | 165 | 155 | | |
 | | | | | |
 | Exercise | Set | Reps | Week 1 | Week 2 |
Monday | Squat | 1 | 5 | 130 | 135 |
^ | | 2 | 5 | 160 | 165 |
^ | Row | 1 | 5 | 95 | 100 |`,
      }),
    ["1 1: Squat 1x5 130, 1x5 160; Row 1x5 95", "2 1: Squat 1x5 135, 1x5 165; Row 1x5 100"],
  ],
  [
    "pairs of exercises whose doses stand before them",
    () =>
      page(`
## Strength
**First Pair**
- 3x5-8 Pull-up Progression
- 3x5-8 Squat Progression
## Progressions
When you reach 3 sets of 8 with good form, move on.`),
    ["- Strength: Pull-up Progression 3x5-8; Squat Progression 3x5-8"],
  ],
  [
    "a part of a session in words below sets of a load and reps each",
    () =>
      book({
        Day: `
Lift | 1RM | Training Max | | Reps on 1+ set | TM change
Bench | 225 | 205 | | 0-1 | no change
Squat | 315 | 285 | | 2-3 | +5 lb
 | | | | |
Monday | | | | |
Exercise | Set 1 | < | Set 2 | < |
Bench Press | 135 | x 8 | 155 | x 6+ |
Squat | 65 | x 6 | 80 | x 5 |
Assistance | Chest, arms, back | < | < | < |`,
      }),
    ["- 1: Bench Press 1x8 135 lb, 1x6+ 155 lb; Squat 1x6 65 lb, 1x5 80 lb"],
  ],
  [
    "how many sets there are where others have the number of the set, and days of one set",
    () =>
      book({
        Cycle: `
 | | Week 1 | < | Week 2 | <
Exercise | Set | Weight | Reps | Weight | Reps
Day 1 | | | | |
Press | 1 | 90 | 5 | 95 | 3
 | 2 | 100 | 5+ | 110 | 3+
Dip | 5 sets | | 10 | | 12`,
        Peak: `
Week 3 | |
Monday | Set 1 | <
Squat | 140 | x1-4
Tuesday | Set 1 | <
Bench Press | 100 | x1-4`,
      }),
    [
      "1 Day 1: Press 1x5 90, 1x5+ 100; Dip 5x10",
      "2 Day 1: Press 1x3 95, 1x3+ 110; Dip 5x12",
      "3 1: Squat 1x1-4 140",
      "3 2: Bench Press 1x1-4 100",
    ],
  ],
  [
    "a 10RM before the weeks, and a list of volumes beside them",
    () =>
      book({
        Meso: `
Muscle Group | Exercise | Rep Range | 10RM (kg) | WEEK 1 | < | < | WEEK 2 | < | <
 | | | | Sets | Weight (kg) | RIR | Sets | Weight (kg) | RIR
Day 1 - Upper | | | | | | | | |
Back | Barbell Row | 6-10 | 80 | 3 | 72.5 | 3 | 4 | 75 | 2
Chest | Bench Press | 6-10 | 90 | 3 | 82.5 | 3 | 4 | 85 | 2`,
        Volume: `
Muscle | MEV | MAV | MRV
Chest | 8 | 12-20 | 22
Back | 10 | 14-22 | 25
Calves | 8 | 12-16 | 20`,
      }),
    [
      "1 Day 1 - Upper: Barbell Row 3x6-10 72.5 kg 3 RIR; Bench Press 3x6-10 82.5 kg 3 RIR",
      "2 Day 1 - Upper: Barbell Row 4x6-10 75 kg 2 RIR; Bench Press 4x6-10 85 kg 2 RIR",
    ],
  ],
  [
    "cycles on sheets of their own whose weeks begin with one again",
    () => book({ "Cycle 1": CYCLE("40", "42.5"), "Cycle 2": CYCLE("42.5", "45") }),
    [
      "1 Day 1: Press x5 40; Chin-up 5x10",
      "2 Day 1: Press x3 42.5; Chin-up 5x10",
      "3 Day 1: Press x5 42.5; Chin-up 5x10",
      "4 Day 1: Press x3 45; Chin-up 5x10",
    ],
  ],
  [
    "blocks below each other whose weeks begin with one again",
    () =>
      book({
        Plan: `
Block 1 | |
Week 1 | |
Exercise | Sets | Reps
Squat | 4 | 8
Row | 4 | 8
Block 2 | |
Week 1 | |
Exercise | Sets | Reps
Squat | 5 | 5
Row | 5 | 5`,
      }),
    ["1 -: Squat 4x8; Row 4x8", "2 -: Squat 5x5; Row 5x5"],
  ],
  [
    "blocks that are parts of a day, under the columns of the weeks",
    () =>
      book({
        Plan: `
Exercise | Week 1 | Week 2
Day 1 | |
Block 1: strength | |
Squat | 3x5 | 4x5
Block 2: accessories | |
Row | 3x10 | 4x10
Day 2 | |
Block 1: strength | |
Bench Press | 3x5 | 4x5`,
      }),
    [
      "1 Day 1: Squat 3x5; Row 3x10",
      "1 Day 2: Bench Press 3x5",
      "2 Day 1: Squat 4x5; Row 4x10",
      "2 Day 2: Bench Press 4x5",
    ],
  ],
  [
    "blocks that are parts of a day, below it in a text",
    () =>
      page(`
# Week 1
## Day 1
### Block 1
- Squat 3x5
### Block 2
- Row 3x10
# Week 2
## Day 1
### Block 1
- Squat 4x5`),
    ["1 Day 1: Squat 3x5; Row 3x10", "2 Day 1: Squat 4x5"],
  ],
  [
    "months of a client, with what was lifted in the weeks of each",
    () => book({ "Jan 26": MONTH("Goblet squat"), "Feb 26": MONTH("Split squat") }),
    [
      "- Workout A: Goblet squat 3x10; Dead bug 3x8",
      "- Workout B: Lat pulldown 3x12; Plank 3x45 s",
      "- Workout A: Split squat 3x10; Dead bug 3x8",
      "- Workout B: Lat pulldown 3x12; Plank 3x45 s",
    ],
  ],
  [
    "days over the lifts, their sets below them, and a row of loads a week",
    () =>
      book({
        Grid: `
Week | MONDAY - Volume | < | FRIDAY - Intensity | <
^ | Squat | Bench Press | Squat | Chin-ups
^ | 5x5 | 5x5 | 1x5 | 3xF
1 | 125 | 85 | 145 | BW
2 | 127.5 | 86 | 147.5 | BW`,
      }),
    [
      "1 1 Volume: Squat 5x5 125; Bench Press 5x5 85",
      "1 5 Intensity: Squat 1x5 145; Chin-ups 3xfailure BW",
      "2 1 Volume: Squat 5x5 127.5; Bench Press 5x5 86",
      "2 5 Intensity: Squat 1x5 147.5; Chin-ups 3xfailure BW",
    ],
  ],
  [
    "rows of sets and reps below the lifts of each column",
    () =>
      book({
        Grid: `
Week | Squat | Bench Press | Deadlift
Sets | 5 | 5 | 1
Reps | 5 | 5 | 3
1 | 100 | 70 | 140
2 | 102.5 | 71 | 145`,
      }),
    [
      "1 -: Squat 5x5 100; Bench Press 5x5 70; Deadlift 1x3 140",
      "2 -: Squat 5x5 102.5; Bench Press 5x5 71; Deadlift 1x3 145",
    ],
  ],
  [
    "sessions of the rower without a name, beside what was rowed",
    () =>
      book({
        Plan: `
Plan for the indoor rower | | | |
Week | Session 1 | Avg split | Session 2 | Avg split
1 | 5000m | 2:18 | 6 x 500m / 2min rest | 2:09
2 | 5500m | 2:17 | 4 x 750m / 2min rest |
3 | 6000m | | 10 x 1min / 1min rest |`,
      }),
    [
      "1 Session 1: Row x5000 m",
      "1 Session 2: Row 6x500 m",
      "2 Session 1: Row x5500 m",
      "2 Session 2: Row 4x750 m",
      "3 Session 1: Row x6000 m",
      "3 Session 2: Row 10x1 min",
    ],
  ],
  [
    "reps in all, without a number of sets",
    () =>
      book({
        Monday: `
Exercise | Sets | Reps | % TM | Weight
Squat | 1 | 5 | 70% | 230
 | 5 | 5 | 90% | 295
Chin-ups | | 100 total | |
Face Pulls | | 100 total | |
Dips | | 100-200 total | |`,
      }),
    ["- 1: Squat 1x5 230 70%, 5x5 295 90%; Chin-ups x100 total; Face Pulls x100 total; Dips x100-200 total"],
  ],
  [
    "tables of sets side by side, each below its lift and its day",
    () =>
      book({
        "10s Wave": `
Week 1 - Accumulation | < | < | < | < | < | < | < | <
Day 1 | < | < | < | | Day 2 | < | < | <
Overhead Press | < | < | < | | Deadlift | < | < | <
Set | % | Weight | Reps | | Set | % | Weight | Reps
1 | 60% | 40 | 10 | | 1 | 60% | 120 | 10
2 | 60% | 40 | 10+ | | 2 | 60% | 120 | 10+`,
      }),
    ["1 Day 1: Overhead Press 1x10 40 60%, 1x10+ 40 60%", "1 Day 2: Deadlift 1x10 120 60%, 1x10+ 120 60%"],
  ],
  [
    "what was lifted in each week beside sets and reps of the plan",
    () =>
      book({
        "Workout A": `
 | | | | Week 1 | < | Week 2 | <
Exercise | Sets | Reps | Rest | Kg | Reps | Kg | Reps
Goblet Squat | 3 | 10 | 60s | 12 | 10,10,9 | |
Step Up | 3 | 10/leg | 45s | | 10,10,9 | |
Dead Bug | 3 | 8/side | 45s | | | |`,
      }),
    ["- Workout A: Goblet Squat 3x10; Step Up 3x10 per leg; Dead Bug 3x8 per side"],
    ["weeks_not_read"],
  ],
  [
    "reps before sets in Russian, and all reps of the exercise behind them",
    () =>
      page(`
# 1 неделя
## Понедельник
- Жим лёжа 50% 5рх1п, 70% 3рх2п (11)
- Разводка гантелей лёжа 10рх5п`),
    ["1 1: Жим лёжа 1x5 50%, 2x3 70%; Разводка гантелей лёжа 5x10"],
  ],
  [
    "the week in front of its days, each over a table of its own",
    () =>
      book({
        Program: `
Week 1 | Monday - Workout A | < | < | Friday - Workout B | < | <
 | Exercise | Sets x Reps | Weight (lb) | Exercise | Sets x Reps | Weight (lb)
 | Press | 2x5, 1x5+ | 75 | Bench Press | 2x5, 1x5+ | 115
 | Squat | 2x5, 1x5+ | 155 | Deadlift | 1x5+ | 205
 | | | | | |
Week 2 | Monday - Workout B | < | < | Friday - Workout A | < | <
 | Exercise | Sets x Reps | Weight (lb) | Exercise | Sets x Reps | Weight (lb)
 | Bench Press | 2x5, 1x5+ | 117.5 | Press | 2x5, 1x5+ | 77.5
 | Deadlift | 1x5+ | 210 | Squat | 2x5, 1x5+ | 160`,
      }),
    [
      "1 1 Workout A: Press 2x5 75 lb, 1x5+ 75 lb; Squat 2x5 155 lb, 1x5+ 155 lb",
      "1 5 Workout B: Bench Press 2x5 115 lb, 1x5+ 115 lb; Deadlift 1x5+ 205 lb",
      "2 1 Workout B: Bench Press 2x5 117.5 lb, 1x5+ 117.5 lb; Deadlift 1x5+ 210 lb",
      "2 5 Workout A: Press 2x5 77.5 lb, 1x5+ 77.5 lb; Squat 2x5 160 lb, 1x5+ 160 lb",
    ],
  ],
  [
    "days over lifts over the headings of their sets",
    () =>
      book({
        Hatch: `
WEEK 1 | < | < | < | < | < | < | < | <
 | Day 1 | < | < | < | Day 2 | < | < | <
 | Back Squat | < | Front Squat | < | Back Squat | < | Front Squat | <
Set | % | Reps | % | Reps | % | Reps | % | Reps
1 | 60% | 10 | 60% | 5 | 55% | 10 | 55% | 5
2 | 70% | 8 | 70% | 5 | 65% | 8 | |`,
      }),
    [
      "1 Day 1: Back Squat 1x10 60%, 1x8 70%; Front Squat 1x5 60%, 1x5 70%",
      "1 Day 2: Back Squat 1x10 55%, 1x8 65%; Front Squat 1x5 55%",
    ],
  ],
  [
    "percentages and loads below the sets of a calendar, with nothing in front of them",
    () =>
      book({
        Base: `
SMOLOV SQUAT | | | |
 | Monday | Tuesday | Wednesday | Friday
Week 1 | 4 x 9 | Rest | 5 x 7 | 7 x 5
^ | 70% | | 75% | 80%
^ | 255 | | 275 | 290
Week 2 | 4 x 9 | Rest | 5 x 7 | 7 x 5
^ | 70% + 20 lbs | | 75% + 20 lbs | 80% + 20 lbs
^ | 275 | | 295 | 310`,
      }),
    [
      "1 1: SQUAT 4x9 255 lb 70%",
      "1 3: SQUAT 5x7 275 lb 75%",
      "1 5: SQUAT 7x5 290 lb 80%",
      "2 1: SQUAT 4x9 275 lb 70%",
      "2 3: SQUAT 5x7 295 lb 75%",
      "2 5: SQUAT 7x5 310 lb 80%",
    ],
  ],
  [
    "kinds of sets in the column of their numbers, below the day and its lift",
    () =>
      book({
        Week: `
Week 1 - 5/5/5+ | < | < | < | < | < | < | < | <
Monday - Overhead Press | < | < | < | | Friday - Squat | < | < | <
Set | % | Weight | Reps | | Set | % | Weight | Reps
Work | 65% | 90 | 5 | | Work | 65% | 225 | 5
Work | 85% | 120 | 5+ | | Work | 85% | 295 | 5+`,
      }),
    ["1 1 Overhead Press: Overhead Press 1x5 90 65%, 1x5+ 120 85%", "1 5 Squat: Squat 1x5 225 65%, 1x5+ 295 85%"],
  ],
  [
    "a gym's day with a last heavy set and a team's work",
    () =>
      page(`
## Wednesday
Push Press 3-3-3-3-3 (build to a heavy triple)
Weighted Pull-Up 4x5
## Saturday
A. Teams of 2, 30 min cap
100 Wall Balls (20/14 lb)
40 Burpees`),
    ["- 3: Push Press 5x3; Weighted Pull-Up 4x5", "- 6: Wall Balls x100 20/14 lb; Burpees x40"],
    ["unlikely_dose"],
  ],
  [
    "figures in names, weekdays inside of headings, and what is said before the start",
    () =>
      page(`
# Week 1
## Session A - Tuesday (lower)
- Bench press, 1 ct pause: 5 reps @ RPE 6, 5 reps @ RPE 7
- Paused squat, 2 ct: 4 reps @ RPE 6
- Deadlift: 3 x 5
# Before you start
Warm-up every session: five minutes of easy movement, then two ramping sets of the first lift.`),
    ["1 2 Session A (lower): Bench press, 1 ct pause x5 RPE 6, x5 RPE 7; Paused squat, 2 ct x4 RPE 6; Deadlift 3x5"],
  ],
];

describe("layouts in circulation", () => {
  it.each(PROGRAMS)("%s", asMeant);

  it.each([
    ["6 x 500m / 2min rest", "2 min"],
    ["5 x 3 min / 3 min easy", "3 min"],
    ["3 x 10 / 90s rest", "90 s"],
    ["4x6-8/3'", "3 min"],
  ])("takes the rest behind the slash of %s", (text, rest) => {
    expect(doseOf(text)).toMatchObject({ rest, sets: [{}], said: [] });
  });

  it("says which cycle follows which", () => {
    const { notes } = programIn(book({ "Cycle 1": CYCLE("40", "42.5"), "Cycle 2": CYCLE("42.5", "45") }));
    expect(notes.map(({ message }) => message)).toContain('The weeks of "Cycle 2" follow those of "Cycle 1".');
  });
});
