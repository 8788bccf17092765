import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book } from "./written-documents";

/** Habits of coaches that others share, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "loads set by set, and their reps in the row below",
    () =>
      book({
        Plan: `
Monday | Set 1 | Set 2 | Set 3 | Set 4
Front Squat | 55 | 60 | 65 | 60
 | 6 | 4 | x 2+ | 4
Curl | 3x12
Thursday | Set 1 | Set 2 | Set 3 | Set 4
Push Press | 40 | 45 | 45 |
 | 5 | 3 | 3+ |
Row | 4x8`,
      }),
    [
      "- 1: Front Squat 1x6 55, 1x4 60, 1x2+ 65, 1x4 60; Curl 3x12",
      "- 4: Push Press 1x5 40, 1x3 45, 1x3+ 45; Row 4x8",
    ],
  ],
];

describe("habits of coaches", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
