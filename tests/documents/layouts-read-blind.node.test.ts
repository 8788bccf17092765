import { describe, expect, it } from "vitest";
import type { SourceDocument } from "../../worker/documents/document-model";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { outline } from "./program-outline";
import { book, page } from "./written-documents";

/** Small copies of layouts that documents of others had when they were first read. */
const PROGRAMS: [name: string, document: () => SourceDocument, sessions: string[]][] = [
  [
    "a week that leaves out the first sets of its exercises",
    () =>
      book({
        BBB: `
 | | Week 1 | < | < | Week 2 (Deload) | < | <
Exercise | Set | % | Weight | Reps | % | Weight | Reps
Day 1: Press | | | | | | |
Overhead Press | Warm-up 1 | 40% | 55 | 5 | | |
 | Set 1 | 65% | 90 | 5 | 40% | 55 | 5
 | Set 2 | 75% | 100 | 5+ | 50% | 70 | 5
Day 2: Deadlift | | | | | | |
Deadlift | Warm-up 1 | 40% | 145 | 5 | | |
 | Set 1 | 65% | 235 | 5 | 40% | 145 | 5
 | Set 2 | 75% | 275 | 5+ | 50% | 185 | 5`,
      }),
    [
      "1 Day 1: Press: Overhead Press 1x5 55 40%, 1x5 90 65%, 1x5+ 100 75%",
      "1 Day 2: Deadlift: Deadlift 1x5 145 40%, 1x5 235 65%, 1x5+ 275 75%",
      "2 Day 1: Press: Overhead Press 1x5 55 40%, 1x5 70 50%",
      "2 Day 2: Deadlift: Deadlift 1x5 145 40%, 1x5 185 50%",
    ],
  ],
  [
    "a remark below a table that stands under its columns, and time a side",
    () =>
      book({
        Block: `
3 DAY UPPER / LOWER HYPERTROPHY | | | |
Day 1 - Lower | | | |
Exercise | Sets | Reps | Load | Rest
Back Squat | 4 | 6 | 80 kg | 3 min
Side Plank | 2 | 20 sec/side | | 60 s
Day 2 - Upper | | | |
Exercise | Sets | Reps | Load | Rest
Row | 3 | 8 | 50 kg | 2 min
 | | | |
Notes: | Message me if anything hurts. Last set on video. | | |`,
      }),
    ["- Day 1 - Lower: Back Squat 4x6 80 kg; Side Plank 2x20 s per side", "- Day 2 - Upper: Row 3x8 50 kg"],
  ],
  [
    "two columns a set that nothing heads",
    () =>
      book({
        Plan: `
Monday - Bench
 | Set 1 | < | Set 2 | < | Set 3 | <
Bench Press | 62.5 | 8 | 72.5 | 6 | 80 | 4+
OHP | 32.5 | 6 | 37.5 | 5 | 45 | 3
Plank | 3x60s | | | | |
DB Row | 4x10/side | | | | |`,
      }),
    [
      "- 1 Bench: Bench Press 1x8 62.5, 1x6 72.5, 1x4+ 80; OHP 1x6 32.5, 1x5 37.5, 1x3 45; Plank 3x60 s; DB Row 4x10 per side",
    ],
  ],
  [
    "a calendar whose rows say the sets, their percentage and their load",
    () =>
      book({
        Smolov: `
Lift | Bench Press | | |
 | | Monday | Wednesday | Friday
Week 1 | Sets x Reps | 6x6 | 7x5 | 8x4
^ | % of 1RM | 70% | 75% | 80%
^ | Load (kg) | 85 | 90 | 95
Week 2 | Sets x Reps | 6x6 | 7x5 | 8x4
^ | Load (kg) | 87.5 | 92.5 | 97.5`,
      }),
    [
      "1 1: Bench Press 6x6 85 kg 70%",
      "1 3: Bench Press 7x5 90 kg 75%",
      "1 5: Bench Press 8x4 95 kg 80%",
      "2 1: Bench Press 6x6 87.5 kg",
      "2 3: Bench Press 7x5 92.5 kg",
      "2 5: Bench Press 8x4 97.5 kg",
    ],
  ],
  [
    "lifts over groups of columns, and a list of assistance behind them",
    () =>
      book({
        Cycle: `
 | Deadlift | < | < | Speed Deadlift | < | < | Assistance
Week | % | Weight | Reps | % | Sets | Reps | circuit
1 | 75% | 415 | 2 | 60% | 8 | 3 | Good Morning 3x8\\nRow 3x8
2 | 80% | 440 | 2 | 65% | 8 | 3 | Good Morning 3x8\\nRow 3x8`,
      }),
    [
      "1 -: Deadlift x2 415 75%; Speed Deadlift 8x3 60%; Good Morning 3x8; Row 3x8",
      "2 -: Deadlift x2 440 80%; Speed Deadlift 8x3 65%; Good Morning 3x8; Row 3x8",
    ],
  ],
  [
    "lifts over merged columns above a bare week",
    () =>
      book({
        Plan: `
 | Squat | < | < | Bench | < | <
Week | Sets | Reps | % | Sets | Reps | %
1 | 4 | 6 | 70 | 4 | 6 | 70
2 | 4 | 5 | 75 | 4 | 5 | 75`,
      }),
    ["1 -: Squat 4x6 70%; Bench 4x6 70%", "2 -: Squat 4x5 75%; Bench 4x5 75%"],
  ],
  [
    "loads in the columns of weeks, beside the reps of each row",
    () =>
      book({
        Program: `
Exercise | Reps | Wk 1 | Wk 2
Monday
Bench | 5 | 47.5 | 50
 | 5 | 57.5 | 60
Row | 5 | 42.5 | 45
 | 5 | 52.5 | 55`,
      }),
    ["1 1: Bench 1x5 47.5, 1x5 57.5; Row 1x5 42.5, 1x5 52.5", "2 1: Bench 1x5 50, 1x5 60; Row 1x5 45, 1x5 55"],
  ],
  [
    "weeks that are counted as sets are, each beside its load, and rests among the remarks",
    () =>
      book({
        Cycle: `
JOUR 1 – BAS DU CORPS
 | Exercice | S1 | Charge | S2 | Charge | Consignes
A1 | Squat | 4 x 6 | 75 % | 4 x 5 | 78 % | Repos 2 min 30
B1 | Fente | 3 x 8/jambe | 16 kg | 3 x 8/jambe | 18 kg | Repos 90 s
JOUR 2 – HAUT DU CORPS
 | Exercice | S1 | Charge | S2 | Charge | Consignes
A1 | Développé couché | 4 x 6 | RPE 7 | 4 x 5 | RPE 8 |
A2 | Tirage | 4 x 8 | RPE 8 | 4 x 8 | RPE 8 |`,
      }),
    [
      "1 JOUR 1 – BAS DU CORPS: Squat 4x6 75%; Fente 3x8 per leg 16 kg",
      "1 JOUR 2 – HAUT DU CORPS: Développé couché 4x6 RPE 7; Tirage 4x8 RPE 8",
      "2 JOUR 1 – BAS DU CORPS: Squat 4x5 78%; Fente 3x8 per leg 18 kg",
      "2 JOUR 2 – HAUT DU CORPS: Développé couché 4x5 RPE 8; Tirage 4x8 RPE 8",
    ],
  ],
  [
    "weeks once over all tables, and a session between them and the first headings",
    () =>
      book({
        Mesociclo: `
 | | Semana 1 | < | Semana 2 (deload) | <
Treino A - Peito
# | Exercício | Séries | Reps | Séries | Reps
1 | Supino reto | 4 | 6-8 | 3 | 6-8
2 | Crucifixo | 3 | 12-15 | 2 | 12-15
Treino B - Costas
# | Exercício | Séries | Reps | Séries | Reps
1 | Barra fixa | 4 | AMRAP | 3 | AMRAP
2 | Remada | 4 | 8-10 | 3 | 8-10`,
      }),
    [
      "1 Treino A - Peito: Supino reto 4x6-8; Crucifixo 3x12-15",
      "1 Treino B - Costas: Barra fixa 4xAMRAP; Remada 4x8-10",
      "2 Treino A - Peito: Supino reto 3x6-8; Crucifixo 2x12-15",
      "2 Treino B - Costas: Barra fixa 3xAMRAP; Remada 3x8-10",
    ],
  ],
  [
    "what a day is for, beside the day, where no session has another name",
    () =>
      book({
        计划: `
星期 | 部位 | 动作 | 组数 | 次数 | 间歇
周一 | 胸+三头 | 杠铃卧推 | 4 | 8-10 | 2分钟
^ | ^ | 绳索下压 | 4 | 12-15 | 60秒
周三 | 背+二头 | 引体向上 | 4 | 力竭 | 2分钟
^ | ^ | 杠铃划船 | 4 | 10 | 90秒`,
      }),
    ["- 1 胸+三头: 杠铃卧推 4x8-10; 绳索下压 4x12-15", "- 3 背+二头: 引体向上 4x力竭; 杠铃划船 4x10"],
  ],
  [
    "a date beside what is trained on it, above the headings",
    () =>
      book({
        Mars: `
SEMAINE 1
2025-03-03 | Push | |
✓ | Exercice | Séries | Reps
FALSE | Développé couché | 4 | 6
FALSE | Dips | 3 | max

2025-03-05 | Pull | |
✓ | Exercice | Séries | Reps
FALSE | Soulevé de terre | 3 | 5
FALSE | Tractions | 4 | 6-8`,
      }),
    ["1 1 Push: Développé couché 4x6; Dips 3xmax", "1 3 Pull: Soulevé de terre 3x5; Tractions 4x6-8"],
  ],
  [
    "a day's whole work in one cell, rounds after rounds",
    () =>
      book({
        Plan: `
SESSION | Obj: | WORK | COMMENTS
WEEK 1 | | |
SESSION 1 | Strength | Warm up: 3 Rounds\\n5x Goblet Squat 25#\\n5x Push Up\\nTraining:\\n(1) 5 Rounds\\n3x Front Squat 135#\\n6x Pull Up | Rest 60s
SESSION 2 | Work Capacity | (1) 6 Rounds\\n200m Shuttle Run\\n10x Burpee |`,
      }),
    [
      "1 SESSION 1: Goblet Squat 3x5 25 lb; Push Up 3x5; Front Squat 5x3 135 lb; Pull Up 5x6",
      "1 SESSION 2: Shuttle Run 6x200 m; Burpee 6x10",
    ],
  ],
  [
    "several exercises in one cell of a calendar",
    () =>
      book({
        Plan: `
Wk | Mon | Wed | Thu | Sat
1 | Easy run 5 km | 6 x 400 m, 2 min jog rest | Strength: Goblet Squat 3x10, Calf Raise 3x15, Plank 3x45s | Long run 10 km
2 | Easy run 6 km | 6 x 400 m, 2 min jog rest | Strength: Goblet Squat 3x10, Calf Raise 3x15, Plank 3x45s | Long run 11 km`,
      }),
    [
      "1 1: Easy run x5 km",
      "1 3: Run 6x400 m",
      "1 4: Goblet Squat 3x10; Calf Raise 3x15; Plank 3x45 s",
      "1 6: Long run x10 km",
      "2 1: Easy run x6 km",
      "2 3: Run 6x400 m",
      "2 4: Goblet Squat 3x10; Calf Raise 3x15; Plank 3x45 s",
      "2 6: Long run x11 km",
    ],
  ],
  [
    "rounds of exercises that a comma parts",
    () =>
      book({
        Kettlebell: `
Week | Day | Work | Rounds | Rest
1 | A | Swing x 15, Goblet squat x 8, Push-up x 10 | 4 | 60s
1 | B | Clean & press x 5/side, Row x 8/side | 5 | 90s
2 | A | Swing x 20, Goblet squat x 10, Push-up x 12 | 4 | 60s
2 | B | Clean & press x 6/side, Row x 10/side | 5 | 90s`,
      }),
    [
      "1 A: Swing 4x15; Goblet squat 4x8; Push-up 4x10",
      "1 B: Clean & press 5x5 per side; Row 5x8 per side",
      "2 A: Swing 4x20; Goblet squat 4x10; Push-up 4x12",
      "2 B: Clean & press 5x6 per side; Row 5x10 per side",
    ],
  ],
  [
    "tables whose first heading is the session's name, weeks side by side",
    () =>
      book({
        Meso: `
WEEK 1 | | | | | WEEK 2 | | |
Push | Sets | Reps | Kg | | Push | Sets | Reps | Kg
Incline press | 3 | 8 | 50 | | Incline press | 3 | 8 | 52.5
Lateral raise | 3 | 15 | 8 | | Lateral raise | 3 | 15 | 9
 | | | | | | | |
Pull | Sets | Reps | Kg | | Pull | Sets | Reps | Kg
Pendlay row | 4 | 6 | 70 | | Pendlay row | 4 | 6 | 72.5
Hammer curl | 3 | 12 | 14 | | Hammer curl | 3 | 12 | 15`,
      }),
    [
      "1 Push: Incline press 3x8 50 kg; Lateral raise 3x15 8 kg",
      "1 Pull: Pendlay row 4x6 70 kg; Hammer curl 3x12 14 kg",
      "2 Push: Incline press 3x8 52.5 kg; Lateral raise 3x15 9 kg",
      "2 Pull: Pendlay row 4x6 72.5 kg; Hammer curl 3x12 15 kg",
    ],
  ],
  [
    "what the muscles are called over the columns of each session",
    () =>
      book({
        Split: `
Chest & triceps | Sets | Reps
Bench press | 4 | 6-8
Skull crusher | 3 | 10

Legs & core | Sets | Reps
Squat | 4 | 6-8
Plank | 3 | 45 s`,
      }),
    ["- Chest & triceps: Bench press 4x6-8; Skull crusher 3x10", "- Legs & core: Squat 4x6-8; Plank 3x45 s"],
  ],
  [
    "a session's letter before the headings",
    () =>
      book({
        Plan: `
Tag A | Übung | Sätze | Wdh. | Pause
 | Kniebeuge | 4 | 6 | 3 min
 | Klimmzüge | 3 | max | 2 min
Tag B | Übung | Sätze | Wdh. | Pause
 | Kreuzheben | 3 | 5 | 3 min
 | Schulterdrücken | 4 | 8 | 2 min`,
      }),
    ["- Tag A: Kniebeuge 4x6; Klimmzüge 3xmax", "- Tag B: Kreuzheben 3x5; Schulterdrücken 4x8"],
  ],
  [
    "tables that lie on their side",
    () =>
      book({
        "Day 1": `
 | Squat | Bench | Row
Sets | 4 | 4 | 4
Reps | 6 | 8 | 10
Load | 100 kg | 70 kg | 60 kg`,
        "Day 2": `
 | Deadlift | Press | Pull-up
Sets | 3 | 4 | 4
Reps | 5 | 6 | 6
Load | 140 kg | 45 kg | BW`,
      }),
    [
      "- Day 1: Squat 4x6 100 kg; Bench 4x8 70 kg; Row 4x10 60 kg",
      "- Day 2: Deadlift 3x5 140 kg; Press 4x6 45 kg; Pull-up 4x6 BW",
    ],
  ],
  [
    "weeks below a session's name, lifts beside it",
    () =>
      book({
        Prog: `
Workout A | Squat | Bench press
Week 1 | 3x8 @ 60kg | 3x8 @ 40kg
Week 2 | 3x8 @ 62.5kg | 3x8 @ 42.5kg
 | |
Workout B | Deadlift | Overhead press
Week 1 | 3x5 @ 80kg | 3x8 @ 25kg
Week 2 | 3x5 @ 85kg | 3x8 @ 27.5kg`,
      }),
    [
      "1 Workout A: Squat 3x8 60 kg; Bench press 3x8 40 kg",
      "1 Workout B: Deadlift 3x5 80 kg; Overhead press 3x8 25 kg",
      "2 Workout A: Squat 3x8 62.5 kg; Bench press 3x8 42.5 kg",
      "2 Workout B: Deadlift 3x5 85 kg; Overhead press 3x8 27.5 kg",
    ],
  ],
  [
    "a sheet a session, its weeks down the sheet",
    () =>
      book({
        Upper: `
Week 1
Exercise | Sets | Reps
Bench | 3 | 8
Row | 3 | 10
Week 2
Exercise | Sets | Reps
Bench | 4 | 8
Row | 4 | 10`,
        Lower: `
Week 1
Exercise | Sets | Reps
Squat | 3 | 6
Leg curl | 3 | 12
Week 2
Exercise | Sets | Reps
Squat | 4 | 6
Leg curl | 4 | 12`,
      }),
    [
      "1 Upper: Bench 3x8; Row 3x10",
      "1 Lower: Squat 3x6; Leg curl 3x12",
      "2 Upper: Bench 4x8; Row 4x10",
      "2 Lower: Squat 4x6; Leg curl 4x12",
    ],
  ],
  [
    "sets and reps in the order that the heading says",
    () =>
      book({
        Lifting: `
Day 1
Exercise | Intensity | Reps x Sets
Snatch | 70% | 3 x 5
Clean & Jerk | 72% | 2+1 x 5
Day 2
Exercise | Intensity | Sets/Reps
Back squat | 75% | 4/6
Clean pull | 90% | 4/4`,
      }),
    ["- Day 1: Snatch 5x3 70%; Clean & Jerk 5x2+1 72%", "- Day 2: Back squat 4x6 75%; Clean pull 4x4 90%"],
  ],
  [
    "back-offs behind sets that are counted, and the load that is added",
    () =>
      book({
        "Day 1": `
Lift | Set 1 | Set 2 | Back-off
Back squat | 100x5 | 105x5+ | 90x8
Pause squat | 80x3 | 80x3 | 70x5`,
        "Day 2": `
Übung | Sätze | Wdh. | Pause Wdh. | Satzpause | Zusatzgewicht
Max Hangs | 4 | 1 | 3 s | 3 min | +5 kg
Klimmzüge | 4 | 5 | | 3 min | +10 kg`,
      }),
    [
      "- Day 1: Back squat 1x5 100 kg, 1x5+ 105 kg, 1x8 90 kg; Pause squat 2x3 80 kg, 1x5 70 kg",
      "- Day 2: Max Hangs 4x1 +5 kg; Klimmzüge 4x5 +10 kg",
    ],
  ],
  [
    "dates of a plan that says it is prescribed",
    () =>
      book({
        Plan: `
Date | Exercise | Prescription
2027-01-04 | Squat | 5x5 @ 70%
2027-01-04 | Bench | 5x5 @ 70%
2027-01-06 | Deadlift | 3x5 @ 75%
2027-01-06 | Press | 4x6`,
      }),
    ["1 1: Squat 5x5 70%; Bench 5x5 70%", "1 3: Deadlift 3x5 75%; Press 4x6"],
  ],
  [
    "sports as rows under the days of each week",
    () =>
      book({
        Plan: `
Week 1 | Mon | Tue | Wed | Thu | Fri | Sat
Swim | | 2000 m | | 1800 m | |
Bike | | | 60 min Z2 | | 45 min | 2 h
Run | | | | 40 min | |
Week 2 | Mon | Tue | Wed | Thu | Fri | Sat
Swim | | 2200 m | | 1800 m | |
Bike | | | 60 min Z2 | | 50 min | 2.5 h
Run | | | | 45 min | |`,
      }),
    [
      "1 2: Swim x2000 m",
      "1 3: Bike x60 min",
      "1 4: Swim x1800 m; Run x40 min",
      "1 5: Bike x45 min",
      "1 6: Bike x2 h",
      "2 2: Swim x2200 m",
      "2 3: Bike x60 min",
      "2 4: Swim x1800 m; Run x45 min",
      "2 5: Bike x50 min",
      "2 6: Bike x2.5 h",
    ],
  ],
  [
    "the reps of each set in a column, and kinds in front of the names",
    () =>
      book({
        Plan: `
Exercise | Load | R1 | R2 | R3
Day 1
Main movement: Bench | 80 kg | 8 | 8 | 6
Assistance pulling: Row | 70 kg | 10 | 10 | 8
Day 2
Squat | 100 kg | 6 | 6 | 6
Lunge | 20 kg | 10 | 10 | 10`,
      }),
    ["- Day 1: Bench 2x8 80 kg, 1x6 80 kg; Row 2x10 70 kg, 1x8 70 kg", "- Day 2: Squat 3x6 100 kg; Lunge 3x10 20 kg"],
  ],
  [
    "names that hold an amount of their own, and a plan that winds down",
    () =>
      book({
        Plan: `
Week | Exercise | Sets | Reps
1 | Sprint 60 m | 4 | 1
 | Squat | 3 | 8
 | Row | 3 | 8
2 | Sprint 60 m | 4 | 1
 | Squat | 3 | 7
 | Row | 3 | 8
3 | Sprint 60 m | 4 | 1
 | Squat | 3 | 6
 | Row | 3 | 8
4 | Sprint 60 m | 4 | 1
 | Squat | 3 | 5
 | Row | 3 | 8
5 | Sprint 60 m | 4 | 1
 | Squat | 3 | 4
 | Row | 3 | 8
6 | Sprint 60 m | 2 | 1`,
      }),
    [
      "1 -: Sprint 60 m 4x1; Squat 3x8; Row 3x8",
      "2 -: Sprint 60 m 4x1; Squat 3x7; Row 3x8",
      "3 -: Sprint 60 m 4x1; Squat 3x6; Row 3x8",
      "4 -: Sprint 60 m 4x1; Squat 3x5; Row 3x8",
      "5 -: Sprint 60 m 4x1; Squat 3x4; Row 3x8",
      "6 -: Sprint 60 m 2x1",
    ],
  ],
  [
    "sets side by side whose second column has no heading",
    () =>
      book({
        Plan: `
Mon – Push
 | S1 | | S2 | | S3 |
Bench | 60 | 8 | 70 | 6 | 75 | 4
Press | 30 | 10 | 35 | 8 | 40 | 6`,
      }),
    ["- 1 Push: Bench 1x8 60, 1x6 70, 1x4 75; Press 1x10 30, 1x8 35, 1x6 40"],
  ],
  [
    "a weekday and a day of the month as a text",
    () =>
      book({
        Marzo: `
Fecha | Sesión | Ejercicio | Series | Reps
lunes 3/3 | Pierna | Sentadilla | 4 | 8
 | | Prensa | 3 | 12
miércoles 5/3 | Torso | Press banca | 4 | 8
 | | Remo | 4 | 10`,
      }),
    ["- 1 Pierna: Sentadilla 4x8; Prensa 3x12", "- 3 Torso: Press banca 4x8; Remo 4x10"],
  ],
  [
    "rounds in the headings of parts",
    () =>
      page(`
# Bootcamp
## Session 1
### Warm-up (2 rounds)
- 10 air squats
- 10 push-ups
### Main circuit (4 rounds)
- 15 KB swings 16 kg
- 200 m run
## Session 2
### Main circuit (5 rounds)
- 10 burpees
- 20 lunges`),
    [
      "- Session 1: air squats 2x10; push-ups 2x10; KB swings 4x15 16 kg; run 4x200 m",
      "- Session 2: burpees 5x10; lunges 5x20",
    ],
  ],
  [
    "a message with stars around its sessions",
    () =>
      page(`
*TREINO A – Inferior*
Agachamento livre 4x8-10 desc 2min
Stiff 3x10 (desce em 3s)
Elevação pélvica 4x12 c/ 40kg

*TREINO B – Superior* 💪
✅ Elevação lateral 3x15 RIR 2
Remada curvada 3x10`),
    [
      "- TREINO A – Inferior: Agachamento livre 4x8-10; Stiff 3x10; Elevação pélvica 4x12 40 kg",
      "- TREINO B – Superior: Elevação lateral 3x15 2 RIR; Remada curvada 3x10",
    ],
  ],
  [
    "parts as headings below those of sessions, and sessions as items of a numbered list",
    () =>
      page(`
# Rotina
## Dia 1 – Completa
### Aquecimento
- Agachamento livre: 10 a 15 repetições
### Força (descanso de 90 s entre exercícios)
- Barra fixa: 3x5-8
- Paralelas: 3x5-8
## Dia 2 – Skills
- Ponte: 3x5
- Caminhada: 20 min`),
    [
      "- Dia 1 – Completa: Agachamento livre x10-15; Barra fixa 3x5-8; Paralelas 3x5-8",
      "- Dia 2 – Skills: Ponte 3x5; Caminhada x20 min",
    ],
  ],
  [
    "a gym's week with clocks, rounds and ladders",
    () =>
      page(`
**TUESDAY**
EMOM 10 min
3 Power Cleans @ 70%
Then: 3 rounds for time
15 KB Swings (53/35 lb)
12 Burpees
**SATURDAY**
Partner WOD, 30 min cap
60 Cal Bike
50 Box Jumps (24/20 in)`),
    ["- 2: Power Cleans x3 70%; KB Swings 3x15 53/35 lb; Burpees 3x12", "- 6: Bike x60 cal; Box Jumps x50"],
  ],
  [
    "counts in words, dots that lead to the dose and codes of one letter",
    () =>
      page(`
**Day One**
Squats, five sets of five at 75%
Leg press ........ 3x12
**Day Two**
A1 Bench press 4x6
B Nordic curl 3x5`),
    ["- Day One: Squats 5x5 75%; Leg press 3x12", "- Day Two: Bench press 4x6; Nordic curl 3x5"],
  ],
];

describe("layouts that were first read blind", () => {
  it.each(PROGRAMS)("%s", (_, document, sessions) => {
    const reading = programIn(document());
    expect(outline(reading)).toEqual(sessions);
    expect(reading.doubts).toEqual([]);
  });
});
