import { describe, expect, it } from "vitest";
import type { SourceDocument } from "../../worker/documents/document-model";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { outline } from "./program-outline";
import { book, page } from "./written-documents";

/** What sheets and letters of coaches do that nobody had foreseen, in words and contents of our own. */
const PROGRAMS: [what: string, document: () => SourceDocument, sessions: string[]][] = [
  [
    "a column of lifts without a heading before tables of sets a week",
    () =>
      book({
        Cycle: `
Cycle 1 | | | | | | |
 | WEEK 1 (5/5/5+) | | | | WEEK 2 (3/3/3+) | |
 | % | Weight | Reps | | % | Weight | Reps
DAY 1 | | | | | | |
Press | 65% | 40 | 5 | | 70% | 42.5 | 3
 | 75% | 45 | 5 | | 80% | 47.5 | 3
Chin-ups | | | 5x10 | | | | 5x10
DAY 2 | | | | | | |
Squat | 65% | 80 | 5 | | 70% | 85 | 3
 | 75% | 92.5 | 5 | | 80% | 97.5 | 3
Leg Curl | | | 4x12 | | | | 4x12`,
      }),
    [
      "1 DAY 1: Press 1x5 40 65%, 1x5 45 75%; Chin-ups 5x10",
      "1 DAY 2: Squat 1x5 80 65%, 1x5 92.5 75%; Leg Curl 4x12",
      "2 DAY 1: Press 1x3 42.5 70%, 1x3 47.5 80%; Chin-ups 5x10",
      "2 DAY 2: Squat 1x3 85 70%, 1x3 97.5 80%; Leg Curl 4x12",
    ],
  ],
  [
    "all sets of an assistance lift in one cell among sets of a cell each",
    () =>
      book({
        Days: `
MONDAY | | | |
Exercise | TM | Set 1 | Set 2 | Set 3
Bench Press | 100 | 65 | 75 | 85
reps | | x8 | x6 | x4
Lat Pulldown | | 4x8-12 | |
TUESDAY | | | |
Exercise | TM | Set 1 | Set 2 | Set 3
Squat | 140 | 105 | 120 | 132.5
reps | | x5 | x3 | x1+
Ab Wheel | | 3x10 | |`,
      }),
    [
      "- 1: Bench Press 1x8 65, 1x6 75, 1x4 85; Lat Pulldown 4x8-12",
      "- 2: Squat 1x5 105, 1x3 120, 1x1+ 132.5; Ab Wheel 3x10",
    ],
  ],
  [
    "a dash in the weeks that leave a lift out, and a dose merged over all",
    () =>
      book({
        Block: `
Day | Exercise | Sets x Reps | Wk 1 (lb) | Wk 2 (lb)
Monday | Squat | 5x5 | 225 | 230
 | Bench Press | 5x5 | 165 | -
 | Press | 5x5 | - | 107.5
 | Back Extension | 5x10 | |
Total: | | | 390 | 337.5`,
      }),
    [
      "1 1: Squat 5x5 225 lb; Bench Press 5x5 165 lb; Back Extension 5x10",
      "2 1: Squat 5x5 230 lb; Press 5x5 107.5 lb; Back Extension 5x10",
    ],
  ],
  [
    "names of the days in the first row of a calendar",
    () =>
      book({
        "Week 1": `
Mon | Tue | Wed | Thu
Strength A | MAT | Strength B | OFF
Trap Bar Deadlift 3x5 @7 | BJJ gi 90 min | Front Squat 3x4 @7 |
Chin-Up 3x6 | | Farmer Carry 4x30 m |`,
      }),
    [
      "1 1 Strength A: Trap Bar Deadlift 3x5 RPE 7; Chin-Up 3x6",
      "1 2 MAT: BJJ gi x90 min",
      "1 3 Strength B: Front Squat 3x4 RPE 7; Farmer Carry 4x30 m",
    ],
  ],
  [
    "a day with its name and its date in one row above the headings",
    () =>
      book({
        Plan: `
WEEK 1 | | |
Monday | Lower | 2025-01-06 |
Exercise | Set 1 | Set 2 | Notes
Squat | 120 x 6 | 120 x 6 |
Leg Press | x 10-12 | x 10-12 |
 | | |
Tuesday | Upper | 2025-01-07 |
Exercise | Set 1 | Set 2 | Notes
Bench Press | 52.5 x 10 | 70 x 10 |
Row | x 10 | x 8 |`,
      }),
    ["1 1 Lower: Squat 2x6 120; Leg Press 2x10-12", "1 2 Upper: Bench Press 1x10 52.5, 1x10 70; Row 1x10, 1x8"],
  ],
  [
    "how hard a week is beside its number",
    () =>
      book({
        Meso: `
 | WEEK 1 · 3 RIR | | WEEK 2 · 2 RIR |
Exercise | Sets | Reps | Sets | Reps
Incline Press | 3 | 10-15 | 4 | 10-15
Cable Fly | 2 | 15-20 | 3 | 15-20`,
      }),
    [
      "1 -: Incline Press 3x10-15 3 RIR; Cable Fly 2x15-20 3 RIR",
      "2 -: Incline Press 4x10-15 2 RIR; Cable Fly 3x15-20 2 RIR",
    ],
  ],
  [
    "a list of loads to begin with, and what to do when a lift fails",
    () =>
      page(`# Linear plan
## If you fail
- T1: go from 5x3+ to 6x2+, after that 10x1+. Then test a new 5RM.
|Lift | Start T1 (lb) | Start T2 (lb)
|Squat | 185 | 135
|Bench | 135 | 105
# Workout A1
Squat: 5 x 3+, rest 3 min
Bench Press: 3 x 10
# Workout B1
Press: 5 x 3+, rest 3 min
Deadlift: 3 x 10`),
    ["- Workout A1: Squat 5x3+; Bench Press 3x10", "- Workout B1: Press 5x3+; Deadlift 3x10"],
  ],
  [
    "a text of an app: days by date, a name, a dose and a film a line",
    () =>
      page(`# Week of March 3
Monday, March 3, 2025
Lower A
A) Back Squat
4 x 6 @ RPE 7
Rest 3:00, Tempo 31X1
Results:
B) Bike Erg
10 min easy
Results:
Wednesday, March 5, 2025
Upper A
A) Bench Press
3 x 5 @ 80%
Results:
B) Face Pull
2 x 20
# Week of March 10
Monday, March 10, 2025
Lower A
A) Back Squat
5 x 5 @ RPE 8
B) Bike Erg
12 min easy`),
    [
      "1 1 Lower A: Back Squat 4x6 RPE 7; Bike Erg x10 min",
      "1 3 Upper A: Bench Press 3x5 80%; Face Pull 2x20",
      "2 1 Lower A: Back Squat 5x5 RPE 8; Bike Erg x12 min",
    ],
  ],
  [
    "Markdown that was pasted",
    () =>
      page(`## Monday – Max Effort Lower
1. __Box Squat (SSB)__ — work up to a 3RM
2. __Good Morning__ — 4x6
3. __2-Board Press__ — 4x8
## Friday – Dynamic Effort
1. __Speed Pull__ — 8x1 @ 60%, rest 30s
2. __Sled Drag__ — 6x50m`),
    [
      "- 1 Max Effort Lower: Box Squat (SSB) x3; Good Morning 4x6; 2-Board Press 4x8",
      "- 5 Dynamic Effort: Speed Pull 8x1 60%; Sled Drag 6x50 m",
    ],
  ],
  [
    "a workout of the day with a name before its rounds, and runs at a pace",
    () =>
      page(`# SEGUNDA-FEIRA
Back Squat – 5x5 @ 75%
WOD – 3 rounds for time
400 m corrida
21 kettlebell swings (24/16 kg)
# QUARTA-FEIRA
Long run 10 km @ 6:30/km
Plank 3 x :30`),
    [
      "- 1: Back Squat 5x5 75%; corrida 3x400 m; kettlebell swings 3x21 24/16 kg",
      "- 3: Long run x10 km 6:30/km; Plank 3x30 s",
    ],
  ],
];

describe("layouts of strangers", () => {
  it.each(PROGRAMS)("reads %s", (_, document, sessions) => {
    expect(outline(programIn(document()))).toEqual(sessions);
  });

  it("takes no date for an amount", () => {
    const reading = programIn(
      page(`Created: January 12, 2025
# Mon
Goblet squat 3 x 5 @ 16 kg
One-arm swing 10 x 10 @ 24 kg, rest 30 s`),
    );
    expect(outline(reading)).toEqual(["- 1: Goblet squat 3x5 16 kg; One-arm swing 10x10 24 kg"]);
  });
});
