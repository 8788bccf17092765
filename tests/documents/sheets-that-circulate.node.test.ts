import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book } from "./written-documents";

/** Habits of the sheets that lifters pass on to each other, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a split and its day over each of two tables in the first row",
    () =>
      book({
        Plan: `
Beine Tag 1 | | | | Beine Tag 2 | | 
Übung | Sätze | Wdh. | | Übung | Sätze | Wdh.
Frontkniebeuge | 4 | 5 | | Kreuzheben | 3 | 4
Beinbeuger | 3 | 12 | | Beinpresse | 3 | 10`,
      }),
    ["- Beine Tag 1: Frontkniebeuge 4x5; Beinbeuger 3x12", "- Beine Tag 2: Kreuzheben 3x4; Beinpresse 3x10"],
  ],
  [
    "names of their own over two tables in the first row",
    () =>
      book({
        Plan: `
Heavy | | | | Light | |
Exercise | Sets | Reps | | Exercise | Sets | Reps
Front squat | 4 | 5 | | Box squat | 8 | 2
Leg curl | 3 | 12 | | Leg press | 3 | 10`,
      }),
    ["- Heavy: Front squat 4x5; Leg curl 3x12", "- Light: Box squat 8x2; Leg press 3x10"],
  ],
  [
    "the name of each numbered session in the column behind its number",
    () =>
      book({
        plan: `
day_id | day_name | exercise | sets | reps
1 | 1 - Back and biceps | Barbell row | 3 | 8
1 | 1 - Back and biceps | Hammer curl | 3 | 12
 | | | |
2 | 2 - Chest | Bench press | 4 | 6
2 | 2 - Chest | Cable fly | 3 | 15`,
      }),
    ["- 1 - Back and biceps: Barbell row 3x8; Hammer curl 3x12", "- 2 - Chest: Bench press 4x6; Cable fly 3x15"],
  ],
  [
    "sets across with loads over reps, the day merged in front, and assistance in the column that says which row is which",
    () =>
      book({
        Cycle: `
Max | | |
Press | 60 | |
 | | | | |
Day | Lift | | Set 1 | Set 2 | Set 3
Volume | Overhead press | Weight (kg) | 40 | 45 | 50
^ | | Reps | 8 | 6 | 4+
^ | Chin-up | | | |
^ | Lateral raise | 3x15 | | |
 | | | | |
Day | Lift | | Set 1 | Set 2 | Set 3
Pull | Deadlift | Weight (kg) | 100 | 120 | 130
^ | | Reps | 5 | 3 | 1+
^ | Barbell row | 4x8-10 | | |
^ | Reps on the last set: | | | |`,
      }),
    [
      "- Volume: Overhead press 1x8 40 kg, 1x6 45 kg, 1x4+ 50 kg; Chin-up ; Lateral raise 3x15",
      "- Pull: Deadlift 1x5 100 kg, 1x3 120 kg, 1x1+ 130 kg; Barbell row 4x8-10",
    ],
  ],
];

describe("a sheet that circulates is read as it is meant", () => {
  it.each(PROGRAMS)("%s", asMeant);
});
