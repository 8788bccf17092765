import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** What coaches leave to the reader's sense in their tables and lists, one habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a range of reps in reserve in the heading of a week, beside loads and a log",
    () =>
      book({
        Plan: `
 | | | Week 1 - 2 RIR | < | < | Week 2 - 0-1 RIR | < | <
Day | Exercise | Rep range | Sets | Load | Reps done | Sets | Load | Reps done
Monday | Bench press | 6-8 | 3 | 80 | 8, 8, 7 | 4 | 85 |
 | Lat pulldown | 10-12 | 3 | 60 | 12, 11, 10 | 3 | 65 |
Thursday | Front squat | 6-8 | 3 | 90 | | 4 | 95 |`,
      }),
    [
      "1 1: Bench press 3x6-8 80 2 RIR; Lat pulldown 3x10-12 60 2 RIR",
      "1 4: Front squat 3x6-8 90 2 RIR",
      "2 1: Bench press 4x6-8 85 0-1 RIR; Lat pulldown 3x10-12 65 0-1 RIR",
      "2 4: Front squat 4x6-8 95 0-1 RIR",
    ],
  ],
  [
    "times in a column that is called tempo",
    () =>
      page(`
**Lunedì – Fiato**
| Esercizio | Serie | Tempo | Rec. |
| Cyclette | 1 | 15' | |
| Scalini | 6 | 1' | 30" |
| Plank | 3 | 40" | 30" |
**Giovedì – Forza**
| Esercizio | Serie | Rip. | Tempo |
| Squat | 4 | 6 | 3010 |
| Panca piana | 4 | 8 | 2010 |`),
    [
      "- 1 Fiato: Cyclette 1x15 min; Scalini 6x1 min; Plank 3x40 s",
      "- 4 Forza: Squat 4x6; Panca piana 4x8",
    ],
  ],
];

describe("what is left to the sense of the reader", () => {
  it.each(PROGRAMS)("reads %s", (...program) => asMeant(...program));
});
