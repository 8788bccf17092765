import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** What people write for themselves, in a notebook, a phone or a calendar, one habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "weeks that are only ticked off beside the plan",
    () =>
      book({
        メニュー: `
種目 | 重さ | 回数 | セット | 1週 | 2週 | 3週
スクワット | 60kg | 8回 | 3 | ✓ | □ | □
ベンチプレス | 50kg | 10回 | 3 | ✓ | □ | □
デッドリフト | 80kg | 5回 | 2 | ✓ | ✓ | □`,
      }),
    ["- -: スクワット 3x8 60 kg; ベンチプレス 3x10 50 kg; デッドリフト 2x5 80 kg"],
  ],
  [
    "weeks with the day on which they begin, and what is ticked in the line",
    () =>
      page(`
Swim and lift
Week 2 – 30 Nov
Mon	Weights: Push-up 3x10, Split squat 3x8 ✓
Wed	Bike: 6 x 2 min hard, 1 min easy
Week 3 – 7. Dec
Mon	Weights: Push-up 3x12, Split squat 3x10
Wed	Bike: 8 x 2 min hard, 1 min easy`),
    [
      "2 1 Weights: Push-up 3x10; Split squat 3x8",
      "2 3: Bike 6x2 min",
      "3 1 Weights: Push-up 3x12; Split squat 3x10",
      "3 3: Bike 8x2 min",
    ],
  ],
  [
    "a day and a run behind a tab",
    () =>
      page(`
Running in May
Week 1 – 4 May
Tue	5 km easy
Sat	8 km
Week 2 – 11 May
Tue	6 km easy
Sat	9 km`),
    ["1 2: Run x5 km", "1 6: Run x8 km", "2 2: Run x6 km", "2 6: Run x9 km"],
  ],
  [
    "loads right behind the reps",
    () =>
      page(`
lifting (kg, since May)

Tue legs
front squat 4x4 92.5
leg curl 3x12 41
calf raise 4x20 8
front squat felt easy at 90 on 12/5

Fri upper
bench 1x3 101, 3x5 88
chin-ups 4x6
carry 3x40m 36
Done: 5 May legs, 8 May upper, 12 May legs`),
    [
      "- 2 legs: front squat 4x4 92.5 kg; leg curl 3x12 41 kg; calf raise 4x20 8 kg",
      "- 5 upper: bench 1x3 101 kg, 3x5 88 kg; chin-ups 4x6; carry 3x40 m 36 kg",
    ],
  ],
  [
    "loads without a unit behind the reps, and small figures that may be anything",
    () =>
      page(`
Day 1
Front squat 4x4 92.5
Row 3x10 62
Press 3x5 44
Day 2
Deadlift 1x5 140, 2x5 125
Lunge 3x8 24`),
    ["- Day 1: Front squat 4x4 92.5; Row 3x10 62; Press 3x5 44", "- Day 2: Deadlift 1x5 140, 2x5 125; Lunge 3x8 24"],
  ],
  [
    "kinds of exercises against days, each cell with its own",
    () =>
      page(`
| | Mon | Tue |
| Legs | Goblet squat\\n3x8, 24 kg | Split squat\\n2x10/side |
| Push | Dips\\n3xAMRAP | Floor press\\n4x6, 40 kg |
| Pull | Chin-up\\n5x3 | Kettlebell row\\n3x12 |`),
    [
      "- 1: Goblet squat 3x8 24 kg; Dips 3xAMRAP; Chin-up 5x3",
      "- 2: Split squat 2x10 per side; Floor press 4x6 40 kg; Kettlebell row 3x12",
    ],
  ],
  [
    "a month that begins late in the week and ends early in one",
    () =>
      book({
        "Nov 26": `
Mon | Tue | Wed | Thu | Fri | Sat | Sun
 | | | | | | 1
 | | | | | | Run 5 km
2 | 3 | 4 | 5 | 6 | 7 | 8
Squat 3x5 | off / stretch | Row 4x8 | | Press 5x5 | |
last time 80 | | | | | |
9 | 10 | 11 | 12 | 13 | 14 | 15
Squat 3x5 | | Row 4x8 | | Press 5x5 | | rest
16 | 17 | 18 | 19 | 20 | 21 | 22
Squat 3x3 | | Row 3x8 | | Press 5x3 | |
23 | 24 | 25 | 26 | 27 | 28 | 29
Squat 3x5 | | Row 4x8 | | Press 5x5 | |
30 | 31 | | | | |
Squat 2x5 | | | | | |`,
      }),
    [
      "1 7: Run x5 km",
      "2 1: Squat 3x5",
      "2 3: Row 4x8",
      "2 5: Press 5x5",
      "3 1: Squat 3x5",
      "3 3: Row 4x8",
      "3 5: Press 5x5",
      "4 1: Squat 3x3",
      "4 3: Row 3x8",
      "4 5: Press 5x3",
      "5 1: Squat 3x5",
      "5 3: Row 4x8",
      "5 5: Press 5x5",
      "6 1: Squat 2x5",
    ],
  ],
  [
    "a split and the strokes a minute of each piece",
    () =>
      book({
        Erg: `
Day | Piece | Target split /500m | SPM | Rest
Mon | Erg 6 x 500 m | 1:52.0 | 28 | 3:00
Wed | Erg 40 min | 2:15.5 | 20 |
Fri | Deadlift 3x5 | | |
Sat | Erg 2 x 20 min | 2:12.0 | 18-20 | 4:00
Sun | Row 5000 m | 2:04.0 | 24 |`,
      }),
    [
      "- 1: Erg 6x500 m 1:52.0 /500m, 28 spm",
      "- 3: Erg x40 min 2:15.5 /500m, 20 spm",
      "- 5: Deadlift 3x5",
      "- 6: Erg 2x20 min 2:12.0 /500m, 18-20 spm",
      "- 7: Row x5000 m 2:04.0 /500m, 24 spm",
    ],
  ],
];

describe("notes made by hand", () => {
  it.each(PROGRAMS)("with %s are read as meant", asMeant);

  it("refuses what a club has talked about, whatever hours and dates are in it", () => {
    const minutes = page(`
# Rowing club – meeting of the board, 3 November
Present: Ida, Jon. Apologies: Mo.
## 1. Hours
- Tuesday and Thursday 16:30-20:00; Sunday 10:00-12:00.
## 2. Regatta
- The sprint race is on 14 March. 18 boats, 4 heats, 2 umpires.
- Jon orders the medals.
Next meeting: Monday 7 December, 20:15, in the boat house.`);
    expect(() => programIn(minutes)).toThrow();
  });
});
