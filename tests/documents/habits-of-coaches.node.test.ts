import { describe, expect, it } from "vitest";
import type { SourceDocument } from "../../worker/documents/document-model";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { outline } from "./program-outline";
import { book, page } from "./written-documents";

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
  [
    "groups of exercises that are counted as weeks might be",
    () =>
      page(`
Rutina de junio
**MARTES – Pierna**
| Ejercicio | Series x Reps | Peso |
| Sentadilla | 4 x 10 | 14 kg |
| TRISERIE 1 | < | < |
| Zancadas | 3 x 12 | 6 kg |
| Peso muerto | 3 x 12 | 20 kg |
**JUEVES – Torso**
| Ejercicio | Series x Reps | Peso |
| Remo con barra | 4 x 10 | 30 kg |
| TRISERIE 1 | < | < |
| Press militar | 3 x 12 | 20 kg |
| Curl de biceps | 3 x 12 | 8 kg |
| TRISERIE 2 | < | < |
| Fondos | 3 x 10 | |
| Plancha | 3 x 30 s | |`),
    [
      "- 2 Pierna: Sentadilla 4x10 14 kg; Zancadas 3x12 6 kg; Peso muerto 3x12 20 kg",
      "- 4 Torso: Remo con barra 4x10 30 kg; Press militar 3x12 20 kg; Curl de biceps 3x12 8 kg; Fondos 3x10; Plancha 3x30 s",
    ],
  ],
  [
    "who gives the plan, beside its title",
    () =>
      book({
        "Plan A": `
Trainingskarte | | | Studio am Wald
Nr. | Gerät / Übung | Sätze | Wdh.
1 | Beinpresse | 3 | 12
2 | Latzug | 3 | 10
3 | Brustpresse | 3 | 12`,
        "Plan B": `
Trainingskarte | | | Studio am Wald
Nr. | Gerät / Übung | Sätze | Wdh.
1 | Kniebeuge | 3 | 8
2 | Rudern am Kabel | 3 | 10
3 | Schulterpresse | 3 | 12`,
      }),
    [
      "- Plan A: Beinpresse 3x12; Latzug 3x10; Brustpresse 3x12",
      "- Plan B: Kniebeuge 3x8; Rudern am Kabel 3x10; Schulterpresse 3x12",
    ],
  ],
  [
    "four columns a set, the number of sets among them",
    () =>
      book({
        План: `
1 НЕДЕЛЯ
Вторник | 1 | < | < | < | 2 | < | < | <
Упражнение | % | кг | повт | подх | % | кг | повт | подх
Присед | 50% | 80 | 5 | 1 | 70% | 112,5 | 3 | 4
Жим лёжа | 55% | 60 | 6 | 1 | 75% | 82,5 | 4 | 5
Пресс | | | 15 | 3 | | | |`,
      }),
    ["1 2: Присед 1x5 80 kg 50%, 4x3 112.5 kg 70%; Жим лёжа 1x6 60 kg 55%, 5x4 82.5 kg 75%; Пресс 3x15"],
  ],
  [
    "the day of a meet behind the last days, and so many each without a space",
    () =>
      book({
        Program: `
WEEK 1 | DAY 1 | < | < | DAY 2 | < | < | DAY 3 | < | <
^ | Exercise | Sets | Reps | Exercise | Sets | Reps | Exercise | Sets | Reps
^ | Squat | 3 | 5 | Deadlift | 3 | 3 | Bench | 5 | 5
^ | Bench | 3 | 8 | Lunge | 3 | 8ea | Row | 4 | 10
 |  |  |  |  |  |  |  |  |
WEEK 2 | DAY 1 | < | < | DAY 2 | < | < | Max out | < | <
^ | Exercise | Sets | Reps | Exercise | Sets | Reps | | |
^ | Squat | 2 | 2 | Deadlift | 1 | 1 | | |
^ | Bench | 2 | 2 | Lunge | 2 | 6ea | | |`,
      }),
    [
      "1 DAY 1: Squat 3x5; Bench 3x8",
      "1 DAY 2: Deadlift 3x3; Lunge 3x8 per side",
      "1 DAY 3: Bench 5x5; Row 4x10",
      "2 DAY 1: Squat 2x2; Bench 2x2",
      "2 DAY 2: Deadlift 1x1; Lunge 2x6 per side",
    ],
  ],
];

describe("habits of coaches", () => {
  it.each(PROGRAMS)("reads %s", (_, document, sessions, doubts = []) => {
    const reading = programIn(document());
    expect(outline(reading)).toEqual(sessions);
    expect(reading.doubts.map(({ code }) => code)).toEqual(doubts);
  });
});
