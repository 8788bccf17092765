import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book } from "./written-documents";

/** Whole programmes as coaches keep them for one client, one habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a log whose heading says in brackets who fills it in, and what is done before the table beside its label",
    () =>
      book({
        "Treino A": `
TREINO A - COSTAS | < | < | < | < | <
Aquecimento: | 5 min de remo leve | | | |
| | | | REGISTRO DE CARGAS (cliente) | <
Exercício | Séries | Repetições | Carga (kg) | Sem 1 | Sem 2
Puxada | 4 | 10 | 50 | 50 |
Remada | 3 | 12 | 40 | 40 |`,
        "Treino B": `
TREINO B - PERNAS | < | < | < | < | <
Aquecimento: | 5 min de bicicleta | | | |
| | | | REGISTRO DE CARGAS (cliente) | <
Exercício | Séries | Repetições | Carga (kg) | Sem 1 | Sem 2
Agachamento | 4 | 8 | 60 | |
Stiff | 3 | 10 | 50 | |`,
      }),
    [
      "- TREINO A - COSTAS: Puxada 4x10 50 kg; Remada 3x12 40 kg",
      "- TREINO B - PERNAS: Agachamento 4x8 60 kg; Stiff 3x10 50 kg",
    ],
  ],
  [
    "how hard it was for the athlete, beside what was lifted",
    () =>
      book({
        Plan: `
Day | Lift | Sets | Reps | % | Actual | Your RPE
Day 1 | Front squat | 4 | 6 | 70% | 90 | 7
| Push press | 4 | 5 | 65% | 55 | 8
Day 2 | Clean pull | 5 | 3 | 80% | |
| Row | 3 | 10 | | |`,
      }),
    ["- Day 1: Front squat 4x6 70%; Push press 4x5 65%", "- Day 2: Clean pull 5x3 80%; Row 3x10"],
  ],
  [
    "two bells in a column of kilos",
    () =>
      book({
        Plan: `
Exercise | Sets | Reps | Kg
Double front squat | 4 | 6 | 2x20
Row | 3 | 8 | 24
Carry | 3 | 40 m | 2x28`,
      }),
    ["- -: Double front squat 4x6 2x20 kg; Row 3x8 24 kg; Carry 3x40 m 2x28 kg"],
  ],
  [
    "a table a day whose rows are the weeks, with remarks below the lifts",
    () =>
      book({
        Program: `
HALKA PROGRAMI | < | <
1. GÜN – ÇEKİŞ | < | <
Hafta | Barfiks | Halkada şınav
Dinlenme | 2 dk | 90 sn
1 | 3x5 | 3x8
2 | 4x5 | 3x10
Not | 3 sn iniş | gövde düz
2. GÜN – BACAK | < | <
Hafta | Squat | Plank
Dinlenme | 90 sn | 60 sn
1 | 3x12 | 3x30 sn
2 | 4x12 | 3x40 sn`,
      }),
    [
      "1 1. GÜN – ÇEKİŞ: Barfiks 3x5; Halkada şınav 3x8",
      "1 2. GÜN – BACAK: Squat 3x12; Plank 3x30 s",
      "2 1. GÜN – ÇEKİŞ: Barfiks 4x5; Halkada şınav 3x10",
      "2 2. GÜN – BACAK: Squat 4x12; Plank 3x40 s",
    ],
  ],
];

describe("a client's programme with", () => {
  it.each(PROGRAMS)("%s is read as meant", (...program) => asMeant(...program));
});
