import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Lists in documents of text, tables in which what was done is noted, and days that are told in words, one habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a movement with an accented word in its name, which begins no session",
    () =>
      page(`
# Reprise
**Séance 1 – Force**
- Squat : 3 x 10
- Fentes : 3 x 8
**Séance 2 – Souffle**
- Rameur : 4 x 500 m
- Course à jeun : 15 min`),
    ["- Séance 1 – Force: Squat 3x10; Fentes 3x8", "- Séance 2 – Souffle: Rameur 4x500 m; Course à jeun x15 min"],
  ],
  [
    "loads of the weeks that are noted as far as they have been trained",
    () =>
      book({
        "Day A": `
Exercise | Sets | Reps | Weight (week 1) | Weight (week 2) | Weight (week 3)
Front squat | 4 | 6 | 50 | 55 |
Row | 3 | 10 | 30 | 30 |
Hip thrust | 3 | 8 | 60 | 70 |`,
      }),
    ["- Day A: Front squat 4x6; Row 3x10; Hip thrust 3x8"],
  ],
  [
    "loads of the weeks that are planned to the last one",
    () =>
      book({
        "Day A": `
Exercise | Sets | Reps | Weight (week 1) | Weight (week 2)
Front squat | 4 | 6 | 50 | 55
Hip thrust | 3 | 8 | 60 | 70`,
      }),
    ["1 Day A: Front squat 4x6 50; Hip thrust 3x8 60", "2 Day A: Front squat 4x6 55; Hip thrust 3x8 70"],
  ],
  [
    "what is run over how often it is run, in a cell of a calendar",
    () =>
      book({
        Plan: `
Autumn running plan | | |
Week | Mon | Wed | Sat
1 | Easy 4 km | Hills:\\n6 x 200 m | Long 9 km
2 | Easy 5 km | Hills:\\n8 x 200 m | Long 10 km`,
      }),
    [
      "1 1: Easy x4 km",
      "1 3: Hills 6x200 m",
      "1 6: Long x9 km",
      "2 1: Easy x5 km",
      "2 3: Hills 8x200 m",
      "2 6: Long x10 km",
    ],
  ],
  [
    "days of a running plan in whole sentences",
    () =>
      book({
        Plan: `
First steps of a runner | | |
Week | Run 1 | Run 2
1 | Gentle ten-minute warm-up walk, then jog two miles (or 25 minutes). | Gentle warm-up walk. Then alternate two minutes of jogging and one minute of walking for 18 minutes.
2 | Gentle warm-up walk, then do three repetitions of the following:\\nJog 300 yards\\nWalk 100 yards | Jog 3 miles`,
      }),
    [
      "1 Run 1: Gentle warm-up walk x10 min; jog x2 miles",
      "1 Run 2: jogging x2 min; walking x1 min",
      "2 Run 1: Jog 3x300 yd; Walk 3x100 yd",
      "2 Run 2: Jog x3 miles",
    ],
  ],
  [
    "fractions of miles and minutes, and none of the name of a lift",
    () =>
      book({
        Plan: `
Week | Mon | Thu
1 | Run 3/4 mile\\n½ squat 3x5 | Run 1½ miles
2 | Run 1/4 mile\\nPlank 2-1/2 minutes | Run 2 1/2 miles`,
      }),
    [
      "1 1: Run x0.75 mile; ½ squat 3x5",
      "1 4: Run x1.5 miles",
      "2 1: Run x0.25 mile; Plank x2.5 min",
      "2 4: Run x2.5 miles",
    ],
  ],
];

describe("lists, logs and days in words", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
