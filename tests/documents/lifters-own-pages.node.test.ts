import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of lifters who publish their own plans, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a day and its part of the body in every row",
    () =>
      book({
        Plan: `
weekday | group | exercise | sets | reps
Mon | Back | Chin-up | 3 | 8
Mon | Back | Seal row | 3 | 10
Wed | Legs | Box squat | 4 | 5
Wed | Legs | Leg curl | 3 | 12`,
      }),
    ["- 1 Back: Chin-up 3x8; Seal row 3x10", "- 3 Legs: Box squat 4x5; Leg curl 3x12"],
  ],
];

describe("pages of lifters", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
