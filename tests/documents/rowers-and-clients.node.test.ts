import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { book } from "./written-documents";

/** Habits of those who row and swim, and of what clients keep for their coaches, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "days that are only counted, several lines a cell, and what is said of the kinds of days below",
    () =>
      book({
        Ergo: `
Ergo for the winter | | | |
| | | |
week/day | 1 | 2 | 3 | 4
1 | 6 x 500m\\n2:00 rest | 12K steady\\n2K+18 | 3K/2K/1K\\n4:00 rest | off
2 | 5 x 750m\\n2:30 rest | 10K hard | 200/400/600/400/200\\n1:00/2:00/3:00/2:00 rest | off
| | | |
Sprints | Row all of them as hard as the first one, and never harder than that. | < | < | <
Steady | These rows have to feel as if you could talk to the boat beside you. | < | < | <`,
      }),
    [
      "1 Day 1: Row 6x500 m",
      "1 Day 2: Row x12 km",
      "1 Day 3: Row 1x3 km, 1x2 km, 1x1 km",
      "2 Day 1: Row 5x750 m",
      "2 Day 2: Row x10 km",
      "2 Day 3: Row 1x200 m, 1x400 m, 1x600 m, 1x400 m, 1x200 m",
    ],
  ],
  [
    "whole schemes under a heading of sets and a word that nobody knows, beside the reps that were noted",
    () =>
      book({
        Plan: `
Day A | | | | | |
✓ | Exercise | Sets×Band | Weight | S1 | S2 | S3
TRUE | Bench press | 3×6–8 | 60 kg | 8 | 7 | 6
TRUE | Row | 3×8–10 | 50 kg | 10 | 9 | 9
FALSE | Chin-up | 3×AMRAP | | | |
FALSE | Plank | 2×45 s | | | |`,
      }),
    ["- Day A: Bench press 3x6-8 60 kg; Row 3x8-10 50 kg; Chin-up 3xAMRAP; Plank 2x45 s"],
  ],
  [
    "loads that are counted behind the letter of a week, and what a lettered session is for beside it",
    () =>
      book({
        Styrka: `
Pass A | Tunga ben | | | |
Övning | Set x Reps | Vila | V1 Belastning | V2 Belastning | Tempo
Frontböj | 4 x 5 | 3 min | 60 kg | 62,5 kg | 30X1
Höftlyft | 3 x 8 | 2 min | 80 kg | 85 kg |
| | | | |
Pass B | Tung press | | | |
Övning | Set x Reps | Vila | V1 Belastning | V2 Belastning | Tempo
Bänkpress | 4 x 4 | 3 min | 55 kg | 57,5 kg |
Hantelrodd | 3 x 10 | 90 s | 24 kg | 26 kg |`,
      }),
    [
      "1 Pass A – Tunga ben: Frontböj 4x5 60 kg; Höftlyft 3x8 80 kg",
      "1 Pass B – Tung press: Bänkpress 4x4 55 kg; Hantelrodd 3x10 24 kg",
      "2 Pass A – Tunga ben: Frontböj 4x5 62.5 kg; Höftlyft 3x8 85 kg",
      "2 Pass B – Tung press: Bänkpress 4x4 57.5 kg; Hantelrodd 3x10 26 kg",
    ],
  ],
  [
    "lengths of a swim in sessions side by side, most of which name no stroke",
    () =>
      book({
        Pool: `
Triathlon swim in 6 weeks | | |
| | |
Week 1 | | |
| Session 1 | Session 2 | Session 3
| 200m WU | 200m WU | 300m WU
| 4x 50m Scull | 6x 25m Fast, 15sec RI | 3x 200m, 20sec RI
| 6x 100m, 20sec RI | 300m TT | 100m CD
| 100m CD | 200m CD |
| Total: 1,100m | Total: 850m | Total: 1,000m`,
      }),
    [
      "1 Session 1: WU x200 m; Scull 4x50 m; Swim 6x100 m; CD x100 m",
      "1 Session 2: WU x200 m; Fast 6x25 m; TT x300 m; CD x200 m",
      "1 Session 3: WU x300 m; Swim 3x200 m; CD x100 m",
    ],
  ],
];

describe("programmes of rowers and clients", () => {
  it.each(PROGRAMS)("reads %s", asMeant);

  it("takes the first cell of a sheet of lines for its title, and rests between steps for one list", () => {
    const [, swim] = PROGRAMS.map(([, document]) => programIn(document())).filter(({ title }) => title !== null);
    const [row] = PROGRAMS.map(([, document]) => programIn(document()));
    expect(swim?.title).toBe("Triathlon swim in 6 weeks");
    expect(row?.weeks[1]?.sessions[2]?.exercises[0]?.rest).toBe("1:00/2:00/3:00/2:00");
  });
});
