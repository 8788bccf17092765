import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of coaches that others share, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "lifts in lines of their own over their doses, under a colon, a letter or nothing",
    () =>
      page(`
Garage week
Day 1
Front squat:
4 x 6
A2. Dead bug
3 x 8
Row
5 sets of 5 at 70%. Rest as you need.
Day 2
Power snatch
6 x 2 @ 65%
Barbell murder carry
4 x 20 s`),
    [
      "- Day 1: Front squat 4x6; Dead bug 3x8; Row 5x5 70%",
      "- Day 2: Power snatch 6x2 65%; Barbell murder carry 4x20 s",
    ],
  ],
  [
    "a week a row, its days over lists in two lines, and what is no training beside them",
    () =>
      book({
        Plano: `
Nº | SEGUNDA\\nVolume | QUINTA\\nForça | Peso (kg) | Comentários
1 | Supino 4x8 60 kg\\nRemada 3x10 | Supino 3x3 75 kg\\nTerra 2x4 110 kg | 81,5 | dormi mal
2 | Supino 4x8 62,5 kg\\nRemada 3x10 | Supino 3x3 77,5 kg\\nTerra 2x4 115 kg | 81,9 |
3 | Supino 4x8 65 kg\\nRemada 3x10 | Supino 3x3 80 kg\\nTerra 2x4 120 kg | | `,
      }),
    [
      "1 1 Volume: Supino 4x8 60 kg; Remada 3x10",
      "1 4 Força: Supino 3x3 75 kg; Terra 2x4 110 kg",
      "2 1 Volume: Supino 4x8 62.5 kg; Remada 3x10",
      "2 4 Força: Supino 3x3 77.5 kg; Terra 2x4 115 kg",
      "3 1 Volume: Supino 4x8 65 kg; Remada 3x10",
      "3 4 Força: Supino 3x3 80 kg; Terra 2x4 120 kg",
    ],
  ],
  [
    "lines with tabs, and how slowly each rep is lowered",
    () =>
      page(`
**SESSION A**
Dip negatives\t3 x 4-6\trest 90s\t5 s on the way down
Ring row\t3 x 8-12\trest 60s\tpause at the top
**SESSION B**
Pistol squat\t4 x 5\trest 2 min\t3 s lowering
Plank\t3 x 30 sec\trest 45s`),
    ["- SESSION A: Dip negatives 3x4-6; Ring row 3x8-12", "- SESSION B: Pistol squat 4x5; Plank 3x30 s"],
  ],
  [
    "what kind of lift it is in front of the row of its loads",
    () =>
      book({
        "4 day": `
MONDAY | | Set 1 | Set 2 | Set 3
Bench Press | % | 65% | 75% | 85%
T1 | kg | 60 | 70 | 77,5
 | reps | 8 | 6 | 4+
Front Squat | % | 50% | 60% | 70%
T2 | kg | 50 | 60 | 70
 | reps | 6 | 5 | 3
Curl | | 4x10 | | `,
      }),
    [
      "- 1: Bench Press 1x8 60 kg 65%, 1x6 70 kg 75%, 1x4+ 77.5 kg 85%; Front Squat 1x6 50 kg 50%, 1x5 60 kg 60%, 1x3 70 kg 70%; Curl 4x10",
    ],
  ],
  [
    "sums in the last columns, and a unit that is said in a sentence",
    () =>
      page(`
Cykl siłowy. Ciężar w kg.
## Tydzień 1
| Dzień | Ćwiczenie | Serie x powt. | Ciężar | Razem |
| Poniedziałek | Przysiad | 5 x 5 | 80 | 25 |
| Poniedziałek | Wyciskanie | 4 x 6 | 50 | 24 |
| | | | W tygodniu: | 49 |`),
    ["1 1: Przysiad 5x5 80 kg; Wyciskanie 4x6 50 kg"],
  ],
  [
    "complexes as a percentage and the reps of their parts",
    () =>
      book({
        Plan: `
Woche 1
Montag | | Freitag |
Reißen | 65/3 70/3 75/2x3 | Zug breit | 85/3x2 90/3x3
Umsetzen + Stoßen | 65/2+1 70/2+1 75/1+1x3 | Kniebeuge | 4x6`,
      }),
    [
      "1 1: Reißen 1x3 65%, 1x3 70%, 3x2 75%; Umsetzen + Stoßen 1x2+1 65%, 1x2+1 70%, 3x1+1 75%",
      "1 5: Zug breit 2x3 85%, 3x3 90%; Kniebeuge 4x6",
    ],
  ],
  [
    "sessions side by side, each over the names of its lifts and before its sets",
    () =>
      book({
        "Wk 3": `
Monday - Lower | Set 1 | Set 2 | | Wednesday - Upper | Set 1 | Set 2 | Set 3
Squat | 150x3 | 155x3 | | Bench Press | 100x1-4 | |
Deadlift | 180x4 | | | Row | x8 | x8 | x8

Friday - Pull | Set 1
Deadlift | 200xMR`,
      }),
    [
      "3 1 Lower: Squat 1x3 150, 1x3 155; Deadlift 1x4 180",
      "3 3 Upper: Bench Press 1x1-4 100; Row 3x8",
      "3 5 Pull: Deadlift 1xMR 200",
    ],
  ],
  [
    "rests and loads in Chinese",
    () =>
      page(`
# 柔道力量计划
## 周一：下肢
深蹲 4组×6次，70%，间歇3分钟
硬拉 3组×8次，60公斤，组间休息2分钟
## 周四：上肢
卧推 4组×6次，50千克，休息90秒`),
    ["- 1 下肢: 深蹲 4x6 70%; 硬拉 3x8 60 kg", "- 4 上肢: 卧推 4x6 50 kg"],
  ],
  [
    "lifts across, and in the last column how heavy and how rested the lifter is",
    () =>
      book({
        Plano: `
TREINO A - segunda-feira
Semana | Agachamento | Supino | Prancha | Peso corporal / sono
1 | 5x5 @ 70% | 4x6 @ 65% | 3x40s | 82,3 / 7h
2 | 5x5 @ 72,5% | 4x6 @ 67,5% | 3x40s |
3 | 5x4 @ 77,5% | 4x5 @ 72,5% | 3x45s |`,
      }),
    [
      "1 1 TREINO A: Agachamento 5x5 70%; Supino 4x6 65%; Prancha 3x40 s",
      "2 1 TREINO A: Agachamento 5x5 72.5%; Supino 4x6 67.5%; Prancha 3x40 s",
      "3 1 TREINO A: Agachamento 5x4 77.5%; Supino 4x5 72.5%; Prancha 3x45 s",
    ],
  ],
  [
    "muscles before the lifts, and how many sets of them",
    () =>
      page(`
MON
chest: Bench Press 4x
shoulders: Lateral Raise 3x (cable or dumbbells)
quads: Leg Press 4x
THU
back: Lat Pulldown 4x
triceps: Dips 3x`),
    ["- 1: Bench Press 4x; Lateral Raise 3x; Leg Press 4x", "- 4: Lat Pulldown 4x; Dips 3x"],
    ["little_training", "doses_missing", "sets_unclear"],
  ],
  [
    "reps and effort in one column, and a column that names each day",
    () =>
      book({
        programme: `
day_number | workout_type | exercise_name | sets | reps_rpe | notes
1 | PUSH #1 | Bench Press | 3 | 6-8 (RPE 8.5) | pause
1 | PUSH #1 | Lateral Raise | 3 | 12-15 (RPE 9) |
2 | PULL #1 | Row | 4 | 8-10 (RPE 8) |
2 | PULL #1 | Curl | 3 | 10-12 (RPE 9) | slow`,
      }),
    [
      "- PUSH #1: Bench Press 3x6-8 RPE 8.5; Lateral Raise 3x12-15 RPE 9",
      "- PULL #1: Row 4x8-10 RPE 8; Curl 3x10-12 RPE 9",
    ],
  ],
  [
    "reps of each set in brackets, and general rules below the days",
    () =>
      page(`
## Lunes
- Sentadilla: 4 sets (6 reps each)
- Press banca: 3 sets (8 reps each)
## Jueves
- Peso muerto: 4 sets (5 reps each)
- Remo: 3 x 10
## Reglas generales
- Aislamientos: 45-90 s
- Básicos: 2-3 min`),
    ["- 1: Sentadilla 4x6; Press banca 3x8", "- 4: Peso muerto 4x5; Remo 3x10"],
  ],
];

describe("programmes told briefly", () => {
  it.each(PROGRAMS)("%s", asMeant);
});
