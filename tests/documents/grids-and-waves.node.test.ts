import { describe, expect, it } from "vitest";
import type { Block, GridCell, SourceDocument } from "../../worker/documents/document-model";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram, outline } from "./program-outline";
import { book, page } from "./written-documents";

/** Grids of weeks and days, each read in the direction in which it is meant. */
const PROGRAMS: MeantProgram[] = [
  [
    "weeks that are counted as the first, the second and the third in front of their days",
    () =>
      page(`
# Ciclo de força
| Semana | Segunda | Quarta | Sexta
| 1ª | Terra 5x3 70%\\nRemada 3x8 | Supino 5x3 70%\\nFlexão 3x10 | Agachamento 5x3 70%\\nPrancha 3x30 s
| 2ª | Terra 5x3 75%\\nRemada 3x8 | Supino 5x3 75%\\nFlexão 3x10 | Agachamento 5x3 75%\\nPrancha 3x40 s`),
    [
      "1 1: Terra 5x3 70%; Remada 3x8",
      "1 3: Supino 5x3 70%; Flexão 3x10",
      "1 5: Agachamento 5x3 70%; Prancha 3x30 s",
      "2 1: Terra 5x3 75%; Remada 3x8",
      "2 3: Supino 5x3 75%; Flexão 3x10",
      "2 5: Agachamento 5x3 75%; Prancha 3x40 s",
    ],
  ],
  [
    "a remark on what to do if a set fails, which is no exercise",
    () =>
      page(`
# Plan
**Lunes**
- Sentadilla 5x3
- Fondos 3x8
**Jueves**
- Peso muerto 3x5
- Remo 3x8
Ojo: si falla una serie del último día, la semana siguiente baja el peso.`),
    ["- 1: Sentadilla 5x3; Fondos 3x8", "- 4: Peso muerto 3x5; Remo 3x8"],
  ],
  [
    "the bold parts of each block of weeks, of which the first prepares for the others",
    () =>
      page(`
# Sandbag plan
## Weeks 1-2
**Warm-up:**
- Hip hinge 2x10
**Work:**
- Sandbag clean 5x5 (30 kg)
- Push-up 4x10
**Afterwards:**
- Dead hang 2x30 s
## Weeks 3-4
**Warm-up:**
- Hip hinge 2x10
**Work:**
- Sandbag clean 6x5 (40 kg)
**Afterwards:**
- Dead hang 2x40 s`),
    [
      "1 -: Hip hinge 2x10; Sandbag clean 5x5 30 kg; Push-up 4x10; Dead hang 2x30 s",
      "2 -: Hip hinge 2x10; Sandbag clean 5x5 30 kg; Push-up 4x10; Dead hang 2x30 s",
      "3 -: Hip hinge 2x10; Sandbag clean 6x5 40 kg; Dead hang 2x40 s",
      "4 -: Hip hinge 2x10; Sandbag clean 6x5 40 kg; Dead hang 2x40 s",
    ],
  ],
  [
    "days that go down over their exercises, of which each week has its own",
    () =>
      book({
        Wave: `
River Gym | | | |
Day | Place | Week 1 | Week 2 | Week 3
TUE\\nHeavy lower | First | Zercher Squat\\n1 x 3 @ RPE 8 | Block Pull\\n1 x 3 @ RPE 8 | Front Squat\\n1 x 2 @ RPE 9
^ | Second | Romanian Deadlift\\n3 x 6 @ 65% | < | Leg Press\\n3 x 10
SAT\\nFast upper | First | Push Press\\n6 x 2 @ 60% | Push Press\\n6 x 2 @ 65% | Push Press\\n6 x 2 @ 70%
^ | Back | Pull-up\\n4 x 6 | Pull-up\\n4 x 7 | Pull-up\\n4 x 8`,
      }),
    [
      "1 2 Heavy lower: Zercher Squat 1x3 RPE 8; Romanian Deadlift 3x6 65%",
      "1 6 Fast upper: Push Press 6x2 60%; Pull-up 4x6",
      "2 2 Heavy lower: Block Pull 1x3 RPE 8; Romanian Deadlift 3x6 65%",
      "2 6 Fast upper: Push Press 6x2 65%; Pull-up 4x7",
      "3 2 Heavy lower: Front Squat 1x2 RPE 9; Leg Press 3x10",
      "3 6 Fast upper: Push Press 6x2 70%; Pull-up 4x8",
    ],
  ],
];

const FIRST = `
| Exercise | Dose |
| Leg press | 3 x 12 |
| Calf raise | 3 x 15 |`;
const SECOND = `
| Exercise | Dose |
| Wall sit | 4 x 40 s |
| Heel slide | 2 x 15 |`;

const blocksOf = (text: string): Block[] => {
  const document = page(text);
  return document.kind === "text" ? document.blocks : [];
};

/** A page with a table that sets out what is written in its cells. */
function setOut(rows: string[][]): SourceDocument {
  const cells = rows.map((row) => row.map((text): GridCell => ({ blocks: blocksOf(text), stored: null })));
  const [table] = blocksOf(rows.map((row) => `|${row.map(() => "x").join("|")}|`).join("\n"));
  const blocks: Block[] = table?.kind === "grid" ? [{ ...table, rows: cells }] : [];
  return { kind: "text", blocks: [...blocksOf("# After surgery"), ...blocks], boxes: [], leftovers: [] };
}

describe("grids and waves", () => {
  it.each(PROGRAMS)("reads %s", asMeant);

  it.each([
    ["with its name in one cell", [[`Session A – Clinic${FIRST}`, `Session B – At home${SECOND}`]]],
    [
      "under its name in a cell of its own",
      [
        ["Session A – Clinic", "Session B – At home"],
        [FIRST, SECOND],
      ],
    ],
    [
      "beside its name",
      [
        ["Session A – Clinic", FIRST],
        ["Session B – At home", SECOND],
      ],
    ],
  ])("reads tables in a table, each %s", (_, rows) => {
    expect(outline(programIn(setOut(rows)))).toEqual([
      "- Session A – Clinic: Leg press 3x12; Calf raise 3x15",
      "- Session B – At home: Wall sit 4x40 s; Heel slide 2x15",
    ]);
  });

  it("takes a heading above all for the title, whichever weeks it names", () => {
    const { title, description } = programIn(
      page(`
## Ankle rehab – phase 3 (weeks 5-6)
For Kim, left ankle
**Session A**
- Heel raise 3x12
- Step-up 3x8
**Session B**
- Hop 3x6
- Balance 3x30 s`),
    );
    expect([title, description]).toEqual(["Ankle rehab – phase 3 (weeks 5-6)", "For Kim, left ankle"]);
  });
});
