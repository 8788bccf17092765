import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { book } from "./written-documents";

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
  ],
];

describe("plans of blogs", () => {
  it.each(PROGRAMS)("reads %s", asMeant);

  it("takes the figures of a column of rests for seconds, and says where a set has another rest", () => {
    const [march, chinUp] = programIn(SET_BY_SET()).weeks[0]?.sessions[0]?.exercises ?? [];
    expect([march?.rest, chinUp?.rest, chinUp?.notes]).toEqual(["10 s", "120 s", "rest 150 s"]);
  });
});
