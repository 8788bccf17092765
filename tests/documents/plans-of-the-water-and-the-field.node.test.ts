import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Plans of runners, rowers, swimmers and players, a habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "reps before sets, which only the figures tell",
    () =>
      page(`
**Week 3, Day 2**
- Goblet squat: 10 x 3
- Rotational medicine ball throw: 24 x 3
- Split squat: 8 x 4
- Calf raise: 15 x 3
- Ladder run: 20 sec on/40 sec off x 4`),
    [
      "3 Day 2: Goblet squat 3x10; Rotational medicine ball throw 3x24; Split squat 4x8; Calf raise 3x15; Ladder run 4x20 s",
    ],
  ],
];

describe("plans of the water and the field", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
