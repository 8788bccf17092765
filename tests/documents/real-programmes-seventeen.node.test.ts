import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

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
  [
    "lifts as headings over their sets and reps, in a page that names no session",
    () =>
      page(`
# After the shoulder operation
Goal: lift the arm over the head again.

## Band row
Sets: 3
Reps: 12 per arm
Description: Stand tall and pull the band to the ribs, then let it go back slowly.
Progression: When it gets easy, do 4 sets or take a stronger band.

## Pendulum
Sets: 2
Reps: 15
Equipment: a chair

## Wall push-up
Sets: 3
Reps: 8
Duration: hold for 2 seconds at the bottom`),
    ["- -: Band row 3x12 per arm; Pendulum 2x15; Wall push-up 3x8"],
  ],
];

describe("real programmes, seventeen", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
