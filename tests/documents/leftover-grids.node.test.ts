import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** What coaches leave to the reader's sense in their tables and lists, one habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a range of reps in reserve in the heading of a week, beside loads and a log",
    () =>
      book({
        Plan: `
 | | | Week 1 - 2 RIR | < | < | Week 2 - 0-1 RIR | < | <
Day | Exercise | Rep range | Sets | Load | Reps done | Sets | Load | Reps done
Monday | Bench press | 6-8 | 3 | 80 | 8, 8, 7 | 4 | 85 |
 | Lat pulldown | 10-12 | 3 | 60 | 12, 11, 10 | 3 | 65 |
Thursday | Front squat | 6-8 | 3 | 90 | | 4 | 95 |`,
      }),
    [
      "1 1: Bench press 3x6-8 80 2 RIR; Lat pulldown 3x10-12 60 2 RIR",
      "1 4: Front squat 3x6-8 90 2 RIR",
      "2 1: Bench press 4x6-8 85 0-1 RIR; Lat pulldown 3x10-12 65 0-1 RIR",
      "2 4: Front squat 4x6-8 95 0-1 RIR",
    ],
  ],
  [
    "times in a column that is called tempo",
    () =>
      page(`
**Lunedì – Fiato**
| Esercizio | Serie | Tempo | Rec. |
| Cyclette | 1 | 15' | |
| Scalini | 6 | 1' | 30" |
| Plank | 3 | 40" | 30" |
**Giovedì – Forza**
| Esercizio | Serie | Rip. | Tempo |
| Squat | 4 | 6 | 3010 |
| Panca piana | 4 | 8 | 2010 |`),
    ["- 1 Fiato: Cyclette 1x15 min; Scalini 6x1 min; Plank 3x40 s", "- 4 Forza: Squat 4x6; Panca piana 4x8"],
  ],
  [
    "the kind of an exercise before its name in bold, and the dose below",
    () =>
      page(`
## Day 1: Heavy
**Main Pushing Movement: Weighted Dips**
4 sets of 4-6 reps
**Second Exercise: Barbell Row**
3 sets of 6-8 reps
## Day 2: Fast
**Speed Work: Box Squats**
8 sets of 2 reps at 60% of your best triple
**Supporting Movement: Back Extensions**
3 sets of 15 reps`),
    [
      "- Day 1: Heavy: Weighted Dips 4x4-6; Barbell Row 3x6-8",
      "- Day 2: Fast: Box Squats 8x2 60%; Back Extensions 3x15",
    ],
  ],
  [
    "what is lifted, and to what it is rounded, above the weeks",
    () =>
      book({
        Plan: `
Übung | 1RM (kg) | | Runden auf | 5
Kniebeuge | 180 | | |
Kreuzheben | 220 | | |

1. Woche
Tag | Übung | Sätze x Wdh | % | kg
Di | Kniebeuge | 5x3 | 70% | 125
Do | Kreuzheben | 4x2 | 70% | 155
2. Woche
Tag | Übung | Sätze x Wdh | % | kg
Di | Kniebeuge | 5x2 | 75% | 135
Do | Kreuzheben | 4x2 | 75% | 165`,
      }),
    [
      "1 2: Kniebeuge 5x3 125 kg 70%",
      "1 4: Kreuzheben 4x2 155 kg 70%",
      "2 2: Kniebeuge 5x2 135 kg 75%",
      "2 4: Kreuzheben 4x2 165 kg 75%",
    ],
  ],
  [
    "who has written a post in a forum, above it",
    () =>
      page(`
Push and pull for beginners
ironhead77
Senior Member   Join Date: May 2011   Posts: 1,204   Rep: 330
**Push**
Bench Press 3x8
Overhead Press 3x10
**Pull**
Barbell Row 3x8
Chin Up 3x6`),
    ["- Push: Bench Press 3x8; Overhead Press 3x10", "- Pull: Barbell Row 3x8; Chin Up 3x6"],
  ],
  [
    "a calendar of distances in a text that tells its sport, with the rest behind a slash, and comments below",
    () =>
      page(`
From couch to boat
12 weeks of rowing indoors for beginners. Keep the strokes long.
| Week | Session 1 | Session 2 | Session 3 |
| 1 | 4000m | 5x400m / 90s | 15min |
| 2 | 4500m | 3x750m / 2min | 15min |
Stroke by stroke – Page 2
| Week | Session 1 | Session 2 | Session 3 |
| 3 | 5000m | 4x500m / 2min | 20min |
| 4 | 5500m | 3x1000m / 3min | 20min |
**Comments (7)**
Great, thank you!`),
    [
      "1 Session 1: Row x4000 m",
      "1 Session 2: Row 5x400 m",
      "1 Session 3: Row x15 min",
      "2 Session 1: Row x4500 m",
      "2 Session 2: Row 3x750 m",
      "2 Session 3: Row x15 min",
      "3 Session 1: Row x5000 m",
      "3 Session 2: Row 4x500 m",
      "3 Session 3: Row x20 min",
      "4 Session 1: Row x5500 m",
      "4 Session 2: Row 3x1000 m",
      "4 Session 3: Row x20 min",
    ],
  ],
  [
    "days below their weeks, lifts down without a heading, and what was lifted below each",
    () =>
      book({
        "20 days": `
 | Week 1 | < | < | | Week 2 | < | <
 | Day 1 | Day 2 | Day 3 | | Day 4 | Day 5 | Day 6
Goblet Squat | 2x5 | 5-3-2 | 2x5 | | 6x1 | 1x10 | 2x5
kg used | 24 | 28 | | | | |
Chin-up | 2x5 | 5-3-2 | 2x5 | | 6x1 | 1x10 | 2x5
kg used | BW | BW | BW | | | |
Farmer Carry | 3x20 m | - | 3x20 m | | 3x20 m | - | 3x20 m`,
      }),
    [
      "1 Day 1: Goblet Squat 2x5; Chin-up 2x5; Farmer Carry 3x20 m",
      "1 Day 2: Goblet Squat 1x5, 1x3, 1x2; Chin-up 1x5, 1x3, 1x2",
      "1 Day 3: Goblet Squat 2x5; Chin-up 2x5; Farmer Carry 3x20 m",
      "2 Day 4: Goblet Squat 6x1; Chin-up 6x1; Farmer Carry 3x20 m",
      "2 Day 5: Goblet Squat 1x10; Chin-up 1x10",
      "2 Day 6: Goblet Squat 2x5; Chin-up 2x5; Farmer Carry 3x20 m",
    ],
  ],
  [
    "an exercise with its load and dose right below each day of a calendar",
    () =>
      book({
        計画: `
第1週 | 月 | 水 | 金
 | スクワット 100kg×5回×5セット | ベンチプレス 80kg×5回×5セット | デッドリフト 120kg×3回×3セット
 | レッグカール 12回×3セット | ラットプルダウン 10回×3セット | 懸垂 8回×3セット
第2週 | 月 | 水 | 金
 | スクワット 105kg×5回×4セット | ベンチプレス 82.5kg×5回×4セット | デッドリフト 125kg×3回×3セット
 | レッグカール 12回×3セット | ラットプルダウン 10回×3セット | 懸垂 8回×3セット`,
      }),
    [
      "1 1: スクワット 5x5 100 kg; レッグカール 3x12",
      "1 3: ベンチプレス 5x5 80 kg; ラットプルダウン 3x10",
      "1 5: デッドリフト 3x3 120 kg; 懸垂 3x8",
      "2 1: スクワット 4x5 105 kg; レッグカール 3x12",
      "2 3: ベンチプレス 4x5 82.5 kg; ラットプルダウン 3x10",
      "2 5: デッドリフト 3x3 125 kg; 懸垂 3x8",
    ],
  ],
  [
    "the body's weight by its two letters among loads and zones",
    () =>
      book({
        Plan: `
Tag | Übung | Sätze | Wdh. | Gewicht / Intensität
Mo | Dips | 3 | max | KG
Mo | Frontkniebeuge | 4 | 6 | 60 %
Do | Klimmzüge | 4 | 5 | KG
Do | Rudern | 3 | 10 | 2x16 kg`,
      }),
    ["- 1: Dips 3xmax BW; Frontkniebeuge 4x6 60%", "- 4: Klimmzüge 4x5 BW; Rudern 3x10 2x16 kg"],
  ],
  [
    "a week of a box with dates, circuits against the clock, and rests behind dashes",
    () =>
      book({
        Week: `
Programming for the gym: 3/5 – 3/11
Monday, March 5th, 2018
A.
Push Press: 5, 5, 5, 5
B.
AMRAP 9:00:
– 12 Box Jumps (24/20)
– 8 Alt. 1-Arm Dumbbell Snatches
– 6 1-Arm Dumbbell Rows – L/R
Tuesday, March 6th, 2018
A.
3 Sets:
– 8 Front Squats
– Rest: 2:00
B.
4 Rounds for Times:
– 200m Run
– 10 Goblet Squats (HEAVY)
– 15 Burpees`,
      }),
    [
      "- 1 March 5th, 2018: Push Press 4x5; Box Jumps x12 24/20; Alt. 1-Arm Dumbbell Snatches x8; 1-Arm Dumbbell Rows x6",
      "- 2 March 6th, 2018: Front Squats 3x8; Run 4x200 m; Goblet Squats 4x10; Burpees 4x15",
    ],
  ],
  [
    "what the figures of each row are, in the column before them",
    () =>
      book({
        routine: `
name | description | type | value
Katze und Kuh | langsam, mit dem Atem | time | 1:30
Drehung im Sitz | Ellbogen zur Decke | reps | 8
Klimmzüge | 2-3 in Reserve, nicht bis zum Versagen | reps | 5
Taube | hinteres Bein lang, Brust vor | time | 1:00`,
      }),
    ["- -: Katze und Kuh x1:30; Drehung im Sitz x8; Klimmzüge x5; Taube x1:00"],
    ["little_training"],
  ],
  [
    "a heading within a list, and a pattern of strokes",
    () =>
      page(`
**Monday: pool and gym**
- Front squat 4x5
- Bench press 4x5
- Row 3x8
- Drills:
- 3 kicks, 1 pull back
- Plank 3x40 s
- Chin-up 3x5`),
    ["- 1 pool and gym: Front squat 4x5; Bench press 4x5; Row 3x8; 3 kicks, 1 pull back ; Plank 3x40 s; Chin-up 3x5"],
  ],
  [
    "blocks of weeks by the ranges of their headings, with the same sessions in each",
    () =>
      page(`
# Strong Hips 1-3
Three sessions, one week after the other.
**Workout A**
- Goblet squat 3x8
- Row 3x10
**Workout B**
- Hip thrust 3x12
- Chin-up 3x5
# Strong Hips 4-6
The second half.
**Workout A**
- Front squat 4x6
- Row 4x8
**Workout B**
- Hip thrust 4x8
- Chin-up 4x5`),
    [1, 2, 3, 4, 5, 6].flatMap((week) =>
      week < 4
        ? [`${week} Workout A: Goblet squat 3x8; Row 3x10`, `${week} Workout B: Hip thrust 3x12; Chin-up 3x5`]
        : [`${week} Workout A: Front squat 4x6; Row 4x8`, `${week} Workout B: Hip thrust 4x8; Chin-up 4x5`],
    ),
  ],
  [
    "weeks by the date behind their word, and what is said behind a name",
    () =>
      book({
        "Push Up": `
Week | 2026-05-18 | Day 1 | Day 2
Program | Find out what you can do. | 3 x 5 Push ups. Take the high box | 2 x 10 Rows
Week | 2026-05-25 | Day 1 | Day 2
Program | Go on. | 3 x 6 Push ups. Take the low box | 2 x 12 Rows`,
      }),
    ["1 Day 1: Push ups 3x5", "1 Day 2: Rows 2x10", "2 Day 1: Push ups 3x6", "2 Day 2: Rows 2x12"],
  ],
];

describe("what is left to the sense of the reader", () => {
  it.each(PROGRAMS)("reads %s", (...program) => asMeant(...program));
});
