import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book } from "./written-documents";

/** Habits of programmes that people have published, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "distances by the day, whose sport the sheet is named for, and days of rest",
    () =>
      book({
        "Half marathon": `
Half marathon in eight weeks
Day | Distance | Time | Ran | Comment
Day 1 | 4 km | | |
Day 2 | Rest | | |
Day 3 | 6.5 km | | |
Day 4 | 4 km | | |
Day 5 | Rest | | |
Day 6 | 9 km | | |`,
      }),
    ["- Day 1: Run x4 km", "- Day 3: Run x6.5 km", "- Day 4: Run x4 km", "- Day 6: Run x9 km"],
  ],
  [
    "facts in two cells each above the only table",
    () =>
      book({
        Plan: `
| Plan for the machines | | |
| Length | open | |
| Wanted | more strength | |
| Written on | 4.11.2025 | |

No. | Exercise | Sets | Reps
1 | Leg press | 3 | 12
2 | Chest press | 3 | 12
3 | Lat pulldown | 3 | 12`,
      }),
    ["- -: Leg press 3x12; Chest press 3x12; Lat pulldown 3x12"],
  ],
];

describe("real programmes, seventeen", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
