import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book } from "./written-documents";

/** What sheets in use have that nothing before them had, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a programme in Persian",
    () =>
      book({
        Sheet1: `
شنبه
ردیف | حرکت | ست | تکرار | استراحت
1 | پرس پا | 4 | 12 | 90 ثانیه
2 | جلو پا دستگاه | 3 | 15 | 1 دقیقه
3 | پلانک | 3 | 40 ثانیه |
دوشنبه
ردیف | حرکت | ست | تکرار | استراحت
1 | بارفیکس | 4 | 8 | 2 دقیقه
2 | نشر جانب | 3 | 12-15 |`,
      }),
    ["- 6: پرس پا 4x12; جلو پا دستگاه 3x15; پلانک 3x40 s", "- 1: بارفیکس 4x8; نشر جانب 3x12-15"],
  ],
  [
    "a programme in Arabic",
    () =>
      book({
        Sheet1: `
الأسبوع 1
اليوم 1
التمرين | المجموعات | التكرارات | الوزن | ملاحظات
سكوات | 4 | 8 | 60 |
ضغط الصدر | 3 | 10 | 40 | ببطء
بلانك | 3 | 30 ثانية | |
اليوم 2
التمرين | المجموعات | التكرارات | الوزن | ملاحظات
ديدليفت | 5 | 5 | 80 |
عقلة | 3 | 6 | |`,
      }),
    ["1 اليوم 1: سكوات 4x8 60; ضغط الصدر 3x10 40; بلانك 3x30 s", "1 اليوم 2: ديدليفت 5x5 80; عقلة 3x6"],
  ],
  [
    "a lift whose sets are counted in the column of the first set of another",
    () =>
      book({
        Plan: `
Monday - Press
Exercise | Set 1 | < | Set 2 | < | Set 3 | <
 | kg | reps | kg | reps | kg | reps
Press (main) | 40 | 5 | 45 | 3 | 50 | 1+
Dip (second) | 6 sets @ 60-70% | | | | |
Thursday - Pull
Exercise | Set 1 | < | Set 2 | < | Set 3 | <
 | kg | reps | kg | reps | kg | reps
Deadlift (main) | 100 | 5 | 110 | 3 | 120 | 1+
Row (second) | 5 sets @ RPE 7 | | | | |`,
      }),
    [
      "- 1 Press: Press (main) 1x5 40 kg, 1x3 45 kg, 1x1+ 50 kg; Dip (second) 6x 60-70%",
      "- 4 Pull: Deadlift (main) 1x5 100 kg, 1x3 110 kg, 1x1+ 120 kg; Row (second) 5x RPE 7",
    ],
    ["doses_missing", "sets_unclear"],
  ],
  [
    "one more session in the form of the others, its exercises in one line",
    () =>
      book({
        Plan: `
My plan

TUESDAY — Legs
# | Exercise | Sets x reps | Load
1 | Back squat | 3x5 | 80 kg
2 | Leg curl | 3x12 | 30 kg

FRIDAY — Upper
# | Exercise | Sets x reps | Load
1 | Bench press | 3x5 | 60 kg
2 | Pull-up | 3x8 | BW

EXTRA (when there is time) — Arms
Biceps curl 3x12 · Triceps extension 3x12 · Plank 3x30 s.
Goal: what the two days leave out.`,
      }),
    [
      "- 2 Legs: Back squat 3x5 80 kg; Leg curl 3x12 30 kg",
      "- 5 Upper: Bench press 3x5 60 kg; Pull-up 3x8 BW",
      "- EXTRA (when there is time) — Arms: Biceps curl 3x12; Triceps extension 3x12; Plank 3x30 s",
    ],
  ],
  [
    "how often behind the reps, and codes that could be days",
    () =>
      book({
        Scheda: `
Day 1 – Gambe
 | Esercizio | Serie | Ripetizioni | Recupero
 | Ponte glutei | | 12 ×3 |
C1 | Squat bulgaro | 3 | 8 | 90"
C2 | Plank | 3 | 30" | 90"
D1 | Affondi | 3 | 10 | 60"
D2 | Leg curl | 3 | 12 | 60"
Day 2 – Petto
 | Esercizio | Serie | Ripetizioni | Recupero
C1 | Panca piana | 4 | 6 | 120"
C2 | Rematore | 4 | 8 | 120"`,
      }),
    [
      "- Day 1 – Gambe: Ponte glutei 3x12; Squat bulgaro 3x8; Plank 3x30 s; Affondi 3x10; Leg curl 3x12",
      "- Day 2 – Petto: Panca piana 4x6; Rematore 4x8",
    ],
  ],
  [
    "a column called Set that holds what a set is, parts over lifts with their loads, and how long a session takes",
    () =>
      book({
        Week: `
Monday 3/2 | 80 min | |
Exercise | Set | Rest | Video
Warmup | | |
Easy rowing | 10 min | - |
Clean | steady pace, the bell never rests on the floor | |
Clean 16 kg | 12+12 | 2 min | ✓
Clean 20-22 kg | 10+10 | 2 min |
Assistance | 60 s between sets | |
Front squat | 10 reps × 3 sets | 60 s |
Kettlebell row | 12 reps × 3 sets | 60 s |

Wednesday 5/2 | 60 min | |
Exercise | Set | Rest | Video
Warmup | | |
Jump rope | 5 min | - |
Jerk / Deadlift | | |
Jerk 12 kg | 15+15 | 3 min |
Deadlift 60 kg | 5 reps × 4 sets | 2 min |`,
      }),
    [
      "- 1: Easy rowing x10 min; Clean x12+12 16 kg; Clean x10+10 20-22 kg; Front squat 3x10; Kettlebell row 3x12",
      "- 3: Jump rope x5 min; Jerk x15+15 12 kg; Deadlift 4x5 60 kg",
    ],
  ],
  [
    "a row a session, twice the same, below what the week adds up to",
    () =>
      book({
        Plan: `
Plan bis zum Marathon
KW 3 · 12.1.–18.1.
Aufbau — Rad 4:30 h · Kraft 1:20 h
Einheit | Dauer | Details
Intervalle am Berg | 70 min | locker beginnen
Lange Ausfahrt | 150 min |
Krafttraining | 40 min |
Krafttraining | 40 min |
KW 4 · 19.1.–25.1.
Aufbau — Rad 5:00 h · Kraft 0:40 h
Einheit | Dauer | Details
Schwelle | 1:00 |
Lange Ausfahrt | 3:00 |
Krafttraining | 0:40 |`,
      }),
    [
      "3 Intervalle am Berg: Intervalle am Berg x70 min",
      "3 Lange Ausfahrt: Lange Ausfahrt x150 min",
      "3 Krafttraining: Krafttraining x40 min",
      "3 Krafttraining: Krafttraining x40 min",
      "4 Schwelle: Schwelle x60 min",
      "4 Lange Ausfahrt: Lange Ausfahrt x180 min",
      "4 Krafttraining: Krafttraining x40 min",
    ],
    ["little_training", "sessions_alike"],
  ],
  [
    "kinds of runs on dates, with metres of climb and columns to fill in",
    () =>
      book({
        Plan: `
Semaine | Date | Type | Km | D+ (m) | Consignes | Allure | Durée | RPE
1 | 2027-03-02 | Seuil | 8 | 40 | souple au début | | |
1 | 2027-03-05 | Côtes | 9 | 300 | sur la boucle du lac | | |
1 | 2027-03-07 | Sortie longue | 14 | 120 | | | |
2 | 2027-03-09 | Seuil | 9 | 40 | | | |
2 | 2027-03-12 | Côtes | 10 | 320 | | | |
2 | 2027-03-14 | Sortie longue | 16 | 150 | | | |`,
      }),
    [
      "1 2: Seuil x8 km",
      "1 5: Côtes x9 km",
      "1 7: Sortie longue x14 km",
      "2 2: Seuil x9 km",
      "2 5: Côtes x10 km",
      "2 7: Sortie longue x16 km",
    ],
  ],
  [
    "reps of which each is held, beside the number of sets",
    () =>
      book({
        Plan: `
Day 1
Exercise | Sets | Reps
Front squat | 3 | 6
Hip bridge | 2 | 12 x 4 sec
Side plank | 3 | 3 x 30 s
Row | 3 | 10`,
      }),
    ["- Day 1: Front squat 3x6; Hip bridge 2x12 x 4 sec; Side plank 3x30 s; Row 3x10"],
  ],
];

describe("real sheets, the fifteenth lot", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
