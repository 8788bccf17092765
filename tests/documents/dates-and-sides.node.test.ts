import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Dates that say when a week is, and doses that say of which side they are, one habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "the first and the last day of each week below its number, over days in rows",
    () =>
      book({
        Spring: `
Runners who lift

 | Week 1 | Week 2
 | 1 Mar – 7 Mar | 8 Mar – 14 Mar
Mon | Rest | Rest
Tue | Hills 6 x 30 s | Hills 8 x 30 s
Wed | Front squat 3 x 6\\nPull-up 3 x 8 | Front squat 4 x 5\\nPull-up 4 x 6
Fri | Step-up 2 x 10\\nPush-up 2 x 15 | Step-up 3 x 10\\nPush-up 3 x 15
Sun | Long run 9 km | Long run 11 km`,
      }),
    [
      "1 2: Hills 6x30 s",
      "1 3: Front squat 3x6; Pull-up 3x8",
      "1 5: Step-up 2x10; Push-up 2x15",
      "1 7: Long run x9 km",
      "2 2: Hills 8x30 s",
      "2 3: Front squat 4x5; Pull-up 4x6",
      "2 5: Step-up 3x10; Push-up 3x15",
      "2 7: Long run x11 km",
    ],
  ],
  [
    "what was done in each set, beside sets and reps, with the load behind the reps",
    () =>
      book({
        "Week 2": `
WEEK 2 | | 9-15 Feb

THURSDAY | Legs | < | < | < | < | Athlete: what you did | < | <
Order | Exercise | Sets | Reps | Load | Rest | Set 1 | Set 2 | Set 3
A | Deadlift | 3 | 5 | 70% | 3 min | 5 @ 95 | 5 @ 100 | 5 @ 102.5
B | Leg raise | 3 | 8-10 | 5 kg | 1 min | 10 | 9 | 8`,
      }),
    ["2 4 Legs: Deadlift 3x5 70%; Leg raise 3x8-10 5 kg"],
  ],
  [
    "a load with its reps and sets joined by the sign alone, and the side in brackets behind them",
    () =>
      book({
        計画: `
火曜日 下半身
種目|第1週|第2週|休憩
フロントスクワット|80kg×5×4|85kg×4×5|3分
ランジ|10回×3セット（片脚ずつ）|片脚12回×3セット|90秒`,
      }),
    [
      "1 2 下半身: フロントスクワット 4x5 80 kg; ランジ 3x10 per side",
      "2 2 下半身: フロントスクワット 5x4 85 kg; ランジ 3x12 per side",
    ],
  ],
  [
    "lists with colons, brackets and per cent of East Asian width",
    () =>
      page(`
**第一周**

**周二 上肢**

- 卧推：4组×6-8次，70％（休息2分钟）
- 单臂哑铃划船：3组×每侧10次（休息90秒）`),
    ["1 2 上肢: 卧推 4x6-8 70%; 单臂哑铃划船 3x10 per side"],
  ],
  [
    "sets of a circuit without a rest over its lines",
    () =>
      page(`
# Week 3

## Day 1

- Front squat 3x5

3 sets; no rest:
15 push-ups
20 air squats`),
    ["3 Day 1: Front squat 3x5; push-ups 3x15; air squats 3x20"],
  ],
];

describe("dates and sides", () => {
  it.each(PROGRAMS)("read %s", asMeant);

  it("take the dates of a week for no title", () => {
    const [, written] = PROGRAMS[1] ?? [];
    expect(written && programIn(written()).title).toBeNull();
  });
});
