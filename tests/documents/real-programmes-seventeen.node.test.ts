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
  [
    "weeks that begin with what is said of them: how often, the structure, the parameters",
    () =>
      page(`
# A month at home
## Week 1 – Learn
**Goal: learn the movements.**
**Sessions per week: 3**
**Structure:**
- Warm-up: 5 minutes
- Main block: 3 exercises
**Parameters of the load:**
- Sets: 3
- Reps: 8-10 (easy)
- Rest between sets: 90 seconds
**Exercises (every session):**
**1. Push-up – 3x8-10**
**2. Air squat – 3x10-12**
**3. Plank – 3x20 seconds**
## Week 2 – Build
**Sessions per week: 3**
**Changes from week 1:**
- Two more reps of everything
**Exercises:**
**1. Push-up – 3x10-12**
**2. Air squat – 3x12-14**
**3. Plank – 3x30 seconds**`),
    [
      "1 -: Warm-up x5 min; Push-up 3x8-10; Air squat 3x10-12; Plank 3x20 s",
      "2 -: Push-up 3x10-12; Air squat 3x12-14; Plank 3x30 s",
    ],
  ],
];

describe("real programmes, seventeen", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
