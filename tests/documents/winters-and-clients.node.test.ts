import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of what is sent to a squad for its winter, or to a client, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a week of volume, which is no sum of what was lifted",
    () =>
      book({
        Cycle: `
 | | WEEK 1 - volume | < | < | WEEK 2 - heavy | < | <
Day | Lift | Sets | Reps | Load kg | Sets | Reps | Load kg
Tue | Overhead press | 5 | 6 | 40 | 4 | 4 | 45
^ | Pull-up | 4 | 8 | | 4 | 6 |
Fri | Power clean | 6 | 3 | 70 | 5 | 2 | 77.5
^ | Good morning | 3 | 10 | 30 | 3 | 8 | 35`,
      }),
    [
      "1 2: Overhead press 5x6 40 kg; Pull-up 4x8",
      "1 5: Power clean 6x3 70 kg; Good morning 3x10 30 kg",
      "2 2: Overhead press 4x4 45 kg; Pull-up 4x6",
      "2 5: Power clean 5x2 77.5 kg; Good morning 3x8 35 kg",
    ],
  ],
  [
    "weeks side by side whose heads say their dates and what they are for",
    () =>
      book({
        Feb: `
Juniors - February
 | Week 1\\n1 Feb | Week 2\\n8 Feb | Week 3\\n15 Feb (easy)
Monday | Weights\\nBack squat 4 x 6\\nBench row 4 x 8 | Weights\\nBack squat 5 x 5\\nBench row 4 x 6 | Weights\\nBack squat 2 x 5\\nBench row 2 x 8
Wednesday | Steady run 40 min | Steady run 50 min | OFF
Saturday | Step-up 3 x 12 | OFF | Step-up 2 x 12`,
      }),
    [
      "1 1 Weights: Back squat 4x6; Bench row 4x8",
      "1 3: Steady run x40 min",
      "1 6: Step-up 3x12",
      "2 1 Weights: Back squat 5x5; Bench row 4x6",
      "2 3: Steady run x50 min",
      "3 1 Weights: Back squat 2x5; Bench row 2x8",
      "3 6: Step-up 2x12",
    ],
  ],
  [
    "a logbook of several weeks beside a workout",
    () =>
      book({
        "Workout A": `
Workout A - Legs & Back | < | < | < | | | |
For: Robin | | | | | | |
 | | | | LOGBOOK - your turn | < | < | <
 | | | | Wk 1 | < | Wk 2 | <
 | Exercise | Sets | Reps | kg | reps | kg | reps
A | Hack squat | 3 | 10 | 60 | 10 | |
B | Pullover | 3 | 12 | 15 | 12 | |`,
        "Workout B": `
Workout B - Chest & Arms | < | < | < | | | |
For: Robin | | | | | | |
 | | | | LOGBOOK - your turn | < | < | <
 | | | | Wk 1 | < | Wk 2 | <
 | Exercise | Sets | Reps | kg | reps | kg | reps
A | Floor press | 4 | 8 | | | |
B | Hammer curl | 3 | 12 | | | |`,
      }),
    [
      "- Workout A - Legs & Back: Hack squat 3x10; Pullover 3x12",
      "- Workout B - Chest & Arms: Floor press 4x8; Hammer curl 3x12",
    ],
  ],
  [
    "a weekday between commas and colons within the name of a session",
    () =>
      page(`
# Woche 1
**1. Einheit, Montag: Beine**
- Frontkniebeuge: 4 x 6
- Beinbeuger: 3 x 10
**2. Einheit, Freitag: Rumpf**
- Seitstütz: 3 x 30 s
- Rudern: 3 x 12`),
    [
      "1 1 1. Einheit: Beine: Frontkniebeuge 4x6; Beinbeuger 3x10",
      "1 5 2. Einheit: Rumpf: Seitstütz 3x30 s; Rudern 3x12",
    ],
  ],
];

describe("programmes for winters and clients", () => {
  it.each(PROGRAMS)("reads %s", asMeant);

  it("calls the weeks of a calendar that lies on its side what their heads say beside the number", () => {
    const { weeks } = programIn(
      book({
        Plan: `
 | Week 1 - Build | Week 2 - Build | Week 3 - Deload
Monday | Bench press 4 x 6 | Bench press 4 x 5 | Bench press 2 x 5
Wednesday | Deadlift 3 x 5 | Deadlift 3 x 4 | Deadlift 2 x 3
Friday | Leg press 3 x 12 | Leg press 3 x 10 | Leg press 2 x 10`,
      }),
    );
    expect(weeks.map(({ title }) => title)).toEqual(["Build", "Build", "Deload"]);
  });
});
