import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram, outline } from "./program-outline";
import { book, page } from "./written-documents";

const HANDOUT = `
# Knee plan
**At home – two times a day**
1. Bridge\\n3 sets of 15\\n2 seconds up, 2 seconds down
2. Wall sit\\n5 x 30 seconds\\nheels under the knees
**In the gym – two times a week**
1. Leg press\\n3 sets of 12, 60 kg\\nhold the rail if needed
2. Step-up\\n3 sets of 10 each side
3. Side plank\\n3 x 30 seconds each side
**How much pain is fine?**
| Pain | What to do |
| 0 to 2 | Carry on |
| 3 to 5 | Half of the sets |
| 6 or more | Stop for today |`;

/** Cards, handouts and columns side by side, one habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "weeks that count down over tables side by side",
    () =>
      book({
        Plan: `
2 weeks out | < | < | | 1 week out | < | < | | Race week | < | <
Day 1 | < | < | | Day 1 | < | < | | Day 1 | < | <
Lift | Sets | Reps | | Lift | Sets | Reps | | Lift | Sets | Reps
Front squat | 4 | 3 | | Front squat | 3 | 3 | | Front squat | 2 | 1
Row | 3 | 8 | | Row | 3 | 8 | | Dip | 2 | 5
Day 2 | < | < | | Day 2 | < | < | | | |
Lift | Sets | Reps | | Lift | Sets | Reps | | | |
Deadlift | 4 | 3 | | Deadlift | 3 | 2 | | | |
Chin-up | 3 | 8 | | Chin-up | 3 | 6 | | | |`,
      }),
    [
      "1 Day 1: Front squat 4x3; Row 3x8",
      "1 Day 2: Deadlift 4x3; Chin-up 3x8",
      "2 Day 1: Front squat 3x3; Row 3x8",
      "2 Day 2: Deadlift 3x2; Chin-up 3x6",
      "3 Day 1: Front squat 2x1; Dip 2x5",
    ],
  ],
  [
    "a week that counts down alone over the tables of its days",
    () =>
      book({
        Plan: `
2 weeks out | | | | | |
Squat day | | | | Bench day | |
Lift | Sets | Reps | | Lift | Sets | Reps
Squat | 4 | 3 | | Bench press | 3 | 3
Row | 3 | 8 | | Dip | 3 | 8
Race week | | | | | |
Squat day | | | | Bench day | |
Lift | Sets | Reps | | Lift | Sets | Reps
Squat | 4 | 2 | | Bench press | 3 | 2
Row | 2 | 8 | | Dip | 2 | 8`,
      }),
    [
      "1 Squat day: Squat 4x3; Row 3x8",
      "1 Bench day: Bench press 3x3; Dip 3x8",
      "2 Squat day: Squat 4x2; Row 2x8",
      "2 Bench day: Bench press 3x2; Dip 2x8",
    ],
  ],
  [
    "two trainings by their places, with cues in the items of their lists",
    () => page(HANDOUT),
    [
      "- At home – two times a day: Bridge 3x15; Wall sit 5x30 s",
      "- In the gym – two times a week: Leg press 3x12 60 kg; Step-up 3x10 per side; Side plank 3x30 s per side",
    ],
  ],
  [
    "names over their doses in one cell below each session",
    () =>
      page(`
# Plan
| Strength 1 | Strength 2 | Engine |
| Front squat\\n4 x 5 @ RPE 7\\nChin-up\\n4 x 4 | Deadlift\\n5 x 3\\nFloor press\\n4 x 6 | Air bike\\n8 x 30 s\\nSprawl\\n5 x 10\\nEasy walk\\n20 min |`),
    [
      "- Strength 1: Front squat 4x5 RPE 7; Chin-up 4x4",
      "- Strength 2: Deadlift 5x3; Floor press 4x6",
      "- Engine: Air bike 8x30 s; Sprawl 5x10; Easy walk x20 min",
    ],
  ],
];

describe("programmes on cards and in columns", () => {
  it.each(PROGRAMS)("reads %s", asMeant);

  it("keeps how a lift is done with the lift, and what is asked about pain out of the plan", () => {
    const { weeks, leftovers } = programIn(page(HANDOUT));
    const notes = weeks[0]?.sessions.flatMap(({ exercises }) => exercises.map((exercise) => exercise.notes));
    expect(notes).toEqual([
      "2 seconds up, 2 seconds down",
      "heels under the knees",
      "hold the rail if needed",
      null,
      null,
    ]);
    expect(leftovers.map(({ text }) => text)).toContain("3 to 5 · Half of the sets");
  });

  it("takes a table of who comes when for no training", () => {
    const reading = programIn(
      page(`
# Gym card
| MONDAY – Heavy | THURSDAY – Fast |
| 1. Front squat – 4 x 4\\n2. Chin-up – 4 x 6\\n3. Plank – 3 x 20 s | 1. Box jump – 5 x 3\\n2. Sled push – 6 x 15 m |
**Who comes when**
| Athlete | Platform | From |
| Mercer | 1 | 17:30 |
| Olsen | 1 | 17:30 |
| Tanaka | 2 | 17:45 |`),
    );
    expect(outline(reading)).toEqual([
      "- 1 Heavy: Front squat 4x4; Chin-up 4x6; Plank 3x20 s",
      "- 4 Fast: Box jump 5x3; Sled push 6x15 m",
    ]);
    expect(reading.leftovers.map(({ text }) => text)).toContain("Tanaka · 2 · 17:45");
  });
});
