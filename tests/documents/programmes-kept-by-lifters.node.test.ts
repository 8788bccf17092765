import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of programmes that coaches and lifters keep for themselves or hand on, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "the percentage and the weight of each set behind it",
    () =>
      book({
        "Front Squat": `
Week | Day | Set 1 | % | Weight | Set 2 | % | Weight | Set 3 | % | Weight
1 | 1 | 1*8 | 0.6 | 72 | 1*6 | 0.7 | 84 | 1*4 | 0.8 | 96
1 | 2 | 1*8 | 0.65 | 78 | 1*6 | 0.7 | 84 | | |
2 | 1 | 1*6 | 0.65 | 78 | 1*5 | 0.75 | 90 | 1*3 | 0.85 | 102`,
      }),
    [
      "1 Day 1: Front Squat 1x8 72 60%, 1x6 84 70%, 1x4 96 80%",
      "1 Day 2: Front Squat 1x8 78 65%, 1x6 84 70%",
      "2 Day 1: Front Squat 1x6 78 65%, 1x5 90 75%, 1x3 102 85%",
    ],
  ],
  [
    "places for exercises of the lifter's choice",
    () =>
      book({
        "Week 1": `
Monday | Set 1 | < | Set 2 | <
Exercise | Weight | Reps | Weight | Reps
Squat | 200 | 5 | 200 | 5
Optional Exercise 1 | | 8-12 | | 8-12
Optional Exercise 2 | | 8-12 | | 8-12

Thursday | Set 1 | < | Set 2 | <
Exercise | Weight | Reps | Weight | Reps
Bench Press | 120 | 6 | 130 | 5
Optional Exercise 1 | | 10 | | 8
Optional Exercise 2 | | 12 | | 10`,
      }),
    [
      "1 1: Squat 2x5 200; Optional Exercise 1 2x8-12; Optional Exercise 2 2x8-12",
      "1 4: Bench Press 1x6 120, 1x5 130; Optional Exercise 1 1x10, 1x8; Optional Exercise 2 1x12, 1x10",
    ],
  ],
  [
    "what each day is for and how long it takes, beside its first exercise",
    () =>
      book({
        Grappling: `
Day | Focus | Minutes | Exercise | Sets | Reps | Time (s)
Day 1 | Hips | 50 | Deadlift | 5 | 3 |
^ | ^ | ^ | Glute bridge | 3 | 12 |
^ | ^ | ^ | Dead hang | 3 | | 40
Day 2 | Pull | 45 | Barbell row | 4 | 8 |
^ | ^ | ^ | Curl | 3 | 10 |`,
      }),
    ["- Day 1 – Hips: Deadlift 5x3; Glute bridge 3x12; Dead hang 3x40 s", "- Day 2 – Pull: Barbell row 4x8; Curl 3x10"],
  ],
  [
    "headings that count the days until a meet",
    () =>
      page(`
# Peak
## Week 12
### 4 Days Out (Session 1)
| Exercise | Sets | Reps | Load |
| Squat | 2 | 2 | 80% |
| Bench press | 2 | 2 | 82% |
### 2 Days Out (Session 2)
| Exercise | Sets | Reps | Load |
| Deadlift | 1 | 2 | 75% |
| Bench press | 2 | 1 | 75% |`),
    [
      "12 4 Days Out (Session 1): Squat 2x2 80%; Bench press 2x2 82%",
      "12 2 Days Out (Session 2): Deadlift 1x2 75%; Bench press 2x1 75%",
    ],
  ],
  [
    "arrows behind loads, and what came of the week before",
    () =>
      page(`
**Semana 2**
**Lunes**
- Press militar 4x6 @40 kg ↗ (S1: 38@8, fácil)
- Remo con barra 3x10 @60-65 kg ↘ — descanso 2 min (S1: 70 kg, demasiado)
- Plancha lateral 3x40s ↑
- Curl 3x12 (↑ 2,5 kg)`),
    ["2 1: Press militar 4x6 40 kg; Remo con barra 3x10 60-65 kg; Plancha lateral 3x40 s; Curl 3x12"],
  ],
  [
    "a load between the name and the dose, and one more set of the same",
    () =>
      page(`
**Mardi — Force**
- Tirage explosif +5 kg 4x3
- Soulevé de terre 120kg rapide 3x4
- Tractions 10-8-6-4 + série max — repos 90s-2 min (la dernière fois : 5x8 trop dur)
- Rowing 4x10`),
    ["- 2 Force: Tirage explosif 4x3 +5 kg; Soulevé de terre 3x4 120 kg; Tractions 1x10, 1x8, 1x6, 1x4; Rowing 4x10"],
  ],
  [
    "the rules of a programme below it, and sets that are done with something",
    () =>
      page(`
**Неделя 1**
**Вторник:**
1. Присед — 4×6-8
2. Вертикальная тяга — 5×8-10 (3 с узкой ручкой, 2 с широкой)
**Суббота:**
1. Жим лёжа — 5×5
2. Планка — 3×30 с
**Правила программы:**
1. Отдых между подходами: 3 минуты
2. Перед каждой тренировкой — разминка 10 минут`),
    ["1 2: Присед 4x6-8; Вертикальная тяга 5x8-10", "1 6: Жим лёжа 5x5; Планка 3x30 s"],
  ],
  [
    "sessions in capitals beside one that is known for a day",
    () =>
      page(`
LONG DAY
Broad Jump 4x3
Deadlift 5x3

AFTER PRACTICE 1
Pull Up 4x6
Floor Press 4x8 each side

AFTER A MATCH
Goblet Squat 3x10
Suitcase Carry 3x40m each side`),
    [
      "- LONG DAY: Broad Jump 4x3; Deadlift 5x3",
      "- AFTER PRACTICE 1: Pull Up 4x6; Floor Press 4x8 per side",
      "- AFTER A MATCH: Goblet Squat 3x10; Suitcase Carry 3x40 m per side",
    ],
  ],
  [
    "doses in a column of details, with ranges behind slashes and what the day is for below its name",
    () =>
      book({
        "Day 1": `
Day 1 - Gambe 1
Spinta + Femorali

Esercizio | Dettagli
Pause Squat | 2s giù - 3×6/4 @ RPE 7, rest 2'
Stacco rumeno | 4×6 @ RPE 7, tempo 31X1, rest 2'
Leg Extension | 2×10/12 each @ RPE 8, rest 60-90"
Leg Curl | 3×10/15 @ RPE 8, rest 60"
Plank | 3 × 30/40"`,
        "Day 2": `
Day 2 - Upper 1
Push + Arms

Esercizio | Dettagli
Panca piana | 5×5 @ RPE 7, rest 2'
Rematore | 3×8/10 @ RPE 8, rest 90"
Curl manubri | 2×12/15 @ RPE 8, rest 60"`,
      }),
    [
      "- Day 1 - Gambe 1: Pause Squat 3x6/4 RPE 7; Stacco rumeno 4x6 RPE 7; Leg Extension 2x10-12 per side RPE 8; Leg Curl 3x10-15 RPE 8; Plank 3x30-40 s",
      "- Day 2 - Upper 1: Panca piana 5x5 RPE 7; Rematore 3x8-10 RPE 8; Curl manubri 2x12-15 RPE 8",
    ],
  ],
  [
    "days with their dates, whose weeks end with Sunday",
    () =>
      page(`
| Dag | Dato | Økt | Tid | Kommentar |
| mandag | 2.juni | Rolig løp | 01:00 | |
| onsdag | 4.juni | Styrke | 00:45 | |
| fredag | 6.juni | Hvile | | |
| søndag | 8.juni | Langtur løp | 02:00 | |
| | | | | |
| tirsdag | 10.juni | Intervall løp | 01:00 | jevne drag |
| torsdag | 12.juni | Styrke | 00:45 | |
| søndag | 15.juni | Langtur sykkel | 03:00 | |`),
    [
      "1 1: Rolig løp x01:00",
      "1 3: Styrke x00:45",
      "1 7: Langtur løp x02:00",
      "2 2: Intervall løp x01:00",
      "2 4: Styrke x00:45",
      "2 7: Langtur sykkel x03:00",
    ],
    ["little_training"],
  ],
  [
    "a weight and reps for each set, in short",
    () =>
      book({
        Plan: `
Day | Exercise | W1 | R1 | W2 | R2
Mon | Squat | 100 | 5 | 110 | 3
Mon | Bench press | 70 | 5 | 75 | 3
Thu | Deadlift | 140 | 5 | 150 | 3
Thu | Press | 40 | 5 | 45 | 3`,
      }),
    ["- 1: Squat 1x5 100, 1x3 110; Bench press 1x5 70, 1x3 75", "- 4: Deadlift 1x5 140, 1x3 150; Press 1x5 40, 1x3 45"],
  ],
  [
    "headings that say which set they are of, and what part of it",
    () =>
      book({
        Squat: `
Week | Day | Set 1 Reps | Set 1 % | Set 2 Reps | Set 2 %
1 | 1 | 8 | 60% | 6 | 70%
1 | 2 | 8 | 65% | 6 | 75%
2 | 1 | 6 | 70% | 4 | 80%`,
      }),
    ["1 Day 1: Squat 1x8 60%, 1x6 70%", "1 Day 2: Squat 1x8 65%, 1x6 75%", "2 Day 1: Squat 1x6 70%, 1x4 80%"],
  ],
  [
    "doses in sentences",
    () =>
      page(`
**Tuesday**
- Do 3 sets of 8-10 reps of floor press with 24 kg, resting 2 minutes.
- Squats for 5 sets of 5.
- 4 sets of 6 barbell rows at 70kg
- Bench: 90kg for 5, 95kg for 3, 100kg for 1
- Overhead press: 3 sets, 8 reps each, 40 kg
- Plank for 40 seconds, 3 times`),
    [
      "- 2: floor press 3x8-10 24 kg; Squats 5x5; barbell rows 4x6 70 kg; Bench 1x5 90 kg, 1x3 95 kg, 1x1 100 kg; Overhead press 3x8 40 kg; Plank 3x40 s",
    ],
  ],
  [
    "days that are counted from the match",
    () =>
      page(`
**MD-4**
- Trap bar deadlift 4x4
- Bench press 4x5
**MD-2 – Speed**
- Hang clean 4x2
- Push press 3x3`),
    ["- MD-4: Trap bar deadlift 4x4; Bench press 4x5", "- MD-2 – Speed: Hang clean 4x2; Push press 3x3"],
  ],
  [
    "doses in front of the names behind a dash",
    () =>
      page(`
PUSH DAY
4x6 - Bench Press
3x12-15 - Lateral Raise
PULL DAY
4x6 - Barbell Row
3x12 - Hammer Curl`),
    ["- PUSH DAY: Bench Press 4x6; Lateral Raise 3x12-15", "- PULL DAY: Barbell Row 4x6; Hammer Curl 3x12"],
  ],
  [
    "the sets of each day, of the lift in the title",
    () =>
      page(`
Squat cycle
Week 1
Monday: 4 sets of 9 at 70%
Friday: 7 sets of 5 at 80%
Week 2
Monday: 4 sets of 8 at 75%
Friday: 7 sets of 4 at 85%`),
    ["1 1: Squat 4x9 70%", "1 5: Squat 7x5 80%", "2 1: Squat 4x8 75%", "2 5: Squat 7x4 85%"],
  ],
  [
    "names in lines of their own, with the dose in the next",
    () =>
      page(`
**Day A**
Squat
3 sets x 5 reps
Rest 3 min
Press
3 sets x 5 reps
**Day B**
Deadlift
1 set x 5 reps
Barbell Row
4x8`),
    ["- Day A: Squat 3x5; Press 3x5", "- Day B: Deadlift 1x5; Barbell Row 4x8"],
  ],
  [
    "a circuit whose rounds stand behind its name",
    () =>
      page(`
**Thursday**
- Bench press 4x6
- Core circuit x3: crunch 15 · side plank 30 s · leg raise 8-10
- Finisher x2: burpees 10, row 250 m`),
    ["- 4: Bench press 4x6; crunch 3x15; side plank 3x30 s; leg raise 3x8-10; burpees 2x10; row 2x250 m"],
  ],
];

describe("programmes kept by lifters", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
