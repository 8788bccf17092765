import { describe, it } from "vitest";
import { asMeant } from "./program-outline";
import { book } from "./written-documents";

/** Sheets as coaches send them to those they train, one habit each. */
const PROGRAMS: [what: string, sheets: Record<string, string>, sessions: string[], doubts?: string[]][] = [
  [
    "what the client writes beside the plan, a column a set",
    {
      "Week 1": `
THE PLAN | < | < | < | YOUR NUMBERS | < | <
Exercise | Sets | Reps | Load (kg) | Set 1 | Set 2 | Comments
Back squat | 2 | 6 | 70 | 70x6 | 70x5 | knee fine
Row | 2 | 10 ea | 20 | 20x10 | 20x9 |
Plank | 2 | 30 s | | | |`,
    },
    ["1 -: Back squat 2x6 70 kg; Row 2x10 per side 20 kg; Plank 2x30 s"],
  ],
  [
    "weeks of a log under its own words",
    {
      Ficha: `
TREINO A – Pernas | < | < | < | CONTROLE DE CARGA | <
Exercício | Séries | Repetições | Carga | Sem. 1 | Sem. 2
Agachamento | 4 | 8 a 10 | 40 kg | 40 | 42
Stiff | 3 | 10 | 30 kg | |
TREINO B – Costas | < | < | < | CONTROLE DE CARGA | <
Exercício | Séries | Repetições | Carga | Sem. 1 | Sem. 2
Remada | 4 | 10 | 35 kg | |
Puxada | 3 | 12 | 30 kg | |`,
    },
    [
      "- TREINO A – Pernas: Agachamento 4x8-10 40 kg; Stiff 3x10 30 kg",
      "- TREINO B – Costas: Remada 4x10 35 kg; Puxada 3x12 30 kg",
    ],
  ],
  [
    "weeks of loads that hardly anybody has filled in",
    {
      Rutina: `
Ejercicio | Series | Reps | Sem 1 (kg) | Sem 2 (kg) | Sem 3 (kg)
Press de banca | 3 | 5 | 70 | |
Remo con barra | 3 | 5 | | |
Sentadilla | 3 | 5 | | |
Peso muerto | 3 | 5 | | |
Dominadas | 3 | 8 | | |`,
    },
    ["- -: Press de banca 3x5; Remo con barra 3x5; Sentadilla 3x5; Peso muerto 3x5; Dominadas 3x8"],
  ],
  [
    "trainings with a date over what was lifted",
    {
      Plan: `
Übung | Sätze | Wdh. | 04.03. | < | 09.03. | <
^ | ^ | ^ | kg | Wdh. | kg | Wdh.
Kniebeugen | 3 | 8-12 | 60 | 12/11/9 | 62,5 |
Bankdrücken | 3 | 8-12 | 50 | 10/10/8 | |`,
    },
    ["- -: Kniebeugen 3x8-12; Bankdrücken 3x8-12"],
  ],
  [
    "days to tick, and how much it may hurt",
    {
      Programme: `
N° | Exercice | Dose | Charge | Douleur max | L | M | M | J | V | S | D
BLOC A – MATIN | < | < | < | < | | | | | | |
1 | Pont fessier | 3 x 10 | PDC | 2/10 | x | | x | | | |
2 | Mini-squat | 3 x 12 | 2 kg | 3/10 | | x | | | | |
BLOC B – SOIR | < | < | < | < | | | | | | |
3 | Montée de marche | 3x8 | PDC | 2/10 | | | | | | |`,
    },
    ["- BLOC A – MATIN: Pont fessier 3x10 PDC; Mini-squat 3x12 2 kg", "- BLOC B – SOIR: Montée de marche 3x8 PDC"],
  ],
  [
    "speeds and losses of speed beside a percentage",
    {
      Sem: `
Ejercicio | Series x Reps | % 1RM | Vel. objetivo (m/s) | Pérdida vel. | Vel. real
Sentadilla | 4x3 | 85% | 0,50 | 10% | 0,48
Press banca | 4x4 | 80% | 0,45 | 10% | 0,46`,
    },
    ["- -: Sentadilla 4x3 85%; Press banca 4x4 80%"],
  ],
  [
    "how hard a week is meant to be, behind its number",
    {
      Meso: `
 | Week 1 – 3 RIR | < | Week 2 – 1 RIR | <
Exercise | Sets | Reps | Sets | Reps
Cable fly | 2 | 12-15 | 3 | 12-15
Pull-up | 3 | 6-10 | 4 | 6-10`,
    },
    ["1 -: Cable fly 2x12-15 3 RIR; Pull-up 3x6-10 3 RIR", "2 -: Cable fly 3x12-15 1 RIR; Pull-up 4x6-10 1 RIR"],
  ],
  [
    "a week without sets of what is said once",
    {
      Block: `
 | | Woche 1 | < | Woche 2 (Deload) | <
Übung | Wdh. | Sätze | RIR | Sätze | RIR
Kniebeuge | 6-8 | 3 | 2 | 2 | 4
Kabelcrunch | 12-15 | 2 | 2 | |`,
    },
    ["1 -: Kniebeuge 3x6-8 2 RIR; Kabelcrunch 2x12-15 2 RIR", "2 -: Kniebeuge 2x6-8 4 RIR"],
  ],
  [
    "spans of weeks over columns",
    {
      Scheda: `
Esercizio | Settimane 1-2 | < | Settimane 3-4 | <
^ | Serie | Rip. | Serie | Rip.
Panca piana | 4 | 8 | 5 | 5
Trazioni | 3 | 6 | 4 | 5`,
    },
    [
      "1 -: Panca piana 4x8; Trazioni 3x6",
      "2 -: Panca piana 4x8; Trazioni 3x6",
      "3 -: Panca piana 5x5; Trazioni 4x5",
      "4 -: Panca piana 5x5; Trazioni 4x5",
    ],
  ],
  [
    "weeks counted down, over plan and log",
    {
      Camp: `
Exercise | 2 weeks out | < | FIGHT WEEK | < | | Rest
^ | 2026-11-02 | | 2026-11-09 | | | ^
^ | Rx | Done | Rx | Done | | ^
MONDAY | < | < | < | < | |
Trap bar deadlift | 4x5 | ok | 2x2 | | | 3 min
Box jump | 4x3 | | OFF – weigh in | | | 60 s`,
    },
    ["1 1: Trap bar deadlift 4x5; Box jump 4x3", "2 1: Trap bar deadlift 2x2"],
  ],
  [
    "bare numbers of weeks",
    {
      Program: `
Week | < | 1 | < | < | 2 | < | <
Exercise | Training max | Weight (lb) | Reps | Sets | Weight (lb) | Reps | Sets
Squat | 300 | 210 | 5 | 5 | 225 | 4 | 5
Bench press | 200 | 140 | 5 | 5 | 150 | 4 | 5`,
    },
    ["1 -: Squat 5x5 210 lb; Bench press 5x5 140 lb", "2 -: Squat 5x4 225 lb; Bench press 5x4 150 lb"],
  ],
  [
    "days over sets, reps and loads",
    {
      "Bench cycle": `
Lift | Bench press | | | | |
Week | Monday | < | < | Friday | < | <
^ | Sets | Reps | Weight (kg) | Sets | Reps | Weight (kg)
1 | 6 | 6 | 85 | 8 | 4 | 95
2 | 6 | 6 | 90 | 8 | 4 | 100`,
    },
    [
      "1 1: Bench press 6x6 85 kg",
      "1 5: Bench press 8x4 95 kg",
      "2 1: Bench press 6x6 90 kg",
      "2 5: Bench press 8x4 100 kg",
    ],
  ],
  [
    "lifts over the sets that stand below them",
    {
      "Week 2": `
Monday 4/1 | Squat | < | | Leg curl | <
^ | 127.5 kg | x6 | | | x12
^ | 127.5 kg | x6 | | | x12
 | | | | |
Tuesday 5/1 | Bench press | < | | Row | <
^ | 55 kg | x10 | | | x10
^ | 82.5 kg | xMR8 | | | x8`,
    },
    ["2 1: Squat 2x6 127.5 kg; Leg curl 2x12", "2 2: Bench press 1x10 55 kg, 1xMR8 82.5 kg; Row 1x10, 1x8"],
    ["counts_made_up"],
  ],
  [
    "rows that say what they hold",
    {
      Лист1: `
№ | Упражнение | | 1 | 2 | КПШ
Понедельник | < | < | < | < | <
1 | Рывок классический | % | 60% | 70% | 12
 | | повт. | 3 | 3 |
 | | подх. | 2 | 2 |
 | | | | |
2 | Жим стоя | % | | | 24
 | | повт. | 6 | |
 | | подх. | 4 | |`,
    },
    ["- 1: Рывок классический 2x3 60%, 2x3 70%; Жим стоя 4x6"],
  ],
  [
    "a week's sets said once for all lifts, and a day of another kind",
    {
      Operator: `
WEEK 1: 3 sets x 5 reps @ 70% | < | < | <
Day | Squat | Bench press | Done?
Monday | 97.5 | 70 |
Tuesday | Easy run 30 min | < |
Wednesday | 97.5 | - |
WEEK 2: 3 sets x 3 reps @ 80% | < | < | <
Day | Squat | Bench press | Done?
Monday | 112.5 | 80 |`,
    },
    [
      "1 1: Squat 3x5 97.5 70%; Bench press 3x5 70 70%",
      "1 2: Easy run x30 min",
      "1 3: Squat 3x5 97.5 70%",
      "2 1: Squat 3x3 112.5 80%; Bench press 3x3 80 80%",
    ],
  ],
  [
    "lifts over their doses beside others with one cell each",
    {
      Deadlift: `
Week | Deadlift (heavy) | < | Speed deadlift | < | Assistance | <
^ | % | Reps | % | Reps | Barbell row | Lat pulldown
1 | 75% | 2 | 60% | 3 | 3x8 | 3x8
2 | 80% | 2 | 65% | 3 | 3x8 | 3x8`,
    },
    [
      "1 Deadlift: Deadlift (heavy) x2 75%; Speed deadlift x3 60%; Barbell row 3x8; Lat pulldown 3x8",
      "2 Deadlift: Deadlift (heavy) x2 80%; Speed deadlift x3 65%; Barbell row 3x8; Lat pulldown 3x8",
    ],
  ],
  [
    "loads of several people",
    {
      "Week 1": `
Exercise | % | Reps x Sets | Working weight (kg) | <
 | | | Anna | Ben
Tuesday | < | < | < | <
Snatch | 70% | 3 x 2 | 50 | 74
 | 75% | 2 x 3 | 54 | 79`,
    },
    ["1 2: Snatch 2x3 70%, 3x2 75%"],
  ],
  [
    "codes and names under the name of the day",
    {
      Program: `
 | | WEEK 1 | < | WEEK 2 | <
DAY 1 - LOWER | < | Sets | Reps | Sets | Reps
A | Back squat | 3 | 6 | 4 | 6
B | Walking lunge | 3 | 10 | 3 | 12`,
    },
    ["1 DAY 1 - LOWER: Back squat 3x6; Walking lunge 3x10", "2 DAY 1 - LOWER: Back squat 4x6; Walking lunge 3x12"],
  ],
  [
    "a list alone in a row, in each of the weeks",
    {
      Program: `
MONDAY | < | < | <
Lift | Reps | Week 1 | Week 2
Squat | 5 | 130 | 135
Bench press | 5 | 90 | 95
Assistance: Sit-up 3x20, Weighted dip 3x8 | < | < | <`,
    },
    [
      "1 1: Squat x5 130; Bench press x5 90; Sit-up 3x20; Weighted dip 3x8",
      "2 1: Squat x5 135; Bench press x5 95; Sit-up 3x20; Weighted dip 3x8",
    ],
  ],
  [
    "rounds above the table, and what has to be brought",
    {
      Tue: `
Juniors | < | < | <
3 rounds, 2 min between rounds. | < | < | <
Station | Exercise | Work | Kit
1 | Push-up | 30 s | 5 hurdles
2 | Air squat | 30 s | 3 kg balls
3 | Plank | 30 s |
4 | Burpee | 30 s |
5 | Squat jump | 30 s |`,
    },
    ["- 2: Push-up 3x30 s; Air squat 3x30 s; Plank 3x30 s; Burpee 3x30 s; Squat jump 3x30 s"],
  ],
  [
    "the time beside the day, and a day without training",
    {
      PT: `
Day / Time | Exercise | Work | Rest | Rounds
MON 0600 | Push-up | 30 sec | 30 sec | 3
 | Air squat | 30 sec | 30 sec |
TUE | Defensive tactics – no PT | < | < | <
WED 0600 | Sit-up | 20 reps | |`,
    },
    ["- 1: Push-up 3x30 s; Air squat x30 s", "- 3: Sit-up x20"],
    ["labels_left_over", "sets_not_counted"],
  ],
  [
    "squads with a sheet each",
    {
      Rugby: `
Session 1 (Mon 7:00) | < | | Session 2 (Thu 7:00) | <
Exercise | Sets x Reps | | Exercise | Sets x Reps
Deadlift | 4 x 5 | | Front squat | 4 x 6
Pull up | 3 x 6 | | Push press | 3 x 5`,
      Netball: `
Session 1 (Tue 12:30) | < | | Session 2 (Fri 12:30) | <
Exercise | Sets x Reps | | Exercise | Sets x Reps
Goblet squat | 3 x 10 | | Drop jump | 3 x 4
Press up | 3 x 8 | | Side plank | 2 x 25s`,
    },
    [
      "- 1 Rugby: Session 1: Deadlift 4x5; Pull up 3x6",
      "- 4 Rugby: Session 2: Front squat 4x6; Push press 3x5",
      "- 2 Netball: Session 1: Goblet squat 3x10; Press up 3x8",
      "- 5 Netball: Session 2: Drop jump 3x4; Side plank 2x25 s",
    ],
  ],
  [
    "a day in brackets, or between two signs",
    {
      Split: `
Tag 1 (Mo): Brust | < | <
Übung | Sätze | Wdh.
Bankdrücken | 4 | 6-8
Dips | 3 | 10`,
      Gym: `
GYM 1 – MON – LOWER | < | <
Exercise | Sets | Reps
Squat | 4 | 6
Box jump | 3 | 3
GYM 2 – WED – UPPER | < | <
Exercise | Sets | Reps
Bench press | 3 | 8
Row | 3 | 10`,
    },
    [
      "- 1 Tag 1: Brust: Bankdrücken 4x6-8; Dips 3x10",
      "- 1 GYM 1 – LOWER: Squat 4x6; Box jump 3x3",
      "- 3 GYM 2 – UPPER: Bench press 3x8; Row 3x10",
    ],
  ],
  [
    "a week of a box: dated days, notes, and loads without a unit",
    {
      "WK 37": `
 | MON 14/9 | TUE 15/9 | WED 16/9
STRENGTH | Back squat 5x5 @75% | Strict press 4x6 | Rest
METCON | AMRAP 12'\\n10 KB swings (24/16)\\n200 m run | For time (cap 15 min)\\n21-15-9\\nThrusters (43/30) |
Notes | Scale the swings. | Cap 15 min. |`,
    },
    [
      "37 1: Back squat 5x5 75%; KB swings x10 24/16; run x200 m",
      "37 2: Strict press 4x6; Thrusters 1x21 43/30, 1x15 43/30, 1x9 43/30",
    ],
  ],
  [
    "a class of each week, its parts side by side",
    {
      Term: `
Wk | Date | Warm up | Strength | Superset | Attendance
1 | 2026-09-08 | Halos 2x8 | Front squat 3x8 | KB swing 3x10 | 11
2 | 2026-09-15 | Halos 2x8 | Front squat 4x6 | KB swing 4x10 | 9`,
    },
    ["1 2: Halos 2x8; Front squat 3x8; KB swing 3x10", "2 2: Halos 2x8; Front squat 4x6; KB swing 4x10"],
  ],
  [
    "weeks that sheets count down, with two trainings a day",
    {
      "2 wks out": `
Day | Session | Exercise | Sets | Reps / Time | Done?
MON | AM - Strength | Trap bar deadlift | 5 | 4 |
MON | PM - Pads | Thai pads | 5 | 5 min |
TUE | PM - Wrestling | Live goes | 6 | 3 min |`,
      "1 wks out": `
Day | Session | Exercise | Sets | Reps / Time | Done?
MON | AM - Strength | Trap bar deadlift | 3 | 2 |
MON | PM - Pads | Thai pads | 3 | 5 min |
TUE | PM - Wrestling | Live goes | 4 | 3 min |`,
    },
    [
      "1 1 AM - Strength: Trap bar deadlift 5x4",
      "1 1 PM - Pads: Thai pads 5x5 min",
      "1 2 PM - Wrestling: Live goes 6x3 min",
      "2 1 AM - Strength: Trap bar deadlift 3x2",
      "2 1 PM - Pads: Thai pads 3x5 min",
      "2 2 PM - Wrestling: Live goes 4x3 min",
    ],
  ],
  [
    "what is done beside the weekdays, and how far",
    {
      Januar: `
Woche | Tag | Datum | Einheit | Umfang | Intensität | erledigt / Puls
KW 2 | Mo | 2026-01-05 | Ergometer | 12 km | GA1 |
^ | Di | 2026-01-06 | Lauf | 45 min | GA1 |
^ | Mi | 2026-01-07 | frei | | |
^ | Do | 2026-01-08 | Ergometer Intervalle | 4 x 500 m | EB |`,
    },
    ["2 1: Ergometer x12 km GA1", "2 2: Lauf x45 min GA1", "2 4: Ergometer Intervalle 4x500 m EB"],
  ],
  [
    "a load with its share of the max, and so many each",
    {
      "Week 1": `
MONDAY | < | < | < | <
 | EXERCISE | SETS | REPS | WEIGHT
1A | Hang clean | 4 | 5 | 145 (65%)
1B | Hip flexor stretch | 4 | :30E |
2A | Walking lunge | 3 | 10E |
Credit: /u/somebody | < | < | < | <`,
    },
    ["1 1: Hang clean 4x5 145 65%; Hip flexor stretch 4x30 s per side; Walking lunge 3x10 per side"],
  ],
  [
    "percentages with reps and sets in one cell",
    {
      План: `
Понедельник | Упражнение | Нагрузка | КПШ
1 | Присед | 50%х5  60%х4х2 | 13
2 | Жим лёжа | 50%х5  70%х4х4 | 21`,
    },
    ["- 1: Присед 1x5 50%, 2x4 60%; Жим лёжа 1x5 50%, 4x4 70%"],
  ],
  [
    "what was weighed right before what was felt",
    {
      W1: `
Exercise | Sets | Reps | %1RM | | Weight | Actual RPE | e1RM
Squat | 3 | 5 | 72% | | 180 | 7.5 | 198
Bench press | 5 | 4 | 75% | | 110 | 8 | 130`,
    },
    ["1 -: Squat 3x5 72%; Bench press 5x4 75%"],
  ],
  [
    "loads of weeks under their own heading",
    {
      Scheda: `
GIORNO A | < | < | <
 | | CARICHI (kg) | <
Esercizio | Serie x Rip | Sett 1 | Sett 2
Leg press | 4x12 | 70 |
Affondi | 3x10 | |
Calf in piedi | 4x15 | |
Panca piana | 4x8 | |`,
    },
    ["- GIORNO A: Leg press 4x12; Affondi 3x10; Calf in piedi 4x15; Panca piana 4x8"],
  ],
  [
    "what the doses mean, said in a legend",
    {
      План: `
запись: % х повторы х подходы
1 неделя
Понедельник | № | Упражнение | Нагрузка
 | 1 | Присед | 50%х5 60%х4х2 70%х3х4
 | 2 | Разводка с гантелями | 10х4
Среда | № | Упражнение | Нагрузка
 | 1 | Жим лёжа | 50%х5 70%х4х4
 | 2 | Наклоны со штангой | 8х3`,
    },
    [
      "1 1: Присед 1x5 50%, 2x4 60%, 4x3 70%; Разводка с гантелями 4x10",
      "1 3: Жим лёжа 1x5 50%, 4x4 70%; Наклоны со штангой 3x8",
    ],
  ],
  [
    "a legend that names both orders",
    {
      "Week 1": `
Written % x reps x sets. Accessories are sets x reps.
Day 1
Lift | Work | Comments
Snatch | 70% x 2 x 2, 80% x 1 x 3 | stay over the bar
Back Extension | 3 x 12 |
Day 2
Lift | Work | Comments
Clean & Jerk | 70% x 1 x 2, 75% x 1 x 2 |
Barbell Row | 4 x 8 |`,
    },
    [
      "1 Day 1: Snatch 2x2 70%, 3x1 80%; Back Extension 3x12",
      "1 Day 2: Clean & Jerk 2x1 70%, 2x1 75%; Barbell Row 4x8",
    ],
  ],
  [
    "a sheet named for the week that its first line dates",
    {
      "March wk 2": `
Week of 9 March 2026
Date | Part | What
Mon 9 Mar | Strength | Back Squat 5x5 @ 75%
 | Skill | Handstand Hold 5 x 20 s
Wed 11 Mar | Strength | Deadlift 3x5 @ 80%
 | Skill | Pull-Up 4x6`,
    },
    ["2 1: Back Squat 5x5 75%; Handstand Hold 5x20 s", "2 3: Deadlift 3x5 80%; Pull-Up 4x6"],
  ],
  [
    "a week that is dated and numbered, over two days side by side",
    {
      "In-season": `
Week of Nov 2 (Week 1) | < | < | < | < | <
TUESDAY | < | < | THURSDAY | < | <
Exercise | Sets | Reps | Exercise | Sets | Reps
Goblet Squat | 3 | 6 | Trap Bar Deadlift | 3 | 5
Band Row | 3 | 12 | Push Up | 3 | 8
Week of Nov 9 (Week 2) | < | < | < | < | <
TUESDAY | < | < | THURSDAY | < | <
Exercise | Sets | Reps | Exercise | Sets | Reps
Goblet Squat | 3 | 8 | Trap Bar Deadlift | 3 | 6
Band Row | 3 | 15 | Push Up | 3 | 10`,
    },
    [
      "1 2: Goblet Squat 3x6; Band Row 3x12",
      "1 4: Trap Bar Deadlift 3x5; Push Up 3x8",
      "2 2: Goblet Squat 3x8; Band Row 3x15",
      "2 4: Trap Bar Deadlift 3x6; Push Up 3x10",
    ],
  ],
  [
    "remarks below the table, one with times in it",
    {
      Plan: `
Phase 1: Woche 1-2
Übung | Sätze | Wdh. / Dauer
Mini-Kniebeuge | 3 | 12
Wadenheben | 3 | 15
Beckenheben | 3 | 12
Einbeinstand | 3 | 30 Sek

2x täglich, Phase 2 nur 1x täglich
Nächster Termin: 14.04. 10:30 Uhr`,
    },
    [
      "1 -: Mini-Kniebeuge 3x12; Wadenheben 3x15; Beckenheben 3x12; Einbeinstand 3x30 s",
      "2 -: Mini-Kniebeuge 3x12; Wadenheben 3x15; Beckenheben 3x12; Einbeinstand 3x30 s",
    ],
  ],
  [
    "a percentage and its reps in a column of percentages",
    {
      Mikrocykl: `
TYDZIEŃ 1
Dzień | Ćwiczenie | %/powt. x serie | <
Poniedziałek | Rwanie | 70%/3x2 | 75%/2x3
 | Przysiad tylny | 70%/5x2 | 80%/3x3
Środa | Podrzut | 70%/2x2 | 80%/1x4
 | Przysiad przedni | 75%/3x4 |
Sobota | Rwanie | 70%/2 | 80%/1x2
 | Podrzut | 70%/2 | 80%/1x3`,
    },
    [
      "1 1: Rwanie 2x3 70%, 3x2 75%; Przysiad tylny 2x5 70%, 3x3 80%",
      "1 3: Podrzut 2x2 70%, 4x1 80%; Przysiad przedni 4x3 75%",
      "1 6: Rwanie 1x2 70%, 2x1 80%; Podrzut 1x2 70%, 3x1 80%",
    ],
  ],
  [
    "weeks and amounts in Chinese",
    {
      周计划: `
第一周（加量）
星期 | 动作 | 强度与组数
周一 | 抓举 | 70%/3×2，80%/2×3
 | 腹肌 | 20次×4组
周四 | 前蹲 | 75%/3×2
 | 山羊挺身 | 12次×4组
第二周（减量）
星期 | 动作 | 强度与组数
周一 | 抓举 | 70%/3×2
 | 后蹲 | 80%/3×3
周四 | 前蹲 | 80%/2×3
 | 高抓 | 70%/2×3`,
    },
    [
      "1 1: 抓举 2x3 70%, 3x2 80%; 腹肌 4x20",
      "1 4: 前蹲 2x3 75%; 山羊挺身 4x12",
      "2 1: 抓举 2x3 70%; 后蹲 3x3 80%",
      "2 4: 前蹲 3x2 80%; 高抓 3x2 70%",
    ],
  ],
  [
    "the weeks over a calendar of weekdays, and the dates between them",
    {
      "Half marathon": `
First Half Marathon
 | Week 1 | Week 2 | Week 3
starts on | 2027-03-01 | 2027-03-08 | 2027-03-15
Monday | Rest | Rest | Rest
Tuesday | Easy run 5 km | Easy run 6 km | Easy run 7 km
Wednesday | BJJ class 90 min | BJJ class 90 min | Rest
Thursday | Intervals 5 x 400 m | Intervals 6 x 400 m | Tempo run 15 min
Total km | 15 | 17 | 21`,
    },
    [
      "1 2: Easy run x5 km",
      "1 3: BJJ class x90 min",
      "1 4: Intervals 5x400 m",
      "2 2: Easy run x6 km",
      "2 3: BJJ class x90 min",
      "2 4: Intervals 6x400 m",
      "3 2: Easy run x7 km",
      "3 4: Tempo run x15 min",
    ],
  ],
  [
    "what is done in every week, and the loads of each",
    {
      "Smolov Jr": `
Smolov Jr. Bench Press
 | Monday | Wednesday | Friday
Sets x Reps | 6 x 6 | 7 x 5 | 8 x 4
% of 1RM | 70% | 75% | 80%
Week 1 | 85 | 90 | 95
Week 2 | 90 | 95 | 100`,
    },
    [
      "1 1: Bench Press 6x6 85 70%",
      "1 3: Bench Press 7x5 90 75%",
      "1 5: Bench Press 8x4 95 80%",
      "2 1: Bench Press 6x6 90 70%",
      "2 3: Bench Press 7x5 95 75%",
      "2 5: Bench Press 8x4 100 80%",
    ],
  ],
  [
    "kinds of movements before the exercises, and logs by their number",
    {
      PHAT: `
Day 1: Upper Power | < | < | < | Log 1 | < | Log 2 | <
Movement | Exercise | Sets | Reps | Weight | Reps | Weight | Reps
Pulling power movement | Bent Over Row | 3 | 3-5 | 155 | 5 | |
Assistance pulling movement | Weighted Pull-Ups | 2 | 6-10 | 25 | 8 | |
Assistance pulling movement | Rack Chins | 2 | 6-10 | | | |
Day 2: Lower Power | < | < | < | Log 1 | < | Log 2 | <
Movement | Exercise | Sets | Reps | Weight | Reps | Weight | Reps
Pressing power movement | Squats | 3 | 3-5 | | | |
Assistance pressing movement | Hack Squats | 2 | 6-10 | | | |
Assistance pressing movement | Leg Extensions | 2 | 6-10 | | | |`,
    },
    [
      "- Day 1: Upper Power: Bent Over Row 3x3-5; Weighted Pull-Ups 2x6-10; Rack Chins 2x6-10",
      "- Day 2: Lower Power: Squats 3x3-5; Hack Squats 2x6-10; Leg Extensions 2x6-10",
    ],
  ],
  [
    "a log on a sheet of its own beside the plan",
    {
      GZCLP: `
Workout A1
Tier | Lift | Sets x Reps | Weight (lb)
T1 | Squat | 4x3, 1x3+ | 185
T2 | Bench Press | 3x10 | 95
T3 | Lat Pulldown | 2x15, 1x15+ | 80`,
      Log: `
Workout | Lift | Weight | Reps on last set
A1 | Squat | 180 | 6
A1 | Bench Press | 90 | 10`,
    },
    ["- Workout A1: Squat 4x3 185 lb, 1x3+ 185 lb; Bench Press 3x10 95 lb; Lat Pulldown 2x15 80 lb, 1x15+ 80 lb"],
  ],
  [
    "what was done, in Dutch",
    {
      Schema: `
Oefening | Week 1 | < | < | < | Week 2 | < | < | <
^ | Sets | Herh. | Kg | Gedaan | Sets | Herh. | Kg | Gedaan
Squat met riem | 5 | 5 | 140 | ok | 5 | 4 | 150 |
Beenpers | 3 | 10 | 180 | 170, zwaar | 3 | 8 | 200 |
Roeien | 4 | 10 | 32 | | 4 | 10 | 34 |`,
    },
    [
      "1 -: Squat met riem 5x5 140 kg; Beenpers 3x10 180 kg; Roeien 4x10 32 kg",
      "2 -: Squat met riem 5x4 150 kg; Beenpers 3x8 200 kg; Roeien 4x10 34 kg",
    ],
  ],
  [
    "muscles in place of exercises",
    {
      Landmarks: `
Volume landmarks
Muscle | MEV | MAV | MRV
Chest | 10 | 12-20 | 22
Back | 10 | 14-22 | 25
Quads | 8 | 12-18 | 20
Biceps | 8 | 14-20 | 26
Calves | 8 | 12-16 | 20`,
    },
    ["- -: Chest x12-20 22; Back x14-22 25; Quads x12-18 20; Biceps x14-20 26; Calves x12-16 20"],
    ["muscles_named"],
  ],
  [
    "what was done in a phrase, and a sheet of last year",
    {
      PREP: `
Day 1 - Squat
Exercise | sets | reps | Load | what you did
Comp squat | 4 | 4 | 72.5% | 132.5 easy
Pause bench | 4 | 6 | 70% | ok
Leg curls | 3 | 12-15 | | done`,
      "OLD 2023 dont use": `
Day 1
Exercise | sets | reps | Load | what you did
Comp squat | 5 | 5 | 70% | 110
Leg press | 3 | 12 | 80% | 140`,
    },
    ["- Day 1 - Squat: Comp squat 4x4 72.5%; Pause bench 4x6 70%; Leg curls 3x12-15"],
  ],
  [
    "how often each distance is swum, and all of it in metres",
    {
      "Wk 1": `
Monday PM – Aerobic
Set | Reps | Dist (m) | Stroke / drill | Turnaround | m
Warm up | 1 | 400 | Choice easy | | 400
 | 4 | 50 | Catch-up drill | 1:10 | 200
Main | 4 | 200 | FC steady | 3:20 | 800
 | 6 | 100 | FC pull | 1:45 | 600`,
    },
    ["1 1 PM – Aerobic: Choice easy 1x400 m; Catch-up drill 4x50 m; FC steady 4x200 m; FC pull 6x100 m"],
  ],
  [
    "what a day is about, in a row of its own under the days",
    {
      "Week 1": `
 | Monday | Tuesday | Thursday
Focus | Squat | Gymnastics | Pull
Strength | Back Squat\\n5 x 3 @ 80% | Strict handstand push-up\\n4 x 5 | Deadlift\\n4 x 4 @ 75%
Accessory | DB split squat\\n3 x 8/leg | Hollow hold\\n4 x 20 s | Pendlay row\\n3 x 8`,
    },
    [
      "1 1 Squat: Back Squat 5x3 80%; DB split squat 3x8 per leg",
      "1 2 Gymnastics: Strict handstand push-up 4x5; Hollow hold 4x20 s",
      "1 4 Pull: Deadlift 4x4 75%; Pendlay row 3x8",
    ],
  ],
  [
    "weeks in short, parts of a run in rows, and a weekday in the title",
    {
      Plan: `
Plan semi-marathon 1h55 – groupe du mardi
Semaine | Jour | Séance | Bloc | Rép. | Distance / durée | Récup | Commentaire
S1 | Mardi | VMA courte | Échauffement | | 20 min | |
^ | ^ | ^ | Fractionné | 8 | 200 m | 45 s |
^ | ^ | ^ | Retour au calme | | 10 min | |
^ | Dimanche | Sortie longue | Footing long | | 70 min | | sur chemin
S2 | Mardi | VMA courte | Échauffement | | 20 min | |
^ | ^ | ^ | Fractionné | 10 | 200 m | 45 s |
^ | ^ | ^ | Retour au calme | | 10 min | |
^ | Dimanche | Sortie longue | Footing long | | 80 min | | sur chemin`,
    },
    [
      "1 2 VMA courte: Échauffement x20 min; Fractionné 8x200 m; Retour au calme x10 min",
      "1 7 Sortie longue: Footing long x70 min",
      "2 2 VMA courte: Échauffement x20 min; Fractionné 10x200 m; Retour au calme x10 min",
      "2 7 Sortie longue: Footing long x80 min",
    ],
  ],
  [
    "the beginning of each week, in short",
    {
      dave: `
w/c 1 July
Session 1 - Tues 7am
Exercise | sets | reps | kg | how it went
goblet squat | 3 | 10 | 20 | 20,20,22
seated row | 3 | 12 | 35 | ok
w/c 8 july
Session 1 - Tues 7am
Exercise | sets | reps | kg | how it went
goblet squat | 3 | 10 | 22 |
seated row | 3 | 12 | 37.5 |`,
    },
    [
      "1 2 Session 1: goblet squat 3x10 20 kg; seated row 3x12 35 kg",
      "2 2 Session 1: goblet squat 3x10 22 kg; seated row 3x12 37.5 kg",
    ],
  ],
  [
    "reps before sets under the weeks, times too",
    {
      冬季トレ: `
種目 | 第1週 | < | 第2週 | < | 休憩
^ | 重量(kg) | 回数×セット数 | 重量(kg) | 回数×セット数 | ^
月曜日（上半身）
ベンチプレス | 60 | 8×3 | 62.5 | 8×4 | 2分
懸垂 | 自重 | 6×4 | 自重 | 8×4 | 90秒
プランク | | 30秒×3 | | 40秒×3 | 30秒`,
    },
    [
      "1 1 上半身: ベンチプレス 3x8 60 kg; 懸垂 4x6 自重; プランク 3x30 s",
      "2 1 上半身: ベンチプレス 4x8 62.5 kg; 懸垂 4x8 自重; プランク 3x40 s",
    ],
  ],
  [
    "the lift over its sets, in the place of a heading",
    {
      Hatch: `
HATCH SQUAT PROGRAM
WEEK 1
Monday | < | < | < | Thursday | < | < | <
Back Squat | % | Reps | Weight | Back Squat | % | Reps | Weight
Set 1 | 60% | 10 | 240 | Set 1 | 60% | 8 | 240
Set 2 | 70% | 8 | 280 | Set 2 | 70% | 8 | 280
Front Squat | % | Reps | Weight | Front Squat | % | Reps | Weight
Set 1 | 60% | 5 | 190 | Set 1 | 60% | 5 | 190
Set 2 | 70% | 5 | 225 | Set 2 | 65% | 5 | 210`,
    },
    [
      "1 1: Back Squat 1x10 240 60%, 1x8 280 70%; Front Squat 1x5 190 60%, 1x5 225 70%",
      "1 4: Back Squat 1x8 240 60%, 1x8 280 70%; Front Squat 1x5 190 60%, 1x5 210 65%",
    ],
  ],
  [
    "the name of a run over how far it goes, and what is within it",
    {
      "18-55": `
Week | Monday | Tuesday | Thursday | Sunday
1 | Rest | Lactate threshold\\n8 mi w/ 4 mi @ race pace | General aerobic\\n9 mi | Medium-long run\\n12 mi
2 | Rest | General aerobic\\n8 mi w/ 10 x 100 m strides | Recovery\\n5 mi | Marathon-pace run\\n13 mi`,
    },
    [
      "1 2: Lactate threshold x8 mi",
      "1 4: General aerobic x9 mi",
      "1 7: Medium-long run x12 mi",
      "2 2: General aerobic x8 mi",
      "2 4: Recovery x5 mi",
      "2 7: Marathon-pace run x13 mi",
    ],
    ["little_training"],
  ],
  [
    "sets, reps and percentages of the weeks in rows above all lifts",
    {
      Operator: `
 | Week 1 | Week 2 | Week 3
% of max | 70% | 80% | 90%
Sets | 3-5 | 3-5 | 3-5
Reps | 5 | 5 | 3
Day 1
Squat | 220 | 250 | 285
Weighted Pull-up | 55 | 65 | 70
Day 2
Squat | 220 | 250 | 285
Deadlift | 285 | 325 | 365`,
    },
    [
      "1 Day 1: Squat 3-5x5 220 70%; Weighted Pull-up 3-5x5 55 70%",
      "1 Day 2: Squat 3-5x5 220 70%; Deadlift 3-5x5 285 70%",
      "2 Day 1: Squat 3-5x5 250 80%; Weighted Pull-up 3-5x5 65 80%",
      "2 Day 2: Squat 3-5x5 250 80%; Deadlift 3-5x5 325 80%",
      "3 Day 1: Squat 3-5x3 285 90%; Weighted Pull-up 3-5x3 70 90%",
      "3 Day 2: Squat 3-5x3 285 90%; Deadlift 3-5x3 365 90%",
    ],
  ],
  [
    "a column for the result beside the workout of each day",
    {
      "Beginner Plan": `
Beginner Pete Plan (indoor rower)
Week | Day 1 | < | Day 2 | < | Day 3 | <
^ | Workout | Result | Workout | Result | Workout | Result
1 | 5000m | 24:31.2 | 6 x 500m / 2min rest | 2:14.8 | 20 min |
2 | 5500m | 26:31.7 | 3 x 1000m / 3min rest | | 22 min |`,
    },
    [
      "1 Day 1: Row x5000 m",
      "1 Day 2: Row 6x500 m",
      "1 Day 3: Row x20 min",
      "2 Day 1: Row x5500 m",
      "2 Day 2: Row 3x1000 m",
      "2 Day 3: Row x22 min",
    ],
  ],
  [
    "goals of a race on a sheet beside the weeks",
    {
      "Week 1": `
Exercise | Sets | Work
MONDAY – Strength
Back Squat | 4 | 6
Walking Lunge | 3 | 20 m`,
      "Week 2": `
Exercise | Sets | Work
MONDAY – Strength
Back Squat | 4 | 8
Walking Lunge | 3 | 30 m`,
      Splits: `
Station | Goal | Last race
Run 8 x 1 km | 4:45/km | 5:02/km
SkiErg 1000 m | 4:20 | 4:31
Sled push 50 m | 2:30 | 3:05`,
    },
    ["1 1 Strength: Back Squat 4x6; Walking Lunge 3x20 m", "2 1 Strength: Back Squat 4x8; Walking Lunge 3x30 m"],
  ],
  [
    "exercises below the sets of lifts side by side",
    {
      "10's Wave": `
Week 1 - Accumulation
 | | Day 1 | < | Day 2 | <
 | | Squat | < | Bench Press | <
Set | % | Weight | Reps | Weight | Reps
1 | 60% | 107.5 | 10 | 72.5 | 10
2 | 60% | 107.5 | 10+ | 72.5 | 10+
Assistance | | Leg Press | 3x15 | DB Bench | 4x12
 | | Leg Curl | 4x10 | Chin-ups | 5x8`,
    },
    [
      "1 Day 1: Squat 1x10 107.5 60%, 1x10+ 107.5 60%; Leg Press 3x15; Leg Curl 4x10",
      "1 Day 2: Bench Press 1x10 72.5 60%, 1x10+ 72.5 60%; DB Bench 4x12; Chin-ups 5x8",
    ],
  ],
  [
    "sets of an effort line by line in a cell, and a day of its own kind",
    {
      Hypertrophy: `
Exercise | Rest | Week 1 | < | Week 2 | <
^ | ^ | Prescription | Actual weight (lb) | Prescription | Actual weight (lb)
Day 1
Squat w/ belt | 3 min | 8 reps @ RPE 6\\n8 reps @ RPE 7\\n8 reps @ RPE 8 x 2 sets | 285 | 8 reps @ RPE 6\\n8 reps @ RPE 7\\n8 reps @ RPE 8 x 3 sets |
Lat pulldown | 2 min | 4 sets x 10-12 reps @ RPE 8 | 140 | 4 sets x 10-12 reps @ RPE 8 |
GPP Day | < | < | < | < | <
Steady-state cardio | | 25 min @ RPE 6 | | 30 min @ RPE 6 |
Plank | 60 s | 3 x 30 s | | 3 x 40 s |`,
    },
    [
      "1 Day 1: Squat w/ belt 1x8 RPE 6, 1x8 RPE 7, 2x8 RPE 8; Lat pulldown 4x10-12 RPE 8",
      "1 GPP Day: Steady-state cardio x25 min RPE 6; Plank 3x30 s",
      "2 Day 1: Squat w/ belt 1x8 RPE 6, 1x8 RPE 7, 3x8 RPE 8; Lat pulldown 4x10-12 RPE 8",
      "2 GPP Day: Steady-state cardio x30 min RPE 6; Plank 3x40 s",
    ],
  ],
  [
    "the days of a session in brackets",
    {
      Rutina: `
Cód. | Ejercicio | Series | Repeticiones
Sesión A: Fuerza (lunes y viernes) | < | < | <
A1 | Dominadas | 3 | 5-8
A2 | Sentadillas | 3 | 5-8
Sesión B: Movilidad (miércoles) | < | < | <
B1 | Zancada | 3 | 8
B2 | Plancha | 3 | 30 s`,
    },
    [
      "- 1 Sesión A: Fuerza: Dominadas 3x5-8; Sentadillas 3x5-8",
      "- 3 Sesión B: Movilidad: Zancada 3x8; Plancha 3x30 s",
    ],
  ],
  [
    "weekdays over what each of them is called, tables side by side",
    {
      PPL: `
MONDAY | < | TUESDAY | <
PULL | < | PUSH | <
Exercise | Sets x Reps | Exercise | Sets x Reps
Deadlift | 1x5+ | Bench press | 4x5, 1x5+
Pulldowns | 3x8-12 | Overhead press | 3x8-12`,
    },
    ["- 1 PULL: Deadlift 1x5+; Pulldowns 3x8-12", "- 2 PUSH: Bench press 4x5, 1x5+; Overhead press 3x8-12"],
  ],
  [
    "lifts as columns with their sets below, dates among the weeks",
    {
      StrongLifts: `
Week | Day | Date | Workout | Squat | Bench Press | Deadlift | Done?
 | | | | 5x5 | 5x5 | 1x5 |
1 | Mon | 2024-01-08 | A | 20 | 20 | | x
 | Wed | 2024-01-10 | B | 22.5 | | 40 | x
2 | Mon | 2024-01-15 | A | 25 | 22.5 | |
 | Wed | 2024-01-17 | B | 27.5 | | 45 |`,
    },
    [
      "1 1 A: Squat 5x5 20; Bench Press 5x5 20",
      "1 3 B: Squat 5x5 22.5; Deadlift 1x5 40",
      "2 1 A: Squat 5x5 25; Bench Press 5x5 22.5",
      "2 3 B: Squat 5x5 27.5; Deadlift 1x5 45",
    ],
  ],
  [
    "yards in the heading, and all of them in a column",
    {
      "0-1650": `
Week | Day | Stroke | Sets | Distance (yd) | Rest | Total yd
Week 1 | Monday | Freestyle | 4 | 100 | 12 breaths | 600
 | | Backstroke | 4 | 50 | 8 breaths |
 | Friday | Freestyle | 4 | 125 | 12 breaths | 700
 | | Kick | 4 | 50 | 8 breaths |`,
    },
    ["1 1: Freestyle 4x100 yd; Backstroke 4x50 yd", "1 5: Freestyle 4x125 yd; Kick 4x50 yd"],
  ],
  [
    "percentages and reps without a sign",
    {
      Programme: `
Monday – Snatch
Exercise | Week 1 | Week 2 | Rest
Snatch | 65/3, 70/3, 75/2x3 | 70/2, 75/2, 80/2x3 | 2 min
Snatch Pull | 90/3x4 | 95/3x3 | 2 min
Hanging Leg Raise | 3x10 | 3x12 | 60 s`,
    },
    [
      "1 1 Snatch: Snatch 1x3 65%, 1x3 70%, 3x2 75%; Snatch Pull 4x3 90%; Hanging Leg Raise 3x10",
      "2 1 Snatch: Snatch 1x2 70%, 1x2 75%, 3x2 80%; Snatch Pull 3x3 95%; Hanging Leg Raise 3x12",
    ],
  ],
  [
    "the session over a table with codes that nobody heads, and loads to fill in",
    {
      Ficha: `
TREINO A – Inferior | < | < | < | Carga usada | <
 | Exercício | Séries | Repetições | sem 1 | sem 2
A1 | Agachamento búlgaro | 3 | 8 cada perna | |
A2 | Remada invertida | 3 | 10 | |
B | Levantamento terra | 4 | 5 | |
TREINO B – Superior | < | < | < | Carga usada | <
 | Exercício | Séries | Repetições | sem 1 | sem 2
A1 | Barra fixa | 4 | 6-8 | |
A2 | Supino com halteres | 4 | 8 | |`,
    },
    [
      "- TREINO A – Inferior: Agachamento búlgaro 3x8 per leg; Remada invertida 3x10; Levantamento terra 4x5",
      "- TREINO B – Superior: Barra fixa 4x6-8; Supino com halteres 4x8",
    ],
  ],
  [
    "a theme beside the day",
    {
      第1週: `
曜日 | テーマ | 種目 | セット数 | 回数・時間
月曜日 | 下半身 | スクワット | 3 | 10回
^ | ^ | ヒップリフト | 3 | 15回
水曜日 | 上半身 | 腕立て伏せ | 3 | 10回
^ | ^ | プランク | 3 | 30秒`,
    },
    ["1 1 下半身: スクワット 3x10; ヒップリフト 3x15", "1 3 上半身: 腕立て伏せ 3x10; プランク 3x30 s"],
  ],
  [
    "weeks counted under their word, behind the day and the reps",
    {
      Madcow: `
 | | | Week | < | <
Monday | | Reps | 1 | 2 | 3
Squat | Set 1 | 5 | 55 | 57.5 | 60
 | Set 2 | 5 | 70 | 72.5 | 75
Row | Set 1 | 5 | 40 | 42.5 | 45
 | Set 2 | 5 | 50 | 52.5 | 55`,
    },
    [
      "1 1: Squat 1x5 55, 1x5 70; Row 1x5 40, 1x5 50",
      "2 1: Squat 1x5 57.5, 1x5 72.5; Row 1x5 42.5, 1x5 52.5",
      "3 1: Squat 1x5 60, 1x5 75; Row 1x5 45, 1x5 55",
    ],
  ],
  [
    "what a row says of its lift in each of the weeks, in front of it",
    {
      "Coan-Phillipi": `
Exercise | | Week 1 | Week 2 | Week 3
Speed Deadlift | % | 60% | 65% | 70%
^ | lbs | 300 | 325 | 350
^ | sets x reps | 8x3 | 8x3 | 6x3
Stiff Leg Deadlift | sets x reps | 3x8 | 3x8 | 3x8
Bent Over Row | sets x reps | 3x8 | 3x8 | 3x5`,
    },
    [
      "1 -: Speed Deadlift 8x3 300 lb 60%; Stiff Leg Deadlift 3x8; Bent Over Row 3x8",
      "2 -: Speed Deadlift 8x3 325 lb 65%; Stiff Leg Deadlift 3x8; Bent Over Row 3x8",
      "3 -: Speed Deadlift 6x3 350 lb 70%; Stiff Leg Deadlift 3x8; Bent Over Row 3x5",
    ],
  ],
  [
    "the first day under the weeks, over names that begin with a figure",
    {
      "Weeks 1-2": `
WEEK 1 | < | < | | WEEK 2 | < | <
Day 1 | Sets | Reps | | Day 1 | Sets | Reps
Competition Squat | 4 | 7 | | Competition Squat | 4 | 6
2ct Pause Bench | 4 | 7 | | 2ct Pause Bench | 4 | 6
Leg Press | 3 | 10 | | Leg Press | 3 | 8
Leg Curl | 3 | 12 | | Leg Curl | 3 | 10
Day 2 | Sets | Reps | | Day 2 | Sets | Reps
Competition Deadlift | 4 | 6 | | Competition Deadlift | 4 | 5
Lat Pulldown | 4 | 10 | | Lat Pulldown | 4 | 10`,
    },
    [
      "1 Day 1: Competition Squat 4x7; 2ct Pause Bench 4x7; Leg Press 3x10; Leg Curl 3x12",
      "1 Day 2: Competition Deadlift 4x6; Lat Pulldown 4x10",
      "2 Day 1: Competition Squat 4x6; 2ct Pause Bench 4x6; Leg Press 3x8; Leg Curl 3x10",
      "2 Day 2: Competition Deadlift 4x5; Lat Pulldown 4x10",
    ],
  ],
  [
    "the rate of strokes",
    {
      "Wk 1": `
Day | Piece / exercise | Sets | Time / distance / reps | Rate | Rest
Mon | Steady state erg | 2 | 30 min | 18-20 | 3 min
Tue | Bench pull | 4 | 8 | | 2 min
Thu | Erg intervals | 4 | 1500 m | 24-26 | 3 min`,
    },
    ["1 1: Steady state erg 2x30 min rate 18-20", "1 2: Bench pull 4x8", "1 4: Erg intervals 4x1500 m rate 24-26"],
  ],
  [
    "how long it is held beside how often, and days to tick",
    {
      Home: `
Morning
Exercise | Sets | Reps | Hold | How to do it | M | T | W | T | F | S | S
Heel slides | 2 | 10 | | Towel under the heel | | | | | | |
Single leg balance | 3 | | 20 sec | | | | | | | |
Sit to stand | 2 | 8 | | | | | | | | |
Straight leg raise | 3 | 8 | 3 sec | | | | | | | |
Calf raises | 2 | 12 | | | | | | | | |`,
    },
    ["- -: Heel slides 2x10; Single leg balance 3x20 s; Sit to stand 2x8; Straight leg raise 3x8; Calf raises 2x12"],
  ],
  [
    "a circuit after the warm-up, and how long to rest between its rounds",
    {
      "Day 1": `
Day 1 – Ladder legs
Warm-up
Exercise | Reps / time | Load
Row | 3 min |
Leg swings | 10/side |
Circuit A – 4 rounds, 90 sec between rounds
KB goblet squat | 12 | 24 kg
Step-up with vest | 10/side | 10 kg`,
    },
    [
      "- Day 1 – Ladder legs: Row x3 min; Leg swings x10 per side; KB goblet squat 4x12 24 kg; Step-up with vest 4x10 per side 10 kg",
    ],
  ],
  [
    "sums beside the names of sessions",
    {
      Masters: `
WEEK 1
Tue – Endurance | | | | Total 2000 m
Part | Swim | Reps | Distance (m) | Focus
Warm-up | Easy choice | 1 | 400 |
Main | Freestyle | 8 | 100 | hold the pace
Fri – Speed | | | | Total 950 m
Part | Swim | Reps | Distance (m) | Focus
Warm-up | Easy choice | 1 | 300 |
Main | Fly kick | 6 | 25 |`,
    },
    ["1 2 Endurance: Easy choice 1x400 m; Freestyle 8x100 m", "1 5 Speed: Easy choice 1x300 m; Fly kick 6x25 m"],
  ],
  [
    "runs in Spanish",
    {
      Intermedio: `
Media maratón
Semana | Lunes | Martes | Miércoles | Sábado
1 | Descanso | Correr 5 km | Series 5 x 400 m | Cruzado 30 min
2 | Descanso | Correr 5,5 km | Series 6 x 400 m | Cruzado 40 min`,
    },
    [
      "1 2: Correr x5 km",
      "1 3: Series 5x400 m",
      "1 6: Cruzado x30 min",
      "2 2: Correr x5.5 km",
      "2 3: Series 6x400 m",
      "2 6: Cruzado x40 min",
    ],
  ],
];

describe("the sheet of a coach with", () => {
  it.each(PROGRAMS)("%s is read as meant", (what, sheets, ...meant) => {
    asMeant(what, () => book(sheets), ...meant);
  });
});
