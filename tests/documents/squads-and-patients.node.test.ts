import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of what is written for squads and for patients, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "where exercises are done, and how often",
    () =>
      page(`
# Shoulder, weeks after the cast
## At home, every day
1. Pendulum: 2 x 20
2. Wall slide: 3 x 10
## In the gym, three times a week
- Leg press: 3 x 12
- Band row: 3 x 15`),
    [
      "- At home, every day: Pendulum 2x20; Wall slide 3x10",
      "- In the gym, three times a week: Leg press 3x12; Band row 3x15",
    ],
  ],
  [
    "how far a lift is worked up, behind a tab",
    () =>
      page(`
**WEEK 1**
**Monday – Heavy Lower**
Front Squat\twork up to a heavy double
Back Raise\t4 x 10
**Thursday – Heavy Upper**
Close-Grip Bench Press\tbuild to a 3RM
Row\t5 x 8`),
    ["1 1 Heavy Lower: Front Squat x2; Back Raise 4x10", "1 4 Heavy Upper: Close-Grip Bench Press x3; Row 5x8"],
  ],
  [
    "what a week is for, in the head of its column",
    () =>
      book({
        Ciclo: `
 | Semana 1 | Semana 2 | Semana 3 (descarga)
Lunes | Sentadilla: 5 x 5\\nPlancha: 3 x 40 s | Sentadilla: 5 x 4\\nPlancha: 3 x 50 s | Sentadilla: 2 x 5
Martes | Descanso | Descanso | Descanso
Jueves | Dominadas: 4 x 6\\nRemo: 3 x 8 | Dominadas: 5 x 5\\nRemo: 3 x 10 | Remo: 2 x 8`,
      }),
    [
      "1 1: Sentadilla 5x5; Plancha 3x40 s",
      "1 4: Dominadas 4x6; Remo 3x8",
      "2 1: Sentadilla 5x4; Plancha 3x50 s",
      "2 4: Dominadas 5x5; Remo 3x10",
      "3 1: Sentadilla 2x5",
      "3 4: Remo 2x8",
    ],
  ],
  [
    "days of a run plan in a list, whose items go on in lines of their own",
    () =>
      page(`
# Semi de printemps, course à pied
## Semaine 1
- **Mardi :** Footing 40 min
- **Jeudi :**\\nFractionné 6 x 400 m, récup 1 min
- **Samedi :** renforcement\\nSquats : 3 x 12\\nGainage : 3 x 30 s
- **Dimanche :** Sortie longue 10 km`),
    [
      "1 2: Footing x40 min",
      "1 4: Fractionné 6x400 m",
      "1 6 renforcement: Squats 3x12; Gainage 3x30 s",
      "1 7: Sortie longue x10 km",
    ],
  ],
  [
    "the counted lifts of a team",
    () =>
      book({
        Card: `
LIFT 1 – FORCE | < | WEEK 1 | < | WEEK 2 | <
^ | ^ | S x R | INT | S x R | INT
A1 | Front Squat | 4x5 | 75% | 4x4 | 80%
B1 | Row | 3x8 | RPE 7 | 3x6 | RPE 8
 | | | | |
LIFT 2 – SPEED | < | WEEK 1 | < | WEEK 2 | <
^ | ^ | S x R | INT | S x R | INT
A1 | Power Clean | 5x3 | 70% | 5x2 | 75%
B1 | Bench Press | 3x8 | RPE 7 | 3x6 | RPE 8`,
      }),
    [
      "1 LIFT 1 – FORCE: Front Squat 4x5 75%; Row 3x8 RPE 7",
      "1 LIFT 2 – SPEED: Power Clean 5x3 70%; Bench Press 3x8 RPE 7",
      "2 LIFT 1 – FORCE: Front Squat 4x4 80%; Row 3x6 RPE 8",
      "2 LIFT 2 – SPEED: Power Clean 5x2 75%; Bench Press 3x6 RPE 8",
    ],
  ],
  [
    "other lifts below the sets of the one that heads them, in the columns of its shares",
    () =>
      book({
        Cycle: `
Week 1 | < | < | | < | < | <
Monday | < | < | | Thursday | < | <
Push press | < | < | | Deadlift | < | <
% | kg | reps | | % | kg | reps
65% | 40 | 5 | | 65% | 100 | 5
85% | 52.5 | 5+ | | 85% | 130 | 5+
Floor press | < | < | | Front squat | < | <
50% | 45 | 5 x 10 | | 45% | 60 | 4 x 8
Chin-up | < | 5 x 6 | | Back extension | < | 3 x 15`,
      }),
    [
      "1 1: Push press 1x5 40 kg 65%, 1x5+ 52.5 kg 85%; Floor press 5x10 45 kg 50%; Chin-up 5x6",
      "1 4: Deadlift 1x5 100 kg 65%, 1x5+ 130 kg 85%; Front squat 4x8 60 kg 45%; Back extension 3x15",
    ],
  ],
];

describe("programmes of squads and patients", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
