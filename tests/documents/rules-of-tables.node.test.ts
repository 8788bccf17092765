import { describe, expect, it } from "vitest";
import type { SourceDocument } from "../../worker/documents/document-model";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { outline } from "./program-outline";
import { book, page } from "./written-documents";

/** One rule of reading each, in the smallest document that needs it. */
const RULES: [rule: string, document: () => SourceDocument, sessions: string[]][] = [
  [
    "sessions stand over the columns of their doses, and rows are the weeks of the sheet's lift",
    () =>
      book({
        "Squat 2x": `
Squat 2x
 | Day 1 | < | < | Day 2 | < | <
Week | Sets | Reps | % 1RM | Sets | Reps | % 1RM
1 | 5 | 5 | 70% | 4 | 3 | 80%
2 | 5 | 4 | 75% | 4 | 2 | 85%`,
      }),
    [
      "1 Day 1: Squat 2x 5x5 70%",
      "1 Day 2: Squat 2x 4x3 80%",
      "2 Day 1: Squat 2x 5x4 75%",
      "2 Day 2: Squat 2x 4x2 85%",
    ],
  ],
  [
    "the same columns again without a gap are tables side by side, each of the lift whose day stands above it",
    () =>
      book({
        Cycle: `
Week 1 | < | < | < | < | <
Press Day | < | < | Deadlift Day | < | <
% | Weight | Reps | % | Weight | Reps
65% | 40 | 5 | 65% | 105 | 5
85% | 50 | 5+ | 85% | 137.5 | 5+
BBB 5 x 10 | 30 | | BBB 5 x 10 | 80 |`,
      }),
    [
      "1 Press Day: Press 1x5 40 65%, 1x5+ 50 85%; BBB 5x10 30",
      "1 Deadlift Day: Deadlift 1x5 105 65%, 1x5+ 137.5 85%; BBB 5x10 80",
    ],
  ],
  [
    "the week stands in front of days side by side",
    () =>
      book({
        "Texas Method": `
 | Monday - Volume | | Friday - Intensity |
Week 1 | Squat | 90 kg x 5 x 5 | Squat | 1 x 5 @ 100 kg
 | Bench Press | 5x5 | Deadlift | 1x5
Week 2 | Squat | 5x5 | Squat | 1x5
 | Bench Press | 5x5 | Deadlift | 1x5`,
      }),
    [
      "1 1 Volume: Squat 5x5 90 kg; Bench Press 5x5",
      "1 5 Intensity: Squat 1x5 100 kg; Deadlift 1x5",
      "2 1 Volume: Squat 5x5; Bench Press 5x5",
      "2 5 Intensity: Squat 1x5; Deadlift 1x5",
    ],
  ],
  [
    "a date begins a session of its weekday, in the week of its Monday",
    () =>
      book({
        Block: `
Date | Exercise | Sets | Reps
2026-01-05 | Back Squat | 4 | 6
 | Bench Press | 4 | 6
2026-01-08 | Deadlift | 3 | 5
 | Strict Press | 4 | 6
2026-01-12 | Back Squat | 4 | 5
 | Bench Press | 4 | 5`,
      }),
    [
      "1 1: Back Squat 4x6; Bench Press 4x6",
      "1 4: Deadlift 3x5; Strict Press 4x6",
      "2 1: Back Squat 4x5; Bench Press 4x5",
    ],
  ],
  [
    "an effort below each week is asked of its sets",
    () =>
      book({
        Meso: `
Ejercicio | Microciclo 1 | Microciclo 2
RIR | RIR 3 | RIR 1
Día 1 – Torso | |
Press banca | 3x8-10 | 4x8-10
Remo con barra | 3x8-10 | 4x8-10`,
      }),
    [
      "1 Día 1 – Torso: Press banca 3x8-10 3 RIR; Remo con barra 3x8-10 3 RIR",
      "2 Día 1 – Torso: Press banca 4x8-10 1 RIR; Remo con barra 4x8-10 1 RIR",
    ],
  ],
  [
    "a column of sizes holds no reps, and nothing that waits beside a session is its name",
    () =>
      book({
        Hangs: `
SESSION A | | | Date | |
Grip | Edge | Sets | Hang | Rest | Load
Half crimp | 20 mm | 5 | 10 s | 3 min | +5 kg
Open hand | 18 mm | 4 | 10 s | 3 min | BW
Three finger drag | 20 mm | 3 | 7 s | 2 min | -5 kg
Sloper | 30 mm | 3 | 7 s | 2 min | BW`,
      }),
    ["- SESSION A: Half crimp 5x10 s +5 kg; Open hand 4x10 s BW; Three finger drag 3x7 s -5 kg; Sloper 3x7 s BW"],
  ],
  [
    "figures that fall or stay are the reps of each set, and a figure said twice is of each side",
    () =>
      book({
        "Treino A": `
Exercício | Séries | Repetições
Supino reto | 4 | 12-10-8-8
Crucifixo | 3 | 12
Rosca alternada | 3 | 10/10
Agachamento | 5 | 5`,
      }),
    ["- Treino A: Supino reto 1x12, 1x10, 2x8; Crucifixo 3x12; Rosca alternada 3x10 per side; Agachamento 5x5"],
  ],
  [
    "a short weekday in brackets is the session's",
    () =>
      book({
        Plan: `
TE 1 (Mo) | |
Übung | Sätze | Wdh.
Kniebeuge | 3 | 8
Bankdrücken | 3 | 8
TE 2 (Do) | |
Übung | Sätze | Wdh.
Kreuzheben | 3 | 5
Klimmzüge | 3 | 8`,
      }),
    ["- 1 TE 1: Kniebeuge 3x8; Bankdrücken 3x8", "- 4 TE 2: Kreuzheben 3x5; Klimmzüge 3x8"],
  ],
  [
    "sets of one lift stand beside their days, and a warm-up above all of them is no exercise",
    () =>
      page(`
# Smolov Jr.
Warm-up: 10 min bike.
**Week 1**
| Day | Bench Press |
| Day 1 | 6 x 6 @ 70% |
| Day 2 | 7 x 5 @ 75% |
**Week 2**
| Day | Bench Press |
| Day 1 | 6 x 6 @ 72% |
| Day 2 | 7 x 5 @ 77% |`),
    [
      "1 Day 1: Bench Press 6x6 70%",
      "1 Day 2: Bench Press 7x5 75%",
      "2 Day 1: Bench Press 6x6 72%",
      "2 Day 2: Bench Press 7x5 77%",
    ],
  ],
  [
    "a line lists its exercises, and a ladder stays a ladder",
    () =>
      page(`
**Monday**
Assistance: Push-ups 50 reps, Rows 50 reps
Clean and press: 3 x (1,2,3)
Push Press 3-3-3-3
Bench Press 3 x 5`),
    ["- 1: Push-ups x50; Rows x50; Clean and press 3x1,2,3; Push Press 4x3; Bench Press 3x5"],
  ],
  [
    "lifts stand over the columns of their doses, and rows are weeks",
    () =>
      book({
        Block: `
Off-season
Day 1 | | | |
Week | Back Squat | < | Bench Press | <
 | Sets | Reps | Sets | Reps
1 | 4 | 8 | 4 | 8
2 | 4 | 7 | 4 | 7`,
      }),
    ["1 Day 1: Back Squat 4x8; Bench Press 4x8", "2 Day 1: Back Squat 4x7; Bench Press 4x7"],
  ],
  [
    "a column is headed beside the name of a session",
    () =>
      book({
        Meso: `
 | | Wk 1 | Wk 2
PUSH | Rep range | |
Incline Press | 8-12 | 2 | 3
Cable Fly | 12-15 | 2 | 3
PULL | Rep range | |
Cable Row | 8-12 | 3 | 4
Pulldown | 10-12 | 2 | 3`,
      }),
    [
      "1 PUSH: Incline Press 2x8-12; Cable Fly 2x12-15",
      "1 PULL: Cable Row 3x8-12; Pulldown 2x10-12",
      "2 PUSH: Incline Press 3x8-12; Cable Fly 3x12-15",
      "2 PULL: Cable Row 4x8-12; Pulldown 3x10-12",
    ],
  ],
  [
    "dates over tables side by side are their days",
    () =>
      book({
        Plan: `
2026-02-02 | | 2026-02-05 |
Lift | Dose | Lift | Dose
Bench Press | 5x3 | Squat | 3x5
Row | 4x8 | Dip | 3x8
 | | |
2026-02-09 | | 2026-02-12 |
Lift | Dose | Lift | Dose
Bench Press | 5x2 | Squat | 3x4
Row | 4x8 | Dip | 3x8`,
      }),
    [
      "1 1: Bench Press 5x3; Row 4x8",
      "1 4: Squat 3x5; Dip 3x8",
      "2 1: Bench Press 5x2; Row 4x8",
      "2 4: Squat 3x4; Dip 3x8",
    ],
  ],
  [
    "what was completed is no plan, under whatever further headings",
    () =>
      book({
        Training: `
Day 1 | Prescribed | < | Completed | <
 | Sets | Reps | Load | Reps
Comp Squat | 4 | 4 | 100 | 4
Pause Bench | 4 | 5 | 70 | 5
Split Squat | 3 | 8 | 20 | 8`,
      }),
    ["- Day 1: Comp Squat 4x4; Pause Bench 4x5; Split Squat 3x8"],
  ],
  [
    "runs and walks are repeated, and a short weekday leads",
    () =>
      book({
        Runs: `
Week | Day | Run | Walk | Repeats | Total
1 | Di – Park | 1 min | 4 min | 6 | 30 min
 | Sa – Park | 1 min | 4 min | 6 | 30 min
2 | Di – Park | 2 min | 3 min | 6 | 30 min
 | Sa – Park | 2 min | 3 min | 6 | 30 min`,
      }),
    [
      "1 2 Park: Run 6x1 min; Walk 6x4 min",
      "1 6 Park: Run 6x1 min; Walk 6x4 min",
      "2 2 Park: Run 6x2 min; Walk 6x3 min",
      "2 6 Park: Run 6x2 min; Walk 6x3 min",
    ],
  ],
  [
    "the session's name holds the lift of its sets",
    () =>
      book({
        Cycle: `
Day 1: Squat | | |
Set | % | Weight | Reps
1 | 65% | 90 | 5
2 | 85% | 120 | 5+
 | | |
Day 2: Bench Press | | |
Set | % | Weight | Reps
1 | 65% | 60 | 5
2 | 85% | 80 | 5+`,
      }),
    ["- Day 1: Squat: Squat 1x5 90 65%, 1x5+ 120 85%", "- Day 2: Bench Press: Bench Press 1x5 60 65%, 1x5+ 80 85%"],
  ],
  [
    "loads and reps stand in one cell for each set, without a heading",
    () =>
      book({
        "4 Day": `
Program | | | |
Day 1 | | | |
Bench | T1 | 65 x 8 | 75 x 6 | 85 x 4
OHP | T2 | 30 x 6 | 35 x 5 | 42 x 3
Day 2 | | | |
Squat | T1 | 105 x 5 | 120 x 3 | 132 x 1+`,
      }),
    ["- Day 1: Bench 1x8 65, 1x6 75, 1x4 85; OHP 1x6 30, 1x5 35, 1x3 42", "- Day 2: Squat 1x5 105, 1x3 120, 1x1+ 132"],
  ],
  [
    "a column without a heading names the sessions of all weeks side by side, and a rep max alone is a set",
    () =>
      book({
        Wave: `
 | | Week 1 | < | Week 2 | <
 | Slot | Exercise | Sets x reps | Exercise | Sets x reps
Max Effort Lower | Main | Box Squat | 3RM | Deadlift | 1RM
 | Second | Good Morning | 4x6 | Belt Squat | 4x10
 | Abs | Ab Wheel | 4x10 | Ab Wheel | 4x12
Dynamic Upper | Main | Speed Bench | 9x3 @ 50% | Speed Bench | 9x3 @ 55%
 | Second | JM Press | 4x8 | Dip | 4x10`,
      }),
    [
      "1 Max Effort Lower: Box Squat 1x3RM; Good Morning 4x6; Ab Wheel 4x10",
      "1 Dynamic Upper: Speed Bench 9x3 50%; JM Press 4x8",
      "2 Max Effort Lower: Deadlift 1x1RM; Belt Squat 4x10; Ab Wheel 4x12",
      "2 Dynamic Upper: Speed Bench 9x3 55%; Dip 4x10",
    ],
  ],
  [
    "weightlifters write the percentage before the reps and the sets",
    () =>
      book({
        Prep: `
Monday | |
Snatch | 70%/2, 75%/2x3 | slow
Power Clean + Jerk | 65%/2+1x4 |
Thursday | |
Back Squat | 75%/5x4 |`,
      }),
    ["- 1: Snatch 1x2 70%, 3x2 75%; Power Clean + Jerk 4x2+1 65%", "- 4: Back Squat 4x5 75%"],
  ],
  [
    "a date behind its label is a fact about the plan, and a rest below it no exercise",
    () =>
      book({
        Ficha: `
Aluno: Rafael | | | Validade: | 2026-11-30 |
 |
TREINO A | < | < | | TREINO B | < | <
Exercício | Séries | Repetições | | Exercício | Séries | Repetições
Supino reto | 4 | 10 | | Remada baixa | 3 | 12
Crucifixo | 3 | 15 | | Rosca direta | 3 | 10
Descanso: 60 segundos entre séries | | |`,
      }),
    ["- TREINO A: Supino reto 4x10; Crucifixo 3x15", "- TREINO B: Remada baixa 3x12; Rosca direta 3x10"],
  ],
];

describe("a rule of reading", () => {
  it.each(RULES)("%s", (_, document, sessions) => {
    expect(outline(programIn(document()))).toEqual(sessions);
  });

  it("doubts names that hold a dose, and exercises that have none", () => {
    const codes = (table: string) => programIn(book({ Plan: table })).doubts.map(({ code }) => code);
    const heads = "Day 1 | |\nExercise | Sets | Reps";
    expect(codes(`${heads}\nSquat | 3 | 5\nBench Press | 3 | 5\nRow | 3 | 8`)).toEqual([]);
    expect(codes(`${heads}\nSquat | 3 | 5\nBench Press 5x5 | 3 | 5\nRow | 3 | 8`)).toEqual(["dose_in_name"]);
    expect(codes(`${heads}\nSquat | 3 | 5\nDip | 3 | 5\nRow | 3 | 8\nCurl | |\nPlank | |\nLunge | |`)).toEqual([
      "doses_missing",
    ]);
  });
});
