import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Plans of runners, rowers, swimmers and players, a habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "reps before sets, which only the figures tell",
    () =>
      page(`
**Week 3, Day 2**
- Goblet squat: 10 x 3
- Rotational medicine ball throw: 24 x 3
- Split squat: 8 x 4
- Calf raise: 15 x 3
- Ladder run: 20 sec on/40 sec off x 4`),
    [
      "3 Day 2: Goblet squat 3x10; Rotational medicine ball throw 3x24; Split squat 4x8; Calf raise 3x15; Ladder run 4x20 s",
    ],
  ],
  [
    "the codes of a running coach in a calendar whose title tells the sport",
    () =>
      book({
        "42K": `
Maratona – primeiro ciclo
Semana | SEG | TER | QUA | QUI | SEX | SAB
1 | CR 5km | DESCANSO | IV 5x300m Pa2 | DESCANSO | CR 6km | LG 12km 70%
2 | CR 6km | DESCANSO | IV 6x300m Pa2 | DESCANSO | RG 30min | LG 14km 72%`,
      }),
    [
      "1 1: CR x5 km",
      "1 3: IV 5x300 m",
      "1 5: CR x6 km",
      "1 6: LG x12 km 70%",
      "2 1: CR x6 km",
      "2 3: IV 6x300 m",
      "2 5: RG x30 min",
      "2 6: LG x14 km 72%",
    ],
  ],
  [
    "a table a week of days that say only how far and how long, of the sport in the title",
    () =>
      page(`
# Rowing plan for the spring regatta
| Week 1 | Training |
| Day 1 | 3,000m row. Do not start too fast. Write down your time. |
| Day 2 | 5 x 3 minutes work with 2 min rest |
| Day 3 | 8 x 1 minute with 1 min rest |
Easy days may be moved.
| Week 2 | Training |
| Day 1 | 6 x 3 minutes work with 2 min rest |
| Day 2 | 7000m row at an even pace |
| Day 3 (optional) | 3000m test |`),
    [
      "1 Day 1: Row x3000 m",
      "1 Day 2: Row 5x3 min",
      "1 Day 3: Row 8x1 min",
      "2 Day 1: Row 6x3 min",
      "2 Day 2: Row x7000 m",
      "2 Day 3 (optional): Row x3000 m",
    ],
  ],
  [
    "days of a sheet that say only how far and how long, of the sport in its title",
    () =>
      book({
        Plan: `
Swimming block
Week 1 | Session
Day 1 | 8 x 100 m with 20 sec rest
Day 2 | 1,500 m steady
Week 2 | Session
Day 1 | 10 x 100 m with 20 sec rest
Day 2 | 2,000 m steady`,
      }),
    ["1 Day 1: Swim 8x100 m", "1 Day 2: Swim x1500 m", "2 Day 1: Swim 10x100 m", "2 Day 2: Swim x2000 m"],
  ],
  [
    "swims whose lengths have no unit, with the times at which they start",
    () =>
      page(`
# Club swim workout: open water skills
Sighting takes practice.
**Long:**
400 warm-up (loosen up)
8x75 on 1:20 (sight twice a length)
300 pull (50 hard, 100 easy; repeat)
4 x 25 sprint, 20 sec rest
100 choice cool-down
Total: 1500
**Short:**
200 warm-up
6x50 with 10 sec rest (count strokes)
4×1:30 kick
100 cool-down`),
    [
      "- Long:: warm-up x400; Swim 8x75; pull x300; sprint 4x25; choice cool-down x100",
      "- Short:: warm-up x200; Swim 6x50; kick 4x1:30; cool-down x100",
    ],
  ],
  [
    "the kinds of training of each week, and a dose with every part behind its own word",
    () =>
      book({
        Fitness: `
Fitness before the season
Week | Long runs | Sprints
Week 1 | · 25 min run twice a week | Distance – 20m\\nReps – 3 Sets – 2 Rest 45 secs between sets
Week 2 | · 30 min run\\n· 40 min run | Distance – 20m\\nReps – 3 Sets – 3 Rest 45 secs between sets
Week 3 | · 35 min run\\n· 45 min run | Distance – 30m\\nReps – 2 Sets – 3 Rest 60 secs between sets`,
      }),
    [
      "1 Long runs: run twice a week x25 min",
      "1 Sprints: Sprints 2x3",
      "2 Long runs: run x30 min; run x40 min",
      "2 Sprints: Sprints 3x3",
      "3 Long runs: run x35 min; run x45 min",
      "3 Sprints: Sprints 3x2",
    ],
  ],
  [
    "phases with an overview of the week above, a row a week below one day, and intervals of some of its weeks",
    () =>
      page(`
Plan de balonmano
# Semana tipo
| Día | Entrenamiento | Duración |
| Lunes | Resistencia | 25-35 min |
| Jueves | Series y fuerza | 45 min |
| Sábado | PARTIDO | 60 min |
# Etapa 1: Base (Semanas 1-3)
### Lunes - Rodaje
| Semana | Actividad |
| 1 | Trote suave 20 min (sin parar) |
| 2 | Trote suave 25 min |
| 3 | 30 min: 4 min trote, 1 min rápido |
### Jueves - Series y fuerza
**Series (semanas 1-2):**
- 5 x (30 seg carrera rápida + 45 seg caminata)
**Series (semana 3):**
- 5 x sprints de 40 metros (recuperación 60 seg)
**Fuerza (al final):**
| Ejercicio | Repeticiones | Series |
| Sentadillas | 12 | 3 |
| Plancha | 20 seg | 4 |
- 5 min enfriamiento
# Etapa 2: Velocidad (Semanas 4-5)
### Lunes - Cambios de ritmo
| Semana | Actividad |
| 4 | 35 min con cambios de ritmo |
| 5 | 20 min suave |
### Jueves - Juego
**Duración: 40-50 min (como un partido)**
1. Calentamiento (5 min): Trote y movilidad
2. Juego reducido (20 min):
- Descanso (3 min): Agua
- 20 seg sprint`),
    [
      "1 1 Rodaje: Trote suave x20 min",
      "1 4 Series y fuerza: carrera rápida 5x30 s; sprints 5x40 m; Sentadillas 3x12; Plancha 4x20 s; enfriamiento x5 min",
      "2 1 Rodaje: Trote suave x25 min",
      "2 4 Series y fuerza: carrera rápida 5x30 s; sprints 5x40 m; Sentadillas 3x12; Plancha 4x20 s; enfriamiento x5 min",
      "3 1 Rodaje: Rodaje x30 min",
      "3 4 Series y fuerza: carrera rápida 5x30 s; sprints 5x40 m; Sentadillas 3x12; Plancha 4x20 s; enfriamiento x5 min",
      "4 1 Cambios de ritmo: Cambios de ritmo x35 min",
      "4 4 Juego: Calentamiento x5 min; Juego reducido x20 min; sprint x20 s",
      "5 1 Cambios de ritmo: Cambios de ritmo x20 min",
      "5 4 Juego: Calentamiento x5 min; Juego reducido x20 min; sprint x20 s",
    ],
  ],
];

describe("plans of the water and the field", () => {
  it.each(PROGRAMS)("reads %s", asMeant);

  it("refuses the times of two races and what lies between them", () => {
    const results = book({
      Results: `
Times by station
Station | Spring race | Autumn race | Change
Row | 4:41 | 4:36 | −5s
Sled push | 3:20 | 3:31 | +11s
Sled pull | 6:50 | 5:20 | −1:30
Burpees | 7:00 | 6:52 | −8s
Farmers carry | 1:30 | 1:33 | +3s
Lunges | 6:10 | 6:02 | −8s
Wall balls | 8:20 | 8:41 | +21s`,
    });
    expect(() => programIn(results)).toThrow(expect.objectContaining({ code: "no_exercises" }));
  });
});
