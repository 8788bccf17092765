import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of programmes that people have published, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "distances by the day, whose sport the sheet is named for, and days of rest",
    () =>
      book({
        "Half marathon": `
Half marathon in eight weeks
Day | Distance | Time | Ran | Comment
Day 1 | 4 km | | |
Day 2 | Rest | | |
Day 3 | 6.5 km | | |
Day 4 | 4 km | | |
Day 5 | Rest | | |
Day 6 | 9 km | | |`,
      }),
    ["- Day 1: Run x4 km", "- Day 3: Run x6.5 km", "- Day 4: Run x4 km", "- Day 6: Run x9 km"],
  ],
  [
    "facts in two cells each above the only table",
    () =>
      book({
        Plan: `
| Plan for the machines | | |
| Length | open | |
| Wanted | more strength | |
| Written on | 4.11.2025 | |

No. | Exercise | Sets | Reps
1 | Leg press | 3 | 12
2 | Chest press | 3 | 12
3 | Lat pulldown | 3 | 12`,
      }),
    ["- -: Leg press 3x12; Chest press 3x12; Lat pulldown 3x12"],
  ],
  [
    "lifts as headings over their sets and reps, in a page that names no session",
    () =>
      page(`
# After the shoulder operation
Goal: lift the arm over the head again.

## Band row
Sets: 3
Reps: 12 per arm
Description: Stand tall and pull the band to the ribs, then let it go back slowly.
Progression: When it gets easy, do 4 sets or take a stronger band.

## Pendulum
Sets: 2
Reps: 15
Equipment: a chair

## Wall push-up
Sets: 3
Reps: 8
Duration: hold for 2 seconds at the bottom`),
    ["- -: Band row 3x12 per arm; Pendulum 2x15; Wall push-up 3x8"],
  ],
  [
    "weeks that begin with what is said of them: how often, the structure, the parameters",
    () =>
      page(`
# A month at home
## Week 1 – Learn
**Goal: learn the movements.**
**Sessions per week: 3**
**Structure:**
- Warm-up: 5 minutes
- Main block: 3 exercises
**Parameters of the load:**
- Sets: 3
- Reps: 8-10 (easy)
- Rest between sets: 90 seconds
**Exercises (every session):**
**1. Push-up – 3x8-10**
**2. Air squat – 3x10-12**
**3. Plank – 3x20 seconds**
## Week 2 – Build
**Sessions per week: 3**
**Changes from week 1:**
- Two more reps of everything
**Exercises:**
**1. Push-up – 3x10-12**
**2. Air squat – 3x12-14**
**3. Plank – 3x30 seconds**`),
    [
      "1 -: Warm-up x5 min; Push-up 3x8-10; Air squat 3x10-12; Plank 3x20 s",
      "2 -: Push-up 3x10-12; Air squat 3x12-14; Plank 3x30 s",
    ],
  ],
  [
    "rounds of a complex, minutes in turns, and a lift every so many minutes",
    () =>
      page(`
# Day 1
front squat 3x5
for 16 minutes, switch every minute
4 Heavy KB swing, left arm
4 Heavy KB swing, right arm
# Day 2
bench press 3x5
3 rounds of the complex (2 min rest between rounds)
6 reps each of
Power clean
Front squat
Push press
# Day 3
back squat 3x5
4 C&J every 2:00 for 6 rounds
# Day 4
press 3x5
4 rounds with full recovery:
8 deadlift
8 hang clean`),
    [
      "- Day 1: front squat 3x5; Heavy KB swing, left arm x4; Heavy KB swing, right arm x4",
      "- Day 2: bench press 3x5; Power clean 3x6; Front squat 3x6; Push press 3x6",
      "- Day 3: back squat 3x5; C&J 6x4",
      "- Day 4: press 3x5; deadlift 4x8; hang clean 4x8",
    ],
  ],
  [
    "a week that is crossed out, and a table of something else below all weeks",
    () =>
      book({
        Plan: `
Run to ten kilometres
Week | Mon | Wed | Sat
1 | Rest | 3km easy | 5km long
2 | Rest | 4km easy | 6km long
SKIP 3 | Rest | 4km easy | 7km long
4 | Rest | 5km easy | 8km long

How hard is it?
Kind | Feel | Beats
Easy run | you can talk | 130 - 140
Long run | you can talk | 135 - 145
Race | you cannot | 170 - 180`,
      }),
    ["1 3: Run x3 km", "1 6: Run x5 km", "2 3: Run x4 km", "2 6: Run x6 km", "4 3: Run x5 km", "4 6: Run x8 km"],
    ["much_left_over", "training_left_over"],
  ],
  [
    "numbered drills in bold, each with its rounds and what it takes in lines above the list",
    () =>
      page(`
# Ten drills for the mat
**1 - Standing grips**
Method: 4 rounds
Equipment: a rope
- 20 seconds pulling low
- 12x grip change
- 12x rope slam
**2 - Guard**
Method: 30-20-10
Equipment: the mat
- Sit-through
- Sprawl
**3 - Passing**
Method: 3 rounds
Equipment: none
- 10x bridge
- 10x hip escape
- 10x knee cut`),
    [
      "- 1 - Standing grips: pulling low 4x20 s; grip change 4x12; rope slam 4x12",
      "- 2 - Guard: Sit-through 1x30, 1x20, 1x10; Sprawl 1x30, 1x20, 1x10",
      "- 3 - Passing: bridge 3x10; hip escape 3x10; knee cut 3x10",
    ],
  ],
  [
    "sets and reps that are said once of all, and what one exercise has of its own",
    () =>
      page(`
# My plan
- Split: Legs, Push
- Rests
-- Sets: 1:30 minutes
- Repetitions
-- 3 sets / exercise
-- 8-12 reps / set
# Legs
- Goblet squat
- Calf raise
-- 5 sets
-- 45 seconds rest
- Leg curl
# Push
- Bench press
- Cable fly`),
    ["- Legs: Goblet squat 3x8-12; Calf raise 5x8-12; Leg curl 3x8-12", "- Push: Bench press 3x8-12; Cable fly 3x8-12"],
  ],
];

describe("real programmes, seventeen", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
