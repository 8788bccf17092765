import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Sheets that lifters make for themselves, one habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a table of lifts a weekday, its rows the weeks",
    () =>
      page(`
## Tuesday
| Week | Sets x Reps | % | Bench Press | Front Squat | Barbell Row
| 1 | 4 x 6 | 72% | 70 | 85 | 60
| 2 | 4 x 4 | 80% | 77.5 | 95 | 67.5
## Saturday
| Week | Sets x Reps | % | Bench Press | Front Squat | Power Clean
| 1 | 4 x 6 | 72% | 70 | 85 | 50
| 2 | 4 x 4 | 80% | 77.5 | 95 | 55`),
    [
      "1 2: Bench Press 4x6 70 72%; Front Squat 4x6 85 72%; Barbell Row 4x6 60 72%",
      "1 6: Bench Press 4x6 70 72%; Front Squat 4x6 85 72%; Power Clean 4x6 50 72%",
      "2 2: Bench Press 4x4 77.5 80%; Front Squat 4x4 95 80%; Barbell Row 4x4 67.5 80%",
      "2 6: Bench Press 4x4 77.5 80%; Front Squat 4x4 95 80%; Power Clean 4x4 55 80%",
    ],
  ],
  [
    "rules and maxes above the first week",
    () =>
      page(`
**EIGHT BY EIGHT**
Rules: minimum 4 sets, 8 where you feel good.
Training max: Deadlift 180 kg, Row 90 kg. 8x8 is done at 60% (deadlift 107.5 kg).
**Week 1**
**Day 1**
- Deadlift 8x8 @ 60%
- Plank 3x45 s
**Day 2**
- Barbell row 8x8 @ 60%
- Curl 3x12`),
    ["1 Day 1: Deadlift 8x8 60%; Plank 3x45 s", "1 Day 2: Barbell row 8x8 60%; Curl 3x12"],
  ],
  [
    "dates, and what was reached of a lift, beside lifts as columns",
    () =>
      book({
        Plan: `
Week | Day | Date | Overhead Press | Front Squat | Chin-up | Reps I got on front squat
^ | ^ | ^ | 3 x 10 | 1 x 15 | 3 x 8 | ^
1 | Tue | 2027-03-02 | 40 | 80 | 5 | 15
^ | Sat | 2027-03-06 | 40 | 82.5 | 5 |
2 | Tue | 2027-03-09 | 42.5 | 85 | 7.5 |
^ | Sat | 2027-03-13 | 42.5 | 87.5 | 7.5 |`,
      }),
    [
      "1 2: Overhead Press 3x10 40; Front Squat 1x15 80; Chin-up 3x8 5",
      "1 6: Overhead Press 3x10 40; Front Squat 1x15 82.5; Chin-up 3x8 5",
      "2 2: Overhead Press 3x10 42.5; Front Squat 1x15 85; Chin-up 3x8 7.5",
      "2 6: Overhead Press 3x10 42.5; Front Squat 1x15 87.5; Chin-up 3x8 7.5",
    ],
  ],
  [
    "an exercise besides the lifts, which are merged over their columns",
    () =>
      book({
        Plan: `
 | | FRONT SQUAT | < | < | PUSH PRESS | < | < | |
 | Day | sets | reps | kg | sets | reps | kg | Extra | Comments
WEEK 1 | 1 | 4 | 5 | 90 | 5 | 4 | 55 | Dips 3x8 | easy
^ | 2 | | | | 4 | 6 | 50 | |
^ | 3 | 5 | 3 | 97.5 | | | | Core 3x12 |
WEEK 2 | 1 | 4 | 5 | 92.5 | 5 | 4 | 57.5 | Dips 3x8 |
^ | 2 | | | | 4 | 6 | 52.5 | |`,
      }),
    [
      "1 Day 1: FRONT SQUAT 4x5 90 kg; PUSH PRESS 5x4 55 kg; Dips 3x8",
      "1 Day 2: PUSH PRESS 4x6 50 kg",
      "1 Day 3: FRONT SQUAT 5x3 97.5 kg; Core 3x12",
      "2 Day 1: FRONT SQUAT 4x5 92.5 kg; PUSH PRESS 5x4 57.5 kg; Dips 3x8",
      "2 Day 2: PUSH PRESS 4x6 52.5 kg",
    ],
  ],
  [
    "further exercises and what was done below the sets of lifts side by side",
    () =>
      book({
        Cycle: `
WEEK 1 | < | < | < | < | < | <
 | Day 1 - Squat | < | < | | Day 2 - Bench Press | < | <
 | % | Load | Reps | | % | Load | Reps
main | 70% | 105 | 3 | | 70% | 70 | 3
main | 80% | 120 | 3 | | 80% | 80 | 3
main | 90% | 135 | 3+ | | 90% | 90 | 3+
reps done | | | 6 | | | | 5
extra | Back Extension 4x12 | < | < | | Barbell Row 5x8 | < | <
 | Leg Raise 3x15 | < | < | | | |`,
      }),
    [
      "1 Day 1 - Squat: Squat 1x3 105 70%, 1x3 120 80%, 1x3+ 135 90%; Back Extension 4x12; Leg Raise 3x15",
      "1 Day 2 - Bench Press: Bench Press 1x3 70 70%, 1x3 80 80%, 1x3+ 90 90%; Barbell Row 5x8",
    ],
  ],
  [
    "a lift in the name of each session side by side, its sets below the number of the week",
    () =>
      book({
        Wave: `
 | Day 1: Deadlift | < | < | | Day 2: Push Press | < | <
Week | % | Weight | Reps | | % | Weight | Reps
Week 1 | 65% | 130 | 8 | | 65% | 45 | 8
 | 65% | 130 | 8 | | 65% | 45 | 8
 | 65% | 130 | 8+ | | 65% | 45 | 8+
Week 2 | 70% | 140 | 5 | | 70% | 50 | 5
 | 75% | 150 | 5+ | | 75% | 52.5 | 5+
 | Leg Curl 3x12 | < | < | | | |`,
      }),
    [
      "1 Day 1: Deadlift: Deadlift 2x8 130 65%, 1x8+ 130 65%",
      "1 Day 2: Push Press: Push Press 2x8 45 65%, 1x8+ 45 65%",
      "2 Day 1: Deadlift: Deadlift 1x5 140 70%, 1x5+ 150 75%; Leg Curl 3x12",
      "2 Day 2: Push Press: Push Press 1x5 50 70%, 1x5+ 52.5 75%",
    ],
  ],
  [
    "a load and its reps below each set, as many as possible, and a day of one set",
    () =>
      book({
        "Week 1": `
MONDAY: LEGS | < | < | < | <
 | Set 1 | < | Set 2 | <
Front Squat | 80 | x8 | 85 | x6-8
Leg Curl | | x12 | | x10
THURSDAY: PUSH | < | < | < | <
 | Set 1 | < | Set 2 | <
Push Press | 50 | xMR | |
Dips | | x10 | | x8
SATURDAY: PULL | < | < | < | <
 | Set 1 | < | |
Deadlift | 150 | x2-4 | |`,
        "Week 2": `
MONDAY: LEGS | < | < | < | <
 | Set 1 | < | Set 2 | <
Front Squat | 82.5 | xMR8 | 70 | x3
Leg Curl | | x12 | | x10
SATURDAY: PULL | < | < | < | <
 | Set 1 | < | |
Deadlift | 155 | x1-3 | |`,
      }),
    [
      "1 1 LEGS: Front Squat 1x8 80, 1x6-8 85; Leg Curl 1x12, 1x10",
      "1 4 PUSH: Push Press 1xMR 50; Dips 1x10, 1x8",
      "1 6 PULL: Deadlift 1x2-4 150",
      "2 1 LEGS: Front Squat 1xMR8 82.5, 1x3 70; Leg Curl 1x12, 1x10",
      "2 6 PULL: Deadlift 1x1-3 155",
    ],
  ],
  [
    "light loads before the reps of each set",
    () =>
      book({
        Arms: `
MONDAY: ARMS | < | < | < | <
 | Set 1 | < | Set 2 | <
Curl | 12 | x10 | 12 | x8
Lateral Raise | 8 | x15 | 8 | x12`,
      }),
    ["- 1 ARMS: Curl 1x10 12, 1x8 12; Lateral Raise 1x15 8, 1x12 8"],
  ],
  [
    "weeks side by side under days across all of them, the first lift of each worked up",
    () =>
      book({
        Wave: `
 | WEEK 1 | < | WEEK 2 | <
 | Exercise | Work | Exercise | Work
TUESDAY - HEAVY LOWER | < | < | < | <
Heavy lift | Front Squat | work up to 1RM | Rack Pull | work up to 1RM
Second | Good Morning | 4x8 | Lunge | 4x10
FRIDAY - HEAVY UPPER | < | < | < | <
Heavy lift | Floor Press | work up to 1RM | Push Press | work up to 1RM
Second | Barbell Row | 5x8 | Pull-up | 5x6`,
      }),
    [
      "1 2 HEAVY LOWER: Front Squat x1; Good Morning 4x8",
      "1 5 HEAVY UPPER: Floor Press x1; Barbell Row 5x8",
      "2 2 HEAVY LOWER: Rack Pull x1; Lunge 4x10",
      "2 5 HEAVY UPPER: Push Press x1; Pull-up 5x6",
    ],
  ],
  [
    "a list of further exercises beside the sets of each day, from the row of their headings on",
    () =>
      book({
        Days: `
Tuesday - Squat | < | < | < | < | | Accessories |
 | | Set 1 | Set 2 | Set 3 | | Leg Press | 4x12
Squat | % TM | 75% | 85% | 95% | | Calf Raise | 3x15-20
^ | Weight | 105 | 120 | 135 | | |
^ | Reps | 5 | 3 | 1+ | | |
Friday - Bench Press | < | < | < | < | | Accessories |
 | | Set 1 | Set 2 | Set 3 | | Pull Ups | 5x8
Bench Press | % TM | 75% | 85% | 95% | | |
^ | Weight | 75 | 85 | 95 | | |
^ | Reps | 5 | 3 | 1+ | | |`,
      }),
    [
      "- 2 Squat: Squat 1x5 105 75%, 1x3 120 85%, 1x1+ 135 95%; Leg Press 4x12; Calf Raise 3x15-20",
      "- 5 Bench Press: Bench Press 1x5 75 75%, 1x3 85 85%, 1x1+ 95 95%; Pull Ups 5x8",
    ],
  ],
  [
    "what its lines mean above them, and a log behind them",
    () =>
      book({
        Split: `
My bulk | | DIARY (what I lifted) | < | <
shown as sets x reps / rest, so 4x5-7/2' = 4 sets of 5-7 with 2' rest | | wk 1 | wk 2 | wk 3
3 weeks of easy work (70-75%, 80-85%), then 5 weeks of adding a little each time. | | | |
 | | | |
Mon: Pull | | | |
Barbell row: 4x5-7/2' | | 70x7,6,6,5 | 72.5x6,6,5,5 |
Pulldown: 3x10-12/1' | | 50x12,11,10 | |
Thu: Push | | | |
Bench press: 4x5-7/2' | | 80x7,7,6,5 | |
Dips: 3x10-12/1' | | | |`,
      }),
    ["- 1 Pull: Barbell row 4x5-7; Pulldown 3x10-12", "- 4 Push: Bench press 4x5-7; Dips 3x10-12"],
  ],
  [
    "weekdays over the name, the sets and the load of each exercise, a block a week",
    () =>
      book({
        Calendar: `
Linear plan | | | | | | | |
Week | TUE | < | < | | SAT | < | < |
1 | Session A | < | < | | Session B | < | < |
^ | Front Squat | 3x6 | 60 kg | | Deadlift | 2x5 | 90 kg |
^ | Push Press | 3x6 | 35 kg | | Pull-up | 3x8 | |
2 | Session B | < | < | | Session A | < | < |
^ | Deadlift | 2x5 | 95 kg | | Front Squat | 3x6 | 62.5 kg |
^ | Pull-up | 3x8 | | | Push Press | 3x6 | 37.5 kg |`,
      }),
    [
      "1 2 Session A: Front Squat 3x6 60 kg; Push Press 3x6 35 kg",
      "1 6 Session B: Deadlift 2x5 90 kg; Pull-up 3x8",
      "2 2 Session B: Deadlift 2x5 95 kg; Pull-up 3x8",
      "2 6 Session A: Front Squat 3x6 62.5 kg; Push Press 3x6 37.5 kg",
    ],
  ],
];

describe("the sheet of a lifter with", () => {
  it.each(PROGRAMS)("%s is read as meant", asMeant);
});
