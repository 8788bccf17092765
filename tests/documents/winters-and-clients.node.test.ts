import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book } from "./written-documents";

/** Habits of what is sent to a squad for its winter, or to a client, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a week of volume, which is no sum of what was lifted",
    () =>
      book({
        Cycle: `
 | | WEEK 1 - volume | < | < | WEEK 2 - heavy | < | <
Day | Lift | Sets | Reps | Load kg | Sets | Reps | Load kg
Tue | Overhead press | 5 | 6 | 40 | 4 | 4 | 45
^ | Pull-up | 4 | 8 | | 4 | 6 |
Fri | Power clean | 6 | 3 | 70 | 5 | 2 | 77.5
^ | Good morning | 3 | 10 | 30 | 3 | 8 | 35`,
      }),
    [
      "1 2: Overhead press 5x6 40 kg; Pull-up 4x8",
      "1 5: Power clean 6x3 70 kg; Good morning 3x10 30 kg",
      "2 2: Overhead press 4x4 45 kg; Pull-up 4x6",
      "2 5: Power clean 5x2 77.5 kg; Good morning 3x8 35 kg",
    ],
  ],
];

describe("programmes for winters and clients", () => {
  it.each(PROGRAMS)("reads %s", asMeant);

});
