import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { page } from "./written-documents";

/** Habits of programmes that lifters, runners, rowers and their coaches have published, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a box to tick for each set, and reps with a sign that a line below explains",
    () =>
      page(`
# Sheet for the rack
## Monday
| Exercise | Reps | Sets | Notes |
| Incline press | 6▲ | ☐ | |
| Chest supported row | 8-10 | ☐ ☐ ☐ | slow |
## Thursday
| Exercise | Reps | Sets | Notes |
| Split squat | 8 | ☐ ☐ | |
| Leg curl | 10▲▲ | ☐ | |
▲ = drop one rep in each of the small sets`),
    ["- 1: Incline press 1x6▲; Chest supported row 3x8-10", "- 4: Split squat 2x8; Leg curl 1x10▲▲"],
  ],
];

describe("programmes of the gym and the road", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
