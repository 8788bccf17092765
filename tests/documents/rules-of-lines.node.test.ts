import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { outline } from "./program-outline";
import { page } from "./written-documents";

/** One rule of reading running text each, in the smallest document that needs it. */
const RULES: [rule: string, text: string, sessions: string[]][] = [
  [
    "a heading that says how long its part takes is no exercise",
    `
# Engine Room
## Warm-up (5 minutes)
- **Arm swings**: 1 minute each direction
## Main Work (35 minutes)
### Upper Circuit (15 minutes)
| Exercise | Sets | Reps |
| Push-up | 3 | 12-15 |
| Row | 3 | 10-12 |
### Core Finisher (5 minutes)
- **Plank**: 3 x 30 seconds
- **Dead Bug**: 3 x 10 each side`,
    ["- -: Arm swings x1 min per side; Push-up 3x12-15; Row 3x10-12; Plank 3x30 s; Dead Bug 3x10 per side"],
  ],
  [
    "a heading that says how many exercises follow names a session",
    `
# New moves
## PUSH (2 exercícios)
| ID | Exercício | Séries | Carga |
| 1 | Supino reto | 3x12 | 80kg |
## PULL (1 exercício)
| ID | Exercício | Séries | Carga |
| 2 | Puxada alta | 4x10 | 60kg |`,
    ["- PUSH: Supino reto 3x12 80 kg", "- PULL: Puxada alta 4x10 60 kg"],
  ],
  [
    "what stands below a heading of remarks is neither a session nor an exercise, and one of exercises begins nothing",
    `
## Push Day – Hypertrophy
### Übungen
| Übung | Sätze | Wdh |
| Dips | 2 | 8-12 |
| Seitheben | 2 | 12-20 |
### Progression
Erst die Wiederholungen, dann das Gewicht.
### Notes
- Bei Dips keine Schmerzen erzwingen.`,
    ["- Push Day – Hypertrophy: Dips 2x8-12; Seitheben 2x12-20"],
  ],
  [
    "parts whose names end with a colon follow one another",
    `
# Tuesday
Warmup (10 minutes):
Hip circles, leg swings.
Strength Block:
Back Squat 5x5 @ 75%
Conditioning Finisher:
Row 3 x 500 m`,
    ["- 2: Back Squat 5x5 75%; Row 3x500 m"],
  ],
  [
    "a load, the sets and the reps stand between dashes",
    `
Week 1
Day 1
Bench press: 20 kg - 1 set - 12 reps
Bench press: 30 kg - 4 sets - 7 reps
Back squat: 3 sets - 8 reps`,
    ["1 Day 1: Bench press 1x12 20 kg; Bench press 4x7 30 kg; Back squat 3x8"],
  ],
  [
    "a percentage may be of any rep max",
    `
Monday
A) Squat, 5 x 5 @ 90% of 5RM
B) Deadlift, 1 x 5 @ 90% 5RM`,
    ["- 1: Squat 5x5 90%; Deadlift 1x5 90%"],
  ],
  [
    "the sum of all sets is no exercise",
    `
# Piernas
| Ejercicio | Series | Repeticiones |
| Prensa | 3 | 8-12 |
| Zancada | 4 | 10 |
La suma es 3 + 4 = 7 series.`,
    ["- -: Prensa 3x8-12; Zancada 4x10"],
  ],
  [
    "days that say a dose alone are of the lift in the title",
    `
# Peaking Cycle (bench press)
WEEK 1
DAY 1: 6 X 6 @ 70%
DAY 2: 7 X 5 @ 75%`,
    ["1 DAY 1: bench press 6x6 70%", "1 DAY 2: bench press 7x5 75%"],
  ],
  [
    "a circuit and what is in it may stand in one line",
    `
Monday
Squat 3x5
5 rounds: 10 KB swings, 12 burpees, 200 m run`,
    ["- 1: Squat 3x5; KB swings 5x10; burpees 5x12; run 5x200 m"],
  ],
  [
    "sessions head columns of single lines, and a warm-up below them is of all",
    `
| Workout A | Workout B |
| Squat 3x5 | Squat 3x5 |
| Bench Press 3x5 | Overhead Press 3x5 |
| Deadlift 1x5 | Power Clean 5x3 |
Warm up: 2x5 with the empty bar.`,
    [
      "- Workout A: Squat 3x5; Bench Press 3x5; Deadlift 1x5",
      "- Workout B: Squat 3x5; Overhead Press 3x5; Power Clean 5x3",
    ],
  ],
  [
    "a heading above a table without headings names the session of all its columns",
    `
**Day 1**
| 07:00 | Easy run 25 min |
| 10:00 | Clean Pull 5 x 3 @ 80%\\nPull-Up 4 x 5 |
**Day 2**
| 07:00 | Hill sprints 8 x 60 m |
| 10:00 | DB Bench 4 x 8\\nNeck Harness 3 x 15 |`,
    [
      "- Day 1: Easy run x25 min; Clean Pull 5x3 80%; Pull-Up 4x5",
      "- Day 2: Hill sprints 8x60 m; DB Bench 4x8; Neck Harness 3x15",
    ],
  ],
  [
    "a weekday before the number of the week, and below it what is trained",
    `
Thursday, Block 2 Week 3
Lower Body Power
A) Trap Bar Jump
4 x 3 @ 30 kg
Rest 2:00
B1) Split Squat
3 x 8 each side`,
    ["3 4 Lower Body Power: Trap Bar Jump 4x3 30 kg; Split Squat 3x8 per side"],
  ],
  [
    "distances without a name are run, whatever the plan is called",
    `
# Plan 10 km
**SEMAINE 1**
Mardi : footing 45 min
Jeudi : 6 x 400 m, récup 1'30
Dimanche : sortie longue 1 h 10`,
    ["1 2: footing x45 min", "1 4: Run 6x400 m", "1 7: sortie longue x1 h 10"],
  ],
  [
    "a rest that is said of all tiers is no exercise",
    `
**Day 1**
T1: Squat 5x3+
T2: Bench Press 3x10
**Day 2**
T1: Press 5x3+
T2: Deadlift 3x10
Rest 3-5 min for T1, 2-3 min for T2.`,
    ["- Day 1: Squat 5x3+; Bench Press 3x10", "- Day 2: Press 5x3+; Deadlift 3x10"],
  ],
  [
    "the sign for times may be a Cyrillic letter",
    `
**Неделя 1**
Понедельник
Приседания 5х5 100 кг
Подтягивания 4х8
Пятница
Становая тяга 3х3 140 кг`,
    ["1 1: Приседания 5x5 100 kg; Подтягивания 4x8", "1 5: Становая тяга 3x3 140 kg"],
  ],
  [
    "a weekday before one exercise begins its day, and how many sessions a plan has is no dose",
    `
**Triathlon basics – 3 sessions**
Wednesday: Bike 60 min
Thursday: Run 5 x 800 m
Saturday: Swim 1500 m`,
    ["- 3: Bike x60 min", "- 4: Run 5x800 m", "- 6: Swim x1500 m"],
  ],
];

describe("a rule of reading", () => {
  it.each(RULES)("%s", (_, text, sessions) => {
    expect(outline(programIn(page(text)))).toEqual(sessions);
  });

  it("names the parts without how long they take, and loses no remark", () => {
    const { weeks, leftovers } = programIn(page(RULES[0]?.[1] ?? ""));
    expect(weeks[0]?.sessions[0]?.exercises.map(({ category }) => category)).toEqual([
      "Warm-up",
      "Upper Circuit",
      "Upper Circuit",
      "Core Finisher",
      "Core Finisher",
    ]);
    expect(leftovers.map(({ text }) => text)).toContain("Main Work (35 minutes)");
    const remarks = programIn(page(RULES[2]?.[1] ?? "")).leftovers.map(({ text }) => text);
    expect(remarks).toContain("Bei Dips keine Schmerzen erzwingen.");
    expect(remarks).toContain("Erst die Wiederholungen, dann das Gewicht.");
  });

  it("takes the words of a table for no title", () => {
    const table = `
| Day | Focus | Workout |
| Mon | Lower | Back Squat 5x5 @ 80 kg, Row 4x8 |
| Wed | Upper | Bench press 4x6, Pull-up 4x6 |`;
    const reading = programIn(page(table));
    expect([reading.title, reading.description]).toEqual([null, null]);
    expect(reading.weeks[0]?.sessions).toHaveLength(2);
  });
});
