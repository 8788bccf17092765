import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { page } from "./written-documents";

/** Habits of those who train others on fields and in halls, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a weekday and a place in one bracket behind the name of a session",
    () =>
      page(`
**Session 1 - Legs**
- Squat 3 x 5
- Lunge 3 x 8
**Session 2 - Field work (Sunday, at the club)**
- Sled push 4 x 20 m
- Tyre flip 3 x 6`),
    [
      "- Session 1 - Legs: Squat 3x5; Lunge 3x8",
      "- 7 Session 2 - Field work (Sunday, at the club): Sled push 4x20 m; Tyre flip 3x6",
    ],
  ],
  [
    "a large circle in front of each weekday",
    () =>
      page(`
**◯火曜日(脚)**
・スクワット 10回×3セット
・ランジ 8回×3セット
**◯金曜日(胸と腕)**
・ベンチプレス 10回×3セット
・ディップス 8回×3セット`),
    ["- 2 脚: スクワット 3x10; ランジ 3x8", "- 5 胸と腕: ベンチプレス 3x10; ディップス 3x8"],
  ],
];

describe("programmes from fields and halls", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
