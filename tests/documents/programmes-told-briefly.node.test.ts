import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { page } from "./written-documents";

/** Habits of coaches that others share, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "lifts in lines of their own over their doses, under a colon, a letter or nothing",
    () =>
      page(`
Garage week
Day 1
Front squat:
4 x 6
A2. Dead bug
3 x 8
Row
5 sets of 5 at 70%. Rest as you need.
Day 2
Power snatch
6 x 2 @ 65%
Barbell murder carry
4 x 20 s`),
    [
      "- Day 1: Front squat 4x6; Dead bug 3x8; Row 5x5 70%",
      "- Day 2: Power snatch 6x2 65%; Barbell murder carry 4x20 s",
    ],
  ],
];

describe("programmes told briefly", () => {
  it.each(PROGRAMS)("%s", asMeant);
});
