import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

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
  [
    "a sheet that adds up the sets of each muscle",
    () =>
      book({
        Plan: `
Week 1 | < | < | <
Exercise | Sets | Reps | RPE
Back squat | 3 | 6 | 7
Bench press | 3 | 8 | 7
Row | 3 | 10 | 8
Curl | 2 | 12 | 8
Calf raise | 2 | 15 | 8`,
        Sums: `
Muscle | Sets/week (wk 1)
Quads | 9
Back | 12
Biceps | 4
Calves | 6`,
      }),
    ["1 -: Back squat 3x6 RPE 7; Bench press 3x8 RPE 7; Row 3x10 RPE 8; Curl 2x12 RPE 8; Calf raise 2x15 RPE 8"],
  ],
  [
    "percentages over sets of which some are single, and how many lifts it comes to",
    () =>
      book({
        Plan: `
Poniedziałek | < | < | < | < | <
Ćwiczenie | 70% | 75% | 80% | 85% | KPS
Rwanie | 3 | 3 | 2x3 | 4x2 | 20
Ciąg rwaniowy | | | 4 | 4x3 | 16
Środa | < | < | < | < | <
Ćwiczenie | 70% | 75% | 80% | 85% | KPS
Podrzut | 2 | 2 | 2x2 | | 8
Przysiad tył | 4 | 4 | 3x4 | 2 | 22`,
      }),
    [
      "- 1: Rwanie 1x3 70%, 1x3 75%, 2x3 80%, 4x2 85%; Ciąg rwaniowy 1x4 80%, 4x3 85%",
      "- 3: Podrzut 1x2 70%, 1x2 75%, 2x2 80%; Przysiad tył 1x4 70%, 1x4 75%, 3x4 80%, 1x2 85%",
    ],
  ],
  [
    "the rounds of a circuit in the line above its table",
    () =>
      page(`
# Semana 1
## Día 1 – Piernas
**Circuito A:** 3 vueltas, descanso 1 min entre vueltas
| Ejercicio | Trabajo | Carga
| Sentadilla goblet | 12 repeticiones | 12 kg
| Zancada | 8 por lado |
**Circuito final:** 2 vueltas, descanso 2 min entre vueltas
| Ejercicio | Trabajo | Carga
| Plancha | 30 s |
| Burpee | 10 |`),
    ["1 Día 1 – Piernas: Sentadilla goblet 3x12 12 kg; Zancada 3x8 per side; Plancha 2x30 s; Burpee 2x10"],
  ],
  [
    "the dose before the name, how heavy behind it, and the rest behind a dash",
    () =>
      page(`
**Lunes: Tren inferior**
1) 4x5 Sentadilla frontal al 75% – 3'
2) 3x10 Curl femoral – 60''
3) 3x30" Plancha lateral – 45''
**Jueves: Tren superior**
1) 3x8 Remo con barra RPE 8 – 90''
2) 4xmáx Dominadas – 2'
3) 3x8 Press militar con 2 mancuernas de 12 kg – 90''`),
    [
      "- 1 Tren inferior: Sentadilla frontal 4x5 75%; Curl femoral 3x10; Plancha lateral 3x30 s",
      "- 4 Tren superior: Remo con barra 3x8 RPE 8; Dominadas 4xmáx; Press militar 3x8 12 kg",
    ],
  ],
  [
    "tables that are typed with tabs",
    () =>
      page(`
# WEEK 1
**Day 1 - Strength**
Exercise	Sets x Reps	Load	Rest
Front Squat	3 x 8	40 kg	90 sec
Push Press	3 x 6	30 kg	2 min
**Day 2 - Easy**
Exercise	Sets x Reps	Load	Rest
Step-Up	3 x 10	12 kg	60 sec
Side Plank	3 x 30 sec		45 sec`),
    [
      "1 Day 1 - Strength: Front Squat 3x8 40 kg; Push Press 3x6 30 kg",
      "1 Day 2 - Easy: Step-Up 3x10 12 kg; Side Plank 3x30 s",
    ],
  ],
  [
    "kilos, reps and sets in Japanese",
    () =>
      page(`
**月曜日**
スクワット 60kg×8回×3セット
懸垂 限界×3
**木曜日**
デッドリフト 90kg×5回×3セット
プランク 60秒×3`),
    ["- 1: スクワット 3x8 60 kg; 懸垂 3x限界", "- 4: デッドリフト 3x5 90 kg; プランク 3x60 s"],
  ],
];

describe("a client's programme with", () => {
  it.each(PROGRAMS)("%s is read as meant", (...program) => asMeant(...program));
});
