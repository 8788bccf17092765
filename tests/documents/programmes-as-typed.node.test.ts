import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of people who type their plans as they would tell them. */
const PROGRAMS: MeantProgram[] = [
  [
    "muscles joined by signs as sessions, and sets that end at failure",
    () =>
      page(`
Shoulders and triceps + core:
Overhead press 8-10 reps or failure, for 3 sets
Dips until failure, for 4 sets
Skull crushers 10- 12 or failure, for 3 sets

Back and biceps:
Stretch before training
Pull-ups to failure, for 3 sets
Barbell rows 8-12 reps, for 4 sets
Curls 12-15 reps`),
    [
      "- Shoulders and triceps + core: Overhead press 3x8-10; Dips 4xuntil failure; Skull crushers 3x10-12",
      "- Back and biceps: Pull-ups 3xto failure; Barbell rows 4x8-12; Curls x12-15",
    ],
  ],
  [
    "sessions by a dash and a letter, and lifts of a list whose dose nobody wrote",
    () =>
      book({
        Gym: `
Push - A
Bench press | 3x10
Bench press (lighter)
Dips | 3x12
------
Sit ups
Plank | 3x40 s

Pull - A
Deadlift | 3x5
Rows | 4x8
Half crunches`,
      }),
    [
      "- Push - A: Bench press 3x10; Bench press (lighter) ; Dips 3x12; Sit ups ; Plank 3x40 s",
      "- Pull - A: Deadlift 3x5; Rows 4x8; Half crunches ",
    ],
    ["doses_missing"],
  ],
  [
    "a session in capitals that says when it is done, and a muscle before a lift with a figure in its name",
    () =>
      page(`
TUE
back: Pulldown 4x
quads: 45° Leg Press 4x | maybe 5x
biceps: Hammer Curl 3x

THU
chest: Bench Press 4x
shoulders: Face Pull 3x
calves: Calf Raise 4x

SPARE (if you missed one of the two)
chest: Bench Press 3x
back: Seated Row 3x
quads: Leg Extension 3x`),
    [
      "- 2: Pulldown 4x; 45° Leg Press 4x; Hammer Curl 3x",
      "- 4: Bench Press 4x; Face Pull 3x; Calf Raise 4x",
      "- SPARE (if you missed one of the two): Bench Press 3x; Seated Row 3x; Leg Extension 3x",
    ],
    ["little_training", "doses_missing", "sets_unclear"],
  ],
  [
    "the dose of a run among the details, and kilometres under their own heading",
    () =>
      book({
        Plan: `
Week | Date | Day | Session | Details | km | Pace
1 | 2027-02-01 | Mon | Rest | | |
 | 2027-02-02 | Tue | Intervals | 6 x 400 m, 90 s jog | | 4:40
 | 2027-02-04 | Thu | Easy run | | 7 | 6:10
 | 2027-02-07 | Sun | Bike | easy, 45 min | |
2 | 2027-02-08 | Mon | Rest | | |
 | 2027-02-09 | Tue | Intervals | 5 x 800 m, 2 min jog | | 4:45
 | 2027-02-11 | Thu | Easy run | | 8 | 6:10
 | 2027-02-14 | Sun | Bike | easy, 50 min | |`,
      }),
    [
      "1 2: Intervals 6x400 m",
      "1 4: Easy run x7 km",
      "1 7: Bike x45 min",
      "2 2: Intervals 5x800 m",
      "2 4: Easy run x8 km",
      "2 7: Bike x50 min",
    ],
  ],
  [
    "top sets beside lighter ones, and what was done beside both",
    () =>
      book({
        Block: `
Week 1
Day 1
 | Top set | < | < | Back-offs | < | < | Did | <
Lift | Reps | RPE | kg | Sets | Reps | kg | kg | RPE
Squat | 6 | 7 | 147.5 | 3 | 6 | 135 | 147.5 | 7.5
Bench press | 5 | 7 | 97.5 | 2 | 7 | 87.5 | 97.5 | 7`,
      }),
    ["1 Day 1: Squat 1x6 147.5 kg RPE 7, 3x6 135 kg; Bench press 1x5 97.5 kg RPE 7, 2x7 87.5 kg"],
  ],
  [
    "the bell of each lift below its name, over weeks of doses",
    () =>
      book({
        Bells: `
MONDAY - HEAVY
Week | Double Press | Front Squat
bell | 2 x 20 kg | 24 kg
1 | 5x3 | 4x5
2 | 6x3 | 5x5
FRIDAY - LIGHT
Week | Swing | Goblet Squat
bell | 16 kg | 12 kg
1 | 10x10 | 3x8
2 | 12x10 | 3x10`,
      }),
    [
      "1 1 HEAVY: Double Press 5x3 2 x 20 kg; Front Squat 4x5 24 kg",
      "1 5 LIGHT: Swing 10x10 16 kg; Goblet Squat 3x8 12 kg",
      "2 1 HEAVY: Double Press 6x3 2 x 20 kg; Front Squat 5x5 24 kg",
      "2 5 LIGHT: Swing 12x10 16 kg; Goblet Squat 3x10 12 kg",
    ],
  ],
  [
    "what is done around every session, and what one needs, among weeks",
    () =>
      page(`
Erg plan
Before every session: 10 minutes easy with 3 x 10 hard strokes.
# Week 1
**Tuesday**
- Erg: 8 x 500 m
- Deadlift: 4 x 6
# Week 2
**Tuesday**
- Erg: 9 x 500 m
- Deadlift: 4 x 5
Kit needed: 10 kettlebells (8-16 kg), 4 pairs of rings.`),
    ["1 2: Erg 8x500 m; Deadlift 4x6", "2 2: Erg 9x500 m; Deadlift 4x5"],
  ],
  [
    "sessions by the heading above each of their tables, also the first",
    () =>
      page(`
**膝のリハビリ**
**■ 朝のメニュー**
| 種目 | 回数 | セット数 | ポイント
| スクワット | 10回 | 2セット | ゆっくり
| ブリッジ | 12回 | 3セット |
**■ 夜のメニュー**
| 種目 | 回数 | セット数 | ポイント
| カーフレイズ | 15回 | 3セット | 壁の近くで
| プランク | 30秒 | 2セット |`),
    ["- ■ 朝のメニュー: スクワット 2x10; ブリッジ 3x12", "- ■ 夜のメニュー: カーフレイズ 3x15; プランク 2x30 s"],
  ],
  [
    "a card that says when its plan starts, over tables of two workouts",
    () =>
      book({
        Card: `
CLIENT CARD
Name | Dana
Start | 2026-11-02

WORKOUT A
# | Exercise | Sets | Reps | Weight
1 | Goblet squat | 3 | 10-12 | 14 kg
2 | Cable row | 3 | 12 | 25 kg

WORKOUT B
# | Exercise | Sets | Reps | Weight
1 | Trap bar deadlift | 3 | 8 | 40 kg
2 | Lat pulldown | 3 | 10-12 | 25 kg`,
      }),
    [
      "- WORKOUT A: Goblet squat 3x10-12 14 kg; Cable row 3x12 25 kg",
      "- WORKOUT B: Trap bar deadlift 3x8 40 kg; Lat pulldown 3x10-12 25 kg",
    ],
  ],
  [
    "days side by side below a week that says besides how it is prepared, and work with its rest",
    () =>
      book({
        "Phase 1": `
Week 1 | | WU1 - teach
Day 1 - Bench | < | < | | Day 2 - Squat | < | <
A | Bench press | 4x6 @ RPE 7 | | A | Front squat | 4x6 @ RPE 7
B | Circuit | 40s/20s x3: crunch, carry | | B | Pull-ups | 4x5

Week 2 | | WU2 - build
Day 1 - Bench | < | < | | Day 2 - Squat | < | <
A | Bench press | 5x5 @ RPE 7 | | A | Front squat | 5x5 @ RPE 7
B | Circuit | 30s/30s x2 | | B | Pull-ups | 4x6`,
      }),
    [
      "1 Day 1 - Bench: Bench press 4x6 RPE 7; Circuit 3x40 s",
      "1 Day 2 - Squat: Front squat 4x6 RPE 7; Pull-ups 4x5",
      "2 Day 1 - Bench: Bench press 5x5 RPE 7; Circuit 2x30 s per side",
      "2 Day 2 - Squat: Front squat 5x5 RPE 7; Pull-ups 4x6",
    ],
  ],
  [
    "what an app has exported in columns of ends and units, with two videos a row",
    () =>
      book({
        gym: `
activityDay | activityNr | activity | setsMin | setsMax | repsMin | repsMax | repsUnit | instructionVid1 | instructionVid2
monday | 1 | Bench press | 3 | 4 | 6 | 10 | repetitions | |
monday | 2 | Plank | 3 | 3 | 30 | 45 | seconds | |
thrusday | 1 | Deadlift | 3 | 4 | 5 | 8 | repetitions | |
thrusday | 2 | Bike | 1 | 1 | 5 | 10 | minutes | |`,
      }),
    ["- 1: Bench press 3-4x6-10; Plank 3x30-45 s", "- 4: Deadlift 3-4x5-8; Bike 1x5-10 min"],
  ],
  [
    "cards of exercises whose labels stand beside their values",
    () =>
      page(`
**Gym plan**
**Day 1: Legs**
| 1. Goblet squat | < | < | < | < | <
| Sets | 3 | Reps | 10-12 | Weight | Bodyweight
| Coaching point: Knees out. | < | < | < | < | <
| 2. Plank | < | < | < | < | <
| Sets | 3 | Time | 30 s | Weight | -
**Day 2: Push**
| 1. Floor press | < | < | < | < | <
| Sets | 4 | Reps | 8 | Weight | 2 x 10 kg
On the other days: aim for 8,000 steps.`),
    ["- Day 1: Legs: Goblet squat 3x10-12 Bodyweight; Plank 3x30 s", "- Day 2: Push: Floor press 4x8 2 x 10 kg"],
  ],
  [
    "sports across and days down without a heading of their own",
    () =>
      book({
        Base: `
WEEK 1 - Build
 | Swim | Bike | Run | Gym | Hours
Mon | 1800 m easy | | | Goblet squat 3x10\\nPlank 3x45 s | 1:30
Wed | 10 x 100 m, 15 s rest | | 40 min Z2 | | 1:30
Thu | | 4 x 8 min @ 95%, 4 min easy | | | 1:15
Sun | OFF | OFF | OFF | OFF | 0:00`,
      }),
    ["1 1: Swim x1800 m; Goblet squat 3x10; Plank 3x45 s", "1 3: Swim 10x100 m; Run x40 min", "1 4: Bike 4x8 min 95%"],
  ],
  [
    "two trainings a day, side by side",
    () =>
      page(`
**Camp week**
| | AM | PM
| Mon | Strength\\nDeadlift 4x4\\nPull-up 4x5 | Hard rounds\\nSparring 6 x 6 min
| Tue | Aerobic\\nBike 40 min | Wrestling\\nTakedown drills 30 min
| Wed | OFF. Sleep in. | Technical\\nDrilling 75 min`),
    [
      "- 1 AM – Strength: Deadlift 4x4; Pull-up 4x5",
      "- 1 PM – Hard rounds: Sparring 6x6 min",
      "- 2 AM – Aerobic: Bike x40 min",
      "- 2 PM – Wrestling: Takedown drills x30 min",
      "- 3 PM – Technical: Drilling x75 min",
    ],
  ],
  [
    "days in columns between what else is said of an exercise",
    () =>
      book({
        ドライランド: `
第1週
分類 | 種目 | 月 | 水 | 金 | 休息
プル | 懸垂 | 4×5 | − | 4×5 | 90秒
 | チューブプル | 3×15 | 3×15 | − | 45秒
下半身 | スクワット | 4×6 60kg | − | 4×6 60kg | 2分
 | ジャンプ | − | 4×4 | − | 90秒`,
      }),
    [
      "1 1: 懸垂 4x5; チューブプル 3x15; スクワット 4x6 60 kg",
      "1 3: チューブプル 3x15; ジャンプ 4x4",
      "1 5: 懸垂 4x5; スクワット 4x6 60 kg",
    ],
  ],
  [
    "a cue below the name in its cell, beside the dose",
    () =>
      page(`
# Stage 1
**Session A**
| Heel slides\\nRibs heavy on the floor. | 2 x 8 each side
| Pelvic floor lifts\\nLet go fully. | 3 x 8, hold 5 s
| Glute bridge | 3 x 10
**Session B**
| Sit to stand\\nExhale on the way up. | 3 x 8
| Wall press-up | 3 x 8`),
    [
      "- Session A: Heel slides 2x8 per side; Pelvic floor lifts 3x8; Glute bridge 3x10",
      "- Session B: Sit to stand 3x8; Wall press-up 3x8",
    ],
  ],
  [
    "the cap of a workout, numbered minutes, and a lift every minute",
    () =>
      book({
        WOD: `
 | Monday | Tuesday | Wednesday
STRENGTH | Back Squat\\n5x5 @ 75%\\nrest 2:00 | Power Clean\\nEMOM 10: 2 reps @ 70% | Deadlift\\n3x5 @ 80%
WOD | EMOM 20\\n1: 14 cal row\\n2: 12 burpees | 5 rounds for time\\n12 swings\\n9 box jumps\\nCap 15 min | TEAM WOD (pairs), 30 min AMRAP\\n400 m run\\n30 sit-ups
EXTRA | 3x12 Hip thrust | 3x30 s Side plank per side | 3x10 Ring row`,
      }),
    [
      "- 1: Back Squat 5x5 75%; row x14 cal; burpees x12; Hip thrust 3x12",
      "- 2: Power Clean 10x2 70%; swings 5x12; box jumps 5x9; Side plank 3x30 s per side",
      "- 3: Deadlift 3x5 80%; run x400 m; sit-ups x30; Ring row 3x10",
    ],
  ],
  [
    "normal sets and a last one besides, and a cue below the name among headed columns",
    () =>
      book({
        Plan: `
Day 1
Exercise | Weight (kg) | Normal sets | Reps per normal set | Last set: rep target | Done
Squat\\nbreathe at the top | 105 | 3 | 10 | 12+ |
Leg press | 155 | 3 | 12 | 14+ |`,
      }),
    ["- Day 1: Squat 3x10 105 kg, 1x12+ 105 kg; Leg press 3x12 155 kg, 1x14+ 155 kg"],
  ],
  [
    "counted weekdays that go through the weeks",
    () =>
      book({
        Жим: `
Упражнение | Вес, кг | Подходы×Повторы
1. ПН (тяжёлый) | < | <
Жим лёжа | 97.5 | 6×2
2. ПТ (объём) | < | <
Жим лёжа | 80 | 6×5
3. ПН (средний) | < | <
Жим в паузу | 90 | 5×3
4. ПТ (лёгкий) | < | <
Жим лёжа | 70 | 3×8
5. ПН (тяжёлый) | < | <
Жим лёжа | 100 | 5×2
6. ПТ (объём) | < | <
Жим лёжа | 82.5 | 6×5
7. ПН (проходка) | < | <
Жим лёжа | 110 | 1×1`,
      }),
    [
      "- 1 тяжёлый: Жим лёжа 6x2 97.5 kg",
      "- 5 объём: Жим лёжа 6x5 80 kg",
      "- 1 средний: Жим в паузу 5x3 90 kg",
      "- 5 лёгкий: Жим лёжа 3x8 70 kg",
      "- 1 тяжёлый: Жим лёжа 5x2 100 kg",
      "- 5 объём: Жим лёжа 6x5 82.5 kg",
      "- 1 проходка: Жим лёжа 1x1 110 kg",
    ],
    ["sessions_alike"],
  ],
  [
    "weeks that are told once more with their loads",
    () =>
      page(`
# 5x5
**Week 1**
**Monday - Workout A**
Squat 5x5
Bench press 5x5
**Thursday - Workout B**
Squat 5x5
Deadlift 1x5
Example of the first week:
**Week 1**
**Monday - Workout A**
Squat 5x5 20kg
Bench press 5x5 20kg
**Thursday - Workout B**
Squat 5x5 22.5kg
Deadlift 1x5 40kg`),
    ["1 1 Workout A: Squat 5x5 20 kg; Bench press 5x5 20 kg", "1 4 Workout B: Squat 5x5 22.5 kg; Deadlift 1x5 40 kg"],
    ["labels_left_over", "doses_not_read"],
  ],
  [
    "days over lifts, of which one has more than the others",
    () =>
      book({
        Bells: `
Week | MONDAY | < | < | FRIDAY | < | < | < | <
^ | Press | < | < | Snatch | < | < | Plank | <
^ | Bell | Sets | Reps | Bell | Sets | Reps | Sets | Time
1 | 20 | 5 | 5/5 | 16 | 8 | 6/6 | 3 | 30 s
2 | 20 | 6 | 5/5 | 16 | 9 | 6/6 | 3 | 35 s`,
      }),
    [
      "1 1: Press 5x5 per side 20",
      "1 5: Snatch 8x6 per side 16; Plank 3x30 s",
      "2 1: Press 6x5 per side 20",
      "2 5: Snatch 9x6 per side 16; Plank 3x35 s",
    ],
  ],
  [
    "parts of a lesson in bold below a heading that names its week and its day",
    () =>
      page(`
# Class for everybody
# Week 1 – Thursday 3 December
**Warm-up (10 min)**
Throw the ball around
**Strength and balance**
- Sit to stand: 2 x 8 keer
- Leg raise: 2 x 8 keer
- Plank: 2 x 20 s
# Week 2 – Thursday 10 December
**Warm-up (10 min)**
Roll the ball
**Strength and balance**
- Sit to stand: 2 x 10 keer
- Leg raise: 3 x 8 keer
- Plank: 3 x 20 s`),
    ["1 4: Sit to stand 2x8; Leg raise 2x8; Plank 2x20 s", "2 4: Sit to stand 2x10; Leg raise 3x8; Plank 3x20 s"],
  ],
  [
    "a day's title above its amounts, in calendars of two rows a week",
    () =>
      book({
        Dec: `
 | Mon | Wed | Fri
Wk 1 | 30 Nov | 2 Dec | 4 Dec
 | Assault bike | Row erg | Sled + carries
 | 6 x 30 s hard, 90 s easy | 4 x 500 m, rest 2 min | Sled push 4 x 20 m\\nFarmer carry 4 x 40 m
Wk 2 | 7 Dec | 9 Dec | 11 Dec
 | Assault bike | Row erg | Sled + carries
 | 8 x 30 s hard, 90 s easy | 5 x 500 m, rest 2 min | Sled push 5 x 20 m\\nFarmer carry 4 x 40 m`,
      }),
    [
      "1 1: Assault bike 6x30 s",
      "1 3: Row erg 4x500 m",
      "1 5 Sled + carries: Sled push 4x20 m; Farmer carry 4x40 m",
      "2 1: Assault bike 8x30 s",
      "2 3: Row erg 5x500 m",
      "2 5 Sled + carries: Sled push 5x20 m; Farmer carry 4x40 m",
    ],
  ],
  [
    "runs by their names, what is done in them, and how far they are in all",
    () =>
      book({
        Half: `
Date | Day | Run | What | km | Done km
Week 1 | | | | 26 |
2026-12-14 | Mon | Rest | | |
2026-12-15 | Tue | Easy | flat, relaxed | 6 |
2026-12-17 | Thu | Intervals | 5 x 800 m, 400 m jog between | 9 |
2026-12-20 | Sun | Long | last 2 km faster | 11 |
Week 2 | | | | 29 |
2026-12-21 | Mon | Rest | | |
2026-12-22 | Tue | Easy | flat, relaxed | 7 |
2026-12-24 | Thu | Intervals | 6 x 800 m, 400 m jog between | 10 |
2026-12-27 | Sun | Long | last 2 km faster | 12 |`,
      }),
    [
      "1 2: Easy x6 km",
      "1 4: Intervals 5x800 m",
      "1 7: Long x11 km",
      "2 2: Easy x7 km",
      "2 4: Intervals 6x800 m",
      "2 7: Long x12 km",
    ],
  ],
  [
    "the parts of a top set, and what follows it",
    () =>
      book({
        Block: `
Wk | Session | Lift | Top set reps | Top set RPE | Back-offs / work sets | Load used
1 | Lower 1 | Squat | 5 | 7 | 4x5 @6.5 | 130
1 | Lower 1 | Leg press | | | 3x10-12 @8 |
1 | Upper 1 | Bench press | 5 | 7 | 4x5 @6.5 | 120
1 | Upper 1 | Row | | | 4x6 @8 |`,
      }),
    [
      "1 Lower 1: Squat 1x5 RPE 7, 4x5 RPE 6.5; Leg press 3x10-12 RPE 8",
      "1 Upper 1: Bench press 1x5 RPE 7, 4x5 RPE 6.5; Row 4x6 RPE 8",
    ],
  ],
  [
    "sets before reps behind a percentage where the heading says so, and the second week of a day",
    () =>
      book({
        Sesiones: `
Sesión 1 | Primer día segunda semana
Ejercicio | % / series x reps | Kg usados
Power snatch | 50%/3, 60%/3x2, 70%/4x3 |
Back squat | 60%/3, 80%/5x2 |
Sesión 2 | Segundo día segunda semana
Ejercicio | % / series x reps | Kg usados
Clean | 60%/2, 75%/4x1 |
Front squat | 60%/3, 80%/4x3 |`,
      }),
    [
      "- Sesión 1: Power snatch 1x3 50%, 3x2 60%, 4x3 70%; Back squat 1x3 60%, 5x2 80%",
      "- Sesión 2: Clean 1x2 60%, 4x1 75%; Front squat 1x3 60%, 4x3 80%",
    ],
  ],
  [
    "a plan of six weeks by its sessions, with sets for beginners and others",
    () =>
      book({
        어깨: `
상체의 틀을 넓히는 6주
회차 | 운동 | 세트 초보/경험 | 반복 | RIR | 휴식
A | 벤치프레스 | 2/3 | 6~10 | 2 | 150초
A | 숄더프레스 | 2/3 | 8~12 | 2 | 120초
B | 데드리프트 | 3/4 | 6~10 | 2 | 150초
B | 랫풀다운 | 2/3 | 8~12 | 2 | 120초`,
      }),
    [
      "- A: 벤치프레스 2/3x6-10 2 RIR; 숄더프레스 2/3x8-12 2 RIR",
      "- B: 데드리프트 3/4x6-10 2 RIR; 랫풀다운 2/3x8-12 2 RIR",
    ],
  ],
  [
    "the rounds and the rest of a numbered circuit above its table, with easier and harder ways",
    () =>
      book({
        Bars: `
PULL
Circuit 1: 4 rounds, 2 min rest between rounds
# | Movement | Reps / hold | too hard? | too easy?
1 | Pull-up | 5-8 | jumping negative | chest to bar
2 | Hollow hold | 30 s | knees bent | arms overhead

Circuit 2: 3 rounds, 90 s rest between rounds
# | Movement | Reps / hold
1 | Leg raise | 8
2 | Scapular pull-up | 10`,
      }),
    ["- -: Pull-up 4x5-8; Hollow hold 4x30 s; Leg raise 3x8; Scapular pull-up 3x10"],
  ],
  [
    "sets of a lift that the sheet only calls the main one",
    () =>
      book({
        Peak: `
Week 1
Light day | < | < | < | | Heavy day | < | < | <
Lift | % | Weight | Reps | | Lift | % | Weight | Reps
Main Lift | 45% | 165 | 8 | | Main Lift | 45% | 165 | 8
 | 55% | 200 | 6 | | | 65% | 235 | 5
 | 65% | 235 | 6 | | | 80% | 290 | 5`,
      }),
    [
      "1 Light day: Main Lift 1x8 165 45%, 1x6 200 55%, 1x6 235 65%",
      "1 Heavy day: Main Lift 1x8 165 45%, 1x5 235 65%, 1x5 290 80%",
    ],
  ],
  [
    "a goal between the heading of the first session and its exercises, and advice below the last",
    () =>
      page(`
# Plan
## Circuits
### Circuit 1 – Haut du corps
**Objectif : posture**
**Développé militaire — 4 × 10**
**Shrugs — 4 × 12**
### Circuit 2 – Jambes
**Objectif : force**
**Squat — 4 × 8**
**Mollets — 3 × 15**
### Suivi et conseils
- Sommeil : 7-9 h`),
    [
      "- Circuit 1 – Haut du corps: Développé militaire 4x10; Shrugs 4x12",
      "- Circuit 2 – Jambes: Squat 4x8; Mollets 3x15",
    ],
  ],
  [
    "sets that go on with less load among the reps",
    () =>
      book({
        Rutina: `
DÍA 1
Ejercicio | Series | Reps | Notas
Abductores en máquina | 2 | 10x10x10 | bajar el peso cada 10
Sentadilla goblet | 3 | 12 |
Remo con mancuerna | 3 | 10 |`,
      }),
    ["- DÍA 1: Abductores en máquina 2x10x10x10; Sentadilla goblet 3x12; Remo con mancuerna 3x10"],
  ],
];

describe("programmes as people type them", () => {
  it.each(PROGRAMS)("reads %s", asMeant);

  it("takes hazards and how likely they are for no training", () => {
    const risks = page(`
# Risk assessment, weights room
| Hazard | Likelihood (1-5) | Severity (1-5) | Control
| Barbell dropped during squat | 3 | 4 | Safety bars
| Treadmill fall | 2 | 3 | Safety clip
| Plates on the floor | 4 | 2 | Rack them`);
    expect(() => programIn(risks)).toThrow("No training was found");
  });

  it("keeps the list below Form tips with the exercise above", () => {
    const reading = programIn(
      page(`
# Day 1
**1. Incline press — 4 x 8**
Form tips:
- Bench at 30 degrees
- Press straight up
Avoid:
- Bouncing the bar
**2. Lateral raise — 3 x 15**
Form tips:
- Raise in front of the body
# Day 2
**1. Row — 4 x 8**
Common mistakes:
- Pulling with the arms
# JOINT CARE RULES
- Incline walk before you lift`),
    );
    const notes = reading.weeks[0]?.sessions.map(({ exercises }) => exercises.map((each) => [each.name, each.notes]));
    expect(notes).toEqual([
      [
        ["Incline press", "Form tips: Bench at 30 degrees; Press straight up; Avoid: Bouncing the bar"],
        ["Lateral raise", "Form tips: Raise in front of the body"],
      ],
      [["Row", "Common mistakes: Pulling with the arms"]],
    ]);
  });
});
