import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of programmes that hang on the walls of gyms, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a weekday in brackets between the number of a session and its name",
    () =>
      book({
        Plan: `
Trening 1 (wtorek) - Nogi
Ćwiczenie | Serie x powt.
Przysiad | 3 x 5
Wypad | 2 x 8-10
Trening 2 (sobota) - Plecy
Ćwiczenie | Serie x powt.
Wiosłowanie | 4 x 8-10
Martwy ciąg | 2 x 5`,
      }),
    ["- 2 Trening 1 – Nogi: Przysiad 3x5; Wypad 2x8-10", "- 6 Trening 2 – Plecy: Wiosłowanie 4x8-10; Martwy ciąg 2x5"],
  ],
  [
    "as many ranges behind a dot as there are sets",
    () =>
      book({
        Plan: `
Einheit A
# | Übung | Sätze | Wiederholungen je Satz
1 | Beinpresse | 2 | 4-6 · 10-12
2 | Rudern am Kabel | 2 | 4-6 · 10-12
3 | Bankdrücken | 3 | 8
4 | Kniebeuge | 3 | 5`,
      }),
    ["- Einheit A: Beinpresse 1x4-6, 1x10-12; Rudern am Kabel 1x4-6, 1x10-12; Bankdrücken 3x8; Kniebeuge 3x5"],
  ],
  [
    "ranges of reps before the sets, sometimes without a sign",
    () =>
      book({
        Gym: `
Upper
1 | Bench press | 6-8 x 4
2 | Barbell row | 8-12 x 3
3 | Lateral raise | 12-15 x 2-3
Lower
1 | Back squat | 5-8 x 3-4
2 | Leg curl | 10-15 3
3 | Calf raise | 12-20 2-3`,
      }),
    [
      "- Upper: Bench press 4x6-8; Barbell row 3x8-12; Lateral raise 2-3x12-15",
      "- Lower: Back squat 3-4x5-8; Leg curl 3x10-15; Calf raise 2-3x12-20",
    ],
  ],
  [
    "how many days a week a block has, above its sessions",
    () =>
      page(`
PHASE III - Weeks 9-12 (3 days/week)
Day 1 - Jerk
Split jerk 5x2 @ 75%
Front squat 4x3 @ 80%
Day 2 - Snatch
Power snatch 4x2 @ 70%
Back squat 5x5 @ 72%`),
    [
      "- Day 1 - Jerk: Split jerk 5x2 75%; Front squat 4x3 80%",
      "- Day 2 - Snatch: Power snatch 4x2 70%; Back squat 5x5 72%",
    ],
  ],
  [
    "the rest in bare seconds behind a range, and rests told above all",
    () =>
      page(`
# Treino de casa
Pesados: 2–3 min de descanso; leves: 60 s.
**A — Peito**
- Supino reto 4×6–8 / 120
- Crucifixo 3×12–15 / 60
**B — Costas**
- Remada curvada 4×6–8 / 120
- Puxada alta 3×10–12 / 90`),
    ["- A — Peito: Supino reto 4x6-8; Crucifixo 3x12-15", "- B — Costas: Remada curvada 4x6-8; Puxada alta 3x10-12"],
  ],
];

describe("programmes on the floor", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
