import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of coaches and of programmes in circulation, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "rows of a list in which figures happen to count",
    () =>
      book({
        Plan: `
Athlete | Wk | Day | # | Exercise | Sets | Reps | Rest | Client comment
Ida | 1 | Mon | 1 | Front squat | 3 | 5 | 3 min | fine
Ida | 1 | Mon | 2 | Leg curl | 3 | 12 | 2 min |
Ida | 2 | Mon | 1 | Front squat | 2 | 3 | 3 min |
Ida | 2 | Mon | 2 | Leg curl | 2 | 12 | 2 min |`,
      }),
    ["1 1: Front squat 3x5; Leg curl 3x12", "2 1: Front squat 2x3; Leg curl 2x12"],
  ],
  [
    "columns of sets that somebody is asked to fill in",
    () =>
      book({
        "Week 1": `
DAY 1 - LOWER | < | < | < | PLEASE FILL THIS IN | < | <
Exercise | Sets | Reps | Load | Set 1 | Set 2 | How was it?
Box squat | 3 | 8 | 30kg | 30x5 easy | 32 x 8, 8 | ok
Leg curl | 2 | 12-15 | | | |
Dead bug | 2 | 10/side | BW | | |`,
      }),
    ["1 DAY 1 - LOWER: Box squat 3x8 30 kg; Leg curl 2x12-15; Dead bug 2x10 per side BW"],
  ],
  [
    "what was lifted in ranges, and a sentence below the exercises",
    () =>
      book({
        "Semana 1": `
Sesión 1 – Torso
Ejercicio | Series | Reps | Carga (kg) | S1 | S2 | S3
Press militar | 3 | 6 | 40 | 40x6 | 40x6 | 40x6
Remo con mancuerna | 3 | 8-10 | 22 | 22x8-10 | 22x8-10 | 22x8-10
Fondos | 3 | 5 | 10 | 10x5 | 10x5 | 10x5
Si molesta el hombro, press con mancuernas`,
      }),
    ["1 Sesión 1 – Torso: Press militar 3x6 40 kg; Remo con mancuerna 3x8-10 22 kg; Fondos 3x5 10 kg"],
  ],
  [
    "a short word for tempo, and weeks of a log behind an empty column",
    () =>
      book({
        "Treino A": `
TREINO A – PERNAS | < | < | < | < | < | < | <
 | | | | | | CARGAS USADAS | <
EXERCÍCIO | SÉRIES | REPS | CAD | INTERVALO | | Sem 1 | Sem 2
Agachamento | 4 | 10 | 3010 | 90s | | 40 |
Leg press | 4 | 12 | | 90s | | 90 |
Stiff | 3 | 10 | 4010 | 60s | | |
Panturrilha em pé | 4 | 15 | 2020 | 45s | | 50 |`,
      }),
    ["- TREINO A – PERNAS: Agachamento 4x10; Leg press 4x12; Stiff 3x10; Panturrilha em pé 4x15"],
  ],
  [
    "groups of exercises that are counted as weeks might be",
    () =>
      page(`
Rutina de junio
**MARTES – Pierna**
| Ejercicio | Series x Reps | Peso |
| Sentadilla | 4 x 10 | 14 kg |
| TRISERIE 1 | < | < |
| Zancadas | 3 x 12 | 6 kg |
| Peso muerto | 3 x 12 | 20 kg |
**JUEVES – Torso**
| Ejercicio | Series x Reps | Peso |
| Remo con barra | 4 x 10 | 30 kg |
| TRISERIE 1 | < | < |
| Press militar | 3 x 12 | 20 kg |
| Curl de biceps | 3 x 12 | 8 kg |
| TRISERIE 2 | < | < |
| Fondos | 3 x 10 | |
| Plancha | 3 x 30 s | |`),
    [
      "- 2 Pierna: Sentadilla 4x10 14 kg; Zancadas 3x12 6 kg; Peso muerto 3x12 20 kg",
      "- 4 Torso: Remo con barra 4x10 30 kg; Press militar 3x12 20 kg; Curl de biceps 3x12 8 kg; Fondos 3x10; Plancha 3x30 s",
    ],
  ],
  [
    "who gives the plan, beside its title",
    () =>
      book({
        "Plan A": `
Trainingskarte | | | Studio am Wald
Nr. | Gerät / Übung | Sätze | Wdh.
1 | Beinpresse | 3 | 12
2 | Latzug | 3 | 10
3 | Brustpresse | 3 | 12`,
        "Plan B": `
Trainingskarte | | | Studio am Wald
Nr. | Gerät / Übung | Sätze | Wdh.
1 | Kniebeuge | 3 | 8
2 | Rudern am Kabel | 3 | 10
3 | Schulterpresse | 3 | 12`,
      }),
    [
      "- Plan A: Beinpresse 3x12; Latzug 3x10; Brustpresse 3x12",
      "- Plan B: Kniebeuge 3x8; Rudern am Kabel 3x10; Schulterpresse 3x12",
    ],
  ],
  [
    "four columns a set, the number of sets among them",
    () =>
      book({
        План: `
1 НЕДЕЛЯ
Вторник | 1 | < | < | < | 2 | < | < | <
Упражнение | % | кг | повт | подх | % | кг | повт | подх
Присед | 50% | 80 | 5 | 1 | 70% | 112,5 | 3 | 4
Жим лёжа | 55% | 60 | 6 | 1 | 75% | 82,5 | 4 | 5
Пресс | | | 15 | 3 | | | |`,
      }),
    ["1 2: Присед 1x5 80 kg 50%, 4x3 112.5 kg 70%; Жим лёжа 1x6 60 kg 55%, 5x4 82.5 kg 75%; Пресс 3x15"],
  ],
  [
    "the day of a meet behind the last days, and so many each without a space",
    () =>
      book({
        Program: `
WEEK 1 | DAY 1 | < | < | DAY 2 | < | < | DAY 3 | < | <
^ | Exercise | Sets | Reps | Exercise | Sets | Reps | Exercise | Sets | Reps
^ | Squat | 3 | 5 | Deadlift | 3 | 3 | Bench | 5 | 5
^ | Bench | 3 | 8 | Lunge | 3 | 8ea | Row | 4 | 10
 |  |  |  |  |  |  |  |  |
WEEK 2 | DAY 1 | < | < | DAY 2 | < | < | Max out | < | <
^ | Exercise | Sets | Reps | Exercise | Sets | Reps | | |
^ | Squat | 2 | 2 | Deadlift | 1 | 1 | | |
^ | Bench | 2 | 2 | Lunge | 2 | 6ea | | |`,
      }),
    [
      "1 DAY 1: Squat 3x5; Bench 3x8",
      "1 DAY 2: Deadlift 3x3; Lunge 3x8 per side",
      "1 DAY 3: Bench 5x5; Row 4x10",
      "2 DAY 1: Squat 2x2; Bench 2x2",
      "2 DAY 2: Deadlift 1x1; Lunge 2x6 per side",
    ],
  ],
  [
    "days that are called by the lift whose sets stand below, a week of several rows",
    () =>
      book({
        Plan: `
 | Day 1: Front Squat | < | < | Day 2: Push Press | < | <
Week | % | Weight | Reps | % | Weight | Reps
Week 1 | 60% | 60 | 8 | 60% | 36 | 8
 | 65% | 65 | 6 | 65% | 39 | 6
 | 65% | 65 | 6+ | 65% | 39 | 6+
Week 2 | 70% | 70 | 5 | 70% | 42 | 5
 | 75% | 75 | 3+ | 75% | 45 | 3+`,
      }),
    [
      "1 Day 1: Front Squat: Front Squat 1x8 60 60%, 1x6 65 65%, 1x6+ 65 65%",
      "1 Day 2: Push Press: Push Press 1x8 36 60%, 1x6 39 65%, 1x6+ 39 65%",
      "2 Day 1: Front Squat: Front Squat 1x5 70 70%, 1x3+ 75 75%",
      "2 Day 2: Push Press: Push Press 1x5 42 70%, 1x3+ 45 75%",
    ],
  ],
  [
    "the unit that somebody has chosen on another sheet",
    () =>
      book({
        Start: `
kg or lbs? | kg
Back squat max | 140
Bench max | 100`,
        "Week 1": `
Monday - Lower
 | Set 1 | Set 2 | Set 3
Back squat | 100x6 | 105x6 | 110x6
Deadlift | 120x5 | 120x5 |`,
      }),
    ["1 1 Lower: Back squat 1x6 100 kg, 1x6 105 kg, 1x6 110 kg; Deadlift 2x5 120 kg"],
  ],
  [
    "the unit of a text, said once, and loads with a fraction before the reps",
    () =>
      page(`
Written as weight x reps x sets (kg).
| Week | Tuesday | Friday |
| 1 | Squat 90 x 5 x 5\\nPress 42.5 x 5 x 3 | Deadlift 120 x 5\\nBench press 70 x 5 x 5 |
| 2 | Squat 92.5 x 5 x 5\\nPress 45 x 5 x 3 | Deadlift 125 x 5\\nBench press 72.5 x 5 x 5 |`),
    [
      "1 2: Squat 5x5 90 kg; Press 3x5 42.5 kg",
      "1 5: Deadlift 1x5 120 kg; Bench press 5x5 70 kg",
      "2 2: Squat 5x5 92.5 kg; Press 3x5 45 kg",
      "2 5: Deadlift 1x5 125 kg; Bench press 5x5 72.5 kg",
    ],
  ],
  [
    "weekdays over sets of one lift, each with the load that is reckoned from its share",
    () =>
      book({
        Cycle: `
DEADLIFT CYCLE | | |
Max (kg) | | 200 |
Week | Monday | Wednesday | Friday
BASE PHASE | < | < | <
Week 1 | 3x8 @ 65% (130)\\n2x5 @ 70% (140) | Rest | 5x3 @ 80% (160)
Week 2 | 3x8 @ 65% + 5 kg (135) | Rest | 6x3 @ 80% (160)
PEAK PHASE | < | < | <
Week 3 | 3x5 @ 75% (150)\\n2x3 @ 80% (160) | Rest | 4x2 @ 90% (180)`,
      }),
    [
      "1 1: DEADLIFT 3x8 130 kg 65%, 2x5 140 kg 70%",
      "1 5: DEADLIFT 5x3 160 kg 80%",
      "2 1: DEADLIFT 3x8 135 kg 65%",
      "2 5: DEADLIFT 6x3 160 kg 80%",
      "3 1: DEADLIFT 3x5 150 kg 75%, 2x3 160 kg 80%",
      "3 5: DEADLIFT 4x2 180 kg 90%",
    ],
  ],
  [
    "rows of warm-ups and of work under the percentages, loads and reps of each week",
    () =>
      book({
        Cycle: `
 | | Week 1 | < | < | Week 2 | < | <
Exercise | | % | Weight | Reps | % | Weight | Reps
Bench | Warm-up | 40% | 40 kg | 5 | 40% | 40 kg | 5
^ | ^ | 50% | 50 kg | 5 | 50% | 50 kg | 5
^ | Work | 70% | 70 kg | 3 | 80% | 80 kg | 3
^ | ^ | 80% | 80 kg | 3+ | 85% | 85 kg | 2+
Close grip bench | 4 sets | 50% | 50 kg | 8 | 55% | 55 kg | 8
Row | Assist. | | | 4x10 | | | 4x12`,
      }),
    [
      "1 -: Bench 1x5 40 kg 40%, 1x5 50 kg 50%, 1x3 70 kg 70%, 1x3+ 80 kg 80%; Close grip bench 4x8 50 kg 50%; Row 4x10",
      "2 -: Bench 1x5 40 kg 40%, 1x5 50 kg 50%, 1x3 80 kg 80%, 1x2+ 85 kg 85%; Close grip bench 4x8 55 kg 55%; Row 4x12",
    ],
  ],
  [
    "percentages in the row of the name, and the load and reps of each below them",
    () =>
      book({
        Plan: `
TUESDAY | Press Volume | < | < | < | < | <
 | Exercise | Set 1 | < | Set 2 | < | Set 3 | <
 | Press | 65% | < | 75% | < | 85% | <
 | | 40 | x8 | 47.5 | x6 | 52.5 | x4+
 | Dumbbell row | 24 | x12 | 24 | x12 | |
FRIDAY | Squat / Deadlift | < | < | < | < | <
 | Exercise | Set 1 | < | Set 2 | < | Set 3 | <
 | Squat | 75% | < | 85% | < | 95% | <
 | | 90 | x5 | 102.5 | x3 | 115 | x1+
 | Leg curl | 30 | x12 | 30 | x12 | |`,
      }),
    [
      "- 2 Press Volume: Press 1x8 40 65%, 1x6 47.5 75%, 1x4+ 52.5 85%; Dumbbell row 2x12 24",
      "- 5 Squat / Deadlift: Squat 1x5 90 75%, 1x3 102.5 85%, 1x1+ 115 95%; Leg curl 2x12 30",
    ],
  ],
  [
    "rounds of a circuit in the column of sets, merged over its exercises",
    () =>
      book({
        Plan: `
SEMANA 1
Día 1 – Fuerza
Bloque | Ejercicio | Series | Reps | Carga
Fuerza | Sentadilla | 4 | 6 | 50
Circuito | Zancada | 3 vueltas | 8/lado | 8
^ | Plancha | ^ | 30 s |`,
      }),
    ["1 Día 1 – Fuerza: Sentadilla 4x6 50; Zancada 3x8 per side 8; Plancha 3x30 s"],
  ],
  [
    "what is asked before one moves on, below the exercises",
    () =>
      page(`
**Stage 3 – weeks 13-14**
**Gym day 1**
- Leg press: 4 x 8
- Side plank: 3 x 30 s
To move on you need:
- No swelling the day after
- Quad strength over 80%`),
    ["13 Gym day 1: Leg press 4x8; Side plank 3x30 s", "14 Gym day 1: Leg press 4x8; Side plank 3x30 s"],
    ["weeks_alike", "efforts_left_over"],
  ],
  [
    "weeks that lead to a fight, a sheet each",
    () =>
      book({
        Wk2: `
CAMP WEEK 2 – 4 weeks out
MON – Strength | < | WED – Power | <
Exercise | Sets x Reps | Exercise | Sets x Reps
Trap bar | 4 x 2 | Clean pull | 5 x 2
Floor press | 4 x 3 | Box jump | 5 x 2`,
        Wk3: `
CAMP WEEK 3 – 3 weeks out
MON – Strength | < | WED – Power | <
Exercise | Sets x Reps | Exercise | Sets x Reps
Trap bar | 3 x 2 | Clean pull | 4 x 2
Floor press | 3 x 3 | Box jump | 4 x 2`,
      }),
    [
      "2 1 Strength: Trap bar 4x2; Floor press 4x3",
      "2 3 Power: Clean pull 5x2; Box jump 5x2",
      "3 1 Strength: Trap bar 3x2; Floor press 3x3",
      "3 3 Power: Clean pull 4x2; Box jump 4x2",
    ],
  ],
  [
    "weeks above the first day alone, whose log is filled in there",
    () =>
      book({
        Meso: `
Template
| | Week 1 | < | < | Week 2 | < | <
Monday | Upper | Sets | Weight | Sore? | Sets | Weight | Sore?
Push | Bench press | 3 | 80 kg | no | 4 | 82.5 kg |
Back | Barbell row | 3 | 70 kg | no | 4 | 72.5 kg |
Tuesday | Lower | Sets | Weight | Sore? | Sets | Weight | Sore?
Quads | Front squat | 3 | 90 kg | | 4 | 92.5 kg |
Hams | Leg curl | 3 | 40 kg | | 4 | 42.5 kg |`,
      }),
    [
      "1 1: Bench press 3x 80 kg; Barbell row 3x 70 kg",
      "1 2: Front squat 3x 90 kg; Leg curl 3x 40 kg",
      "2 1: Bench press 4x 82.5 kg; Barbell row 4x 72.5 kg",
      "2 2: Front squat 4x 92.5 kg; Leg curl 4x 42.5 kg",
    ],
    ["doses_missing", "sets_unclear"],
  ],
  [
    "the rest in seconds behind a slash",
    () =>
      page(`
**Day 1**
- Row: 3x10-12/90s
- Curl: 3x12/60 s`),
    ["- Day 1: Row 3x10-12; Curl 3x12"],
  ],
];

describe("habits of coaches", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
