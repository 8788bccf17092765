import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book } from "./written-documents";

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
];

describe("waves and targets", () => {
  it.each(PROGRAMS)("reads %s", (...program) => asMeant(...program));
});
