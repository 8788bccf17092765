import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** How coaches of runners and rowers write, one habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "paces in minutes and seconds by their signs, speeds above, and a second training behind a plus",
    () =>
      page(`
# Plan semi-marathon
Vitesse : 14,5 km/h
**Semaine 1**
- **Lundi** : repos
- **Mardi** : footing 40 min + gainage 15 min à jeun
- **Samedi** : repos
- **Dimanche** : seuil 3 x 2000 m à 4'20/km, récup 2 min
**Semaine 2**
- **Lundi** : repos
- **Mardi** : footing 50 min
- **Samedi** : repos
- **Dimanche** : seuil 6 x 1000 m à 4'05"/km, récup 1'30`),
    [
      "1 2: footing x40 min; gainage x15 min",
      "1 7: seuil 3x2000 m 4'20/km",
      "2 2: footing x50 min",
      `2 7: seuil 6x1000 m 4'05"/km`,
    ],
  ],
  [
    "labels in bold that do without colons, below a piece and its dose",
    () =>
      page(`
# Ten weeks on the erg
## Week 1
### Session 1
**Row** 4 x 8 minutes
**Notes** rate 22
**Rest** 2 minutes
**RPE** 5-6
### Session 2
**Row** 1500m, 1000m, 500m
**Rest** 90 seconds
**RPE** 7/8
### Session 3
**Duration** 40 minutes
**RPE** 3
## Week 2
### Session 1
**Row** 5 x 8 minutes
**Rest** 2 minutes
**RPE** 5-6`),
    [
      "1 Session 1: Row 4x8 min RPE 5-6",
      "1 Session 2: Row x1500 m RPE 7/8, x1000 m RPE 7/8, x500 m RPE 7/8",
      "1 Session 3: Row x40 min RPE 3",
      "2 Session 1: Row 5x8 min RPE 5-6",
    ],
  ],
  [
    "how long and how hard a session is, above what is done in it",
    () =>
      page(`
# Rowing and strength
## Week 1
### Session 1
Duration: 60 minutes
RPE: 7
Deadlift 4x5
Rest: 3 minutes
Bench pull 4x8
### Session 2
Row 6 x 500m
Rest: 2 minutes
## Week 2
### Session 1
Deadlift 5x5
Bench pull 5x8
### Session 2
Row 8 x 500m`),
    [
      "1 Session 1: Deadlift 4x5; Bench pull 4x8",
      "1 Session 2: Row 6x500 m",
      "2 Session 1: Deadlift 5x5; Bench pull 5x8",
      "2 Session 2: Row 8x500 m",
    ],
  ],
  [
    "work and rest in minutes, alone in the cell of a day on the erg",
    () =>
      book({
        Erg: `
Indoor rowing, three weeks
Week | Day 1 | Day 2 | Day 3
1 | 5 x 3 minutes work with 2 min rest | 3 x 8 min work, 3 min rest | 4000m row at an even pace
2 | 6 x 3 minutes work with 2 min rest | 4 x 8 min work, 3 min rest | 5000m row at an even pace
3 | 4 x 3 minutes work with 2 min rest | 2 x 8 min work, 3 min rest | 1000m row - time trial`,
      }),
    [
      "1 Day 1: Row 5x3 min",
      "1 Day 2: Row 3x8 min",
      "1 Day 3: row x4000 m",
      "2 Day 1: Row 6x3 min",
      "2 Day 2: Row 4x8 min",
      "2 Day 3: row x5000 m",
      "3 Day 1: Row 4x3 min",
      "3 Day 2: Row 2x8 min",
      "3 Day 3: row x1000 m",
    ],
  ],
];

describe("runs and rows", () => {
  it.each(PROGRAMS)("reads %s", asMeant);

  it("keeps rests, tempos and remarks that stand in lines of their own below a lift and its dose", () => {
    const { weeks } = programIn(
      page(`
# Strength
## Week 1
### Day 1
Front squat 4x5
Notes: elbows high
Rest: 3 minutes
Tempo: 3010
### Day 2
Deadlift 3x4
**Rest** 4 minutes
## Week 2
### Day 1
Front squat 5x5
### Day 2
Deadlift 4x4`),
    );
    const [first, second] = weeks.flatMap(({ sessions }) => sessions.flatMap(({ exercises }) => exercises));
    expect(first).toMatchObject({ name: "Front squat", rest: "3 min", tempo: "3010", notes: "elbows high" });
    expect(second).toMatchObject({ name: "Deadlift", rest: "4 min", notes: null });
  });
});
