import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of the sheets that lifters pass on to each other, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a split and its day over each of two tables in the first row",
    () =>
      book({
        Plan: `
Beine Tag 1 | | | | Beine Tag 2 | | 
Übung | Sätze | Wdh. | | Übung | Sätze | Wdh.
Frontkniebeuge | 4 | 5 | | Kreuzheben | 3 | 4
Beinbeuger | 3 | 12 | | Beinpresse | 3 | 10`,
      }),
    ["- Beine Tag 1: Frontkniebeuge 4x5; Beinbeuger 3x12", "- Beine Tag 2: Kreuzheben 3x4; Beinpresse 3x10"],
  ],
  [
    "names of their own over two tables in the first row",
    () =>
      book({
        Plan: `
Heavy | | | | Light | |
Exercise | Sets | Reps | | Exercise | Sets | Reps
Front squat | 4 | 5 | | Box squat | 8 | 2
Leg curl | 3 | 12 | | Leg press | 3 | 10`,
      }),
    ["- Heavy: Front squat 4x5; Leg curl 3x12", "- Light: Box squat 8x2; Leg press 3x10"],
  ],
  [
    "the name of each numbered session in the column behind its number",
    () =>
      book({
        plan: `
day_id | day_name | exercise | sets | reps
1 | 1 - Back and biceps | Barbell row | 3 | 8
1 | 1 - Back and biceps | Hammer curl | 3 | 12
 | | | |
2 | 2 - Chest | Bench press | 4 | 6
2 | 2 - Chest | Cable fly | 3 | 15`,
      }),
    ["- 1 - Back and biceps: Barbell row 3x8; Hammer curl 3x12", "- 2 - Chest: Bench press 4x6; Cable fly 3x15"],
  ],
  [
    "sets across with loads over reps, the day merged in front, and assistance in the column that says which row is which",
    () =>
      book({
        Cycle: `
Max | | |
Press | 60 | |
 | | | | |
Day | Lift | | Set 1 | Set 2 | Set 3
Volume | Overhead press | Weight (kg) | 40 | 45 | 50
^ | | Reps | 8 | 6 | 4+
^ | Chin-up | | | |
^ | Lateral raise | 3x15 | | |
 | | | | |
Day | Lift | | Set 1 | Set 2 | Set 3
Pull | Deadlift | Weight (kg) | 100 | 120 | 130
^ | | Reps | 5 | 3 | 1+
^ | Barbell row | 4x8-10 | | |
^ | Reps on the last set: | | | |`,
      }),
    [
      "- Volume: Overhead press 1x8 40 kg, 1x6 45 kg, 1x4+ 50 kg; Chin-up ; Lateral raise 3x15",
      "- Pull: Deadlift 1x5 100 kg, 1x3 120 kg, 1x1+ 130 kg; Barbell row 4x8-10",
    ],
  ],
  [
    "a row a day whose cells list exercises and doses line by line",
    () =>
      book({
        Plan: String.raw`
Day | Body part | Exercises | Sets x reps
Monday | Chest | • Bench press\n• Dips\n• Cable fly | • 5 x 5\n• 3 x 8\n• 3 x 15
Tuesday | Rest | - | -
Wednesday | Legs | • Squat\n• Leg press\n• Calf raise\n• Plank | • 5 x 5\n• 3 x 10\n• 4 x 12\n• 2 x 45s`,
      }),
    [
      "- 1 Chest: Bench press 5x5; Dips 3x8; Cable fly 3x15",
      "- 3 Legs: Squat 5x5; Leg press 3x10; Calf raise 4x12; Plank 2x45 s",
    ],
  ],
  [
    "a table on a page that lists line by line, with one rest for all",
    () =>
      page(String.raw`
## Lower body
| Exercise | Sets | Reps | Rest |
| Front squat\nStep-up\nLeg curl | 4\n3\n3 | 6\n10\n12 | 90 s |
## Upper body
| Exercise | Sets | Reps | Rest |
| Bench press\nwith a pause on the chest | 5 | 3 | 3 min |
| Barbell row | 4 | 8 | 2 min |`),
    [
      "- Lower body: Front squat 4x6; Step-up 3x10; Leg curl 3x12",
      "- Upper body: Bench press with a pause on the chest 5x3; Barbell row 4x8",
    ],
  ],
  [
    "sets that end by an effort or short of the most, and a remark that counts what an exercise is made of",
    () =>
      book({
        Scheda: `
Giorno | Tipo | Esercizio | Serie | Note | Recupero
Giorno 1 | Forza | Trazioni | 3xmax-1 | presa supina | 2 min
Giorno 1 | Forza | Dip | 4xRIR 2-3 | | 2 min
Giorno 1 | Cardio | Circuito al sacco | 20 min | Varia quando vuoi: 4 round corda 2 min + 3x20s battle rope + plank 3x30s. | 
Giorno 2 | Riposo | Riposo completo | | Cammina se vuoi. |
Giorno 3 | Forza | Squat | 5x5 | | 3 min
Giorno 3 | Forza | Rematore | 4x8 | | 2 min
Giorno 4 | Forza | Panca | 5x5 | | 3 min
Giorno 4 | Forza | Curl | 3x12 | | 1 min`,
      }),
    [
      "- Giorno 1: Trazioni 3xmax-1; Dip 4x 2-3 RIR; Circuito al sacco x20 min",
      "- Giorno 3: Squat 5x5; Rematore 4x8",
      "- Giorno 4: Panca 5x5; Curl 3x12",
    ],
  ],
  [
    "loads that were written down in the gym, with what somebody thought of them",
    () =>
      book({
        Rutina: `
Día 1 – Torso | < | < | < | < | <
Ejercicio | Series x Reps | Descanso | S1 | S2 | S3
Press inclinado | 4x6 | 3 min | 50 | 50 |
Remo con barra | 4x8-10 | 2 min | 60 | 60 duro | 62'5
Fondos | 3x10 | 90 s | 10 | - |
Curl | 3x12 | 60 s | 12 | |`,
      }),
    ["- Día 1 – Torso: Press inclinado 4x6; Remo con barra 4x8-10; Fondos 3x10; Curl 3x12"],
  ],
  [
    "sets and then others behind a slash",
    () =>
      book({
        Plan: `
Ejercicio | Series x Reps | Descanso
Sentadilla | 3x5 / 2x3 | 3 min
Remo | 4x6–8/2x12 | 2 min
Curl | 3x10/12 | 60 s`,
      }),
    ["- -: Sentadilla 3x5, 2x3; Remo 4x6-8, 2x12; Curl 3x10-12"],
  ],
  [
    "a sheet named for its lift, with the days of each week and no headings",
    () =>
      book({
        Squat: `
Russian cycle | |
 | |
Week 1 | |
Mon | 6x2 | 112.5 kg
Wed | 6x3 | 112.5 kg
Fri | 6x2 | 112.5 kg
 | |
Week 2 | |
Mon | 6x4 | 112.5 kg
Wed | 6x2 | 112.5 kg
Fri | 6x5 | 112.5 kg`,
      }),
    [
      "1 1: Squat 6x2 112.5 kg",
      "1 3: Squat 6x3 112.5 kg",
      "1 5: Squat 6x2 112.5 kg",
      "2 1: Squat 6x4 112.5 kg",
      "2 3: Squat 6x2 112.5 kg",
      "2 5: Squat 6x5 112.5 kg",
    ],
  ],
  [
    "weights in the row of the lift over the reps of each set, the name merged down",
    () =>
      book({
        Plan: `
Thursday | Set 1 | Set 2 | Set 3
Front squat | 80 | 95 | 105
^ | 5 | 3 | x 1+
Push press | 40 | 45 | 50
^ | 8 | 6 | 4
Lat pulldown | 4x8-12 | | `,
      }),
    ["- 4: Front squat 1x5 80, 1x3 95, 1x1+ 105; Push press 1x8 40, 1x6 45, 1x4 50; Lat pulldown 4x8-12"],
  ],
  [
    "a table as an app writes it: a row a set, its number under set_number, and the plan's name in each row",
    () =>
      book({
        export: `
plan_title | week | day | workout_name | exercise_name | set_number | target_reps | load_target | rest_seconds | completed_reps
Linear (3 days) | 1 | 1 | Day A1 | Squat | 1 | 3 | 70 | 180 |
Linear (3 days) | 1 | 1 | Day A1 | Squat | 2 | 3+ | 70 | 180 |
Linear (3 days) | 1 | 1 | Day A1 | Bench press | 1 | 10 | 35 | 120 |
Linear (3 days) | 1 | 1 | Day A1 | Bench press | 2 | 10 | 35 | 120 |
Linear (3 days) | 1 | 2 | Day B1 | Deadlift | 1 | 3 | 90 | 180 |
Linear (3 days) | 1 | 2 | Day B1 | Deadlift | 2 | 3+ | 90 | 180 |
Linear (3 days) | 1 | 2 | Day B1 | Barbell row | 1 | 10 | 40 | 120 |
Linear (3 days) | 1 | 2 | Day B1 | Barbell row | 2 | 10 | 40 | 120 |`,
      }),
    ["1 Day A1: Squat 1x3 70, 1x3+ 70; Bench press 2x10 35", "1 Day B1: Deadlift 1x3 90, 1x3+ 90; Barbell row 2x10 40"],
  ],
  [
    "the sets and the rest of each lettered group over its rows",
    () =>
      page(`
**Session 1**
| | Exercise | Reps
| Block A – 4 sets, rest 2 min | < | <
| A1 | Zercher squat | 6
| A2 | Ring row | 8
| Block B – 3 sets, rest 90 s | < | <
| B1 | Copenhagen plank | 20 s`),
    ["- Session 1: Zercher squat 4x6; Ring row 4x8; Copenhagen plank 3x20 s"],
  ],
  [
    "questions in bold below the sessions, and their answers",
    () =>
      page(`
**PULL**
- 3x8 Barbell row
- 3x12 Hammer curl
**PUSH**
- 3x6 Bench press
- 3x10 Dips
**Q: Can I add more arms?**
A: You have eight sets of curls. No.
**How do I warm up?**
5 easy reps of each.`),
    ["- PULL: Barbell row 3x8; Hammer curl 3x12", "- PUSH: Bench press 3x6; Dips 3x10"],
  ],
  [
    "a whole dose merged over the columns of a week",
    () =>
      book({
        Wave: `
 | | Week 1 | < | < | Week 2 | < | <
Day | Lift | % | Reps | kg | % | Reps | kg
Day 1 | Squat | 60% | 10 | 95 | 55% | 5 | 87.5
^ | | 60% | 10+ | 95 | 67.5% | 10+ | 107.5
^ | Front squat | 3x8 | < | < | 3x6 | < | <
^ | Leg curl | 4x12 | < | < | 4x10 | < | <`,
      }),
    [
      "1 Day 1: Squat 1x10 95 kg 60%, 1x10+ 95 kg 60%; Front squat 3x8; Leg curl 4x12",
      "2 Day 1: Squat 1x5 87.5 kg 55%, 1x10+ 107.5 kg 67.5%; Front squat 3x6; Leg curl 4x10",
    ],
  ],
  [
    "reps of lifts among the distances of runs",
    () =>
      book({
        Plan: `
Day | Session | Exercise | Sets | Time / distance | Pace
Tue | Intervals | Run | 6 | 400 m | fast
Sat | Strength | Squat | 3 | 15 |
 | | Lunge | 3 | 10/leg |`,
      }),
    ["- 2 Intervals: Run 6x400 m", "- 6 Strength: Squat 3x15; Lunge 3x10 per leg"],
  ],
];

describe("a sheet that circulates is read as it is meant", () => {
  it.each(PROGRAMS)("%s", asMeant);
});
