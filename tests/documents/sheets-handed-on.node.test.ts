import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book } from "./written-documents";

/** Habits of the sheets that lifters hand on to each other, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "what is done besides, merged beside the lifts of a day, and days off among the lifts",
    () =>
      book({
        Wave: `
Day | Lift | Set 1 | | Set 2 | | | Accessories
Monday | Squat | 100 | x5 | 110 | x5+ | | Leg curl, calf raise
^ | Pause bench | 60 | x6 | 65 | x6 | | ^
Thursday | Deadlift | 120 | x3 | 130 | x3+ | | Ring row
^ | Overhead press | 40 | x6 | 45 | x6 | | ^
Saturday / Sunday | < | Rest | | | | |`,
      }),
    [
      "- 1: Squat 1x5 100, 1x5+ 110; Pause bench 1x6 60, 1x6 65; Leg curl, calf raise ",
      "- 4: Deadlift 1x3 120, 1x3+ 130; Overhead press 1x6 40, 1x6 45; Ring row ",
    ],
    ["doses_missing"],
  ],
  [
    "what somebody can lift in front of each lift, and how many sets are the goal",
    () =>
      book({
        Failure: `
 | | Week 1 | | | Week 2 | |
Day 1 | Lift | Weight | Reps per set | Set goal | Weight | Reps per set | Set goal
 | Front squat TM | 120 | | | 122.5 | |
 | Front squat | 85 | 8 | 4 | 90 | 7 | 4
 | Leg curl | | 10-12 | 3 | | 10-12 | 3
Day 2 | Lift | Weight | Reps per set | Set goal | Weight | Reps per set | Set goal
 | Close grip bench press training max | 100 | | | 100 | |
 | Close grip bench press | 70 | 8 | 4 | 75 | 7 | 4`,
      }),
    [
      "1 Day 1: Front squat 4x8 85; Leg curl 3x10-12",
      "1 Day 2: Close grip bench press 4x8 70",
      "2 Day 1: Front squat 4x7 90; Leg curl 3x10-12",
      "2 Day 2: Close grip bench press 4x7 75",
    ],
  ],
  [
    "rows that are the sets of a week, over loads in the column of each lift",
    () =>
      book({
        Block: `
 | | | Day 1 | Day 2
Week | % | Reps | Squat | Bench press
Week 1 | 60% | 8 | 90 | 60
^ | 70% | 6 | 105 | 70
Week 2 | 65% | 8 | 97.5 | 65
^ | 75% | 6+ | 112.5 | 75`,
      }),
    [
      "1 Day 1: Squat 1x8 90 60%, 1x6 105 70%",
      "1 Day 2: Bench press 1x8 60 60%, 1x6 70 70%",
      "2 Day 1: Squat 1x8 97.5 65%, 1x6+ 112.5 75%",
      "2 Day 2: Bench press 1x8 65 65%, 1x6+ 75 75%",
    ],
  ],
];

describe("sheets that lifters hand on", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
