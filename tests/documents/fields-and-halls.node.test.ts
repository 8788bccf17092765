import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

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
  [
    "muscles in capitals between the exercises of sessions side by side",
    () =>
      book({
        Card: `
SESSION A - PUSH | | | | SESSION B - LOWER | |
Exercise | Sets | Reps | | Exercise | Sets | Reps
CHEST | | | | QUADRICEPS | |
Bench press | 4 | 8 | | Leg press | 4 | 12
Cable fly | 3 | 12 | | Leg extension | 3 | 15
SHOULDERS | | | | BACK OF THE LEG | |
Lateral raise | 3 | 15 | | Leg curl | 3 | 12`,
      }),
    [
      "- SESSION A - PUSH: Bench press 4x8; Cable fly 3x12; Lateral raise 3x15",
      "- SESSION B - LOWER: Leg press 4x12; Leg extension 3x15; Leg curl 3x12",
    ],
  ],
  [
    "what a day of running is called, over its pieces",
    () =>
      page(`
# Plan 10 km
**Mardi : footing 40 min**
**Jeudi : séance de rythme**
- Échauffement : 15 min
- Vitesse : 8 x 200 m, récup 1 min
**Samedi : squats 3 x 15, fentes 3 x 10, gainage 3 x 45 s**
**Dimanche : Sortie longue 1 h 10**`),
    [
      "- 2: footing x40 min",
      "- 4 séance de rythme: Échauffement x15 min; Vitesse 8x200 m",
      "- 6: squats 3x15; fentes 3x10; gainage 3x45 s",
      "- 7: Sortie longue x1 h 10",
    ],
  ],
  [
    "how long each repetition on a side is held, in lines below the exercise",
    () =>
      page(`
# Knee care
**1. Calf stretch**
Equipment: wall
Repetitions: 3 each side, hold 20 seconds
**2. Wall sit**
Equipment: none
Repetitions: 8 times, hold 15 seconds
**3. Standing hamstring curl**
Equipment: none
Repetitions: 2 sets of 12`),
    ["- -: Calf stretch 3x20 s per side; Wall sit 8x15 s; Standing hamstring curl 2x12"],
  ],
  [
    "a table of weeks below each lift, and what is done before all of them",
    () =>
      book({
        "Wed PM": `
Throws: strength for the season, Block 1 | < | < | < | < | <
Client Name | J. Doe | < | < | | Wednesday PM

Box jump 3 x 4

A. Front squat
Week | Sets | Reps | Tempo | Rest
1 | 3 | 5 | 3010 | 90s
2 | 4 | 5 | 3010 | 90s

B. Barbell row
Week | Sets | Reps | | Rest
1 | 3 | 8 | | 60s
2 | 4 | 8 | | 60s`,
      }),
    [
      "1 3 PM: Box jump 3x4; Front squat 3x5; Barbell row 3x8",
      "2 3 PM: Box jump 3x4; Front squat 4x5; Barbell row 4x8",
    ],
  ],
];

describe("programmes from fields and halls", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
