import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book } from "./written-documents";

/** Habits of sheets that many coaches and clubs pass on, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a diary of loads beside the plan, called so with what is noted in it",
    () =>
      book({
        Plan: `
Trening 1 - poniedziałek | | | | | |
Ćwiczenie | Serie | Powtórzenia | Dziennik - ciężar (kg) | < | < | Uwagi
^ | ^ | ^ | Tydz. 1 | Tydz. 2 | Tydz. 3 | ^
Przysiad | 4 | 6-8 | 60 | 62.5 | | Powoli.
Wyciskanie | 3 | 8 | 40 | | |
Wykroki | 3 | 12 | | | |`,
      }),
    ["- 1 Trening 1: Przysiad 4x6-8; Wyciskanie 3x8; Wykroki 3x12"],
  ],
  [
    "weeks to a race beside their dates, of which some are left out",
    () =>
      book({
        Plan: `
Spring half marathon
Weeks to race | Week of | Monday | Tuesday | Thursday | Sunday
8 | 2026-03-02 | Rest | Threshold\\n9 km | Aerobic\\n10 km | Endurance\\n14 km
7 | 2026-03-09 | Rest | Aerobic\\n8 km | Threshold\\n9 km | Endurance\\n16 km
3 | 2026-04-06 | Rest | Threshold\\n10 km | Aerobic\\n8 km | Endurance\\n18 km`,
      }),
    [
      "1 2: Threshold x9 km",
      "1 4: Aerobic x10 km",
      "1 7: Endurance x14 km",
      "2 2: Aerobic x8 km",
      "2 4: Threshold x9 km",
      "2 7: Endurance x16 km",
      "6 2: Threshold x10 km",
      "6 4: Aerobic x8 km",
      "6 7: Endurance x18 km",
    ],
  ],
  [
    "a race named above the days of a plan whose title names no sport",
    () =>
      book({
        Plan: `
Higdon style, twelve weeks
Goal: Vienna marathon
Week | Tuesday | Thursday | Sunday
1 | Threshold\\n9 km | Aerobic\\n10 km | Endurance\\n14 km
2 | Aerobic\\n8 km | Threshold\\n9 km | Endurance\\n16 km`,
      }),
    [
      "1 2: Threshold x9 km",
      "1 4: Aerobic x10 km",
      "1 7: Endurance x14 km",
      "2 2: Aerobic x8 km",
      "2 4: Threshold x9 km",
      "2 7: Endurance x16 km",
    ],
  ],
  [
    "whole numbers that the format of their columns gives decimals",
    () =>
      book({
        Plan: `
Day | Exercise | Reps | Week 1 (kg) | Week 2 (kg)
Monday | Squat | 5.0 | 60.0 | 62.5
 | | 3.0 | 80.0 | 82.5
 | Press | 8.0 | 40.0 | 42.5`,
      }),
    ["1 1: Squat 1x5 60 kg, 1x3 80 kg; Press x8 40 kg", "2 1: Squat 1x5 62.5 kg, 1x3 82.5 kg; Press x8 42.5 kg"],
  ],
];

describe("what is read in sheets that are passed on", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
