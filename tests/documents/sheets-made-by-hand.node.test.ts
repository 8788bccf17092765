import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Sheets and tables that lifters make for themselves, one habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "weeks that are only counted over the columns, and the days down the side",
    () =>
      book({
        Build: `
Half in the hills
week | 1 | 2 | 3
from | 2027-03-01 | 2027-03-08 | 2027-03-15
Monday | rest | rest | rest
Tuesday | Split squat 3x8/side\\nCalf raise 3x15 | Split squat 3x10/side\\nCalf raise 3x15 | Calf raise 2x15
Thursday | Hill reps 6 x 60 s | Hill reps 8 x 60 s | Easy run 5 km
Sunday | Long run 14 km | Long run 16 km | RACE 21 km

km planned | 21 | 24 | 26
km done | 20 | |`,
      }),
    [
      "1 2: Split squat 3x8 per side; Calf raise 3x15",
      "1 4: Hill reps 6x60 s",
      "1 7: Long run x14 km",
      "2 2: Split squat 3x10 per side; Calf raise 3x15",
      "2 4: Hill reps 8x60 s",
      "2 7: Long run x16 km",
      "3 2: Calf raise 2x15",
      "3 4: Easy run x5 km",
      "3 7: RACE x21 km",
    ],
  ],
  [
    "a row a week, with its date below its number, and a column a session",
    () =>
      page(`
| Wk | Tue – Strength | Thu – Power | Sat – Engine | Bodyweight |
| 1\\n2 Nov | Back squat 4x5 @ RPE 7\\nBench press 3x8\\nSide plank 3x30 s | Push press 5x3\\nChin-up 4x6 | Rower 6x60 s\\nSled push 4x20 m | 74 kg |
| 2\\n9 Nov | Back squat 4x4 @ RPE 8\\nBench press 4x8\\nSide plank 3x40 s | Push press 6x3\\nChin-up 4x7 | Rower 8x60 s\\nSled push 5x20 m | 73.5 kg |
| 3\\n16 Nov | Back squat 2x4 @ RPE 6\\nBench press 2x8 | Push press 3x3\\nChin-up 2x6 | Easy row 20 min | 73 kg |`),
    [
      "1 2 Strength: Back squat 4x5 RPE 7; Bench press 3x8; Side plank 3x30 s",
      "1 4 Power: Push press 5x3; Chin-up 4x6",
      "1 6 Engine: Rower 6x60 s; Sled push 4x20 m",
      "2 2 Strength: Back squat 4x4 RPE 8; Bench press 4x8; Side plank 3x40 s",
      "2 4 Power: Push press 6x3; Chin-up 4x7",
      "2 6 Engine: Rower 8x60 s; Sled push 5x20 m",
      "3 2 Strength: Back squat 2x4 RPE 6; Bench press 2x8",
      "3 4 Power: Push press 3x3; Chin-up 2x6",
      "3 6 Engine: Easy row x20 min",
    ],
  ],
  [
    "the kilos behind some lifts, and their days over them under a title with another day",
    () =>
      book({
        Peak: `
Peaking the squat – meet on 6 June (Sunday) | < | < | < | < | < | < | <
Week | Day 1 – Monday (heavy) | < | < | Day 2 – Thursday (fast) | < | < | Remarks
^ | Back squat | kg | Leg press | Pause squat | kg | Leg curl | ^
1 | 4x4 @70% | 140 | 3x10 150 kg | 6x2 @60% | 120 | 3x12 | belt from 80%
2 | 4x4 @72,5% | 145 | 3x10 155 kg | 6x2 @60% | 120 | 3x12 |
3 | 1x1 @90%, 3x2 @80% | 180 / 160 | 2x8 140 kg | 5x1 @65% | 130 | 2x10 | film it`,
      }),
    [
      "1 1 Day 1 (heavy): Back squat 4x4 140 kg 70%; Leg press 3x10 150 kg",
      "1 4 Day 2 (fast): Pause squat 6x2 120 kg 60%; Leg curl 3x12",
      "2 1 Day 1 (heavy): Back squat 4x4 145 kg 72.5%; Leg press 3x10 155 kg",
      "2 4 Day 2 (fast): Pause squat 6x2 120 kg 60%; Leg curl 3x12",
      "3 1 Day 1 (heavy): Back squat 1x1 180 kg 90%, 3x2 160 kg 80%; Leg press 2x8 140 kg",
      "3 4 Day 2 (fast): Pause squat 5x1 130 kg 65%; Leg curl 2x10",
    ],
  ],
  [
    "a column a set below the one lift that counts, and further lifts beside it",
    () =>
      book({
        Sheet1: `
MORE DIPS
| | Dips (reps in each set) | < | < | < | | | after | <
week | day | set 1 | set 2 | set 3 | set 4 | total | rest | Ring row | Plank
1 | Tue | 6 | 5 | 4 | | 15 | 2 min | 3x10 | 2x30 s
^ | Fri | 7 | 5 | 4 | | 16 | 2 min | | 2x30 s
2 | Tue | 7 | 6 | 5 | 3 | 21 | 2 min | 3x12 | 2x40 s
^ | Fri | max | | | | 0 | 3 min | |`,
      }),
    [
      "1 2: Dips 1x6, 1x5, 1x4; Ring row 3x10; Plank 2x30 s",
      "1 5: Dips 1x7, 1x5, 1x4; Plank 2x30 s",
      "2 2: Dips 1x7, 1x6, 1x5, 1x3; Ring row 3x12; Plank 2x40 s",
      "2 5: Dips 1xmax",
    ],
  ],
  [
    "the sets of each week beside one range of reps, room for what was done, and sums below",
    () =>
      book({
        "Block 3": `
| | | Week 1 | < | < | Week 2 | < | < | Week 3 (deload) | < | <
goal RIR | | | 2 | < | < | 1 | < | < | 4 | < | <
Exercise | rep range | rest | sets | kg | reps | sets | kg | reps | sets | kg | reps
PUSH (Mon)
Bench press | 6-10 | 3 min | 3 | 80 | 9,8,7 | 4 | | | 2 | |
Overhead press | 8-12 | 2 min | 2 | 45 | 11,10 | 3 | | | 1 | |
sets in all | | | 5 | | | 7 | | | 3 | |

PULL (Thu)
Barbell row | 8-12 | 2 min | 3 | 70 | 12,11,10 | 4 | | | 2 | |
Curl | 10-15 | 60 s | 2 | | | 3 | | | | |
sets in all | | | 5 | | | 7 | | | 2 | |

one more set only if the last ones went up
replace barbell row with cable row when the back is tired`,
      }),
    [
      "1 1 PUSH: Bench press 3x6-10 2 RIR; Overhead press 2x8-12 2 RIR",
      "1 4 PULL: Barbell row 3x8-12 2 RIR; Curl 2x10-15 2 RIR",
      "2 1 PUSH: Bench press 4x6-10 1 RIR; Overhead press 3x8-12 1 RIR",
      "2 4 PULL: Barbell row 4x8-12 1 RIR; Curl 3x10-15 1 RIR",
      "3 1 PUSH: Bench press 2x6-10 4 RIR; Overhead press 1x8-12 4 RIR",
      "3 4 PULL: Barbell row 2x8-12 4 RIR",
    ],
  ],
];

describe("what a lifter has made by hand with", () => {
  it.each(PROGRAMS)("%s is read as meant", asMeant);
});
