import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { page } from "./written-documents";

/** Habits of what physios hand out, and of what boxes put on the wall, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "numbered names over their facts, of which the first is not known for a movement",
    () =>
      page(`
# Knee programme
Ask if anything hurts.
## Loosening exercises
**1. Wobbler**
Repetitions: 2 sets of 12
Days per week: 5
**2. Hamstring stretch**
Repetitions: 3 sets, hold 20 seconds
Days per week: 5
## Exercises with weights
**3. Step-up**
Repetitions: 3 sets of 10
Days per week: 3
**4. Bridge**
Repetitions: 3 sets of 12
Days per week: 3`),
    [
      "- Loosening exercises: Wobbler 2x12; Hamstring stretch 3x20 s",
      "- Exercises with weights: Step-up 3x10; Bridge 3x12",
    ],
  ],
  [
    "headings over facts of which the dose is not the first, and steps that hold figures",
    () =>
      page(`
# Ankle programme
**FIRST WEEKS**
## 1. Wobbler
**What it trains: balance**
**Repetitions: 2 sets of 12**
How to do it
- Stand on one leg.
- Hold for 10 seconds and then relax for 5 seconds.
Tip: Look ahead.
**LATER WEEKS**
## 2. Calf raise
**What it trains: calf muscles**
**Repetitions: 3 sets of 15**
How to do it
- Go up for 2 seconds.
## 3. Single-leg squat
**What it trains: legs**
**Repetitions: 3 sets of 8**
How to do it
- Go down slowly.`),
    ["- FIRST WEEKS: Wobbler 2x12", "- LATER WEEKS: Calf raise 3x15; Single-leg squat 3x8"],
  ],
  [
    "lettered parts in bold below days, and rounds with a cap in brackets",
    () =>
      page(`
# Week at the box
**MONDAY**
**A. Strength**
Front squat 4 x 4 @ 80%
**B. Metcon - 4 rounds for time (cap 15:00)**
300 m run
12 push-ups
**WEDNESDAY**
**A. Skill**
Handstand hold 4 x 20 s
**B. Conditioning**
Row 5 x 500 m`),
    ["- 1: Front squat 4x4 80%; run 4x300 m; push-ups 4x12", "- 3: Handstand hold 4x20 s; Row 5x500 m"],
  ],
];

describe("handouts of physios", () => {
  it.each(PROGRAMS)("reads %s", asMeant);

  it("keeps what is said of an exercise above its dose", () => {
    const { weeks } = programIn(
      page(`
# Training
**Goblet squat**
Sets: 3
Notes: heels down
Reps: 10
**Row**
Sets: 3
Reps: 12`),
    );
    expect(weeks[0]?.sessions[0]?.exercises[0]?.notes).toBe("heels down");
  });

  it("takes rounds with a letter of their own for no more of the part above", () => {
    const { weeks } = programIn(
      page(`
# Week at the box
**MONDAY**
**A. Strength**
Front squat 4 x 4
**B. 3 rounds for time (cap 9:00)**
12 push-ups
**FRIDAY**
**A. Strength**
Deadlift 5 x 3`),
    );
    expect(weeks[0]?.sessions[0]?.exercises.map(({ category }) => category)).toEqual(["Strength", null]);
  });
});
