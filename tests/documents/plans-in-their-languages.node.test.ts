import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of coaches and lifters who write in their own languages, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "so many percent more than the last time, which are no share of a best lift",
    () =>
      page(`
### Dzień A
| Ćwiczenie | Tydz. 1 | Tydz. 2 | Tydz. 3 |
| Wyciskanie hantli | 3x8, 20 kg | 3x9, +5% | 2x8, -10% |
| Martwy ciąg | 3x5, 100 kg | 3x5, + 2,5% | 2x5 @ 70% |`),
    [
      "1 Dzień A: Wyciskanie hantli 3x8 20 kg; Martwy ciąg 3x5 100 kg",
      "2 Dzień A: Wyciskanie hantli 3x9; Martwy ciąg 3x5",
      "3 Dzień A: Wyciskanie hantli 2x8; Martwy ciąg 2x5 70%",
    ],
  ],
  [
    "what prepares for a session behind its name, in a line that is long for a name",
    () =>
      page(`
# Programme d'été
MARDI — Dos + Front lever · échauffement : élastiques, suspensions à la barre, gainage léger, puis montée.
| Exercice | Séries x Reps |
| Tractions | 4 x 6 |
| Rowing barre | 3 x 8 |
Jueves – Pierna | Calentamiento: 5 min de bici
| Ejercicio | Series x Reps |
| Sentadilla | 5 x 5 |
| Zancadas | 3 x 10 |`),
    ["- 2 Dos + Front lever: Tractions 4x6; Rowing barre 3x8", "- 4 Pierna: Sentadilla 5x5; Zancadas 3x10"],
  ],
  [
    "written dates between the weeks side by side and their headings, beside a page of the athlete",
    () =>
      book({
        Athlete: `
Plan | Mon | Tue | Wed | Thu | Fri
Squat | 1 | | | |
Bench press | | 2 | | |
Deadlift | | | | 3 |`,
        Block: `
WEEK 1 | < | < | < | | WEEK 2 | < | < | <
2026/09/07 | | | | | 2026/09/14 | | |
種目 | セット | レップ | 重量(kg) | | 種目 | セット | レップ | 重量(kg)
 | | | | | | | |
DAY 1 SQUAT | < | < | < | | DAY 1 SQUAT | < | < | <
${rows(["BACK SQUAT", "3", "5", "100"], ["LEG PRESS", "3", "12", ""], ["LEG CURL", "3", "15", ""], ["CALF RAISE", "4", "12", ""], ["PLANK ROW", "3", "8", "20"])}
DAY 2 BENCH | < | < | < | | DAY 2 BENCH | < | < | <
${rows(["BENCH PRESS", "4", "6", "80"], ["DUMBBELL ROW", "3", "10", ""], ["LARSEN PRESS", "3", "8", ""], ["LAT PULLDOWN", "3", "10", ""], ["TRICEP PUSHDOWN", "3", "12", ""])}`,
      }),
    [1, 2].flatMap((week) => [
      `${week} DAY 1 SQUAT: BACK SQUAT 3x5 100 kg; LEG PRESS 3x12; LEG CURL 3x15; CALF RAISE 4x12; PLANK ROW 3x8 20 kg`,
      `${week} DAY 2 BENCH: BENCH PRESS 4x6 80 kg; DUMBBELL ROW 3x10; LARSEN PRESS 3x8; LAT PULLDOWN 3x10; TRICEP PUSHDOWN 3x12`,
    ]),
  ],
  [
    "a row a week, in which a session begins before its lifts and one of them changes",
    () =>
      book({
        Plan: `
Siła na sezon
Tydz. | Typ | Sesja (wt) | Przysiad | Zawias | Sesja (pt) | Wykroki | Hip thrust
1 | baza | A | 3×8 RIR 3 | RDL: 3×8 RIR 3 | B | 2×8 | 3×10 RIR 2
2 | baza | A | 3×6 RIR 2 | RDL: 3×6 RIR 2 | B | 3×8 | 3×8 RIR 2
3 | deload | A | 2×5 RIR 4 | Martwy ciąg sumo: 2×4 RIR 4 | B | 2×6 | 2×8 RIR 3`,
      }),
    [
      "1 2 A: Przysiad 3x8 3 RIR; RDL 3x8 3 RIR",
      "1 5 B: Wykroki 2x8; Hip thrust 3x10 2 RIR",
      "2 2 A: Przysiad 3x6 2 RIR; RDL 3x6 2 RIR",
      "2 5 B: Wykroki 3x8; Hip thrust 3x8 2 RIR",
      "3 2 A: Przysiad 2x5 4 RIR; Martwy ciąg sumo 2x4 4 RIR",
      "3 5 B: Wykroki 2x6; Hip thrust 2x8 3 RIR",
    ],
  ],
  [
    "what changes from the phase before, in a list above its first day",
    () =>
      page(`
# FASE 1 — BASE (Semanas 1-4)
## LUNES — Pierna
| Ejercicio | Series x Reps |
| Sentadilla | 3x12 |
| Zancadas | 3x10 |
# FASE 2 — FUERZA (Semanas 5-8)
**Cambios respecto a la fase 1:**
- Sentadilla: 4x8 (una serie más)
- Añadir: peso muerto rumano (3x10)
- Plancha: 3x45 s
**Estructura semanal:**
## LUNES — Pierna
| Ejercicio | Series x Reps |
| Sentadilla | 4x8 |
| Peso muerto rumano | 3x10 |`),
    [
      ...[1, 2, 3, 4].map((week) => `${week} 1 Pierna: Sentadilla 3x12; Zancadas 3x10`),
      ...[5, 6, 7, 8].map((week) => `${week} 1 Pierna: Sentadilla 4x8; Peso muerto rumano 3x10`),
    ],
    ["training_left_over"],
  ],
  [
    "bold days with a time, items that say what changes in later weeks, and bold notes below",
    () =>
      page(`
**Montag (morgens) – Zug**
– Rudern am Kabel: 4×6–8
– Latzug: 5×5 (W1–2 leicht; ab W3 3×8 Wdh)
– Core: Dragon Flag 3×5
**Donnerstag 18:30 – Druck + Beine**
– Kniebeuge: 5×5 (W1–2 60–70% 1RM; ab W3 5–8 Wdh)
– Bankdrücken: 3×8
**Hinweise (für dich)**
– Pausen 2–3 min
– Schulter-Prehab 5 min vor Druck: Band External Rotations 2×12
**Optionales Laufen**
– Lockerer Dauerlauf 5 km`),
    [
      "- 1 Zug: Rudern am Kabel 4x6-8; Latzug 5x5; Dragon Flag 3x5",
      "- 4 Druck + Beine: Kniebeuge 5x5; Bankdrücken 3x8",
      "- Optionales Laufen: Lockerer Dauerlauf x5 km",
    ],
  ],
];

/** The same rows in two weeks side by side. */
function rows(...each: string[][]): string {
  return each.map((cells) => [...cells, "", ...cells].join(" | ")).join("\n");
}

describe("plans in their languages", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
