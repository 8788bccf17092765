import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Waves of sets, maxes and targets as lifters keep them, one habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a list of maxes above days whose sets stand side by side, with what each day is called beside it",
    () =>
      book({
        Plan: `
Heavy four days
Lift | 1RM (kg) | TM (kg) | |
Squat | 150 | 135 | |
Press | 70 | 62.5 | |
 | | | |
MONDAY | Legs, trunk | < | < | <
Squat | 100 | 115 | 127.5 | 120
 | x5 | x3 | x1+ | x5
Leg curl | 3x12 | | |
 | | | |
THURSDAY | Shoulders | < | < | <
Press | 45 | 52.5 | 57.5 | 55
 | x5 | x3 | x1+ | x5
Chin-up | 4x6-10 | | |`,
      }),
    [
      "- 1 Legs, trunk: Squat 1x5 100 kg, 1x3 115 kg, 1x1+ 127.5 kg, 1x5 120 kg; Leg curl 3x12",
      "- 4 Shoulders: Press 1x5 45 kg, 1x3 52.5 kg, 1x1+ 57.5 kg, 1x5 55 kg; Chin-up 4x6-10",
    ],
  ],
  [
    "what each week asks of all lifts, beside their maxes on a sheet of its own",
    () =>
      book({
        Setup: `
Lift | Training max | Round to | | | Wk 1 | Wk 2
Squat | 140 | 2.5 | | Heavy % | 75% | 80%
Bench press | 100 | 2.5 | | Heavy reps | 5 | 4
Deadlift | 170 | 2.5 | | | |
Press | 60 | 2.5 | | Light % | 65% | 70%
Front squat | 115 | 2.5 | | Light reps | 8 | 7`,
        Training: `
 | | Week 1 | < | Week 2 | <
Day 1 | Sets | Weight | Reps | Weight | Reps
Squat | 4 | 105 | 5 | 112.5 | 4
Press | 4 | 40 | 8 | 42.5 | 7
 | | | | |
Day 2 | Sets | Weight | Reps | Weight | Reps
Deadlift | 3 | 127.5 | 5 | 135 | 4
Bench press | 4 | 65 | 8 | 70 | 7`,
      }),
    [
      "1 Day 1: Squat 4x5 105; Press 4x8 40",
      "1 Day 2: Deadlift 3x5 127.5; Bench press 4x8 65",
      "2 Day 1: Squat 4x4 112.5; Press 4x7 42.5",
      "2 Day 2: Deadlift 3x4 135; Bench press 4x7 70",
    ],
  ],
];

describe("waves and targets", () => {
  it.each(PROGRAMS)("reads %s", (...program) => asMeant(...program));

  it("takes further lines of an item for notes and rest of its exercise", () => {
    const program = page(`
**Session 1**
1. Kettlebell snatch 5 x 6 per side\\nelbow close, then punch through
2. Ring row 3 x 12\\nhips high
3. Split squat 3 x 8\\n60 s rest\\nknee over the toes
**Session 2**
1. Swing 10 x 10\\nglutes, not arms
2. Hollow hold 3 x 30 s`);
    const { weeks, leftovers } = programIn(program);
    const said = weeks.flatMap(({ sessions }) =>
      sessions.flatMap(({ exercises }) => exercises.map(({ name, rest, notes }) => [name, rest, notes])),
    );
    expect(said).toEqual([
      ["Kettlebell snatch", null, "elbow close, then punch through"],
      ["Ring row", null, "hips high"],
      ["Split squat", "60 s", "knee over the toes"],
      ["Swing", null, "glutes, not arms"],
      ["Hollow hold", null, null],
    ]);
    expect(leftovers).toEqual([]);
  });

  it.each([
    ["组间休息", "3分钟", "3 min"],
    ["セット間休憩", "2分間", "2 min"],
    ["Wait", "2 minutes", "2 min"],
  ])("knows the rest between sets by its heading or by the times below it: %s", (heading, rest, read) => {
    const program = book({
      Plan: `Exercise | Sets | Reps | ${heading}\nSquat | 5 | 5 | ${rest}\nRow | 3 | 10 | ${rest}`,
    });
    const rests = programIn(program).weeks.flatMap(({ sessions }) =>
      sessions.flatMap(({ exercises }) => exercises.map((exercise) => exercise.rest)),
    );
    expect(rests).toEqual([read, read]);
  });
});
