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
  [
    "the only lift of a plan of days, told beside other figures above it",
    () =>
      book({
        Cycle: `
Four days a week
Exercise | Front squat | | Add week 2 | 5
Training max | 120 | | Add week 3 | 10
 | | | |
Day | Sets | Reps | % | Week 1 | Week 2
Mon | 5 | 5 | 70% | 85 | 90
Wed | 6 | 4 | 75% | 90 | 95
Fri | 7 | 3 | 80% | 95 | 100
Sat | 8 | 2 | 85% | 102.5 | 107.5`,
      }),
    [
      "1 1: Front squat 5x5 85 70%",
      "1 3: Front squat 6x4 90 75%",
      "1 5: Front squat 7x3 95 80%",
      "1 6: Front squat 8x2 102.5 85%",
      "2 1: Front squat 5x5 90 70%",
      "2 3: Front squat 6x4 95 75%",
      "2 5: Front squat 7x3 100 80%",
      "2 6: Front squat 8x2 107.5 85%",
    ],
  ],
  [
    "weekdays of two letters that are others in another language",
    () =>
      book({
        Blok: `
Dag | Onderdeel | Sets | Reps
ma | Kniebuigen | 4 | 6
 | Roeien | 3 | 10
di | Bankdrukken | 4 | 8
vr | Optrekken | 5 | 5`,
      }),
    ["- 1: Kniebuigen 4x6; Roeien 3x10", "- 2: Bankdrukken 4x8", "- 5: Optrekken 5x5"],
  ],
  [
    "dated days of counted weeks, of which those of rest are told by their kind",
    () =>
      book({
        Blok: `
Week | Dag | Datum | Soort | Onderdeel | Training
12 | maandag | 2026-03-16 | Duur | Fietsen | 3x 20 min
^ | dinsdag | 2026-03-17 | Rust | |
^ | woensdag | 2026-03-18 | Tempo | Roeien | 4x 8 min
^ | zaterdag | 2026-03-21 | Duur | Hardlopen | 12 km
13 | maandag | 2026-03-23 | Duur | Fietsen | 3x 25 min
^ | dinsdag | 2026-03-24 | Rust | |
^ | woensdag | 2026-03-25 | Tempo | Roeien | 5x 8 min`,
      }),
    [
      "12 1: Fietsen 3x20 min",
      "12 3: Roeien 4x8 min",
      "12 6: Hardlopen x12 km",
      "13 1: Fietsen 3x25 min",
      "13 3: Roeien 5x8 min",
    ],
  ],
  [
    "Sunday by the letters that are Tuesday elsewhere",
    () =>
      book({
        Plan: `
 | lu | me | ve | di
Semaine 1 | Footing 40 min | Vélo 60 min | Footing 45 min | Footing 80 min
Semaine 2 | Footing 45 min | Vélo 60 min | Footing 50 min | Footing 90 min`,
      }),
    [
      "1 1: Footing x40 min",
      "1 3: Vélo x60 min",
      "1 5: Footing x45 min",
      "1 7: Footing x80 min",
      "2 1: Footing x45 min",
      "2 3: Vélo x60 min",
      "2 5: Footing x50 min",
      "2 7: Footing x90 min",
    ],
  ],
  [
    "places for each set, counted behind the headings below what they are for",
    () =>
      book({
        Push: `
Schwerpunkt Drücken | < | < | < | < | < | <
| | | | Protokoll (selbst ausfüllen) | < | <
Übung | Sätze | Wdh. | Pause | 1. | 2. | 3.
Schrägbankdrücken | 3 | 6-8 | 2 min | | |
Dips | 3 | 8-12 | 90 s | | |
Trizepsdrücken | 3 | 12 | 60 s | | |`,
      }),
    ["- Push: Schrägbankdrücken 3x6-8; Dips 3x8-12; Trizepsdrücken 3x12"],
  ],
  [
    "workouts named below the weekdays that stand side by side, and what to do after a miss",
    () =>
      book({
        Linear: `
Week 1 | < | < | < | < | <
Monday | < | < | Thursday | < | <
Workout A | < | < | Workout B | < | <
Squat | 5x5 | 60 kg | Squat | 5x5 | 62.5 kg
Bench press | 5x5 | 40 kg | Overhead press | 5x5 | 30 kg

Week 2 | < | < | < | < | <
Monday | < | < | Thursday | < | <
Workout B | < | < | Workout A | < | <
Squat | 5x5 | 65 kg | Squat | 5x5 | 67.5 kg
Overhead press | 5x5 | 32.5 kg | Bench press | 5x5 | 42.5 kg

Missed 3 times in a row? Take 10% off. | | | | |`,
      }),
    [
      "1 1 Workout A: Squat 5x5 60 kg; Bench press 5x5 40 kg",
      "1 4 Workout B: Squat 5x5 62.5 kg; Overhead press 5x5 30 kg",
      "2 1 Workout B: Squat 5x5 65 kg; Overhead press 5x5 32.5 kg",
      "2 4 Workout A: Squat 5x5 67.5 kg; Bench press 5x5 42.5 kg",
    ],
  ],
];

describe("what is read in sheets that are passed on", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
