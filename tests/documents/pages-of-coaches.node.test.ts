import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of programmes that coaches and lifters publish, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a week counted in the first line of its cell, and a remark that begins with a figure in the next",
    () =>
      book({
        Plan: `
Week | Day 1 | Day 2
1 week | Row: 30 kg - 3 sets - 8 reps\\nDips: 3 sets - 6 reps | Squat: 60 kg - 5 sets - 5 reps\\nLeg curl: 3 sets - 12 reps
2 week\\n1 way in (30x12 or 35x10) | Row: 35 kg - 3 sets - 8 reps\\nDips: 3 sets - 7 reps | Squat: 65 kg - 5 sets - 5 reps\\nLeg curl: 3 sets - 12 reps`,
      }),
    [
      "1 Day 1: Row 3x8 30 kg; Dips 3x6",
      "1 Day 2: Squat 5x5 60 kg; Leg curl 3x12",
      "2 Day 1: Row 3x8 35 kg; Dips 3x7",
      "2 Day 2: Squat 5x5 65 kg; Leg curl 3x12",
    ],
  ],
  [
    "days that are counted, and what each is called before its lists",
    () =>
      book({
        Week: `
Day | Evening focus | Main work | Trunk
1 | Upper A: heavy | Row 4x6-10; Incline press 3x8-10/side; Curl 3x10-15 | Crunch 3x10-15; Side bend 2-3x10-15/side
2 | Lower A: light | Leg press 3x8-12; Leg curl 3x12-20 | Knee raise 3x8-15
3 | Upper B: volume | Chin-up 4x6-10; Dips 3x8-12; Pullover 3x12-15 | Sit-up 3x10-15`,
      }),
    [
      "- Upper A: heavy: Row 4x6-10; Incline press 3x8-10 per side; Curl 3x10-15; Crunch 3x10-15; Side bend 2-3x10-15 per side",
      "- Lower A: light: Leg press 3x8-12; Leg curl 3x12-20; Knee raise 3x8-15",
      "- Upper B: volume: Chin-up 4x6-10; Dips 3x8-12; Pullover 3x12-15; Sit-up 3x10-15",
    ],
  ],
  [
    "the reps of each of the sets that are counted before them",
    () =>
      page(`
## Day 1
**Hack squat:** 4 sets; 15 reps, 12 reps, 10 reps, 8 reps (go up in weight)
**Leg curl:** 3 sets of 12 reps
**Calf raise:** 2 sets; 20 reps, 15 reps
**Crunch:** 3 sets of 15 reps`),
    ["- Day 1: Hack squat 1x15, 1x12, 1x10, 1x8; Leg curl 3x12; Calf raise 1x20, 1x15; Crunch 3x15"],
  ],
  [
    "two lifts in turns in one line, and a title that says how it is trained",
    () =>
      page(`
The 5x5 of the old men

Workout A
Row 5x5 alternating every set with 2 min rest with Dips 5x5
Squat 5x5
Curl 3x12, alternated with Pullover 3x12

Workout B
Deadlift 5x3
Incline press 5x5 alternating with Chin-up 5x5

In this 5x5 only three sets are heavy.`),
    [
      "- Workout A: Row 5x5; Dips 5x5; Squat 5x5; Curl 3x12; Pullover 3x12",
      "- Workout B: Deadlift 5x3; Incline press 5x5; Chin-up 5x5",
    ],
  ],
  [
    "singles and doubles, what a lift is done with, a choice without a dose, and a day of tests",
    () =>
      page(`
**Week 1**
Day 1 (Tuesday)
Test – both lifts at about 92-95%, do not miss any
Day 3 (Thursday)
Bench: 60% 2x4 (3 board), 85% 3 heavy singles with a 2 board
Front squat: 3-5 doubles @ 80%
Curls: 3x10 (light)
Abs: sit-ups, planks or hanging knee raises
Day 5 (Saturday)
Deadlift: 60% 6x2
Row: 4x6
Leg curl: 3x12
Calf raise: 3x15`),
    [
      "1 2 Day 1: Test ",
      "1 4 Day 3: Bench 2x4 60%, 3x1 85%; Front squat 3-5x2 80%; Curls 3x10; Abs ",
      "1 6 Day 5: Deadlift 6x2 60%; Row 4x6; Leg curl 3x12; Calf raise 3x15",
    ],
  ],
  [
    "reps and sets with a letter each, or one of two doses",
    () =>
      book({
        "Week 2": `
Day 1 | < | | Day 2 | < | | Day 3 | <
Clean | 75% 2r4s | | Power snatch | 60% 3r1s, 65% 2r3s | | Row | 8r3s
Push press | 70% 5r3s | | Dips | RPE7 8r3s or 3RIR2s | | Lunge | 8r2s
Back squat | 80% 3r 5s | | Box jump | 4r2s | | Plank | 30s`,
      }),
    [
      "2 Day 1: Clean 4x2 75%; Push press 3x5 70%; Back squat 5x3 80%",
      "2 Day 2: Power snatch 1x3 60%, 3x2 65%; Dips 3x8 RPE 7; Box jump 2x4",
      "2 Day 3: Row 3x8; Lunge 2x8; Plank x30 s",
    ],
  ],
  [
    "how many sets each part of the body comes to",
    () =>
      page(`
Day 1
Chest: 11 sets total
4 sets 6-8 reps Bench Press
4 sets 8-10 reps Incline Press
3 sets 10-12 Cable Flyes
Back: 6-9 work sets
3 sets 6-8 Barbell Rows
3 sets 10-12 Pulldowns`),
    ["- Day 1: Bench Press 4x6-8; Incline Press 4x8-10; Cable Flyes 3x10-12; Barbell Rows 3x6-8; Pulldowns 3x10-12"],
  ],
];

describe("the pages of coaches", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
