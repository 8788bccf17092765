import { describe, it } from "vitest";
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
];

describe("notes made by hand", () => {
  it.each(PROGRAMS)("with %s are read as meant", asMeant);
});
