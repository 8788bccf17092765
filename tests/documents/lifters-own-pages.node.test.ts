import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of lifters who publish their own plans, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a day and its part of the body in every row",
    () =>
      book({
        Plan: `
weekday | group | exercise | sets | reps
Mon | Back | Chin-up | 3 | 8
Mon | Back | Seal row | 3 | 10
Wed | Legs | Box squat | 4 | 5
Wed | Legs | Leg curl | 3 | 12`,
      }),
    ["- 1 Back: Chin-up 3x8; Seal row 3x10", "- 3 Legs: Box squat 4x5; Leg curl 3x12"],
  ],
  [
    "sets with a box to tick, of the lift that the day is called for",
    () =>
      page(`
## Week 1
### Tuesday: Front Squat
☐ 3 × 60kg
☐ 3 × 70kg
☐ 3 × 80kg + AMRAP
[ ] 8 × 45kg
[ ] 8 × 45kg
### Saturday: Power Clean
☐ 2 × 50kg
☐ 2 × 55kg
## Week 2
### Tuesday: Front Squat
☐ 2 × 65kg
☐ 2 × 75kg
### Saturday: Power Clean
☐ 1 × 55kg
☐ 1 × 60kg`),
    [
      "1 2 Front Squat: Front Squat 1x3 60 kg, 1x3 70 kg, 1x3+ 80 kg, 2x8 45 kg",
      "1 6 Power Clean: Power Clean 1x2 50 kg, 1x2 55 kg",
      "2 2 Front Squat: Front Squat 1x2 65 kg, 1x2 75 kg",
      "2 6 Power Clean: Power Clean 1x1 55 kg, 1x1 60 kg",
    ],
  ],
  [
    "the lift, and below it its sets with their loads, without any headings",
    () =>
      book({
        out: `
Week1
Front squat:
Set 1 : | 45 | x 5
Set 2 : | 56.5 | x 3
Week1
Push press:
Set 1 : | 22.5 | x 5
Set 2 : | 27.5 | x 3
Week2
Front squat:
Set 2 : | 50 | x 4
Set 3 : | 60 | x 2
Week2
Push press:
Set 2 : | 25 | x 4
Set 3 : | 30 | x 2`,
      }),
    [
      "1 -: Front squat 1x5 45, 1x3 56.5; Push press 1x5 22.5, 1x3 27.5",
      "2 -: Front squat 1x4 50, 1x2 60; Push press 1x4 25, 1x2 30",
    ],
  ],
  [
    "sets, reps and rest in lines of their own below the name",
    () =>
      page(`
# Lifting
## Day 1
### PUSH PRESS
- Sets: 5
- Reps: See chart
- Rest: 2 min.
Drive the bar up with your legs and lock it out over your head for all 3 parts of the set.
### PENDLAY ROW
- Sets: 3
- Reps: 8-10
- Rest: 75 sec.
### SPLIT SQUAT (1/2)
- Sets: 3
- Reps: 12 (each leg)
## Day 2
### GOOD MORNING
- Sets: 4
- Reps: 6
- Weight: 50 kg
### SIDE PLANK
- Sets: 3
- Time: 40 s`),
    [
      "- Day 1: PUSH PRESS 5x; PENDLAY ROW 3x8-10; SPLIT SQUAT 3x12 per leg",
      "- Day 2: GOOD MORNING 4x6 50 kg; SIDE PLANK 3x40 s",
    ],
    ["sets_unclear"],
  ],
  [
    "weeks that say the reps again, a day that is the same in each of them, and a legend",
    () =>
      book({
        Plan: `
DAY 1 – Legs
Exercise | Sets | Reps | Rest | Effort | Week 1 | Week 2
Box squat | 3 | 6-8 | 120 | 9 | 8,8,8 | 8,8,6,
Nordic curl | 3 | 6 | 90 | 9 | 6 | 6

DAY 2 – Trunk
Exercise | Sets | Reps | Rest | Effort | Week 1 | Week 2
Side plank | 3 | 45sec | 60 | 8 | 45 | 45
Pallof press | 3 | 12 es | 60 | 8 | 12es | 12es
Hollow hold | 4 | 20sec | 60 | 9 | 20 | 20

DAY 3 – Easy
Exercise | Sets | Reps | Rest | Effort | Week 1-2
Hip stretch | 2 | 60sec | | |
Row | | 20min | | easy |

Legend
Effort | How hard it is
9 | One rep left`,
      }),
    [
      "1 DAY 1 – Legs: Box squat 3x8 RPE 9; Nordic curl 3x6 RPE 9",
      "1 DAY 2 – Trunk: Side plank 3x45 s RPE 8; Pallof press 3x12 per side RPE 8; Hollow hold 4x20 s RPE 9",
      "1 DAY 3 – Easy: Hip stretch 2x60 s; Row x20 min easy",
      "2 DAY 1 – Legs: Box squat 2x8 RPE 9, 1x6 RPE 9; Nordic curl 3x6 RPE 9",
      "2 DAY 2 – Trunk: Side plank 3x45 s RPE 8; Pallof press 3x12 per side RPE 8; Hollow hold 4x20 s RPE 9",
      "2 DAY 3 – Easy: Hip stretch 2x60 s; Row x20 min easy",
    ],
  ],
  [
    "rounds said in a sentence above the table, and how the exercises are done behind all sessions",
    () =>
      page(`
# Sessions
## Workout A
Do the following 4 times:
| Exercise | Reps | Weight |
| Goblet squat | 10 | 20kg |
| Floor press | 8 | 16kg |
## Workout B
Repeat these 5 times in total:
| Exercise | Reps | Weight |
| Swing | 15 | 24kg |
| Halo | 6 | 12kg |
# Exercises
## Goblet squat
### With two bells
- Keep both bells close to your chest
- Stay tall
## Swing
- Snap your hips`),
    ["- Workout A: Goblet squat 4x10 20 kg; Floor press 4x8 16 kg", "- Workout B: Swing 5x15 24 kg; Halo 5x6 12 kg"],
  ],
  [
    "a circuit whose lifts take a time each, a load without an amount, and a rest day with a list",
    () =>
      page(`
## Tuesday: Conditioning
- Farmer walk – 4×40 m
**Circuit (4 rounds, 20 sec each)**
- Swings @ 16 kg
- Burpees
- Mountain climbers
## Saturday: Lower Body
- Hip thrust – 3×10 @ 60 kg
- Leg curl – 3×12
## Sunday: Rest & Recovery
- Foam rolling
- Easy walking`),
    [
      "- 2 Conditioning: Farmer walk 4x40 m; Swings 4x20 s 16 kg; Burpees 4x20 s; Mountain climbers 4x20 s",
      "- 6 Lower Body: Hip thrust 3x10 60 kg; Leg curl 3x12",
    ],
  ],
  [
    "rules before the days and cues behind them as no exercises",
    () =>
      page(`
**Ground rules:**
- Every session = 40-50 minutes
- When 12 reps feel easy, take more
**DAY 1 – LEGS**
- Goblet squat – 4x12
- Walking lunge – 3x12 each leg
**Squat cues:**
- Feet as wide as the shoulders
- Break at hips and knees together
**DAY 2 – PUSH**
- Push-up – 4x10`),
    ["- DAY 1 – LEGS: Goblet squat 4x12; Walking lunge 3x12 per leg", "- DAY 2 – PUSH: Push-up 4x10"],
  ],
  [
    "a part of the plan and how long it is, and tempo and rest without their names",
    () =>
      page(`
**Block 2 — Back to lifting · September · 4 weeks**
## Session A
Exercise 1: Fat-grip chin-up, 3x12RM, 30X0, 60s.
Exercise 2: Back squat, 3x12RM, 30X0, 90s.`),
    ["- Session A: Fat-grip chin-up 3x12RM; Back squat 3x12RM"],
  ],
  [
    "numbered exercises in the line of their day",
    () =>
      page(`
# In the season
Day 1: (1) Power clean 3x3; (2) Front squat 3x3; (3) Bent row 3x5.
Day 2: (1) Power snatch 3x3; (2) Front squat 3x3; (3) Incline bench press 3x5.`),
    [
      "- Day 1: Power clean 3x3; Front squat 3x3; Bent row 3x5",
      "- Day 2: Power snatch 3x3; Front squat 3x3; Incline bench press 3x5",
    ],
  ],
  [
    "names of days above the days themselves",
    () =>
      page(`
# Weekly schedule
| Mon | Tue | Wed |
| Squat focus | Bench focus | REST |
# Day 1 - Monday: Squat focus
| Exercise | Sets x Reps |
| Back squat | 5x5 |
| Leg curl | 3x10 |
# Day 2 - Tuesday: Bench focus
| Exercise | Sets x Reps |
| Bench press | 5x5 |
| Barbell row | 3x10 |`),
    [
      "- 1 Day 1: Squat focus: Back squat 5x5; Leg curl 3x10",
      "- 2 Day 2: Bench focus: Bench press 5x5; Barbell row 3x10",
    ],
  ],
];

describe("pages of lifters", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
