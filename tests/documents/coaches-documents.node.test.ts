import { describe, expect, it } from "vitest";
import type { SourceDocument } from "../../worker/documents/document-model";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { outline } from "./program-outline";
import { page } from "./written-documents";

/** Hand-outs and letters as coaches write them in Word, one habit each. */
const PROGRAMS: [what: string, document: () => SourceDocument, sessions: string[], doubts?: string[]][] = [
  [
    "a letter with its head, its greeting and its end",
    () =>
      page(`
Von: Jana Roth <jana@rothtraining.example>
Gesendet: 3. Mai 2027 18:20
An: Peter
Betreff: Dein Plan bis Juni
Hallo Peter,
schön, dass es wieder geht!
**Montag**
- Kniebeuge am Stuhl: 3 x 8
- Liegestütz an der Wand: 3 x 10
**Donnerstag**
- Rudern mit dem Band: 3 x 12
- Seitstütz: 2 x 20 s
Viele Grüße
Jana`),
    ["- 1: Kniebeuge am Stuhl 3x8; Liegestütz an der Wand 3x10", "- 4: Rudern mit dem Band 3x12; Seitstütz 2x20 s"],
  ],
  [
    "the time of day behind the weekday",
    () =>
      page(`
## Clase A (martes 19:30)
- Sentadilla goblet: 3 x 10
- Remo con banda: 3 x 12
## Clase B (jueves a las 20:00)
- Peso muerto: 3 x 8
- Plancha: 3 x 30 s
## Saturday 9 am – Open mat strength
- Goblet squat: 3 x 10
- Floor press: 3 x 8`),
    [
      "- 2 Clase A: Sentadilla goblet 3x10; Remo con banda 3x12",
      "- 4 Clase B: Peso muerto 3x8; Plancha 3x30 s",
      "- 6 Open mat strength: Goblet squat 3x10; Floor press 3x8",
    ],
  ],
];

describe("coaches' documents", () => {
  it.each(PROGRAMS)("%s", (_, document, sessions, doubts = []) => {
    const reading = programIn(document());
    expect(outline(reading)).toEqual(sessions);
    expect(reading.doubts.map(({ code }) => code)).toEqual(doubts);
  });

  it("keeps the subject of a letter and the time of a class", () => {
    const reading = programIn(
      page(`
From: Coach
Subject: Two weeks at home
**Tuesday 18:30 – Class A**
- Goblet squat: 3 x 10
- Push-up: 3 x 8`),
    );
    expect(reading.title).toBe("Two weeks at home");
    expect(reading.weeks[0]?.sessions[0]).toMatchObject({ title: "Class A", notes: "18:30" });
    expect(reading.leftovers.map(({ text }) => text)).toContain("From: Coach");
  });
});
