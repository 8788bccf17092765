import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of programmes that lifters, runners, rowers and their coaches have published, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a box to tick for each set, and reps with a sign that a line below explains",
    () =>
      page(`
# Sheet for the rack
## Monday
| Exercise | Reps | Sets | Notes |
| Incline press | 6▲ | ☐ | |
| Chest supported row | 8-10 | ☐ ☐ ☐ | slow |
## Thursday
| Exercise | Reps | Sets | Notes |
| Split squat | 8 | ☐ ☐ | |
| Leg curl | 10▲▲ | ☐ | |
▲ = drop one rep in each of the small sets`),
    ["- 1: Incline press 1x6▲; Chest supported row 3x8-10", "- 4: Split squat 2x8; Leg curl 1x10▲▲"],
  ],
  [
    "rounds in the name of a block, sides behind a slash, and parts that only say how long they take",
    () =>
      page(`
Estructura:
1. Warmup – 5 min
2. Bloque A (Superserie) – 10 min
3. Bloque B – 10 min
Gasto: 250–300 kcal por día.
**SEMANA 1 – Base**
**Día 1 – Empuje**
Calentamiento (5 min)
- 1 min Saltos
Bloque A x3
- Fondos 10
- Zancadas 8/8
- Arquero 6
Bloque B x2
- Plancha 30s
- Flexiones 15
Finisher 6 min
- 12 Burpees
**Día 2 – Piernas**
Bloque A x4
- Sentadilla 20
- Puente 30s`),
    [
      "1 Día 1 – Empuje: Saltos x1 min; Fondos 3x10; Zancadas 3x8 per side; Arquero 3x6; Plancha 2x30 s; Flexiones 2x15; Burpees x12",
      "1 Día 2 – Piernas: Sentadilla 4x20; Puente 4x30 s",
    ],
  ],
  [
    "sets of each side, how often a block comes a week, and rules behind the sessions",
    () =>
      page(`
# Schema voor de lente
## Dinsdag – Benen
| Oefening | Sets x Reps | Notitie |
| Lunge | 4×8 links / 2×8 rechts | rustig |
| Step-up | 3x10 left, 2x10 right | |
| Plank | 3×20–40 sec per zijde | |
## Basisregels
- Stop de squat bij pijn
## Doel
- Sterk op de fiets
## Romp voor hardlopers (2× per week, na de training)
| Oefening | Sets x Reps |
| Dead bug | 3×8 per zijde |
| Bird dog | 3×6 per zijde |`),
    [
      "- 2 Benen: Lunge 4x8 links, 2x8 rechts; Step-up 3x10 left, 2x10 right; Plank 3x20-40 s per side",
      "- Romp voor hardlopers (2× per week, na de training): Dead bug 3x8 per side; Bird dog 3x6 per side",
    ],
  ],
  [
    "the week at a glance above its days, and all reps with the sets they are parted into",
    () =>
      page(`
# Home routine
## The week
- Mon: Legs + 20m Cardio
- Fri: 1000 Skips + 30 Dips + 40 Lunges
## In full
### Monday: Legs
1. Squat: 4 sets x 8 reps
2. Leg Curl: 3 sets x 12 reps
### Friday: Bodyweight
1. Dips: 30 reps (3 x 10)
2. Lunges: 40 reps (break into 4 x 10)
## Recovery & Sleep (read it)
- Stretching: 10 mins after each workout.`),
    ["- 1 Legs: Squat 4x8; Leg Curl 3x12", "- 5 Bodyweight: Dips 3x10; Lunges 4x10"],
  ],
  [
    "lifts as headings, their dose in the words of a table's heading, and marks out of ten",
    () =>
      page(`
# Scheda di primavera
Frequenza: 2 sessioni / settimana
Durata sessione: 60-70 minuti
### Che cosa conta
| Qualità | Prima | Dopo |
| Forza | 6 / 10 | 8 / 10 |
| Salto | 2 / 10 | 9 / 10 |
| Resistenza | 7 / 10 | 5 / 10 |
## Giorno 1 — Forza
### Riscaldamento (10 min)
- Ponte per i glutei — 2 × 12 per lato
### Esercizi
#### 1. Stacco (Trap Bar)
**Serie × Reps:** 4 × 5 — Recupero: 150s
Schiena ferma e spinta veloce.
#### 2. Panca stretta
**Serie × Reps:** 3 × 8-10 — Recupero: 90s
## Giorno 2 — Contrasto
### Esercizi
#### 1. Complesso
**Serie × Reps:** 3 × (3 affondi + 5 salti) — Recupero: 120s
#### 2. Rematore
**Serie × Reps:** 3 × 8 per braccio — Recupero: 60s`),
    [
      "- Giorno 1 — Forza: Ponte per i glutei 2x12 per side; Stacco (Trap Bar) 4x5; Panca stretta 3x8-10",
      "- Giorno 2 — Contrasto: Complesso 3x3 affondi + 5 salti; Rematore 3x8 per arm",
    ],
  ],
  [
    "a day a row by its number, what is done under the heading of workouts, and how hard in words",
    () =>
      book({
        Plan: `
Week | Day | Workout | Duration | Distance | Intensity | Description
3 | 1 | Run | 40 min | 8 km | Moderate | Even pace
3 | 2 | Swim | 30 min | 1200m + NA | Low | Long strokes
3 | 3 | Rest | 0 | 0 | Low | Sleep
3 | 4 | Bike + Run | 90 min | 30 km + 5 km | High | Hills
3 | 5 | Run | 20 min | 4 km | Low | Easy`,
      }),
    [
      "3 Day 1: Run x40 min Moderate",
      "3 Day 2: Swim x30 min Low",
      "3 Day 4: Bike + Run x90 min High",
      "3 Day 5: Run x20 min Low",
    ],
  ],
  [
    "the name above the first of several tables, one of which has none",
    () =>
      book({
        Force: `
Haut salle
Exercice | Séries x reps | Repos
Rowing barre | 3 x 6-8 | 3 min
Pompes | 3 x 10-15 | 2 min
 | |
Exercice | Séries x reps | Repos
Tractions | 3 x 5-8 | 3 min
Curl | 3 x 8-12 | 2 min
 | |
Haut maison
Exercice | Séries x reps | Repos
Pompes serrées | 4 x 8-15 | 2 min
Rowing haltère | 3 x 10-15 | 2 min
 | |
Bas salle
Exercice | Séries x reps | Repos
Squat | 3 x 6-8 | 3 min
Fentes | 3 x 10-12 | 2 min`,
      }),
    [
      "- Haut salle: Rowing barre 3x6-8; Pompes 3x10-15; Tractions 3x5-8; Curl 3x8-12",
      "- Haut maison: Pompes serrées 4x8-15; Rowing haltère 3x10-15",
      "- Bas salle: Squat 3x6-8; Fentes 3x10-12",
    ],
  ],
  [
    "a kind of work where other rows have their number of sets",
    () =>
      book({
        Treino: `
Exercício | Séries | Reps | Carga
Supino reto | 4 | 8 | 30 kg
Remada curvada | 4 | 10 | 40 kg
Esteira | cardio | 20 min |
Agachamento | 3 | 12 | 60 kg`,
      }),
    ["- -: Supino reto 4x8 30 kg; Remada curvada 4x10 40 kg; Esteira x20 min; Agachamento 3x12 60 kg"],
  ],
  [
    "days side by side behind the places of their exercises, with reps before sets and the plates of both ends",
    () =>
      book({
        Plan: `
No. | Day 1 | Day 2 | Day 3
aim | legs | arms and back | running
1 | hack squat (5kg + 5kg) 12 x 2 | seated row 15 x 4 | 3 km
2 | hack squat (15kg + 15kg) 6~10 x 3 | curl 10 x 3 |
3 | leg curl 10 x 2 | dip 10 x 3 |
optional 1 | calf raise 10 x 2 | plank 10 x 2 |
optional 2 | leg press 10 x 2 | |`,
      }),
    [
      "- Day 1 – legs: hack squat 2x12 5 kg + 5 kg; hack squat 3x6-10 15 kg + 15 kg; leg curl 2x10; calf raise 2x10; leg press 2x10",
      "- Day 2 – arms and back: seated row 4x15; curl 3x10; dip 3x10; plank 2x10",
      "- Day 3 – running: Run x3 km",
    ],
  ],
  [
    "which workout of the week a run is, its pace in brackets, and what an app has recorded below each day",
    () =>
      page(`
# Plan for a 10 k
## Week 1
- Monday - 1st Workout: Hills 2 km warmup, 6 x (2 min @ 4:10 / 1 min jog), 2 km cooldown
-- 9.2 km View on Strava
- Tuesday - Normal Run
-- 8.1 km View on Strava
- Thurday - Normal Run
-- 8 km
- Saturday - 2nd Workout: Long run 14 km easy (5:40 or so)
-- 14.3 km View on Strava
- Sunday - Rest day`),
    [
      "1 1: warmup x2 km; Hills 6x2 min; cooldown x2 km",
      "1 2: Normal Run ",
      "1 4: Normal Run ",
      "1 6: Long run x14 km 5:40",
    ],
    ["doses_missing"],
  ],
  [
    "sessions of a sport as rows and weeks as columns, with marks of the past below",
    () =>
      book({
        Rowing: `
Spring plan
Session | Week 1 | Week 2 | Week 3 |
1 (Sprints) | 6 x 250m (2min rest) | 500m, 750m, 500m / 1min rest per 250m | 5 x 500m (3min rest) |
2 (Tempo) | 3 x 2k (4min rest) | 4k, 3k (5min rest) | 2 x 4k (5min rest) |
3 (Base) | 6k low HR | Steady distance (~8 to 10k) | 9k low HR |
 | | | |
Best times | | | |
Distance | Best | Split | When |
500m | 1:41.0 | 1:41.0 | - |`,
      }),
    [
      "1 Session 1 (Sprints): Row 6x250 m",
      "1 Session 2 (Tempo): Row 3x2 km",
      "1 Session 3 (Base): Row x6 km",
      "2 Session 1 (Sprints): Row x500 m, x750 m, x500 m",
      "2 Session 2 (Tempo): Row x4 km, x3 km",
      "2 Session 3 (Base): Row x8-10 km",
      "3 Session 1 (Sprints): Row 5x500 m",
      "3 Session 2 (Tempo): Row 2x4 km",
      "3 Session 3 (Base): Row x9 km",
    ],
  ],
  [
    "seconds that are tied to the name behind them",
    () =>
      page(`
**Day 1 – Fight conditioning**
- Sandbag carry – 4×20 m
- Push press – 3×8
- 12 Jump squats
- 40-sec Hollow hold
- 2-minute Bear crawl`),
    [
      "- Day 1 – Fight conditioning: Sandbag carry 4x20 m; Push press 3x8; Jump squats x12; Hollow hold x40 s; Bear crawl x2 min",
    ],
  ],
  [
    "a table of weeks for each lift, whose name stands alone above, and notes in rows of their own",
    () =>
      book({
        Cycle: `
Press
 | |
Summary
Weeks | Max | Daily aim | Max Reps | Max Sets
3 | 70 | 0.6 | 10 | 5
 | |
Plan
Week | Sets/Reps | Weight
1 | 4x6@60% | 42
2 | 3x7@65% | 45.5
3 | 5x3@75% | 52.5
 | |
Notes
pause all of them
Heavy single +1kg each week starting at 60kg
 | |
Deadlift
 | |
Summary
Weeks | Max | Daily aim | Max Reps | Max Sets
3 | 200 | 0.6 | 10 | 5
 | |
Plan
Week | Sets/Reps | Weight
1 | 8x3@60% | 120
2 | 6x3@65% | 130
3 | 5x3@75% | 150`,
      }),
    [
      "1 Press – Plan: Press 4x6 42 kg 60%",
      "1 Deadlift – Plan: Deadlift 8x3 120 kg 60%",
      "2 Press – Plan: Press 3x7 45.5 kg 65%",
      "2 Deadlift – Plan: Deadlift 6x3 130 kg 65%",
      "3 Press – Plan: Press 5x3 52.5 kg 75%",
      "3 Deadlift – Plan: Deadlift 5x3 150 kg 75%",
    ],
  ],
];

describe("programmes of the gym and the road", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
