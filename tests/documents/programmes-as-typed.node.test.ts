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
];

describe("programmes as people type them", () => {
  it.each(PROGRAMS)("reads %s", asMeant);

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
