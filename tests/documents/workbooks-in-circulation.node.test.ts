import { describe, it } from "vitest";
import { asMeant } from "./program-outline";
import { book } from "./written-documents";

/** Workbooks that lifters pass on to each other, one habit each. */
const PROGRAMS: [what: string, sheets: Record<string, string>, sessions: string[], doubts?: string[]][] = [
  [
    "the reps of the last set to fill in beside its sets",
    {
      Cycle: `
Week 1 | Tuesday
Exercise | kg | Sets x Reps | AMRAP
Row | 50 | 2x6, 1x6+ | 9
Dips | BW | 2x6, 1x6+ | 7
Squat | 80 | 1x6+ |
Week 2 | Tuesday
Exercise | kg | Sets x Reps | AMRAP
Row | 52.5 | 2x6, 1x6+ |
Dips | BW | 2x6, 1x6+ |
Squat | 85 | 1x6+ | 8`,
    },
    [
      "1 2: Row 2x6 50 kg, 1x6+ 50 kg; Dips 2x6 BW, 1x6+ BW; Squat 1x6+ 80 kg",
      "2 2: Row 2x6 52.5 kg, 1x6+ 52.5 kg; Dips 2x6 BW, 1x6+ BW; Squat 1x6+ 85 kg",
    ],
  ],
  [
    "a rating of each week beside its loads",
    {
      Block: `
| | WEEK 1 | < | < | < | WEEK 2 | < | < | <
Exercise | Rep range | Weight | Sets | RIR | Rating | Weight | Sets | RIR | Rating
Leg press | 8-12 | 300 | 3 | 3 | 0 | 310 | 4 | 2 |
Leg curl | 10-15 | 90 | 2 | 3 | 1 | 95 | 3 | 2 |`,
    },
    [
      "1 -: Leg press 3x8-12 300 3 RIR; Leg curl 2x10-15 90 3 RIR",
      "2 -: Leg press 4x8-12 310 2 RIR; Leg curl 3x10-15 95 2 RIR",
    ],
  ],
  [
    "lifts of several kinds over their columns, one of which has whole doses",
    {
      Plan: `
My press cycle
Wk | Bench Press | < | < | < | Close Grip Bench | < | < | Barbell Row | Dips | Done / notes
^ | % | Weight | x | Reps | Weight | Sets | Reps | Sets x Reps | ^ | ^
1 | 75% | 75 | x | 3 | 60 | 6 | 4 | 3x10 | -- | fine
2 | 80% | 80 | x | 3 | 65 | 5 | 4 | 3x10 | 2x8 |
3 | 85% | 85 | x | 2 | 70 | 4 | 4 | -- | 50% 2x8 |

Plate calculator
Bar | | 20
Collars | | 5`,
    },
    [
      "1 -: Bench Press x3 75 75%; Close Grip Bench 6x4 60; Barbell Row 3x10",
      "2 -: Bench Press x3 80 80%; Close Grip Bench 5x4 65; Barbell Row 3x10; Dips 2x8",
      "3 -: Bench Press x2 85 85%; Close Grip Bench 4x4 70; Dips 2x8 50%",
    ],
  ],
  [
    "tables of lifts two by two, each with its weeks in front and its tiers before the lifts",
    {
      Plan: `
Day 1 | | | | | | | Day 2 | | | | |
Week | T1: Squat | < | < | T3: Leg Curl | < | | Week | T1: Bench | < | < | T3: Face Pull | <
^ | % | Weight | Sets x Reps | Sets x Reps | Weight used | | ^ | % | Weight | Sets x Reps | Sets x Reps | Weight used
1 | 80% | 120 | 5x3 | 3x15 | | | 1 | 80% | 80 | 5x3 | 3x20 |
2 | 85% | 127.5 | 4x2 | 3x15 | | | 2 | 85% | 85 | 4x2 | - |

Day 3 | | | | | | | Day 4 | | | | |
Week | T1: Deadlift | < | < | T3: Calf Raise | < | | Week | T1: OHP | < | < | T3: Row | <
^ | % | Weight | Sets x Reps | Sets x Reps | Weight used | | ^ | % | Weight | Sets x Reps | Sets x Reps | Weight used
1 | 80% | 140 | 5x3 | 3x15 | | | 1 | 80% | 50 | 5x3 | 3x20 |
2 | 85% | 150 | 4x2 | 3x15 | | | 2 | 85% | 52.5 | 4x2 | 3x20 |`,
    },
    [
      "1 Day 1: Squat 5x3 120 80%; Leg Curl 3x15",
      "1 Day 2: Bench 5x3 80 80%; Face Pull 3x20",
      "1 Day 3: Deadlift 5x3 140 80%; Calf Raise 3x15",
      "1 Day 4: OHP 5x3 50 80%; Row 3x20",
      "2 Day 1: Squat 4x2 127.5 85%; Leg Curl 3x15",
      "2 Day 2: Bench 4x2 85 85%",
      "2 Day 3: Deadlift 4x2 150 85%; Calf Raise 3x15",
      "2 Day 4: OHP 4x2 52.5 85%; Row 3x20",
    ],
  ],
  [
    "load, reps and sets in three narrow columns headed by a letter, again and again",
    {
      План: `
1 НЕДЕЛЯ
Вторник | < | кг | п | с | кг | п | с | кг | п | с | КПШ
1 | Приседания | 70 | 5 | 1 | 85 | 4 | 2 | 100 | 3 | 4 | 25
2 | Жим лёжа | 50 | 6 | 1 | 60 | 6 | 4 | | | | 30
3 | Брусья | 4х8 | < | < | < | < | < | | | |
Суббота | < | кг | п | с | кг | п | с | кг | п | с | КПШ
1 | Тяга | 80 | 4 | 1 | 95 | 4 | 1 | 110 | 3 | 5 | 23
2 | Пресс | 3х12 | < | < | < | < | < | | | |`,
    },
    [
      "1 2: Приседания 1x5 70 kg, 2x4 85 kg, 4x3 100 kg; Жим лёжа 1x6 50 kg, 4x6 60 kg; Брусья 4x8",
      "1 6: Тяга 1x4 80 kg, 1x4 95 kg, 5x3 110 kg; Пресс 3x12",
    ],
  ],
  [
    "weeks across, and the sets and percentages of all lifts in the head of each day",
    {
      Block: `
TUESDAY - Upper | < | < | < | | FRIDAY - Lower | < | < | <
Week | 1 | 2 | 3 | | Week | 1 | 2 | 3
Sets x Reps | 3-5x5 | 3-4x3 | 3x1-2 | | Sets x Reps | 3-5x5 | 3-4x3 | 3x1-2
Intensity | 75% | 85% | 95% | | Intensity | 75% | 85% | 95%
Bench | 75 | 85 | 95 | | Squat | 112.5 | 127.5 | 142.5
Pull-up | BW | +7.5 | +17.5 | | Back Extension | 3x12 | 3x12 | 2x12`,
    },
    [
      "1 2 Upper: Bench 3-5x5 75 75%; Pull-up 3-5x5 BW 75%",
      "1 5 Lower: Squat 3-5x5 112.5 75%; Back Extension 3x12",
      "2 2 Upper: Bench 3-4x3 85 85%; Pull-up 3-4x3 +7.5 85%",
      "2 5 Lower: Squat 3-4x3 127.5 85%; Back Extension 3x12",
      "3 2 Upper: Bench 3x1-2 95 95%; Pull-up 3x1-2 +17.5 95%",
      "3 5 Lower: Squat 3x1-2 142.5 95%; Back Extension 2x12",
    ],
  ],
  [
    "days merged over their table, whose headings leave out the kinds and the names in front",
    {
      "W1-2": `
| | WEEK 1 | < | < | < | WEEK 2 | < | < | <
DAY 1 - BENCH | < | < | < | < | < | < | < | < | <
| | Type | % | Sets x Reps | Log | Type | % | Sets x Reps | Log
MAIN/SUB | Bench | Heavy | 80% | 5x2 | | Rep | 70% | 1x8+ |
Assist. | Floor Press | | | 3x5 | | | | 3x6 |
Assist. | Barbell Row | | | 4x8 | | | | 4x8 |
Assist. | Push-up | | | 4x20 | | | | 4x20 |

DAY 2 - ARMS | < | < | < | < | < | < | < | < | <
| | Type | % | Sets x Reps | Log | Type | % | Sets x Reps | Log
BB | Curl | | | 3x15 | | | | 3x20 |
BB | Dips | | | 3x12 | | | | 3x12 |`,
    },
    [
      "1 DAY 1 - BENCH: Bench 5x2 80%; Floor Press 3x5; Barbell Row 4x8; Push-up 4x20",
      "1 DAY 2 - ARMS: Curl 3x15; Dips 3x12",
      "2 DAY 1 - BENCH: Bench 1x8+ 70%; Floor Press 3x6; Barbell Row 4x8; Push-up 4x20",
      "2 DAY 2 - ARMS: Curl 3x20; Dips 3x12",
    ],
  ],
];

describe("a workbook in circulation with", () => {
  it.each(PROGRAMS)("%s is read as meant", (what, sheets, ...meant) => {
    asMeant(what, () => book(sheets), ...meant);
  });
});
