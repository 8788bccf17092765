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
];

describe("programmes of squads and patients", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
