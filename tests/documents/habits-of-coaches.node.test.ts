import { describe, expect, it } from "vitest";
import type { SourceDocument } from "../../worker/documents/document-model";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { outline } from "./program-outline";
import { book } from "./written-documents";

/** Habits of coaches and of programmes in circulation, one each. */
const PROGRAMS: [what: string, document: () => SourceDocument, sessions: string[], doubts?: string[]][] = [
  [
    "rows of a list in which figures happen to count",
    () =>
      book({
        Plan: `
Athlete | Wk | Day | # | Exercise | Sets | Reps | Rest | Client comment
Ida | 1 | Mon | 1 | Front squat | 3 | 5 | 3 min | fine
Ida | 1 | Mon | 2 | Leg curl | 3 | 12 | 2 min |
Ida | 2 | Mon | 1 | Front squat | 2 | 3 | 3 min |
Ida | 2 | Mon | 2 | Leg curl | 2 | 12 | 2 min |`,
      }),
    ["1 1: Front squat 3x5; Leg curl 3x12", "2 1: Front squat 2x3; Leg curl 2x12"],
  ],
  [
    "columns of sets that somebody is asked to fill in",
    () =>
      book({
        "Week 1": `
DAY 1 - LOWER | < | < | < | PLEASE FILL THIS IN | < | <
Exercise | Sets | Reps | Load | Set 1 | Set 2 | How was it?
Box squat | 3 | 8 | 30kg | 30x5 easy | 32 x 8, 8 | ok
Leg curl | 2 | 12-15 | | | |
Dead bug | 2 | 10/side | BW | | |`,
      }),
    ["1 DAY 1 - LOWER: Box squat 3x8 30 kg; Leg curl 2x12-15; Dead bug 2x10 per side BW"],
  ],
  [
    "what was lifted in ranges, and a sentence below the exercises",
    () =>
      book({
        "Semana 1": `
Sesión 1 – Torso
Ejercicio | Series | Reps | Carga (kg) | S1 | S2 | S3
Press militar | 3 | 6 | 40 | 40x6 | 40x6 | 40x6
Remo con mancuerna | 3 | 8-10 | 22 | 22x8-10 | 22x8-10 | 22x8-10
Fondos | 3 | 5 | 10 | 10x5 | 10x5 | 10x5
Si molesta el hombro, press con mancuernas`,
      }),
    ["1 Sesión 1 – Torso: Press militar 3x6 40 kg; Remo con mancuerna 3x8-10 22 kg; Fondos 3x5 10 kg"],
  ],
  [
    "a short word for tempo, and weeks of a log behind an empty column",
    () =>
      book({
        "Treino A": `
TREINO A – PERNAS | < | < | < | < | < | < | <
 | | | | | | CARGAS USADAS | <
EXERCÍCIO | SÉRIES | REPS | CAD | INTERVALO | | Sem 1 | Sem 2
Agachamento | 4 | 10 | 3010 | 90s | | 40 |
Leg press | 4 | 12 | | 90s | | 90 |
Stiff | 3 | 10 | 4010 | 60s | | |
Panturrilha em pé | 4 | 15 | 2020 | 45s | | 50 |`,
      }),
    ["- TREINO A – PERNAS: Agachamento 4x10; Leg press 4x12; Stiff 3x10; Panturrilha em pé 4x15"],
  ],
];

describe("habits of coaches", () => {
  it.each(PROGRAMS)("reads %s", (_, document, sessions, doubts = []) => {
    const reading = programIn(document());
    expect(outline(reading)).toEqual(sessions);
    expect(reading.doubts.map(({ code }) => code)).toEqual(doubts);
  });
});
