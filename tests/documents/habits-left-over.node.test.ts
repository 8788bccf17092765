import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of coaches that others share, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "loads set by set, and their reps in the row below",
    () =>
      book({
        Plan: `
Monday | Set 1 | Set 2 | Set 3 | Set 4
Front Squat | 55 | 60 | 65 | 60
 | 6 | 4 | x 2+ | 4
Curl | 3x12
Thursday | Set 1 | Set 2 | Set 3 | Set 4
Push Press | 40 | 45 | 45 |
 | 5 | 3 | 3+ |
Row | 4x8`,
      }),
    ["- 1: Front Squat 1x6 55, 1x4 60, 1x2+ 65, 1x4 60; Curl 3x12", "- 4: Push Press 1x5 40, 1x3 45, 1x3+ 45; Row 4x8"],
  ],
  [
    "rounds beside the name of a part, and sets among the remarks of a row",
    () =>
      book({
        Plan: `
Day 1: Press + Swings
Exercise | Sets × Reps | Weight | Comments
Circuit 1 | | | 4 rounds
KB Press | 6 | 16 kg |
Goblet Squat | 8 | 20 kg | slow
Swing | 5 × 10 | 24 kg | 50 total
Day 2: Pulls
Exercise | Sets × Reps | Weight | Comments
Row | 8 | 20 kg | 5 sets
Dead Bug | 10 | BW | 3 sets in total
Plank | 40 sec | BW | easy`,
      }),
    [
      "- Day 1: Press + Swings: KB Press 4x6 16 kg; Goblet Squat 4x8 20 kg; Swing 5x10 24 kg",
      "- Day 2: Pulls: Row 5x8 20 kg; Dead Bug 3x10 BW; Plank x40 s BW",
    ],
  ],
  [
    "routines with letters, and how long each rep is held",
    () =>
      page(`
Back care plan
## Routine A – Move (mobility, ~20 min)
| # | Exercise | Dose |
| 1 | Cat cow | 8 slow reps |
| 2 | Cobra | 2 × 8, 3s hold |
| 3 | Glute bridge | 3 × 12, 2 s squeeze |
## Routine B – Lift (about 25 min)
| # | Exercise | Dose |
| 1 | Bird dog | 3 × 6 / side, 5-8s holds |
| 2 | Goblet squat | 3 × 8 with a 2 s pause |
| 3 | Row | 3 × 10, 12 kg |`),
    [
      "- Routine A – Move (mobility, ~20 min): Cat cow x8; Cobra 2x8; Glute bridge 3x12",
      "- Routine B – Lift (about 25 min): Bird dog 3x6 per side; Goblet squat 3x8; Row 3x10 12 kg",
    ],
  ],
  [
    "links that show lifts below the table of each day",
    () =>
      book({
        Plan: `
Tuesday - UPPER
# | Exercise | Sets x Reps | Rest
1 | Incline Press | 4 x 6 | 2 min
2 | Chest Row | 3 x 10 | 90 sec
Form references:
Incline Press: | Pressing on an incline https://youtu.be/abcdefghijk
Row: | Rowing well https://youtu.be/abcdefghijl
Friday - LOWER
# | Exercise | Sets x Reps | Rest
1 | Front Squat | 5 x 3 | 3 min
2 | Leg Curl | 3 x 12 | 60 sec
Form references:
Squat: | Squatting well https://youtu.be/abcdefghijm`,
      }),
    ["- 2 UPPER: Incline Press 4x6; Chest Row 3x10", "- 5 LOWER: Front Squat 5x3; Leg Curl 3x12"],
  ],
  [
    "by how much each load grows, and a sheet of what else may be done",
    () =>
      book({
        Plan: `
Tag A
Übung | Sätze | Wdh. | Start | Steigerung
Beinpresse | 3 | 8-10 | 80 kg | 10 kg
Rudern | 3 | 10-12 | – (noch offen) | 2,5 kg
Curls | 2 | 12-15 | 10 kg | 1,25 kg
Tag B
Übung | Sätze | Wdh. | Start | Steigerung
Brustpresse | 3 | 8-10 | 40 kg | 5 kg
Latzug | 3 | 10-12 | 45 kg | 5 kg`,
        "Ersatzübungen und Regeln": `
Übung | Ersatz
Beinpresse | 1. Kniebeugen, 2. Ausfallschritte
Latzug | 1. Klimmzüge, 2. Rudern
Vor jeder Einheit: 2 Sätze mit 50 %`,
      }),
    [
      "- Tag A: Beinpresse 3x8-10 80 kg; Rudern 3x10-12; Curls 2x12-15 10 kg",
      "- Tag B: Brustpresse 3x8-10 40 kg; Latzug 3x10-12 45 kg",
    ],
  ],
  [
    "words without an amount in a calendar, and what is done besides them",
    () =>
      book({
        Plan: `
Week | Mon | Tue | Thu | Sat
1 | 5 km easy | Barbell class (light) + 20 min bike | 6 km easy | 10 km long run
2 | 6 km easy | Barbell class (heavy) + 25 min bike | 7 km easy | 12 km long run`,
      }),
    [
      "1 1: Run x5 km",
      "1 2: Barbell class (light) ; bike x20 min",
      "1 4: Run x6 km",
      "1 6: long run x10 km",
      "2 1: Run x6 km",
      "2 2: Barbell class (heavy) ; bike x25 min",
      "2 4: Run x7 km",
      "2 6: long run x12 km",
    ],
  ],
  [
    "a dated list of days with their rests, and the lifts of a session among its details",
    () =>
      book({
        Plan: `
Week | Deload Week | Date | Day | Type | Workout | Distance | Detail | RPE / Duration
1 | No | 2026-03-02 | Mon | run | Easy run | 6km | Keep it slow. | RPE 4/10
1 | No | 2026-03-03 | Tue | gym | Gym A | | Squats 3x8 / Step-ups 3x10 / Side plank 3x30s | 40 min
1 | No | 2026-03-04 | Wed | rest | Rest | | Sleep. |
1 | No | 2026-03-05 | Thu | run | Tempo run | 8km | 3km of it fast. | RPE 7/10
2 | No | 2026-03-09 | Mon | run | Easy run | 7km | Keep it slow. | RPE 4/10
2 | No | 2026-03-10 | Tue | gym | Gym A | | Squats 3x8 / Step-ups 3x10 / Side plank 3x30s | 40 min
2 | No | 2026-03-11 | Wed | rest | Rest | | Sleep. |
2 | No | 2026-03-12 | Thu | run | Tempo run | 9km | 4km of it fast. | RPE 7/10`,
      }),
    [
      "1 1: Easy run x6 km RPE 4",
      "1 2: Gym A x40 min; Squats 3x8; Step-ups 3x10; Side plank 3x30 s",
      "1 4: Tempo run x8 km RPE 7",
      "2 1: Easy run x7 km RPE 4",
      "2 2: Gym A x40 min; Squats 3x8; Step-ups 3x10; Side plank 3x30 s",
      "2 4: Tempo run x9 km RPE 7",
    ],
  ],
  [
    "what to do with the lift of the item above, in orders",
    () =>
      page(`
**Session 1 - Tuesday**
- Power clean
- ramp up to heavy double
- drop 20-30 kg and do 4-5 singles
- Front squat
- use 80% of current max
- perform 5 sets of 3 reps
**Session 2 - Saturday**
- Bench press
- ramp up to heavy triple
- then do 3 sets of 8 reps
- Row 4x10`),
    ["- 2 Session 1: Power clean 1x2, 4-5x1; Front squat 5x3 80%", "- 6 Session 2: Bench press 1x3, 3x8; Row 4x10"],
  ],
  [
    "sets of each side in the column of sets",
    () =>
      book({
        Plan: `
Workout A
Exercise | Sets | Target
Bird dog | 2 per side | 6-8
Side plank | 3/side | 20 sec
Squat | 3 | 8-12
Workout B
Exercise | Sets | Target
Split squat | 3 each side | 8
Row | 3 | 10`,
      }),
    [
      "- Workout A: Bird dog 2x6-8 per side; Side plank 3x20 s per side; Squat 3x8-12",
      "- Workout B: Split squat 3x8 per side; Row 3x10",
    ],
  ],
  [
    "a run that is told in parts, below what it is called",
    () =>
      page(`
# Plan course à pied : semi-marathon
## Semaine 1
Mardi
10 min d'échauffement
20 min de fartlek sous la forme de
4 x 1 min, récupération 1 min
Jeudi
10 min d'échauffement
3 x 8 min à 13 km/h, récupération 2 min
Samedi
60 min à 11 km/h
## Semaine 2
Mardi
40 min à 11 km/h
Samedi
70 min à 11 km/h`),
    [
      "1 2: échauffement x10 min; fartlek x20 min; Run 4x1 min",
      "1 4: échauffement x10 min; Run 3x8 min",
      "1 6: Run x60 min",
      "2 2: Run x40 min",
      "2 6: Run x70 min",
    ],
  ],
  [
    "lifts under the days of a week, each over its sets, and what is done after them over its dose",
    () =>
      book({
        Plan: `
Week 1
 | Tuesday | Thursday | Saturday
Lift | Press | Squat | Deadlift
Set 1 (65 %) | 40 kg x 5 | 80 kg x 5 | 100 kg x 5
Set 2 (75 %) | 45 kg x 5 | 95 kg x 5 | 115 kg x 5
Set 3 (85 %) | 52,5 kg x 5+ | 107,5 kg x 5+ | 130 kg x 5+
Volume 5 x 10 (50 %) | 30 kg | 60 kg | 75 kg
Assistance | Chin-up | Leg curl | Leg raise
 | 5 x 8 | 3 x 12 | 3 x 15`,
      }),
    [
      "1 2: Press 1x5 40 kg 65%, 1x5 45 kg 75%, 1x5+ 52.5 kg 85%, 5x10 30 kg 50%; Chin-up 5x8",
      "1 4: Squat 1x5 80 kg 65%, 1x5 95 kg 75%, 1x5+ 107.5 kg 85%, 5x10 60 kg 50%; Leg curl 3x12",
      "1 6: Deadlift 1x5 100 kg 65%, 1x5 115 kg 75%, 1x5+ 130 kg 85%, 5x10 75 kg 50%; Leg raise 3x15",
    ],
  ],
  [
    "efforts that grow shorter, what comes then, and a day without an amount",
    () =>
      book({
        Plan: `
Hardlopen
Week 1
Dag 1: | Duurloop 50 min, tempo 5:40/km
Dag 2: | Interval 6-5-4-3-2-1 min pauze: 2 min
Dag 3: | Duurloop
Week 2
Dag 1: | Duurloop 60 min, tempo 5:40/km
Dag 2: | Interval 200-400-600-400-200 m pauze: 90 s
Dag 3: | Interval 8 x 3 min pauze: 1 min`,
      }),
    [
      "1 Dag 1: Duurloop x50 min 5:40/km",
      "1 Dag 2: Interval 1x6 min, 1x5 min, 1x4 min, 1x3 min, 1x2 min, 1x1 min",
      "1 Dag 3: Duurloop ",
      "2 Dag 1: Duurloop x60 min 5:40/km",
      "2 Dag 2: Interval 1x200 m, 1x400 m, 1x600 m, 1x400 m, 1x200 m",
      "2 Dag 3: Interval 8x3 min",
    ],
  ],
];

describe("habits of coaches", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
