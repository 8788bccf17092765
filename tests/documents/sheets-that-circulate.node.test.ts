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
];

describe("a sheet that circulates is read as it is meant", () => {
  it.each(PROGRAMS)("%s", asMeant);
});
