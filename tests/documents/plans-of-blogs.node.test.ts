import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

const SET_BY_SET = () =>
  book({
    Evening: `
block | exercise | reps | duration | rest | weight
Prep | March | 20 | | 10 |
Pull | Chin Up | 9 | | 120 |
Pull | Chin Up | 8 | | 120 |
Pull | Chin Up | 8 | | 150 |
Hold | Hollow Hold | | 45 | 30 |
Hold | Hollow Hold | | 30 | 30 |
Lift | Front Squat | 6 | | 180 | 80
Lift | Front Squat | 6 | | 180 | 80`,
  });

/** Habits of plans that lifters and coaches have put on the web, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a row a set, where no column counts them",
    SET_BY_SET,
    ["- Evening: March x20; Chin Up 1x9, 2x8; Hollow Hold 1x45 s, 1x30 s; Front Squat 2x6 80"],
    ["counts_made_up"],
  ],
  [
    "a workout behind a letter in each line, again in the next routine",
    () =>
      page(`
Easy Start
A: Front Squat 3x5, Overhead Press 3x5, Plank 45 s
B: Front Squat 3x5, Bench Press 3x5 or Dips 3x8, Chin-up 3xF (add a plate at 12)
Somebody else's routine
A: Back Squat 5x5, Bench Press 5x5
B: Deadlift 1x5 / Power Clean 5x3, Barbell Row 5x5`),
    [
      "- A: Front Squat 3x5; Overhead Press 3x5; Plank x45 s",
      "- B: Front Squat 3x5; Bench Press 3x5; Chin-up 3xfailure",
      "- A: Back Squat 5x5; Bench Press 5x5",
      "- B: Deadlift 1x5; Barbell Row 5x5",
    ],
    ["sessions_alike", "training_in_notes"],
  ],
  [
    "a share of the best, a cue before the sets, and what may be done on a day of rest",
    () =>
      page(`
### Tuesday — Lift one
- Front squat, 80-85%, slow tempo, 5 sets
- Stiff-leg deadlift, hamstring focus, 3 sets
- Deadlift, 90-95%, fast singles
### Saturday — Lift two
- Bench press, 5 x 3
- 12 2-hand kettlebell swings
- Pull-up, 4 sets
- Complete 3 rounds, rest 2 minutes between
### Sunday — Rest
- Sleep and eat well
- Optional easy walk, 20 min`),
    [
      "- 2 Lift one: Front squat 5x 80-85%; Stiff-leg deadlift 3x; Deadlift x 90-95%",
      "- 6 Lift two: Bench press 5x3; 2-hand kettlebell swings x12; Pull-up 4x",
    ],
    ["doses_missing", "sets_unclear"],
  ],
  [
    "a name above each table, and sets of as many as can be",
    () =>
      book({
        Sheet1: `
Kettlebell training one (25 minutes)
Kind | Exercises | Repetitions | Sets | Rest
x | Goblet squat | 10 x side | amrap | 60s
x | Push up | 8 | amrap | 60s

Kettlebell training two (40 minutes)
Kind | Exercises | Repetitions | Sets | Rest
x | Overhead press | 12 | 4 * | 60s
x | Bent over row | 12 | 4 | 60s`,
      }),
    [
      "- Kettlebell training one (25 minutes): Goblet squat x10 per side AMRAP; Push up x8 AMRAP",
      "- Kettlebell training two (40 minutes): Overhead press 4x12; Bent over row 4x12",
    ],
  ],
  [
    "an overview of the week below the exercises as none",
    () =>
      book({
        Sheet1: `
Kind | Exercises | Repetitions | Sets | Rest
x | Goblet squat | 10 | 3 | 60s
x | Overhead press | 12 | 4 | 60s
x | Bent over row | 12 | 4 | 60s
x | Push up | 15 | 4 | 60s

Overview
Kind | Mon | Tue | Weds | Thu | Fri
5/2 | Hike | Lift | Swim + Lift | Hike | Lift`,
      }),
    ["- -: Goblet squat 3x10; Overhead press 4x12; Bent over row 4x12; Push up 4x15"],
    ["days_not_read"],
  ],
];

describe("plans of blogs", () => {
  it.each(PROGRAMS)("reads %s", asMeant);

  it("takes the figures of a column of rests for seconds, and says where a set has another rest", () => {
    const [march, chinUp] = programIn(SET_BY_SET()).weeks[0]?.sessions[0]?.exercises ?? [];
    expect([march?.rest, chinUp?.rest, chinUp?.notes]).toEqual(["10 s", "120 s", "rest 150 s"]);
  });
});
