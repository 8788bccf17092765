import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { page } from "./written-documents";

/** Habits met in programmes that coaches and lifters have published, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "doses in front, with a dash or nothing before the name",
    () =>
      page(`
**Day 1**
3x6 - Chest-supported row
4x8-10 - Goblet squat
3x12Hip thrust
**Day 2**
5×2 – Power clean
3x12-15 - Face pull`),
    [
      "- Day 1: Chest-supported row 3x6; Goblet squat 4x8-10; Hip thrust 3x12",
      "- Day 2: Power clean 5x2; Face pull 3x12-15",
    ],
  ],
  [
    "a word in brackets where other exercises have a dose, and a day that is described in many words",
    () =>
      page(`
**Tuesday - Push**
[wave] - Overhead press
3x10 - Dips
3x12 - Triceps extension
**Sunday - anything that the shoulders and the upper back can still use this week**
3x15 - Face pull
3x12 - Lateral raise`),
    [
      "- 2 Push: Overhead press ; Dips 3x10; Triceps extension 3x12",
      "- 7 anything that the shoulders and the upper back can still use this week: Face pull 3x15; Lateral raise 3x12",
    ],
  ],
  [
    "the sets of an exercise in a list below it, and what is counted as working sets",
    () =>
      page(`
Weeks 1-2 base | 3 easy week | Weeks 4-5 peak
**Day 1**
- Front squat – warm-up sets + 2 working sets
-- 10 reps at 40% (rest 1 min)
-- 3 reps at 80% (rest 3 min)
-- 5–7 reps heavy
-- 5–7 reps heavy
- Leg curl: 3 work sets of 12
- Lunge – 2 hard sets x 10`),
    ["- Day 1: Front squat 1x10 40%, 1x3 80%, 2x5-7; Leg curl 3x12; Lunge 2x10"],
  ],
];

describe("programmes in use", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
