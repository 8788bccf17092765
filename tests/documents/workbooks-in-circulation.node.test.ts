import { describe, it } from "vitest";
import { asMeant } from "./program-outline";
import { book } from "./written-documents";

/** Workbooks that lifters pass on to each other, one habit each. */
const PROGRAMS: [what: string, sheets: Record<string, string>, sessions: string[], doubts?: string[]][] = [
  [
    "the reps of the last set to fill in beside its sets",
    {
      Cycle: `
Week 1 | Tuesday
Exercise | kg | Sets x Reps | AMRAP
Row | 50 | 2x6, 1x6+ | 9
Dips | BW | 2x6, 1x6+ | 7
Squat | 80 | 1x6+ |
Week 2 | Tuesday
Exercise | kg | Sets x Reps | AMRAP
Row | 52.5 | 2x6, 1x6+ |
Dips | BW | 2x6, 1x6+ |
Squat | 85 | 1x6+ | 8`,
    },
    [
      "1 2: Row 2x6 50 kg, 1x6+ 50 kg; Dips 2x6 BW, 1x6+ BW; Squat 1x6+ 80 kg",
      "2 2: Row 2x6 52.5 kg, 1x6+ 52.5 kg; Dips 2x6 BW, 1x6+ BW; Squat 1x6+ 85 kg",
    ],
  ],
  [
    "a rating of each week beside its loads",
    {
      Block: `
| | WEEK 1 | < | < | < | WEEK 2 | < | < | <
Exercise | Rep range | Weight | Sets | RIR | Rating | Weight | Sets | RIR | Rating
Leg press | 8-12 | 300 | 3 | 3 | 0 | 310 | 4 | 2 |
Leg curl | 10-15 | 90 | 2 | 3 | 1 | 95 | 3 | 2 |`,
    },
    [
      "1 -: Leg press 3x8-12 300 3 RIR; Leg curl 2x10-15 90 3 RIR",
      "2 -: Leg press 4x8-12 310 2 RIR; Leg curl 3x10-15 95 2 RIR",
    ],
  ],
];

describe("a workbook in circulation with", () => {
  it.each(PROGRAMS)("%s is read as meant", (what, sheets, ...meant) => {
    asMeant(what, () => book(sheets), ...meant);
  });
});
