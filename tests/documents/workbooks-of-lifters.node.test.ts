import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Workbooks and pages that lifters and their coaches hand on, one habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "what each week is like between the weeks and the headings",
    () =>
      book({
        "First block": `
First block
 | Week 1 - Load | < | < | Week 2 - Easy | < | <
 | Stop two reps before you have to. | < | < | Light recovery work. | < | <
 | Reps | % | Weight | Reps | % | Weight
Squat Day
Squat | 8 | 60% | 90 | 5 | 50% | 75
 | 8+ | 65% | 97.5 | 5 | 55% | 82.5
Press Day
Press | 8 | 60% | 36 | 5 | 50% | 30
 | 8+ | 65% | 39 | | |`,
      }),
    [
      "1 Squat Day: Squat 1x8 90 60%, 1x8+ 97.5 65%",
      "1 Press Day: Press 1x8 36 60%, 1x8+ 39 65%",
      "2 Squat Day: Squat 1x5 75 50%, 1x5 82.5 55%",
      "2 Press Day: Press 1x5 30 50%",
    ],
  ],
  [
    "a week that is called a week once more in its headings",
    () =>
      book({
        Plan: `
WEEK 1 - Wave 1 | Sets x Reps | % | Rest
Day 1: Squat (heavy)
Squat | 4x3 | 80% | 3 min
Leg curl | 3x12 | | 60 sec
WEEK 2 - Peak / Test Week | Sets x Reps | % | Rest
Day 1: Squat (openers)
Squat | 1x2 | 75% | 3 min
 | 1x1 | 85% |`,
      }),
    ["1 Day 1: Squat (heavy): Squat 4x3 80%; Leg curl 3x12", "2 Day 1: Squat (openers): Squat 1x2 75%, 1x1 85%"],
  ],
  [
    "sets to the limit with the load of a rep max",
    () =>
      book({
        Plan: `
Day 1
Exercise | Sets x Reps
Pendlay row | 14RM + 2 MRS
Calf raise | 22RM + 3 AMRAP sets
Leg curl | 3 x 12-15 + drop`,
      }),
    ["- Day 1: Pendlay row 1x14RM, 2xMRS; Calf raise 1x22RM, 3xAMRAP; Leg curl 3x12-15"],
  ],
  [
    "kilometres in short",
    () =>
      book({
        Plan: `
Day 1
Exercise | Dose
Erg | 4 x 1k / 3min rest
Ski erg | 2 x 1.5k / 4min rest`,
      }),
    ["- Day 1: Erg 4x1 km; Ski erg 2x1.5 km"],
  ],
  [
    "a column of ratings or loads, and what was used and felt beside it",
    () =>
      book({
        Bloc: `
JOUR 1 - LUNDI | < | < | < | < | Charge estimée | Charge utilisée | W1
Exercices | Séries | Reps | RPE/Charge | Remarques | | | RPE
Squat | 1 | 5 | 7 | | 90 | 92.5 | 8
Squat | 2 | 5 | -8 % | | | 85 | 7
Développé couché | 3 | 6 | 52.5 | | | 52.5 | 6
JOUR 2 - JEUDI | < | < | < | < | Charge estimée | Charge utilisée | W1
Exercices | Séries | Reps | RPE/Charge | Remarques | | | RPE
Soulevé de terre | 3 | 3 | 8 | | 120 | 120 | 8`,
      }),
    [
      "- 1 JOUR 1: Squat 1x5 90 RPE 7; Squat 2x5; Développé couché 3x6 52.5",
      "- 4 JOUR 2: Soulevé de terre 3x3 120 RPE 8",
    ],
    ["weeks_not_read"],
  ],
  [
    "lifts named once over the sets of all weeks, the loads of which are reckoned from the percentages",
    () =>
      book({
        Cycle: `
A cycle for two squats
Week 1 | back sqt | | | front sqt | |
Day 1 | sets/reps | % | wt used | sets/reps | % | wt used
 | 1*8 | 60% | 60 | 1*5 | 60% | 48
 | 1x6 | 70% | 70 | 1x5 | 65% | 52
 | 1x4 | 80% | 80 | 1x5 | 70% | 56
Day 2 | 1*8 | 60% | 60 | 1*5 | 60% | 48
 | 1x8 | 65% | 65 | 1x5 | 65% | 52

Week 2
Day 1 | 1*8 | 60% | 60 | 1*5 | 65% | 52
 | 1x6 | 75% | 75 | 1x3 | 75% | 60
Day 2 | 1*8 | 65% | 65 | 1*5 | 60% | 48`,
      }),
    [
      "1 Day 1: back sqt 1x8 60 60%, 1x6 70 70%, 1x4 80 80%; front sqt 1x5 48 60%, 1x5 52 65%, 1x5 56 70%",
      "1 Day 2: back sqt 1x8 60 60%, 1x8 65 65%; front sqt 1x5 48 60%, 1x5 52 65%",
      "2 Day 1: back sqt 1x8 60 60%, 1x6 75 75%; front sqt 1x5 52 65%, 1x3 60 75%",
      "2 Day 2: back sqt 1x8 65 65%; front sqt 1x5 48 60%",
    ],
  ],
  [
    "maxes above the headings, numbers of sets below Set, and a load with its percentage in one cell",
    () =>
      book({
        Plan: `
Vecka 1 | Månad 1: grund
TM | SQ 100 | BP 70
Pass | Övning | Set | Reps | Vikt / Intensitet | Kommentar
Gympass 1 | Knäböj | 3 | 6 | 75 kg (~75%) | lugnt
^ | Rodd | 3-4 | 8-10 | RPE 8 |
Eget pass | Cykel | - | - | - | du väljer
Gympass 2 | Bänkpress | 4 | 5 | 52.5 kg (75%) |
^ | Plankan | 2 | 40s | - |`,
      }),
    [
      "1 Gympass 1: Knäböj 3x6 75 kg 75%; Rodd 3-4x8-10 RPE 8",
      "1 Eget pass: Cykel ",
      "1 Gympass 2: Bänkpress 4x5 52.5 kg 75%; Plankan 2x40 s",
    ],
  ],
  [
    "how often beside the name and how long each time in the next line of the cell",
    () =>
      book({
        Board: `
Week | Session A | Session B
Week 1 | Dead Hangs (3–4 total)\\n8–10s each @ 75% max\\n3 min rest | Pull-ups: 3x5\\nUse a smaller hold
Week 2 | Dead Hangs (5 total)\\n6–8s each, stay relaxed\\n2–3 min rest between sets | Pull-ups: 4x4
Week 3 | Short Dead Hangs (2 sets)\\n5s each | Pull-ups: 2x5`,
      }),
    [
      "1 Session A: Dead Hangs 3-4x8-10 s 75%",
      "1 Session B: Pull-ups 3x5",
      "2 Session A: Dead Hangs 5x6-8 s",
      "2 Session B: Pull-ups 4x4",
      "3 Session A: Short Dead Hangs 2x5 s",
      "3 Session B: Pull-ups 2x5",
    ],
  ],
  [
    "what the items below a lift say of it",
    () =>
      page(`
**Day 1**
Front squat: 4 x 3 @ 70%
- Rest 3 min between sets
- Keep the elbows high
Dips: 3 x AMRAP
- 2 min rest between sets
- Add weight to the dips once you can do more than 12 per set
Curls: 2 x 12
- On the last set you may go on until you are 1-2 reps shy of failure`),
    ["- Day 1: Front squat 4x3 70%; Dips 3xAMRAP; Curls 2x12"],
  ],
  [
    "back-off sets that are so much lighter",
    () =>
      page(`
**Day 1**
- Box squat: 1x4 @ 8
- Box squat 3x4 -12%
- Press: 2x6 -5-10%`),
    ["- Day 1: Box squat 1x4 RPE 8; Box squat 3x4; Press 2x6"],
  ],
  [
    "a heading behind the sessions that speaks of one of them",
    () =>
      page(`
# Día 1 - Torso
Press banca: 3x8
Remo: 3x10
# Día 2 - Pierna y core
Sentadilla: 4x6
Circuito: 3x12
# Circuito del Día 2
- Plancha
- Elevación de piernas`),
    ["- Día 1 - Torso: Press banca 3x8; Remo 3x10", "- Día 2 - Pierna y core: Sentadilla 4x6; Circuito 3x12"],
  ],
];

describe("workbooks of lifters", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
