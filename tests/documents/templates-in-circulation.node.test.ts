import { describe, expect, it } from "vitest";
import type { SourceDocument } from "../../worker/documents/document-model";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** What templates that many lifters pass on do, in words and contents of our own. */
const PROGRAMS: MeantProgram[] = [
  [
    "slots as rows and trainings as columns",
    () =>
      book({
        Tiers: `
Tier | Sets x Reps | Rest | A1 | B1 | A2
T1 | 5x3+ | 3 min | Squat | Press | Bench
T2 | 3x10 | 2 min | Bench | Deadlift | Squat
T3 | 3x15+ | 60 s | Lat Pulldown | Row | Lat Pulldown`,
      }),
    [
      "- A1: Squat 5x3+; Bench 3x10; Lat Pulldown 3x15+",
      "- B1: Press 5x3+; Deadlift 3x10; Row 3x15+",
      "- A2: Bench 5x3+; Squat 3x10; Lat Pulldown 3x15+",
    ],
  ],
  [
    "the sets of a lift under its name, days side by side",
    () =>
      book({
        LP: `
Monday | | | | Tuesday | |
Bench | | | | Squat | |
Weight | Reps | Did | | Weight | Reps | Did
140 | 5 | | | 200 | 5 |
155 | 3 | | | 225 | 3 |
175 | 1+ | | | 250 | 1+ |
 |
Press | | | | Sumo Deadlift | |
Weight | Reps | Did | | Weight | Reps | Did
60 | 6 | | | 160 | 6 |
70 | 5 | | | 190 | 5 |`,
      }),
    [
      "- 1: Bench 1x5 140, 1x3 155, 1x1+ 175; Press 1x6 60, 1x5 70",
      "- 2: Squat 1x5 200, 1x3 225, 1x1+ 250; Sumo Deadlift 1x6 160, 1x5 190",
    ],
  ],
  [
    "loads and reps of each set in a pair of columns",
    () =>
      book({
        Week: `
Monday - Lower | |
Exercise | Set 1 | Reps | Set 2 | Reps
Squat | 120 | x 6 | 125 | x 4
Leg Curl | | x 12 | | x 12`,
      }),
    ["- 1 Lower: Squat 1x6 120, 1x4 125; Leg Curl 2x12"],
  ],
  [
    "how hard each week is meant, between the weeks and the headings",
    () =>
      book({
        Meso: `
Hypertrophy meso 3
 |
Push | | Week 1 | < | Week 2 | < | Week 3 | <
 | | 3 RIR | < | 1 RIR | < | Deload | <
Exercise | Reps | Sets | Weight used | Sets | Weight used | Sets | Weight used
Incline DB Press | 8-12 | 3 | | 4 | | 2 |
Lateral Raise | 15-20 | 3 | | 5 | | 2 |
 |
Pull | | Week 1 | < | Week 2 | < | Week 3 | <
 | | 3 RIR | < | 1 RIR | < | Deload | <
Exercise | Reps | Sets | Weight used | Sets | Weight used | Sets | Weight used
Chest Supported Row | 10-12 | 3 | | 3 | | 1 |`,
      }),
    [
      "1 Push: Incline DB Press 3x8-12 3 RIR; Lateral Raise 3x15-20 3 RIR",
      "1 Pull: Chest Supported Row 3x10-12 3 RIR",
      "2 Push: Incline DB Press 4x8-12 1 RIR; Lateral Raise 5x15-20 1 RIR",
      "2 Pull: Chest Supported Row 3x10-12 1 RIR",
      "3 Push: Incline DB Press 2x8-12; Lateral Raise 2x15-20",
      "3 Pull: Chest Supported Row 1x10-12",
    ],
  ],
  [
    "lifts as columns over the dates of a peak",
    () =>
      book({
        Peak: `
Date | Days out | Squat | Bench
3 WEEKS OUT
2027-04-26 | 19 | 4x3 @ 80% | 5x3 @ 80%
2027-04-28 | 17 | | 4x5 @ 72%
MEET WEEK
2027-05-03 | 5 | 2x1 @ 75% |
2027-05-08 | 0 | MEET!! |`,
      }),
    ["1 1: Squat 4x3 80%; Bench 5x3 80%", "1 3: Bench 4x5 72%", "2 1: Squat 2x1 75%"],
  ],
  [
    "tables for the morning and the evening",
    () =>
      page(`
# Home programme: left knee
**MORNING**
| Exercise | Sets | Reps / hold |
| Quad set | 3 | 10 |
| Calf stretch | 2 | 30 sec each side |
**EVENING**
| Exercise | Sets | Reps / hold |
| Wall sit | 4 | 30 sec |
Ice 10 min after. See you in 2 weeks.`),
    ["- MORNING: Quad set 3x10; Calf stretch 2x30 s per side", "- EVENING: Wall sit 4x30 s"],
  ],
  [
    "work and what is done until the next",
    () =>
      page(`
| Week | Run 1 | Run 2 |
| 1 | 8 x 60 sec jog / 90 sec walk | 6 x 400 m hard, 2 min easy |
| 2 | 6 x 90 sec jog / 2 min walk | 20 min jog |`),
    ["1 Run 1: jog 8x60 s", "1 Run 2: Run 6x400 m", "2 Run 1: jog 6x90 s", "2 Run 2: jog x20 min"],
  ],
  [
    "days below weeks as columns, with the session of each",
    () =>
      book({
        "5x5": `
Lift | Sets x Reps | Week 1 | < | Week 2 | <
Day | | Mon | Wed | Mon | Wed
Session | | Workout A | Workout B | Workout B | Workout A
Squat | 5x5 | 50 | 52.5 | 55 | 57.5
Bench Press | 5x5 | 40 | | | 42.5
Deadlift | 1x5 | | 70 | 75 |`,
      }),
    [
      "1 1 Workout A: Squat 5x5 50; Bench Press 5x5 40",
      "1 3 Workout B: Squat 5x5 52.5; Deadlift 1x5 70",
      "2 1 Workout B: Squat 5x5 55; Deadlift 1x5 75",
      "2 3 Workout A: Squat 5x5 57.5; Bench Press 5x5 42.5",
    ],
  ],
  [
    "how hard each week is meant, in a row below the headings",
    () =>
      book({
        Meso: `
Muscle | Exercise | Reps | Week 1 | Week 2 | Deload
 | | RIR | 3 | 1 | 4
Chest | Machine Chest Press | 8-12 | 2 | 4 | 2
Back | Lat Pulldown | 10-15 | 2 | 3 | 1`,
      }),
    [
      "1 -: Machine Chest Press 2x8-12 3 RIR; Lat Pulldown 2x10-15 3 RIR",
      "2 -: Machine Chest Press 4x8-12 1 RIR; Lat Pulldown 3x10-15 1 RIR",
      "3 -: Machine Chest Press 2x8-12 4 RIR; Lat Pulldown 1x10-15 4 RIR",
    ],
  ],
  [
    "runs by date, with a column that waits for what was done",
    () =>
      book({
        Plan: `
Wk | Date | Day | Session | Volume | Intensity | Recovery | Done?
1 | 2027-01-04 | Mon | Easy run | 6 km | RPE 3 | |
 | 2027-01-05 | Tue | Intervals | 6 x 800 m | RPE 8 | 2 min |
 | 2027-01-06 | Wed | Rest | | | |
2 | 2027-01-11 | Mon | Easy run | 6 km | RPE 3 | |
 | 2027-01-14 | Thu | Tempo run | 20 min | RPE 7 | |
 | 2027-01-17 | Sun | Long run | 18 km | RPE 4 | |`,
      }),
    [
      "1 1: Easy run x6 km RPE 3",
      "1 2: Intervals 6x800 m RPE 8",
      "2 1: Easy run x6 km RPE 3",
      "2 4: Tempo run x20 min RPE 7",
      "2 7: Long run x18 km RPE 4",
    ],
  ],
  [
    "rounds and ladders with codes, loads for men and women",
    () =>
      page(`
**MONDAY**
A) Back Squat 5 x 3 @ 80%
C) For time, 21-15-9 reps:
Thruster 42.5/30 kg
Pull-up
**WEDNESDAY**
B) 4 rounds, not for time:
10 Deadlift 100/70 kg
15 Box Jump`),
    [
      "- 1: Back Squat 5x3 80%; Thruster 1x21 42.5/30 kg, 1x15 42.5/30 kg, 1x9 42.5/30 kg; Pull-up 1x21, 1x15, 1x9",
      "- 3: Deadlift 4x10 100/70 kg; Box Jump 4x15",
    ],
  ],
  [
    "two trainings a day, the mornings above the evenings",
    () =>
      book({
        Camp: `
WEEK 1 | Mon | Tue | Wed
Morning | Power Clean 5 x 2 @ 75%\\nRope Climb 4 x 5 m | Easy run 30 min | Dip 3 x 10
Evening | Uchikomi 8 x 1 min | off | Randori 6 x 5 min
 |
WEEK 2 | Mon | Tue | Wed
Morning | Power Clean 5 x 2 @ 80% | Easy run 30 min | Dip 3 x 10`,
      }),
    [
      "1 1 Morning: Power Clean 5x2 75%; Rope Climb 4x5 m",
      "1 1 Evening: Uchikomi 8x1 min",
      "1 2 Morning: Easy run x30 min",
      "1 3 Morning: Dip 3x10",
      "1 3 Evening: Randori 6x5 min",
      "2 1 Morning: Power Clean 5x2 80%",
      "2 2 Morning: Easy run x30 min",
      "2 3 Morning: Dip 3x10",
    ],
  ],
  [
    "a top set and back-offs in groups of columns, beside a log",
    () =>
      book({
        Prep: `
 | | TOP SET | < | BACK-OFF | < | < | LOG
Day | Movement | Reps | RPE | Sets | Reps | RPE | Top kg
1 | Low-Bar Squat | 3 | 8 | 3 | 5 | 7 | 172.5
1 | Leg Press | | | 3 | 10 | 8 |
2 | Deadlift | 2 | 8 | 3 | 4 | 7 | 200`,
      }),
    ["- Day 1: Low-Bar Squat 1x3 RPE 8, 3x5 RPE 7; Leg Press 3x10 RPE 8", "- Day 2: Deadlift 1x2 RPE 8, 3x4 RPE 7"],
  ],
  [
    "the reps of each set beside their percentages, and clusters",
    () =>
      book({
        Waves: `
Day | Exercise | Scheme | %1RM
Day 1 | Clean | 3-2-1-3 | 78-83-88-80
 | Back Squat | 4 x (2+2+2) | 82`,
      }),
    ["- Day 1: Clean 1x3 78%, 1x2 83%, 1x1 88%, 1x3 80%; Back Squat 4x2+2+2 82%"],
  ],
  [
    "a set a cell, weeks side by side above the first of several tables",
    () =>
      book({
        Mine: `
 | Week 1 | < | < | | | Week 2 | < | <
Mon - squat | S1 | S2 | S3 | | Mon - squat | S1 | S2 | S3
High bar squat | 100x5 | 110x5 | 120x5 | | High bar squat | 105x5 | 115x5 | 125x5
Ab wheel | BWx10 | BWx10 | | | Ab wheel | BWx10 | BWx10 |
 |
Fri - dead | S1 | S2 | S3 | | Fri - dead | S1 | S2 | S3
Weighted pull up | +10x5 | +10x5 | | | Weighted pull up | +10x5 | +10x5 |
Hammer curl | 16x12 | 16x12 | | | Hammer curl | 18x12 | 18x12 |`,
      }),
    [
      "1 1 squat: High bar squat 1x5 100, 1x5 110, 1x5 120; Ab wheel 2x10 BW",
      "1 5 dead: Weighted pull up 2x5 +10; Hammer curl 2x12 16",
      "2 1 squat: High bar squat 1x5 105, 1x5 115, 1x5 125; Ab wheel 2x10 BW",
      "2 5 dead: Weighted pull up 2x5 +10; Hammer curl 2x12 18",
    ],
  ],
  [
    "plan and done in rows of their own",
    () =>
      book({
        Client: `
DAY A | | Week 1 | Week 2
Squat | Plan | 4x6 @ 90 kg | 4x6 @ 92.5 kg
^ | Done | 90x6 all good |
DB Bench | Plan | 3x10 @ 26 kg | 3x10 @ 28 kg
^ | Done | 26, last set 9 |`,
      }),
    ["1 DAY A: Squat 4x6 90 kg; DB Bench 3x10 26 kg", "2 DAY A: Squat 4x6 92.5 kg; DB Bench 3x10 28 kg"],
  ],
  [
    "days as rows and the parts of a day as columns",
    () =>
      book({
        Class: `
WEEK 1
Day | Strength | Metcon | Accessory
Monday | Back Squat 5x5 @ 75% | 3 rounds for time:\\n15 Thruster 30 kg\\n200 m Run | GHD Sit-Up 3x12
Thursday | Deadlift 4x4 @ 75% | 5 rounds, rest 1 min between rounds:\\n12 Burpee | Hollow Hold 3x30 s`,
      }),
    [
      "1 1: Back Squat 5x5 75%; Thruster 3x15 30 kg; Run 3x200 m; GHD Sit-Up 3x12",
      "1 4: Deadlift 4x4 75%; Burpee 5x12; Hollow Hold 3x30 s",
    ],
  ],
  [
    "the sets of one exercise in a cell a day",
    () =>
      book({
        Ladder: `
Six weeks to fifty
Exercise: | Push-Up | |
Week | Day 1 | Day 2 | Day 3
1 | 6-8-5-4-7+ | 7-9-6-5-8+ | 8-10-7-6-9+
2 | 8-10-7-6-9+ | 9-11-8-7-10+ | 10-12-9-8-11+`,
      }),
    [
      "1 Day 1: Push-Up 1x6, 1x8, 1x5, 1x4, 1x7+",
      "1 Day 2: Push-Up 1x7, 1x9, 1x6, 1x5, 1x8+",
      "1 Day 3: Push-Up 1x8, 1x10, 1x7, 1x6, 1x9+",
      "2 Day 1: Push-Up 1x8, 1x10, 1x7, 1x6, 1x9+",
      "2 Day 2: Push-Up 1x9, 1x11, 1x8, 1x7, 1x10+",
      "2 Day 3: Push-Up 1x10, 1x12, 1x9, 1x8, 1x11+",
    ],
  ],
  [
    "lines with dashes, rests and bells as coaches of several languages write them",
    () =>
      page(`
**LUNEDÌ – petto**
Panca piana 5x5 – 80% – rec. 3'
Croci ai cavi 3x12 – rec. 90''
**MERCOLEDÌ**
Жим лёжа – 4х6, 70%, отдых 3 мин
1A) Double front squat – 5 sets of 4, 2 x 20 kg`),
    ["- 1 petto: Panca piana 5x5 80%; Croci ai cavi 3x12", "- 3: Жим лёжа 4x6 70%; Double front squat 5x4 2 x 20 kg"],
  ],
  [
    "a month of days without a word of weeks",
    () =>
      book({
        March: `
Mon | Tue | Wed | Thu | Fri | Sat | Sun
1 | 2 | 3 | 4 | 5 | 6 | 7
Easy run 5 km | Squat 4x5 | OFF | Row 4x8 | rest | Long run 12 km |
8 | 9 | 10 | 11 | 12 | 13 | 14
Easy run 6 km | Squat 5x5 | OFF | Row 4x10 | rest | Long run 14 km |`,
      }),
    [
      "1 1: Easy run x5 km",
      "1 2: Squat 4x5",
      "1 4: Row 4x8",
      "1 6: Long run x12 km",
      "2 1: Easy run x6 km",
      "2 2: Squat 5x5",
      "2 4: Row 4x10",
      "2 6: Long run x14 km",
    ],
  ],
  [
    "doses alone of the lift that the column is named after",
    () =>
      book({
        Wave: `
 | | Day 1 Squat | Day 2 Bench
Wk 1 | Build | 5x10 @ 60% | 5x10 @ 60%
Wk 2 | Push | 5x5 @ 70% | 5x5 @ 70%`,
      }),
    [
      "1 Day 1 Squat: Squat 5x10 60%",
      "1 Day 2 Bench: Bench 5x10 60%",
      "2 Day 1 Squat: Squat 5x5 70%",
      "2 Day 2 Bench: Bench 5x5 70%",
    ],
  ],
  [
    "doses alone of the lift that the sheet is headed by",
    () =>
      book({
        Base: `
SQUAT base cycle | | |
 | Monday | Wednesday | Friday
Week 1 | 4x9 @ 70% | 5x7 @ 75% | 7x5 @ 80%
Week 2 | 4x9 @ 70% + 10kg | off | 7x5 @ 80% + 10kg`,
      }),
    [
      "1 1: SQUAT 4x9 70%",
      "1 3: SQUAT 5x7 75%",
      "1 5: SQUAT 7x5 80%",
      "2 1: SQUAT 4x9 +10 kg 70%",
      "2 5: SQUAT 7x5 +10 kg 80%",
    ],
  ],
  [
    "a roster and a log beside a plan",
    () =>
      book({
        Team: `
DAY 1 | | |
Lift | Wk 1 | Wk 2 |
Hang Clean | 4x4 | 4x3 |
Bench | 4x8 | 4x6 |
 |
SIGN IN | | |
# | Name | Bodywt |
7 | Ortiz | 181 |
22 | Hale | 203 |`,
      }),
    ["1 DAY 1: Hang Clean 4x4; Bench 4x8", "2 DAY 1: Hang Clean 4x3; Bench 4x6"],
  ],
  [
    "lists of a day in one cell each, their lines broken by hand",
    () =>
      page(`
| Tuesday (before no gi) | Saturday (after open mat) |
| Trap bar deadlift 4 x 4\\nPullups 4 x 5\\nPlank 2 x 20s | Front squat 3x5\\nFloor press 4x6 |`),
    [
      "- 2 before no gi: Trap bar deadlift 4x4; Pullups 4x5; Plank 2x20 s",
      "- 6 after open mat: Front squat 3x5; Floor press 4x6",
    ],
  ],
  [
    "sets of the lift that the day is named after, and whole doses under percentages",
    () =>
      book({
        Wave: `
Day 1 - Bench Press | Week 1 | < | < | Week 2 | < | <
 | % | Weight | Reps | % | Weight | Reps
Set 1 | 65% | 100 | 5 | 70% | 105 | 3
Set 2 | 75% | 115 | 5+ | 80% | 120 | 3+
Dips | 5x10 | | | 4x10 | |`,
      }),
    [
      "1 Day 1 - Bench Press: Bench Press 1x5 100 65%, 1x5+ 115 75%; Dips 5x10",
      "2 Day 1 - Bench Press: Bench Press 1x3 105 70%, 1x3+ 120 80%; Dips 4x10",
    ],
  ],
  [
    "complexes in a calendar of weeks",
    () =>
      book({
        Prep: `
Wk | Monday | Wednesday | Friday
1 | Power Clean + Jerk: 65% x 2+1 x 5 | Snatch: 70% x 2 x 5 | Front Squat: 75% x 2 x 5
2 | Power Clean + Jerk: 70% x 2+1 x 5 | Snatch: 75% x 2 x 5 | Front Squat: 80% x 2 x 5`,
      }),
    [
      "1 1: Power Clean + Jerk 5x2+1 65%",
      "1 3: Snatch 5x2 70%",
      "1 5: Front Squat 5x2 75%",
      "2 1: Power Clean + Jerk 5x2+1 70%",
      "2 3: Snatch 5x2 75%",
      "2 5: Front Squat 5x2 80%",
    ],
  ],
  [
    "rounds beside the rest between them",
    () =>
      book({
        Plan: `
Day | Block | Exercise | KB (kg) | Reps | Rounds | Rest between rounds
Mon | Complex | Clean | 20 | 5/side | 3 | 90 sec
^ | ^ | Press | 20 | 5/side | ^ | ^
Wed | Grind | Row | 24 | 8/side | 4 | 2 min
^ | ^ | Swing | 24 | 15 | ^ | ^`,
      }),
    ["- 1: Clean 3x5 per side 20 kg; Press 3x5 per side 20 kg", "- 3: Row 4x8 per side 24 kg; Swing 4x15 24 kg"],
  ],
  [
    "a row a day with what is done in one cell",
    () =>
      book({
        Plan: `
Day | Session | What
Monday | Rest | rest or a walk
Tuesday | Strength A | Goblet Squat 3x10\\nPush-Up 3x12
Wednesday | Easy run | 5 km
Thursday | Intervals | 6 x 400 m, 90 sec jog between`,
      }),
    [
      "- 2 Strength A: Goblet Squat 3x10; Push-Up 3x12",
      "- 3 Easy run: Easy run x5 km",
      "- 4 Intervals: Intervals 6x400 m",
    ],
  ],
  [
    "trainings with a warm-up in common and only empty rows between them",
    () =>
      book({
        Rings: `
Exercise | Sets | Reps / Hold | Rest
Wrist Prep | 1 | 5 min | -
Ring Row | 4 | 8 | 90s
Hollow Rock | 3 | 15 | 45s
 |
Wrist Prep | 1 | 5 min | -
Ring Dip | 4 | 5-8 | 2 min
Arch Hold | 3 | 30s | 45s`,
      }),
    [
      "- -: Wrist Prep 1x5 min; Ring Row 4x8; Hollow Rock 3x15",
      "- -: Wrist Prep 1x5 min; Ring Dip 4x5-8; Arch Hold 3x30 s",
    ],
  ],
  [
    "abbreviated weeks with their ordinals",
    () =>
      book({
        scheda: `
Esercizio | Rec. | 1ª sett. | 2ª sett. (scarico)
GIORNO A | | |
Squat | 3' | 5x5 @75% | 3x5 @65%
Crunch | 60" | 3x15 | 2x15`,
      }),
    ["1 GIORNO A: Squat 5x5 75%; Crunch 3x15", "2 GIORNO A: Squat 3x5 65%; Crunch 2x15"],
  ],
  [
    "an app's text: a name, and its dose, rest and cue in the lines below",
    () =>
      book({
        Sheet1: `
WEEK 1
Day 1 - Lower
A) Back Squat
5 x 5 @ 75%
Rest 3:00
B1) Leg Curl
3 x 8 @ RPE 7
C) Sled Push
6 x 20 m
Never stop moving`,
      }),
    ["1 Day 1 - Lower: Back Squat 5x5 75%; Leg Curl 3x8 RPE 7; Sled Push 6x20 m"],
  ],
  [
    "rounds, and so much of each exercise",
    () =>
      page(`
**Day 1**
3 rounds of:
- 15 push-ups
- 12 reverse lunges per side
- 30 sec plank
Rest 60 sec between rounds.
**Day 2**
AMRAP 12 min
- 10 KB Swing 24 kg
- 200 m Run
Finish with:
- Side plank 2 x 45 sec per side`),
    [
      "- Day 1: push-ups 3x15; reverse lunges 3x12 per side; plank 3x30 s",
      "- Day 2: KB Swing x10 24 kg; Run x200 m; Side plank 2x45 s per side",
    ],
  ],
  [
    "exercises above whole doses, a row a training",
    () =>
      book({
        Winter: `
Week | Day | Squat | Bench press | Deadlift | Chin-up
1 | Day A | 3x8 @80kg | 3x8 @60kg | |
 | Day B | | | 3x5 @110kg | 3xAMRAP
2 (deload) | Day A | 2x8 @70kg | 2x8 @50kg | |
 | Day B | | | 2x5 @100kg | 2xAMRAP`,
      }),
    [
      "1 Day A: Squat 3x8 80 kg; Bench press 3x8 60 kg",
      "1 Day B: Deadlift 3x5 110 kg; Chin-up 3xAMRAP",
      "2 Day A: Squat 2x8 70 kg; Bench press 2x8 50 kg",
      "2 Day B: Deadlift 2x5 100 kg; Chin-up 2xAMRAP",
    ],
  ],
  [
    "splits alone above rows of figures, without any heading",
    () =>
      book({
        Plan: `
Lower
Back Squat | 3 | 5 | 100
Leg Press | 3 | 10 | 160
Upper
Bench Press | 4 | 6 | 80
Row | 4 | 8 | 70`,
      }),
    ["- Lower: Back Squat 3x5 100; Leg Press 3x10 160", "- Upper: Bench Press 4x6 80; Row 4x8 70"],
  ],
  [
    "splits side by side above lists of lifts with their doses",
    () =>
      book({
        Plan: `
Push | | Pull
Bench 3x5 80 kg | | Row 3x8
Dip 3x8 | | Chin 3x8
Legs | | Arms
Squat 3x5 80 kg | | Curl 3x12`,
      }),
    ["- Push: Bench 3x5 80 kg; Dip 3x8", "- Legs: Squat 3x5 80 kg", "- Pull: Row 3x8; Chin 3x8", "- Arms: Curl 3x12"],
  ],
  [
    "parts of weekdays that would be sessions without them",
    () =>
      book({
        Plan: `
Monday
Upper
Bench | 3x5 | 80 kg
Lower
Squat | 3x5 | 80 kg
Tuesday
Upper
Bench | 3x5 | 80 kg
Lower
Lunge | 3x8 |`,
      }),
    ["- 1: Bench 3x5 80 kg; Squat 3x5 80 kg", "- 2: Bench 3x5 80 kg; Lunge 3x8"],
  ],
  [
    "columns for what was done beside a whole dose, and prose on another sheet",
    () =>
      book({
        Guide: `
How it works
Tier one begins at 6x2+. If you miss a rep, move to 8x1+, then rest.
Main work starts at 4x6. When it feels easy, add weight, then 3x8.`,
        Block: `
Wk | Session | Movement | Scheme | Set 1 | Set 2 | Set 3 | Set 4 | OK?
1 | Red | Front Squat | 4x6+ | 6 | 6 | 6 | 9 | y
1 | Red | Pull Up | 3x8 | 8 | 8 | 7 | | y
1 | Blue | Push Press | 4x6+ | | | | |
1 | Blue | Leg Curl | 3x12 | | | | |`,
      }),
    ["1 Red: Front Squat 4x6+; Pull Up 3x8", "1 Blue: Push Press 4x6+; Leg Curl 3x12"],
  ],
  [
    "a rep max before its back-off sets",
    () =>
      book({
        Plan: `
Exercise | Week 1 | Week 2
Monday | |
Trap Bar Deadlift | 5RM, 3 x 5 @ 75% | 3RM, 4 x 3 @ 80%
Dips | 3 x 10 | 3 x 8`,
      }),
    ["1 1: Trap Bar Deadlift 1x5RM, 3x5 75%; Dips 3x10", "2 1: Trap Bar Deadlift 1x3RM, 4x3 80%; Dips 3x8"],
  ],
  [
    "days under the heading of the weeks, and a target of the last set",
    () =>
      book({
        Program: `
Week | Exercise | Load (kg) | Reps | Target in the last set | Sets | Last set
Week 1 | < | < | < | < | < | <
Day 1 | Squat | 120 | 5 | 8 | 4 | 9
^ | Row | 60 | 10 | | 3 |
Day 2 | Bench Press | 80 | 6 | 10 | 3 | 11
Week 2 | < | < | < | < | < | <
Day 1 | Squat | 125 | 4 | 6 | 4 |
^ | Row | 62.5 | 10 | | 3 |
Day 2 | Bench Press | 82.5 | 5 | 8 | 3 |`,
      }),
    [
      "1 Day 1: Squat 3x5 120 kg, 1x8+ 120 kg; Row 3x10 60 kg",
      "1 Day 2: Bench Press 2x6 80 kg, 1x10+ 80 kg",
      "2 Day 1: Squat 3x4 125 kg, 1x6+ 125 kg; Row 3x10 62.5 kg",
      "2 Day 2: Bench Press 2x5 82.5 kg, 1x8+ 82.5 kg",
    ],
  ],
  [
    "the only lift in a cell above, further sets under its day, and numbers before their words",
    () =>
      book({
        Peak: `
Lift | Deadlift
Max | 220
 |
1 week |
Day | Sets | Reps | %
Tuesday | 4 | 3 | 75%
 | 2 | 2 | 80%
Friday | 5 | 2 | 82.5%
2 week |
Day | Sets | Reps | %
Tuesday | 4 | 3 | 77.5%
Friday | 3 | 2 | 85%`,
      }),
    ["1 2: Deadlift 4x3 75%, 2x2 80%", "1 5: Deadlift 5x2 82.5%", "2 2: Deadlift 4x3 77.5%", "2 5: Deadlift 3x2 85%"],
  ],
  [
    "weeks that take turns",
    () =>
      page(`
# Novice barbell plan
## Week A
**Monday**
- Squat 3x5
- Press 3x5
## Week B
**Monday**
- Squat 3x5
- Bench Press 3x5`),
    ["1 1: Squat 3x5; Press 3x5", "2 1: Squat 3x5; Bench Press 3x5"],
  ],
  [
    "light loads beside the reps of each set",
    () =>
      book({
        Ramp: `
Day | Lift | Set | Reps | Week 1 | Week 2
Monday | Overhead Press | 1 | 5 | 20 | 22.5
 | | 2 | 5 | 40 | 42.5
 | | 3 | 3 | 60 | 62.5`,
      }),
    ["1 1: Overhead Press 1x5 20, 1x5 40, 1x3 60", "2 1: Overhead Press 1x5 22.5, 1x5 42.5, 1x3 62.5"],
  ],
  [
    "doses before the names",
    () =>
      page(`
# Pool and bar
**Day 1**
- 3x5, 1x5+ Front Squat
- 6 x 100 m Freestyle, rest 20 s
- 300 m Choice
**Day 2**
- 2x8 Bent Over Row
- 4 x 50 m Backstroke, rest 15 s
Long rides are slow: 60 to 90 minutes at a pace at which you could still talk to somebody. Eat before.`),
    [
      "- Day 1: Front Squat 3x5, 1x5+; Freestyle 6x100 m; Choice x300 m",
      "- Day 2: Bent Over Row 2x8; Backstroke 4x50 m",
    ],
  ],
  [
    "scheme and weight as rows of each lift under the weeks",
    () =>
      book({
        Waves: `
Movement | | Week 1 | Week 2
Thursday | < | < | <
Deadlift | Scheme | 3 x 5 @ 70% | 4 x 4 @ 75%
^ | Weight (kg) | 140 | 150
Hamstring Curl | Scheme | 3 x 12 | 3 x 15`,
      }),
    ["1 4: Deadlift 3x5 140 kg 70%; Hamstring Curl 3x12", "2 4: Deadlift 4x4 150 kg 75%; Hamstring Curl 3x15"],
  ],
  [
    "kinds of exercises as rows, the week before and the week as a log, and the most that can be done",
    () =>
      book({
        Split: `
Monday - Back | | | |
Exercise | Sets and reps | Last week | This week | Remarks
Main pulling movement | | | |
Pendlay Row | 3 sets of 4-6 reps | | |
Accessory pulling | | | |
Pull Up | 3 x MRS | | | slow
Thursday - Legs | | | |
Exercise | Sets and reps | Last week | This week | Remarks
Main squatting movement | | | |
High Bar Squat | 4 x AMAP @ 70% | | |
Leg Curl | 3 sets of 10 reps | | |`,
      }),
    ["- 1 Back: Pendlay Row 3x4-6; Pull Up 3xMRS", "- 4 Legs: High Bar Squat 4xAMAP 70%; Leg Curl 3x10"],
  ],
  [
    "workouts as columns behind the weeks",
    () =>
      book({
        "0 to 5": `
Week | Session 1 | Session 2 | Ticked off
1 | Walk 5 min\\nJog 6 x 45 s, 60 s rest | Walk 5 min\\nJog 8 x 45 s, 60 s rest | 2 May
2 | Walk 5 min\\nJog 6 x 60 s, 60 s rest | Walk 5 min\\nJog 20 min |`,
      }),
    [
      "1 Session 1: Walk x5 min; Jog 6x45 s",
      "1 Session 2: Walk x5 min; Jog 8x45 s",
      "2 Session 1: Walk x5 min; Jog 6x60 s",
      "2 Session 2: Walk x5 min; Jog x20 min",
    ],
  ],
  [
    "parts of one session as headings, and pairs with their rest",
    () =>
      page(`
# Bodyweight basics
Twice a week, the same each time.
## Warm-up
- Wrist circles: 10 reps
- Scapular Pull: 8 reps
## Strength
First pair (rest 60 s between sets)
- Pull Up: 3 x 5-8
- Split Squat: 3 x 6-8
## Core
- Hollow Hold: 3 x 20 s`),
    ["- -: Wrist circles x10; Scapular Pull x8; Pull Up 3x5-8; Split Squat 3x6-8; Hollow Hold 3x20 s"],
  ],
  [
    "days of two columns each, with their names below",
    () =>
      book({
        Hybrid: `
WEEK 1 | | | | |
Tuesday | < | Thursday | < | Sunday | <
Upper | < | Rest | < | Long run | <
Bench Press | 4x6 | | | Run | 14 km
Pull Up | 3x8 | | | |
WEEK 2 | | | | |
Tuesday | < | Thursday | < | Sunday | <
Upper | < | Rest | < | Long run | <
Bench Press | 4x5 | | | Run | 16 km
Pull Up | 3x9 | | | |`,
      }),
    [
      "1 2 Upper: Bench Press 4x6; Pull Up 3x8",
      "1 7 Long run: Run x14 km",
      "2 2 Upper: Bench Press 4x5; Pull Up 3x9",
      "2 7 Long run: Run x16 km",
    ],
  ],
  [
    "exercises as the columns, with loads in the rows of the days",
    () =>
      book({
        Linear: `
Week | Day | Front Squat 3x5 | Push Press 3x5 | Deadlift 1x5
1 | Tuesday | 60 | 35 |
^ | Friday | 62.5 | | 100
2 | Tuesday | 65 | 37.5 |
^ | Friday | 67.5 | | 105`,
      }),
    [
      "1 2: Front Squat 3x5 60; Push Press 3x5 35",
      "1 5: Front Squat 3x5 62.5; Deadlift 1x5 100",
      "2 2: Front Squat 3x5 65; Push Press 3x5 37.5",
      "2 5: Front Squat 3x5 67.5; Deadlift 1x5 105",
    ],
  ],
  [
    "percentages above the sets that are done with them",
    () =>
      book({
        Cycle: `
Week 1 | < | < | < | <
Saturday | 70% | 75% | 80% | Lifts
Power Clean | 2x3 | 2x2 | | 10
Front Squat | | 3x3 | 1x2 | 11`,
      }),
    ["1 6: Power Clean 2x3 70%, 2x2 75%; Front Squat 3x3 75%, 1x2 80%"],
  ],
  [
    "short names of the weeks above whole doses",
    () =>
      page(`
# Cycle de 3 semaines
## Séance 1 (mardi)
|Exercice | S1 | S2 | S3 (allégée) | Récup|
|Soulevé de terre | 4x5 | 5x4 | 3x3 | 3 min|
|Pompes | 3x12 | 3x15 | 2x10 | |`),
    [
      "1 2 Séance 1: Soulevé de terre 4x5; Pompes 3x12",
      "2 2 Séance 1: Soulevé de terre 5x4; Pompes 3x15",
      "3 2 Séance 1: Soulevé de terre 3x3; Pompes 2x10",
    ],
  ],
  [
    "a block for several weeks, and remarks with figures",
    () =>
      page(`
# Shoulder return
## Weeks 1-2
Goal: Lift the arm to 90 degrees.
|Exercise | Sets | Reps|
|Wall Slide | 3 | 10|
|Band Row | 3 | 12|
## Weeks 3-4
|Exercise | Sets | Reps|
|Push-up | 3 | 8|
|Band Row | 3 | 15|`),
    [
      "1 -: Wall Slide 3x10; Band Row 3x12",
      "2 -: Wall Slide 3x10; Band Row 3x12",
      "3 -: Push-up 3x8; Band Row 3x15",
      "4 -: Push-up 3x8; Band Row 3x15",
    ],
  ],
  [
    "Ukrainian",
    () =>
      page(`
# План на 2 тижні
**Тиждень 1**
**Вівторок**
- Присідання – 3х6, відпочинок 2 хв
- Планка – 3х30 с
**П’ятниця**
- Скакалка – 4х2 хв
- Віджимання – 3х15`),
    ["1 2: Присідання 3x6; Планка 3x30 s", "1 5: Скакалка 4x2 min; Віджимання 3x15"],
  ],
  [
    "exercises joined by a plus, and one alone",
    () =>
      page(`
# Plano de corrida
**Semana 1**
**Segunda:** Caminhada 10 min + Corrida leve 5 min
**Quarta:** Tiros 4 x 100 m + Prancha 3 x 30 s
**Domingo:** Corrida longa 6 km`),
    ["1 1: Caminhada x10 min; Corrida leve x5 min", "1 3: Tiros 4x100 m; Prancha 3x30 s", "1 7: Corrida longa x6 km"],
  ],
  [
    "weeks counted down to the race",
    () =>
      book({
        "10k": `
Weeks to race | Tuesday | Thursday | Sunday | km
2 | Easy run 6 km | Recovery 4 km | Long run 12 km | 22
1 | Easy run 5 km | Recovery 4 km | Long run 9 km | 18
Race week | Easy run 4 km | Rest | Race 10 km | 14`,
      }),
    [
      "1 2: Easy run x6 km",
      "1 4: Recovery x4 km",
      "1 7: Long run x12 km",
      "2 2: Easy run x5 km",
      "2 4: Recovery x4 km",
      "2 7: Long run x9 km",
      "3 2: Easy run x4 km",
      "3 7: Race x10 km",
    ],
  ],
  [
    "zones in the days of the weeks",
    () =>
      book({
        Tri: `
 | Week 1 | Week 2
Monday | Swim 800 m Z2\\nRun 20 min Z1 | Swim 900 m Z2\\nRun 25 min Z1
Wednesday | Bike 45 min Z3 | Bike 50 min Z3
Saturday | Run 35 min Z2 | Run 40 min Z2`,
      }),
    [
      "1 1: Swim x800 m; Run x20 min",
      "1 3: Bike x45 min",
      "1 6: Run x35 min",
      "2 1: Swim x900 m; Run x25 min",
      "2 3: Bike x50 min",
      "2 6: Run x40 min",
    ],
  ],
  [
    "the week over the days' column, and what was done in brackets",
    () =>
      book({
        Bells: `
Week 1 | Drill | Reps per set | Time | Load (done) | Felt
Tuesday | Kettlebell Swing | 10 | 15 min | 24 | 7
 | Goblet Squat | 8 | 10 min | 24 | 6
Saturday | Kettlebell Snatch | 5 | 20 min | |
Week 2 | Drill | Reps per set | Time | Load (done) | Felt
Tuesday | Kettlebell Swing | 12 | 15 min | |`,
      }),
    ["1 2: Kettlebell Swing x10; Goblet Squat x8", "1 6: Kettlebell Snatch x5", "2 2: Kettlebell Swing x12"],
  ],
  [
    "a load behind each week, and settings of the machines",
    () =>
      book({
        Plan: `
Tag 1 (Dienstag) | < | < | < | < | <
Übung | Einstellung | Woche 1 | kg | Woche 2 | kg
Beinpresse | Sitz 4 | 3 x 10 | 80 | 3 x 10 | 85
Rudern | | 3 x 12 | 35 | 3 x 12 | 37.5`,
      }),
    ["1 2 Tag 1: Beinpresse 3x10 80 kg; Rudern 3x12 35 kg", "2 2 Tag 1: Beinpresse 3x10 85 kg; Rudern 3x12 37.5 kg"],
  ],
];

describe("templates in circulation", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});

const DOUBTED: [what: string, document: () => SourceDocument, code: string][] = [
  [
    "sheets of one programme for three days and for four",
    () =>
      book({
        "3 Day": `
Day 1 | < | < | <
Lift | 1 | 2 | 3
Bench Press | 60 x 8 | 70 x 5 | 80 x 3+
Day 2 | < | < | <
Lift | 1 | 2 | 3
Squat | 80 x 8 | 90 x 5 | 100 x 3+`,
        "4 Day": `
Day 1 | < | < | <
Lift | 1 | 2 | 3
Bench Press | 60 x 8 | 70 x 5 | 80 x 3+
Day 2 | < | < | <
Lift | 1 | 2 | 3
Squat | 80 x 8 | 90 x 5 | 100 x 3+
Day 3 | < | < | <
Lift | 1 | 2 | 3
Overhead Press | 40 x 8 | 45 x 5 | 50 x 3+`,
      }),
    "variants",
  ],
  [
    "a log with a date for each session, beside the best of each lift",
    () =>
      book({
        2024: `
Date | Session | Exercise | Set 1 | Set 2 | Set 3 | Notes
2024-02-01 | Push | Bench Press | 80x5 | 80x5 | 80x4 | slept badly
 | | Dips | 10x8 | 10x7 | 10x6 |
2024-02-03 | Pull | Deadlift | 140x5 | 140x5 | 140x3 |
 | | Row | 60x8 | 60x8 | 60x7 | back tired`,
        Records: `
Lift | Best | Date
Bench Press | 85x5 | 2024-03-01
Deadlift | 150x3 | 2024-03-03`,
      }),
    "log_of_the_past",
  ],
  [
    "an export of sets that were done",
    () =>
      book({
        history: `
Date | Workout Name | Exercise | Set 1 (KG) | Reps 1 | Set 2 (KG) | Reps 2 | Start
2024/05/01 | A | Squat | 60 | 5 | 60 | 5 | 18:00
2024/05/01 | A | Bench Press | 40 | 5 | 40 | 5 | 18:00
2024/05/03 | B | Squat | 62.5 | 5 | 62.5 | 5 | 18:10
2024/05/03 | B | Deadlift | 90 | 5 | | | 18:10`,
      }),
    "log_of_the_past",
  ],
  [
    "a diary",
    () =>
      page(`
**Mon 5 October 2026**
Squatted 100 kg for 5, 5, 4. Last rep was a grinder.
Bench 80 kg 3x5, easy.
**Thu 8 October 2026**
Deadlift 150 kg 1x5 done, grip went on the last one.
Rows 70 kg 3x8.
**Mon 12 October 2026**
Bench 82.5 kg 3x5, missed the last rep.`),
    "log_of_the_past",
  ],
  [
    "two versions of the same days, of which one is meant",
    () => {
      const weeks = (a: string, b: string) =>
        `${[1, 2].map((week) => `Week ${week}\nDay 1 | Sets | Reps\n${a} | 3 | 12\n${b} | 3 | 10\nDay 2 | Sets | Reps\n${b} | 3 | 8\n${a} | 3 | 8`).join("\n |\n")}`;
      return book({ GYM: weeks("Leg Press", "Lat Pulldown"), HOME: weeks("Goblet Squat", "Push-Up") });
    },
    "variants",
  ],
  [
    "a card for several people",
    () =>
      book({
        Squad: `
Athlete: Moss | | |
Exercise | Sets x Reps | Week 1 | Week 2
Squat | 4 x 5 | 100 | 105
Bench Press | 4 x 6 | 70 | 72.5
 | | |
Athlete: Reid | | |
Exercise | Sets x Reps | Week 1 | Week 2
Squat | 4 x 5 | 120 | 125
Bench Press | 4 x 6 | 85 | 87.5`,
      }),
    "several_people",
  ],
];

describe("what is no plan for one person", () => {
  it.each(DOUBTED)("doubts %s", (_, document, code) => {
    expect(programIn(document()).doubts.map((doubt) => doubt.code)).toContain(code);
  });

  it("refuses what is eaten in a week", () => {
    const meals = book({
      Woche: `
Mahlzeit | Montag | Dienstag | Mittwoch
Frühstück | 80 g Haferflocken | 3 Eier | Quark 250 g
Vor dem Training | 1 Reiswaffel x 3 | Apfel | 1 Reiswaffel x 3
Mittag | 150 g Hähnchen | Linsen 200 g | Nudeln 120 g
Abend | Salat, 200 g Käse | Omelett | Suppe
kcal | 2600 | 2450 | 2620`,
    });
    expect(() => programIn(meals)).toThrow(/No training was found/);
  });

  it("refuses a list of what stands in a gym", () => {
    const stock = book({
      Stock: `
Item | Size | Count | Set | Condition | Cost each
Bench press station | | 2 | B | good | 400
Squat rack | | 3 | A | worn | 800
Kettlebells | 16 kg | 6 | B | good | 60
Barbells | 20 kg | 5 | A | good | 300`,
    });
    expect(() => programIn(stock)).toThrow(/No training was found/);
  });
});
