import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of what is written for squads and for patients, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "where exercises are done, and how often",
    () =>
      page(`
# Shoulder, weeks after the cast
## At home, every day
1. Pendulum: 2 x 20
2. Wall slide: 3 x 10
## In the gym, three times a week
- Leg press: 3 x 12
- Band row: 3 x 15`),
    [
      "- At home, every day: Pendulum 2x20; Wall slide 3x10",
      "- In the gym, three times a week: Leg press 3x12; Band row 3x15",
    ],
  ],
  [
    "how far a lift is worked up, behind a tab",
    () =>
      page(`
**WEEK 1**
**Monday – Heavy Lower**
Front Squat\twork up to a heavy double
Back Raise\t4 x 10
**Thursday – Heavy Upper**
Close-Grip Bench Press\tbuild to a 3RM
Row\t5 x 8`),
    ["1 1 Heavy Lower: Front Squat x2; Back Raise 4x10", "1 4 Heavy Upper: Close-Grip Bench Press x3; Row 5x8"],
  ],
];

describe("programmes of squads and patients", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
