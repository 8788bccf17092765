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
  [
    "the dose of a list in the heading above it",
    () =>
      page(`
# Two days
# Pull Day A
## Warm-Up
- Band pull-apart 2x15
## Main lifts (all 4x8)
- Chin-ups
- Barbell rows
## Arms (optional, 2-3x12-15)
- Hammer curls
- Reverse curls
# Legs Day B
## Warm-Up
- Glute bridge 2x10
## Main lifts (all 4x8)
- Back squats
- Walking lunges`),
    [
      "- Pull Day A: Band pull-apart 2x15; Chin-ups 4x8; Barbell rows 4x8; Hammer curls 2-3x12-15; Reverse curls 2-3x12-15",
      "- Legs Day B: Glute bridge 2x10; Back squats 4x8; Walking lunges 4x8",
    ],
  ],
  [
    "parts of sessions whose names leave doubt",
    () =>
      page(`
# Home plan
# Push
## Warm-up
- Jumping jacks 2x20
## Main
- Push-ups 3x12
- Dips 3x8
# Pull
## Warm-up
- Band pull-apart 2x15
## Main
- Inverted rows 3x10
- Chin-ups 3x5`),
    [
      "- Push: Jumping jacks 2x20; Push-ups 3x12; Dips 3x8",
      "- Pull: Band pull-apart 2x15; Inverted rows 3x10; Chin-ups 3x5",
    ],
  ],
  [
    "a short word over rests, and a lettered line above the first table",
    () =>
      page(`
# Treinos
**A — Pernas e glúteos**
| exercício | séries | reps | desc. |
| Agachamento | 4 | 6–8 | 120 |
| Cadeira extensora | 3 | 12–15 | 60 |
**B — Costas e bíceps**
- Remada baixa 3×8–12 / 90
- Rosca direta 3×10–12 / 60`),
    [
      "- A — Pernas e glúteos: Agachamento 4x6-8; Cadeira extensora 3x12-15",
      "- B — Costas e bíceps: Remada baixa 3x8-12; Rosca direta 3x10-12",
    ],
  ],
  [
    "numbered lifts of which some have no dose",
    () =>
      book({
        Gym: `
Upper
1 | Bench press | 6-8 x 4
2 | Dips | 8-12 x 3
3 | Lateral raise | 12-15 x 3
4 | Neck
 | |
Lower
1 | Back squat | 6-8 x 4
2 | Calf raise
3 | Leg curl | 10-12 x 3
4 | Lunge | 8-12 x 3
5 | Leg extension | 12-15 x 3`,
      }),
    [
      "- Upper: Bench press 4x6-8; Dips 3x8-12; Lateral raise 3x12-15; Neck ",
      "- Lower: Back squat 4x6-8; Calf raise ; Leg curl 3x10-12; Lunge 3x8-12; Leg extension 3x12-15",
    ],
  ],
  [
    "a row a day whose lifts are lines of a cell, and meals below it",
    () =>
      book({
        Semana: `
Día | Sesión | Ejercicios
Lunes | Gimnasio A - Empuje | Press banca 4x6-8\\nFondos 3x10\\nPress militar 3x8
Martes | Bici - suave |
Miércoles | Gimnasio B - Tirón | Dominadas 4x6\\nRemo con barra 3x8-10\\nCurl de bíceps 3x12
Jueves | Descanso |
Viernes | Gimnasio C - Pierna | Sentadilla 4x6-8\\nZancadas 3x10\\nPeso muerto 3x5
 | |
Comidas | |
Desayuno | 60 g de avena + 1 plátano |
Almuerzo | 100 g de arroz + 150 g de pollo |
Cena | 150 g de salmón + 200 g de patata |`,
      }),
    [
      "- 1 Gimnasio A - Empuje: Press banca 4x6-8; Fondos 3x10; Press militar 3x8",
      "- 2 Bici - suave: Bici - suave ",
      "- 3 Gimnasio B - Tirón: Dominadas 4x6; Remo con barra 3x8-10; Curl de bíceps 3x12",
      "- 5 Gimnasio C - Pierna: Sentadilla 4x6-8; Zancadas 3x10; Peso muerto 3x5",
    ],
    // Without the ride, which has no dose, another way reads as much.
    ["two_readings"],
  ],
  [
    "days side by side of which one has a single line",
    () =>
      book({
        Plan: `
Día 1: Fuerza | Día 2: Potencia | Día 3: Movilidad
Sentadilla 4x6 | Burpees 3x12 | Estiramientos de cadera (20 min)
Flexiones 3x10 | Saltos al cajón 4x5 |
Plancha 3x30s | Dominadas 3x6 |`,
      }),
    [
      "- Día 1: Fuerza: Sentadilla 4x6; Flexiones 3x10; Plancha 3x30 s",
      "- Día 2: Potencia: Burpees 3x12; Saltos al cajón 4x5; Dominadas 3x6",
      "- Día 3: Movilidad: Estiramientos de cadera x20 min",
    ],
  ],
  [
    "words in brackets behind a dose in a sentence, and the notes of a level",
    () =>
      page(`
# Bells
## Beginner Workout
- Goblet squat: 3 sets of 8-10 reps (a bit slower on the way down than before), rest for 60 seconds between sets.
- Kettlebell swing: 3 sets of 15 reps, rest for 60 seconds between sets.
Beginner Notes:
- Swings: Keep both hands on it, but try a single hand for one set (e.g., 5 reps per side).
## Advanced Workout
- Kettlebell press: 4 sets of 6 reps per side, rest for 90 seconds between sets.
- Kettlebell clean: 3 sets of 8 reps per side, rest for 60 seconds between sets.`),
    [
      "- Beginner Workout: Goblet squat 3x8-10; Kettlebell swing 3x15",
      "- Advanced Workout: Kettlebell press 4x6 per side; Kettlebell clean 3x8 per side",
    ],
  ],
  [
    "sheets of phases whose weeks count from one again",
    () =>
      book({
        Accumulation: `
Week 1
Squat day
Exercise | Sets | Reps
Squat | 5 | 5
Bench press | 3 | 8
Press day
Exercise | Sets | Reps
Press | 5 | 5
Deadlift | 3 | 8`,
        Realization: `
Week 1
Squat day
Exercise | Sets | Reps
Squat | 3 | 2
Bench press | 3 | 5
Press day
Exercise | Sets | Reps
Press | 1 | PR
Deadlift | 3 | 5`,
      }),
    [
      "1 Squat day: Squat 5x5; Bench press 3x8",
      "1 Press day: Press 5x5; Deadlift 3x8",
      "2 Squat day: Squat 3x2; Bench press 3x5",
      "2 Press day: Press 1xPR; Deadlift 3x5",
    ],
  ],
];

describe("programmes on the floor", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
