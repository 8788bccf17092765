import { describe, expect, it } from "vitest";
import type { SourceDocument } from "../../worker/documents/document-model";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { outline } from "./program-outline";
import { book, page } from "./written-documents";

/** Shapes of programmes that coaches have published, with contents of our own. */
const PROGRAMS: [shape: string, document: () => SourceDocument, sessions: string[]][] = [
  [
    "a row of weights over a row of reps",
    () =>
      book({
        "nSuns 4day": `
nSuns 531 LP 4-Day
Training Max | | | | | | | | | |
Bench | 100 | Squat | 140 | OHP | 60 | Deadlift | 180 | | |
 | | | | | | | | | |
Monday | | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
Bench (Volume) | Weight | 65 | 75 | 85 | 85 | 85 | 80 | 75 | 70 | 65
 | Reps | 8 | 6 | 4 | 4 | 4 | 5 | 6 | 7 | 8+
OHP | Weight | 30 | 35 | 40 | 40 | 40 | 40 | 40 | 40 |
 | Reps | 6 | 5 | 3 | 5 | 7 | 4 | 6 | 8 |
Tuesday | | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
Squat | Weight | 105 | 120 | 132.5 | 125 | 120 | 112.5 | 105 | 97.5 | 90
 | Reps | 5 | 3 | 1+ | 3 | 3 | 3 | 5 | 5 | 5+`,
      }),
    [
      "- 1: Bench (Volume) 1x8 65, 1x6 75, 3x4 85, 1x5 80, 1x6 75, 1x7 70, 1x8+ 65; OHP 1x6 30, 1x5 35, 1x3 40, 1x5 40, 1x7 40, 1x4 40, 1x6 40, 1x8 40",
      "- 2: Squat 1x5 105, 1x3 120, 1x1+ 132.5, 1x3 125, 1x3 120, 1x3 112.5, 1x5 105, 1x5 97.5, 1x5+ 90",
    ],
  ],
  [
    "loads over reps that nothing names",
    () =>
      book({
        "5/3/1 LP": `
Day 1 | Bench | 95 | 110 | 125 | 125
 | | 8 | 6 | 4 | 4
 | OHP | 45 | 55 | 65 | 65
 | | 6 | 5 | 3 | 5
 | | | | |
Day 2 | Squat | 135 | 155 | 170 | 160
 | | 5 | 3 | 1+ | 3
 | Sumo Deadlift | 95 | 115 | 130 | 130
 | | 5 | 5 | 3 | 5`,
      }),
    [
      "- Day 1: Bench 1x8 95, 1x6 110, 2x4 125; OHP 1x6 45, 1x5 55, 1x3 65, 1x5 65",
      "- Day 2: Squat 1x5 135, 1x3 155, 1x1+ 170, 1x3 160; Sumo Deadlift 1x5 95, 1x5 115, 1x3 130, 1x5 130",
    ],
  ],
  [
    "a lift over rows of its sets",
    () =>
      book({
        "Cycle 1": `
5/3/1 Boring But Big
1RM | TM |
Week 1 | | | |
Monday | Press | | |
Set | % | Weight | Reps
1 | 65% | 40 | 5
2 | 75% | 45 | 5
3 | 85% | 50 | 5+
BBB | 50% | 30 | 5x10
Tuesday | Deadlift | | |
Set | % | Weight | Reps
1 | 65% | 105 | 5
2 | 75% | 120 | 5
3 | 85% | 137.5 | 5+
BBB | 50% | 80 | 5x10`,
      }),
    [
      "1 1: Press 1x5 40 65%, 1x5 45 75%, 1x5+ 50 85%; BBB 5x10 30 50%",
      "1 2: Deadlift 1x5 105 65%, 1x5 120 75%, 1x5+ 137.5 85%; BBB 5x10 80 50%",
    ],
  ],
  [
    "sets in a column a week",
    () =>
      book({
        Hypertrophy: `
Upper/Lower 6 week block
Exercise | Reps | W1 | W2 | W3
UPPER A | | | |
Bench Press | 6-8 | 3 | 3 | 4
Pull Down | 10-12 | 2 | 3 | 3
LOWER A | | | |
Squat | 6-8 | 3 | 3 | 4`,
      }),
    [
      "1 UPPER A: Bench Press 3x6-8; Pull Down 2x10-12",
      "1 LOWER A: Squat 3x6-8",
      "2 UPPER A: Bench Press 3x6-8; Pull Down 3x10-12",
      "2 LOWER A: Squat 3x6-8",
      "3 UPPER A: Bench Press 4x6-8; Pull Down 3x10-12",
      "3 LOWER A: Squat 4x6-8",
    ],
  ],
  [
    "doses in a column a week",
    () =>
      book({
        Sheet1: `
Day 1 | Week 1 | Week 2 | Week 3 | Week 4
Squat | 5x5 @ 70% | 5x4 @ 75% | 5x3 @ 80% | 3x3 @ 60%
Pause Bench | 4x6 @ 65% | 4x5 @ 70% | 4x4 @75% | 3x3 @ 60%
Day 2 | Week 1 | Week 2 | Week 3 | Week 4
Deadlift | 4x4 @ 75% | 4x3 @ 80% | 3x2 @ 85% | 2x2 @ 60%`,
      }),
    [
      "1 Day 1: Squat 5x5 70%; Pause Bench 4x6 65%",
      "1 Day 2: Deadlift 4x4 75%",
      "2 Day 1: Squat 5x4 75%; Pause Bench 4x5 70%",
      "2 Day 2: Deadlift 4x3 80%",
      "3 Day 1: Squat 5x3 80%; Pause Bench 4x4 75%",
      "3 Day 2: Deadlift 3x2 85%",
      "4 Day 1: Squat 3x3 60%; Pause Bench 3x3 60%",
      "4 Day 2: Deadlift 2x2 60%",
    ],
  ],
  [
    "days side by side with what was done",
    () =>
      book({
        GZCLP: `
GZCLP
A1 | | | | | A2 | | | |
Tier | Lift | Weight | Sets x Reps | Done | Tier | Lift | Weight | Sets x Reps | Done
T1 | Squat | 100 kg | 5x3+ | 100x5 | T1 | OHP | 45 kg | 5x3+ |
T2 | Bench | 60 kg | 3x10 | | T2 | Deadlift | 90 kg | 3x10 |
T3 | Lat Pulldown | 40 kg | 3x15+ | | T3 | DB Row | 20 kg | 3x15+ |`,
      }),
    [
      "- A1: Squat 5x3+ 100 kg; Bench 3x10 60 kg; Lat Pulldown 3x15+ 40 kg",
      "- A2: OHP 5x3+ 45 kg; Deadlift 3x10 90 kg; DB Row 3x15+ 20 kg",
    ],
  ],
  [
    "two workouts in a letter",
    () =>
      page(`
# Starting Strength
**Phase 1**
Workout A
Squat 3x5
Press 3x5
Deadlift 1x5
Workout B
Squat 3x5
Bench press 3x5
Deadlift 1x5
Rest 3-5 minutes between sets.`),
    ["- Workout A: Squat 3x5; Press 3x5; Deadlift 1x5", "- Workout B: Squat 3x5; Bench press 3x5; Deadlift 1x5"],
  ],
  [
    "weeks of several columns beside a training max",
    () =>
      book({
        "4x Hypertrophy": `
Day 1 | | Week 1 | < | < | < | Week 2 | < | < | <
Exercise | Training Max | Weight | Reps per set | Sets | Reps on last set | Weight | Reps per set | Sets | Reps on last set
Squat | 150 | 105 | 10 | 4 | | 107.5 | 9 | 4 |
OHP | 60 | 42.5 | 10 | 4 | | 45 | 9 | 4 |
 | | | | | | | | |
Day 2 | | Week 1 | < | < | < | Week 2 | < | < | <
Exercise | Training Max | Weight | Reps per set | Sets | Reps on last set | Weight | Reps per set | Sets | Reps on last set
Deadlift | 180 | 125 | 10 | 4 | | 130 | 9 | 4 |`,
      }),
    [
      "1 Day 1: Squat 4x10 105; OHP 4x10 42.5",
      "1 Day 2: Deadlift 4x10 125",
      "2 Day 1: Squat 4x9 107.5; OHP 4x9 45",
      "2 Day 2: Deadlift 4x9 130",
    ],
  ],
  [
    "a client's book in Italian",
    () =>
      book({
        "Scheda Marco": `
SCHEDA DI ALLENAMENTO | | | | | |
Cliente: Marco R. | | | Obiettivo: ipertrofia | | |
GIORNO A | | | | | |
ESERCIZIO | SERIE | RIP | RECUPERO | CARICO | TUT | NOTE
Panca piana | 4 | 8 | 90'' | 60 kg | 3-0-1-0 | scapole chiuse
Rematore bilanciere | 4 | 10 | 90'' | 50 kg | |
Plank | 3 | 45'' | 60'' | | |
GIORNO B | | | | | |
ESERCIZIO | SERIE | RIP | RECUPERO | CARICO | TUT | NOTE
Squat | 5 | 5 | 2' | 90 kg | |
Affondi camminati | 3 | 12 per gamba | 60'' | | |`,
      }),
    [
      "- GIORNO A: Panca piana 4x8 60 kg; Rematore bilanciere 4x10 50 kg; Plank 3x45 s",
      "- GIORNO B: Squat 5x5 90 kg; Affondi camminati 3x12 per leg",
    ],
  ],
  [
    "a running calendar",
    () =>
      book({
        "10k plan": `
10k in 8 weeks
Week | Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday
1 | Rest | Easy run 5 km | Rest | Intervals 6 x 400 m | Rest | Easy run 4 km | Long run 8 km
2 | Rest | Easy run 5 km | Rest | Tempo run 20 min | Rest | Easy run 4 km | Long run 9 km`,
      }),
    [
      "1 2: Easy run x5 km",
      "1 4: Intervals 6x400 m",
      "1 6: Easy run x4 km",
      "1 7: Long run x8 km",
      "2 2: Easy run x5 km",
      "2 4: Tempo run x20 min",
      "2 6: Easy run x4 km",
      "2 7: Long run x9 km",
    ],
  ],
  [
    "a sheet a week with sessions of their own headings",
    () =>
      book({
        "Week 1": `
Session A - Power
Exercise | Sets | Reps | Rest | Notes
Limit boulders | 6 | 1 | 3 min | near max
Campus 1-3-5 | 5 | 1 | 3 min |
Session B - Endurance
Exercise | Sets | Duration | Rest | Notes
ARC traverse | 2 | 20 min | 10 min |
Hangboard repeaters | 6 | 7 s | 3 s | half crimp`,
        "Week 2": `
Session A - Power
Exercise | Sets | Reps | Rest | Notes
Limit boulders | 7 | 1 | 3 min | near max`,
      }),
    [
      "1 Session A - Power: Limit boulders 6x1; Campus 1-3-5 5x1",
      "1 Session B - Endurance: ARC traverse 2x20 min; Hangboard repeaters 6x7 s",
      "2 Session A - Power: Limit boulders 7x1",
    ],
  ],
  [
    "weeks side by side with loads and what was lifted",
    () =>
      book({
        "Calgary 8wk": `
 | Week 1 | < | < | < | < | Week 2 | < | < | < | <
Day 1 | Sets | Reps | Intensity | Load | Actual | Sets | Reps | Intensity | Load | Actual
Comp Squat | 1 | 1 | @8 | | 180 | 1 | 1 | @8 | |
Comp Squat | 4 | 4 | 80% | 144 | | 4 | 4 | 82% | 147.5 |
Comp Bench | 5 | 5 | 75% | 90 | | 5 | 4 | 78% | 93 |
Day 2 | Sets | Reps | Intensity | Load | Actual | Sets | Reps | Intensity | Load | Actual
Deadlift | 3 | 5 | 72% | 150 | | 3 | 4 | 75% | 155 |`,
      }),
    [
      "1 Day 1: Comp Squat 1x1 RPE 8; Comp Squat 4x4 144 80%; Comp Bench 5x5 90 75%",
      "1 Day 2: Deadlift 3x5 150 72%",
      "2 Day 1: Comp Squat 1x1 RPE 8; Comp Squat 4x4 147.5 82%; Comp Bench 5x4 93 78%",
      "2 Day 2: Deadlift 3x4 155 75%",
    ],
  ],
  [
    "tables of a German page",
    () =>
      page(`
# Trainingsplan Frühjahr
## Woche 1
### Montag – Unterkörper
| Übung | Sätze | Wdh. | Gewicht | Pause |
| Kniebeuge | 4 | 6 | 80 kg | 2 min |
| Beinpresse | 3 | 10-12 | | 90 s |
### Donnerstag – Oberkörper
| Übung | Sätze | Wdh. | Gewicht | Pause |
| Bankdrücken | 4 | 6 | 60 kg | 2 min |
## Woche 2
### Montag – Unterkörper
| Übung | Sätze | Wdh. | Gewicht | Pause |
| Kniebeuge | 4 | 5 | 85 kg | 2 min |`),
    [
      "1 1 Unterkörper: Kniebeuge 4x6 80 kg; Beinpresse 3x10-12",
      "1 4 Oberkörper: Bankdrücken 4x6 60 kg",
      "2 1 Unterkörper: Kniebeuge 4x5 85 kg",
    ],
  ],
  [
    "a Polish plan",
    () =>
      book({
        Plan: `
Trening A | | | |
Ćwiczenie | Serie | Powtórzenia | Tempo | Przerwa
Przysiad ze sztangą | 4 | 6-8 | 3010 | 120 s
Wyciskanie sztangi leżąc | 4 | 8 | 3010 | 90 s
Trening B | | | |
Ćwiczenie | Serie | Powtórzenia | Tempo | Przerwa
Martwy ciąg | 3 | 5 | | 180 s
Podciąganie | 4 | max | | 120 s`,
      }),
    [
      "- Trening A: Przysiad ze sztangą 4x6-8; Wyciskanie sztangi leżąc 4x8",
      "- Trening B: Martwy ciąg 3x5; Podciąganie 4xmax",
    ],
  ],
  [
    "a letter with a salutation",
    () =>
      page(`
Hi Tom,

Here is your plan for the next two weeks. Take it easy on the knees.

**Week 1**
Monday: Squat 3x5, Bench 3x5, Row 3x8
Thursday: Deadlift 1x5, Press 3x5, Chin-ups 3xAMRAP
**Week 2**
Monday: Squat 3x5, Bench 3x5, Row 3x8
Thursday: Deadlift 1x5, Press 3x5, Chin-ups 3xAMRAP

Cheers,
Ana`),
    [
      "1 1: Squat 3x5; Bench 3x5; Row 3x8",
      "1 4: Deadlift 1x5; Press 3x5; Chin-ups 3xAMRAP",
      "2 1: Squat 3x5; Bench 3x5; Row 3x8",
      "2 4: Deadlift 1x5; Press 3x5; Chin-ups 3xAMRAP",
    ],
  ],
  [
    "pairs of load and reps",
    () =>
      book({
        Peaking: `
Week 1 | | | | | | |
Exercise | Kg | Reps | Kg | Reps | Kg | Reps | Notes
Day 1 | | | | | | |
Squat | 100 | 5 | 110 | 3 | 120 | 2 | belt on last
Bench | 70 | 5 | 75 | 3 | 80 | 2 |
Day 2 | | | | | | |
Deadlift | 140 | 3 | 150 | 2 | 160 | 1 |
Week 2 | | | | | | |
Exercise | Kg | Reps | Kg | Reps | Kg | Reps | Notes
Day 1 | | | | | | |
Squat | 105 | 5 | 115 | 3 | 125 | 2 |`,
      }),
    [
      "1 Day 1: Squat 1x5 100 kg, 1x3 110 kg, 1x2 120 kg; Bench 1x5 70 kg, 1x3 75 kg, 1x2 80 kg",
      "1 Day 2: Deadlift 1x3 140 kg, 1x2 150 kg, 1x1 160 kg",
      "2 Day 1: Squat 1x5 105 kg, 1x3 115 kg, 1x2 125 kg",
    ],
  ],
  [
    "a sheet a session with an effort a week",
    () =>
      book({
        "Lower 1": `
Exercise | Sets | Reps | Wk 1 RPE | Wk 2 RPE | Wk 3 RPE
Back Squat | 4 | 5 | 7 | 8 | 9
Leg Curl | 3 | 10 | 8 | 8 | 9`,
        "Upper 1": `
Exercise | Sets | Reps | Wk 1 RPE | Wk 2 RPE | Wk 3 RPE
Bench Press | 4 | 5 | 7 | 8 | 9`,
      }),
    [
      "1 Lower 1: Back Squat 4x5 RPE 7; Leg Curl 3x10 RPE 8",
      "1 Upper 1: Bench Press 4x5 RPE 7",
      "2 Lower 1: Back Squat 4x5 RPE 8; Leg Curl 3x10 RPE 8",
      "2 Upper 1: Bench Press 4x5 RPE 8",
      "3 Lower 1: Back Squat 4x5 RPE 9; Leg Curl 3x10 RPE 9",
      "3 Upper 1: Bench Press 4x5 RPE 9",
    ],
  ],
  [
    "lettered parts with their doses below",
    () =>
      page(`
# Competition Prep
## Week 3
**Monday**
A. Back Squat
5 x 3 @ 80%
B. Push Press
4 x 5
C. Conditioning
12 min AMRAP:
10 burpees
15 wall balls
**Wednesday**
A. Snatch 6 x 2 @ 70%
B. Strict Pull-up 5 x 5`),
    ["3 1: Back Squat 5x3 80%; Push Press 4x5; burpees x10; wall balls x15", "3 3: Snatch 6x2 70%; Strict Pull-up 5x5"],
  ],
  [
    "a Japanese sheet a week",
    () =>
      book({
        "1週目": `
種目 | セット | 回数 | 重量 | 休憩
月曜日 | | | |
スクワット | 3 | 10 | 60kg | 90秒
ベンチプレス | 3 | 10 | 50kg | 90秒
木曜日 | | | |
デッドリフト | 3 | 5 | 80kg | 3分`,
        "2週目": `
種目 | セット | 回数 | 重量 | 休憩
月曜日 | | | |
スクワット | 3 | 8 | 65kg | 90秒`,
      }),
    ["1 1: スクワット 3x10 60 kg; ベンチプレス 3x10 50 kg", "1 4: デッドリフト 3x5 80 kg", "2 1: スクワット 3x8 65 kg"],
  ],
  [
    "a row a set with week and session in columns",
    () =>
      book({
        Data: `
Week | Day | Session | Exercise | Set | Reps | Load (kg) | RPE
1 | 1 | Upper | Bench Press | 1 | 5 | 80 | 7
1 | 1 | Upper | Bench Press | 2 | 5 | 80 | 7
1 | 1 | Upper | Row | 1 | 8 | 60 | 8
1 | 2 | Lower | Squat | 1 | 5 | 100 | 7
2 | 1 | Upper | Bench Press | 1 | 5 | 82.5 | 8
2 | 2 | Lower | Squat | 1 | 3 | 105 | 8`,
      }),
    [
      "1 Upper: Bench Press 2x5 80 kg RPE 7; Row 1x8 60 kg RPE 8",
      "1 Lower: Squat 1x5 100 kg RPE 7",
      "2 Upper: Bench Press 1x5 82.5 kg RPE 8",
      "2 Lower: Squat 1x3 105 kg RPE 8",
    ],
  ],
  [
    "weeks side by side in Spanish",
    () =>
      book({
        "Semana 1-2": `
SEMANA 1 | | | | | SEMANA 2 | | | 
Lunes: Pierna | | | | | Lunes: Pierna | | |
Ejercicio | Series | Reps | Peso | | Ejercicio | Series | Reps | Peso
Sentadilla | 4 | 8 | 80 kg | | Sentadilla | 4 | 6 | 85 kg
Prensa | 3 | 12 | 120 kg | | Prensa | 3 | 10 | 130 kg
Jueves: Torso | | | | | Jueves: Torso | | |
Ejercicio | Series | Reps | Peso | | Ejercicio | Series | Reps | Peso
Press banca | 4 | 8 | 60 kg | | Press banca | 4 | 6 | 65 kg`,
      }),
    [
      "1 1 Pierna: Sentadilla 4x8 80 kg; Prensa 3x12 120 kg",
      "1 4 Torso: Press banca 4x8 60 kg",
      "2 1 Pierna: Sentadilla 4x6 85 kg; Prensa 3x10 130 kg",
      "2 4 Torso: Press banca 4x6 65 kg",
    ],
  ],
  [
    "percentages beside loads, a row a set",
    () =>
      book({
        "531 FSL": `
 | | Week 1 | < | < | Week 2 | < | <
Lift | Set | % TM | Load | Reps | % TM | Load | Reps
Squat | 1 | 65% | 97.5 | 5 | 70% | 105 | 3
 | 2 | 75% | 112.5 | 5 | 80% | 120 | 3
 | 3 | 85% | 127.5 | 5+ | 90% | 135 | 3+
Press | 1 | 65% | 40 | 5 | 70% | 42.5 | 3
 | 2 | 75% | 45 | 5 | 80% | 47.5 | 3`,
      }),
    [
      "1 -: Squat 1x5 97.5 65%, 1x5 112.5 75%, 1x5+ 127.5 85%; Press 1x5 40 65%, 1x5 45 75%",
      "2 -: Squat 1x3 105 70%, 1x3 120 80%, 1x3+ 135 90%; Press 1x3 42.5 70%, 1x3 47.5 80%",
    ],
  ],
  [
    "sessions in French lists",
    () =>
      page(`
# Programme de reprise
## Semaine 1
**Séance 1 : Haut du corps**
- Développé couché : 4 x 8 à 60 kg, repos 2 min
- Tractions : 4 x max
- Gainage : 3 x 45 s
**Séance 2 : Bas du corps**
- Squat : 5 x 5 à 80 %
- Fentes : 3 x 12 par jambe
## Semaine 2
**Séance 1 : Haut du corps**
- Développé couché : 4 x 6 à 65 kg, repos 2 min`),
    [
      "1 Séance 1 : Haut du corps: Développé couché 4x8 60 kg; Tractions 4xmax; Gainage 3x45 s",
      "1 Séance 2 : Bas du corps: Squat 5x5 80%; Fentes 3x12 per leg",
      "2 Séance 1 : Haut du corps: Développé couché 4x6 65 kg",
    ],
  ],
  [
    "Russian weekdays over tables",
    () =>
      book({
        "Неделя 1": `
Понедельник | | | |
Упражнение | Подходы | Повторения | Вес | Отдых
Приседания со штангой | 5 | 5 | 100 кг | 3 мин
Жим лёжа | 5 | 5 | 80 кг | 3 мин
Среда | | | |
Упражнение | Подходы | Повторения | Вес | Отдых
Становая тяга | 3 | 5 | 120 кг | 3 мин`,
      }),
    ["1 1: Приседания со штангой 5x5 100 kg; Жим лёжа 5x5 80 kg", "1 3: Становая тяга 3x5 120 kg"],
  ],
  [
    "cards of three weeks",
    () =>
      book({
        Conj: `
Week 1 | Week 2 | Week 3
Max Effort Lower | Max Effort Lower | Max Effort Lower
Box Squat 5x1 @ 90% | SSB Squat 3x3 @ 85% | Deadlift 5x1 @ 90%
RDL 3x8 | RDL 3x8 | Good Morning 3x8
Dynamic Upper | Dynamic Upper | Dynamic Upper
Speed Bench 8x3 @ 60% | Speed Bench 8x3 @ 62.5% | Speed Bench 8x3 @ 65%
DB Row 4x10 | DB Row 4x10 | DB Row 4x12`,
      }),
    [
      "1 Max Effort Lower: Box Squat 5x1 90%; RDL 3x8",
      "1 Dynamic Upper: Speed Bench 8x3 60%; DB Row 4x10",
      "2 Max Effort Lower: SSB Squat 3x3 85%; RDL 3x8",
      "2 Dynamic Upper: Speed Bench 8x3 62.5%; DB Row 4x10",
      "3 Max Effort Lower: Deadlift 5x1 90%; Good Morning 3x8",
      "3 Dynamic Upper: Speed Bench 8x3 65%; DB Row 4x12",
    ],
  ],
];

describe("programmes as coaches publish them", () => {
  it.each(PROGRAMS)("%s", (_, document, sessions) => {
    expect(outline(programIn(document()))).toEqual(sessions);
  });

  it("take no salutation for the title, and leave nothing over that was read", () => {
    const { title, leftovers } = programIn(
      page("Hi Tom,\n**Week 1**\nMonday: Squat 3x5, Row 3xAMRAP\n**Week 2**\nMonday: Squat 3x5, Row 3x8\nCheers,\nAna"),
    );
    expect(title).toBeNull();
    expect(leftovers.map(({ text }) => text)).toEqual(["Cheers,", "Ana"]);
  });
});
