import { describe, expect, it } from "vitest";
import { circuitOf } from "../../worker/documents/training/programs/circuit-lines";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Hand-outs and letters as coaches write them in Word, one habit each. */
const PROGRAMS: MeantProgram[] = [
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
  [
    "rounds, work and rest of a circuit, said once above its list",
    () =>
      page(`
**TREINO A DOIS – sem material**
**Semana 1**
**Dia 1 – Circuito**
4 voltas – 45 s de trabalho / 15 s de descanso, 2 min de pausa entre voltas
1. Agachamento livre
2. Montanhista
3. Press a uma mano
**Dia 2 – Força**
- Flexão: 3 x 10
- Prancha: 3 x 30 s
**Dia 3 – Final (3 rodadas, 20 s on / 10 s off)**
- Polichinelo
- Burpee`),
    [
      "1 Dia 1 – Circuito: Agachamento livre 4x45 s; Montanhista 4x45 s; Press a uma mano 4x45 s",
      "1 Dia 2 – Força: Flexão 3x10; Prancha 3x30 s",
      "1 Dia 3 – Final: Polichinelo 3x20 s; Burpee 3x20 s",
    ],
  ],
  [
    "work and rest of one exercise in its dose",
    () =>
      page(`
## Class A
- Trap bar deadlift: 4 x 6
- Assault bike: 30s on/30s off x 6
- Remo: 8 x 20 s trabajo / 40 s descanso`),
    ["- Class A: Trap bar deadlift 4x6; Assault bike 6x30 s; Remo 8x20 s"],
  ],
  [
    "days off that say what one may do instead",
    () =>
      page(`
# Camp
| Day | Session | Exercise | Sets | Reps |
| Mon | Strength | Back squat | 4 | 5 |
| ^ | ^ | Pull-up | 4 | 6 |
| Tue | Rest – sauna or a walk | < | < | < |
| Wed | Strength | Deadlift | 4 | 3 |
| ^ | ^ | Bench press | 4 | 6 |
| Thu | Off (travel) | < | < | < |
# Camp, at home
**Venerdì**
Riposo o passeggiata`),
    ["- 1 Strength: Back squat 4x5; Pull-up 4x6", "- 3 Strength: Deadlift 4x3; Bench press 4x6"],
  ],
  [
    "sentences with figures about the whole plan and about what comes after",
    () =>
      page(`
# Invierno
Clase de fuerza, 45 minutos, 4 semanas. Se trabaja siempre en parejas, el que descansa cuenta las repeticiones.
## Día 1
- Sentadilla: 4 x 6
- Remo: 4 x 8
Después, cinco minutos de estiramientos suaves.
## Día 2
- Press banca: 4 x 6
- Dominadas: 4 x 5`),
    ["- Día 1: Sentadilla 4x6; Remo 4x8", "- Día 2: Press banca 4x6; Dominadas 4x5"],
  ],
  [
    "groups of exercises under headings of their own, and amounts in front",
    () =>
      page(`
# Routine
## Warm-up (10 minutes)
- 5-10 Shoulder Circles
- 10+ Wrist Prep
- 30s Dead Bugs
- 2 minutes rest
## Strength (40 minutes)
**First Pair**
- 3x5-8 Pull-ups
- 3x5-8 Split Squats
**Superset B (60 s rest)**
- 3x8-12 Rows
- 3x8-12 Push-ups
## Progressions
| Movement | Easier | Harder |
| Pull-ups | negatives | weighted |
| Rows | high bar | feet up |`),
    [
      "- -: Shoulder Circles x5-10; Wrist Prep x10+; Dead Bugs x30 s; Pull-ups 3x5-8; Split Squats 3x5-8; Rows 3x8-12; Push-ups 3x8-12",
    ],
  ],
  [
    "exercises in bold, each over its dose, and a part in bold over several",
    () =>
      page(`
# Dryland
## Session One
**A1. Trap bar deadlift**
4 sets of 6 reps, 2 minutes rest
Push the floor away.
**Half-kneeling row**
3 x 8/side, slow
**Kettlebell flow**
Swing 3 x 12
Goblet squat 3 x 8
## Session Two
**Front squat**
4 sets of 5 reps
**Side plank**
3 x 30 s per side`),
    [
      "- Session One: Trap bar deadlift 4x6; Half-kneeling row 3x8 per side; Swing 3x12; Goblet squat 3x8",
      "- Session Two: Front squat 4x5; Side plank 3x30 s per side",
    ],
  ],
  [
    "a message with numbers as pictures and lists that were typed by hand",
    () =>
      page(`
*PLAN DE LUCÍA* 💪
*Día 1 (lunes)*
1️⃣ Sentadilla goblet 4x10
2️⃣ Peso muerto rumano 3x10
*Día 2 (jueves)*
Circuito 3 vueltas (40" trabajo / 20" descanso):
– Plancha
– Escaladores
– Burpees`),
    [
      "- 1 Día 1: Sentadilla goblet 4x10; Peso muerto rumano 3x10",
      "- 4 Día 2: Plancha 3x40 s; Escaladores 3x40 s; Burpees 3x40 s",
    ],
  ],
  [
    "runs whose words stand behind the distance, and a kind of work before a list",
    () =>
      page(`
# Plan biegowy – 10 km poniżej 50 minut
# Tydzień 1
Wtorek: 4 x 1 km w tempie 4:55/km, przerwa 2 min
Czwartek: siła – przysiady 3x15, wykroki 3x10 na nogę
## Sobota: bieg
- 6 x 30 s szybko / 30 s wolno`),
    ["1 2: Run 4x1 km 4:55/km", "1 4: przysiady 3x15; wykroki 3x10 per leg", "1 6 bieg: Run 6x30 s"],
  ],
  [
    "a title that names the weeks of the plan",
    () =>
      page(`
# Reha Schulter, Woche 1 und 2
**Woche 1**
| Tag | Übung | Sätze | Wdh. |
| Mo | Rudern | 3 | 12 |
| Fr | Liegestütz | 3 | 10 |
**Woche 2**
| Tag | Übung | Sätze | Wdh. |
| Mo | Rudern | 3 | 14 |
| Fr | Liegestütz | 3 | 12 |`),
    ["1 1: Rudern 3x12", "1 5: Liegestütz 3x10", "2 1: Rudern 3x14", "2 5: Liegestütz 3x12"],
  ],
  [
    "exercises in bold over labelled doses, without any session",
    () =>
      page(`
# Home programme – knee
Name: J. Smith     Date: 14/01/2027
Do these every other day.
**1. Quad set**
Sets: 3   Reps: 10   Hold: 5 seconds
**2. Mini squat**
Sets: 3   Reps: 8-10   Rest: 60 seconds
Keep it slow and controlled.
**3. Static bike**
Time: 10 minutes`),
    ["- -: Quad set 3x10; Mini squat 3x8-10; Static bike x10 min"],
  ],
  [
    "a week of days in a line each, some of them longer than any heading",
    () =>
      page(`
# Preparação física
Segunda-feira (manhã): Agachamento 4x6, Supino 4x8, Remada curvada 4x8, Prancha 3x40s
Terça-feira: descanso ou caminhada leve
Sexta-feira: 8 tiros de 200 m com 1 min de descanso
**Sábado – Corrida**
- 20 min leve
- Выпады: 3х10 на каждую ногу`),
    [
      "- 1 manhã: Agachamento 4x6; Supino 4x8; Remada curvada 4x8; Prancha 3x40 s",
      "- 5: tiros 8x200 m",
      "- 6 Corrida: Corrida x20 min; Выпады 3x10 per leg",
    ],
  ],
  [
    "sessions of two weekdays each, and what other weeks add to them",
    () =>
      page(`
# Siła dla zapasów
**Poniedziałek i czwartek**
| Ćwiczenie | Serie x powt. | Przerwa |
| Przysiad ze sztangą | 4x6 | 2 min |
| Podciąganie | 4x5 | 90 s |
**Wtorek / piątek – dół**
- Martwy ciąg 4x5
- Deska 3x45 s
Semanas 3 y 4: añade una serie a todo.`),
    [
      "- 1: Przysiad ze sztangą 4x6; Podciąganie 4x5",
      "- 2 dół: Martwy ciąg 4x5; Deska 3x45 s",
      "- 4: Przysiad ze sztangą 4x6; Podciąganie 4x5",
      "- 5 dół: Martwy ciąg 4x5; Deska 3x45 s",
    ],
  ],
  [
    "sessions named by number, weekday and time in a message of plain lines",
    () =>
      page(`
Von: Coach Jens
Betreff: AW: Krafttraining
Einheit 1 (Dienstag, 19:30 Uhr):
- Kniebeuge 4x6 (70%)
- Bankdrücken 3x8
Einheit 2 (Freitag, 19:30 Uhr):
- Kreuzheben 4x5 (75%)
- Rudern 3x10`),
    ["- 2 Einheit 1: Kniebeuge 4x6 70%; Bankdrücken 3x8", "- 5 Einheit 2: Kreuzheben 4x5 75%; Rudern 3x10"],
  ],
  [
    "how far a week goes, behind its number",
    () =>
      page(`
# Plan semi-marathon
## Semaine 1 – 34 km
| Jour | Contenu de la séance |
| Mardi | Échauffement : 20 min\\nVMA : 10 x 300 m, récup 1 min |
| Jeudi | Footing EF : 45 min |
## Semaine 2 – 38 km
| Jour | Contenu de la séance |
| Mardi | Échauffement : 20 min\\nVMA : 8 x 400 m, récup 1 min |
| Jeudi | Footing EF : 50 min |`),
    [
      "1 2: Échauffement x20 min; VMA 10x300 m",
      "1 4: Footing EF x45 min",
      "2 2: Échauffement x20 min; VMA 8x400 m",
      "2 4: Footing EF x50 min",
    ],
  ],
  [
    "goals in a list above the exercises of a phase, and months after weeks",
    () =>
      page(`
# ACL protocol
## Phase 1: Protection (Weeks 0-2)
Goals / criteria to progress:
- Full passive extension
- Single-leg squat x10 with good control
| Exercise | Sets | Reps / Time |
| Quad Set | 3 | 10 |
| Heel Slide | 3 | 15 |
## Phase 2: Strength (Weeks 3-6)
| Exercise | Sets | Reps / Time |
| Mini Squat | 3 | 12 |
| Glute Bridge | 3 | 15 |
## Phase 3: Running (Months 2-4)
| Exercise | Sets | Reps / Time |
| Back Squat | 4 | 6 |
| Box Jump | 4 | 5 |`),
    [
      "1 -: Quad Set 3x10; Heel Slide 3x15",
      "3 -: Mini Squat 3x12; Glute Bridge 3x15",
      "4 -: Mini Squat 3x12; Glute Bridge 3x15",
      "5 -: Mini Squat 3x12; Glute Bridge 3x15",
      "6 -: Mini Squat 3x12; Glute Bridge 3x15",
      "7 -: Back Squat 4x6; Box Jump 4x5",
    ],
  ],
  [
    "an amount alone below the day that names it",
    () =>
      page(`
# Land training
## WEEK 1
### Tuesday – Weights
A1. Deadlift – 4 sets of 5 @ 70%
A2. Box jump – 4 sets of 3
### Thursday – Erg
3 x 10 min @ rate 20, 2 min rest
### Saturday – Weights
A1. Front squat – 4 x 6 @ 70%
B. Back extension – 3 x 12`),
    [
      "1 2 Weights: Deadlift 4x5 70%; Box jump 4x3",
      "1 4 Erg: Erg 3x10 min",
      "1 6 Weights: Front squat 4x6 70%; Back extension 3x12",
    ],
  ],
  [
    "sentences with figures above days in columns, and trips",
    () =>
      page(`
# Kettlebell for the mats
Gracie Southside, blue belts and up. 3 days, one kettlebell (16 or 24). 20 minutes, no excuses.
| Day 1 | Day 2 |
| Swings 5x15 | Turkish get up 5x1/side |
| Goblet squat 4x10 | Push ups 3xAMRAP |
| Rope climb 3 trips | Bear crawl 4x15m |`),
    [
      "- Day 1: Swings 5x15; Goblet squat 4x10; Rope climb 3x",
      "- Day 2: Turkish get up 5x1 per side; Push ups 3xAMRAP; Bear crawl 4x15 m",
    ],
    ["sets_unclear"],
  ],
  [
    "two workouts side by side in a table without headings",
    () =>
      page(`
# Novice program
## Phase 1
| Workout A | < | Workout B | < |
| Squat | 3x5 | Squat | 3x5 |
| Press | 3x5 | Bench Press | 3x5 |
| Deadlift | 1x5 | Power Clean | 5x3 |`),
    ["- Workout A: Squat 3x5; Press 3x5; Deadlift 1x5", "- Workout B: Squat 3x5; Bench Press 3x5; Power Clean 5x3"],
  ],
  [
    "ratings, and the last set again",
    () =>
      page(`
# The Bridge
"5 @ 6" means five reps at RPE 6. Work up with 5-10% jumps and repeat the last set.
## Day 1
| Exercise | Prescription |
| Squat with belt | 5 @ 6, 5 @ 7, 5 @ 8 x 3 sets |
| Barbell Row | 8 @ 7 x 4 sets |
| Stand on one leg | 3 times 10 seconds each leg |`),
    [
      "- Day 1: Squat with belt 1x5 RPE 6, 1x5 RPE 7, 3x5 RPE 8; Barbell Row 4x8 RPE 7; Stand on one leg 3x10 s per leg",
    ],
  ],
  [
    "a column a day in a table, days counted on, and remarks in a list",
    () =>
      page(`
# Easy Strength
## Week 1
| Exercise | Day 1 | Day 2 | Day 3 |
| Overhead Press | 2 x 5 | 2 x 5 | 5-3-2 |
| Kettlebell Swing | 1 x 50 | 1 x 30 | 2 x 20 |
## Week 2
| Exercise | Day 4 | Day 5 | Day 6 |
| Overhead Press | 6 x 1 | 1 x 10 | 2 x 5 |
| Kettlebell Swing | 1 x 50 | 2 x 25 | 1 x 30 |
### Some remarks
- Warm up with a few goblet squats and some hip stretches.`),
    [
      "1 Day 1: Overhead Press 2x5; Kettlebell Swing 1x50",
      "1 Day 2: Overhead Press 2x5; Kettlebell Swing 1x30",
      "1 Day 3: Overhead Press 1x5, 1x3, 1x2; Kettlebell Swing 2x20",
      "2 Day 4: Overhead Press 6x1; Kettlebell Swing 1x50",
      "2 Day 5: Overhead Press 1x10; Kettlebell Swing 2x25",
      "2 Day 6: Overhead Press 2x5; Kettlebell Swing 1x30",
    ],
  ],
  [
    "how often, behind how long",
    () =>
      page(`
# Stay Steady
## Session 1 – Balance
| Exercise | How | How many | Rest in between |
| One-leg stand | One finger on the worktop | 10 seconds each leg, 3 times | |
| Knee bends | As low as is comfortable | 2 sets of 8 | 1 minute |
| Marching on the spot | Lift your knees | 1 minute, twice | 1 minute |
| Plank | On the knees | 20 sec x 3 | |`),
    ["- Session 1 – Balance: One-leg stand 3x10 s per leg; Knee bends 2x8; Marching on the spot 2x1 min; Plank 3x20 s"],
  ],
  [
    "both halves of a name, neither of which is known",
    () =>
      page(`
# Head season
| Day | Week 1 | Week 2 | Week 3 |
| Tuesday | Tank intervals 4 x 1000 m, rest 4 min | Tank intervals 5 x 1000 m, rest 4 min | Tank test 1 x 5000 m |
| Thursday | UT1 pieces 3 x 12 min, rest 3 min | UT1 pieces 3 x 14 min, rest 3 min | UT1 pieces 2 x 12 min, rest 3 min |
| Saturday | Water – long paddle 16 km | Water – long paddle 18 km | Head race 6.8 km |`),
    [
      "1 2: Tank intervals 4x1000 m",
      "1 4: UT1 pieces 3x12 min",
      "1 6: Water – long paddle x16 km",
      "2 2: Tank intervals 5x1000 m",
      "2 4: UT1 pieces 3x14 min",
      "2 6: Water – long paddle x18 km",
      "3 2: Tank test 1x5000 m",
      "3 4: UT1 pieces 2x12 min",
      "3 6: Head race x6.8 km",
    ],
    ["little_training"],
  ],
  [
    "facts about a patient, and when to stop",
    () =>
      page(`
# Programa domiciliario: rodilla
Paciente: M. L. G.     Fecha: 14/10     Próxima revisión: 4/11
## Sesión A: Movilidad
| Ejercicio | Series | Repeticiones / tiempo |
| Elevación de pierna recta | 3 | 10 por pierna |
| Puente de glúteos | 3 | 12 |
## Semáforo del dolor
| Verde | 0–3 | Siga igual |
| Amarillo | 4–5 | Quite una serie |`),
    ["- Sesión A: Movilidad: Elevación de pierna recta 3x10 per leg; Puente de glúteos 3x12"],
  ],
  [
    "sports as columns, in Dutch",
    () =>
      page(`
# Kwarttriatlon
## Week 1 – wennen
| Dag | Zwemmen | Fietsen | Lopen |
| Dinsdag | 8 x 50 m, 20 s rust | – | – |
| Woensdag | – | 60 min Z2 | – |
| Zaterdag | – | 75 min Z2 | 15 min Z2 |
## Week 2 – opbouw
| Dag | Zwemmen | Fietsen | Lopen |
| Dinsdag | 8 x 100 m, 20 s rust | – | – |
| Woensdag | – | 70 min Z2 | – |
| Zaterdag | – | 80 min Z2 | 20 min Z2 |`),
    [
      "1 2: Zwemmen 8x50 m",
      "1 3: Fietsen x60 min",
      "1 6: Fietsen x75 min; Lopen x15 min",
      "2 2: Zwemmen 8x100 m",
      "2 3: Fietsen x70 min",
      "2 6: Fietsen x80 min; Lopen x20 min",
    ],
  ],
  [
    "loads for men and for women",
    () =>
      page(`
# Partner day
## Saturday
- Farmer Carry: 6 x 40 m (32/24 kg)
- Push Press: 5 x 3 @ 70%
- Wall Sit: 3 x 40 s`),
    ["- 6: Farmer Carry 6x40 m 32/24 kg; Push Press 5x3 70%; Wall Sit 3x40 s"],
  ],
  [
    "a load for each of the sets",
    () =>
      page(`
# Heavy – Light – Medium
**Week 1**
**Monday – Heavy**
1. Back Squat – 5 x 5 (135, 165, 195, 225, 255 lb)
2. Weighted Sit-up – 3 x 15
**Week 2**
**Monday – Heavy**
1. Back Squat – 5 x 5 (135, 165, 195, 225, 260 lb)
2. Weighted Sit-up – 3 x 15`),
    [
      "1 1 Heavy: Back Squat 1x5 135 lb, 1x5 165 lb, 1x5 195 lb, 1x5 225 lb, 1x5 255 lb; Weighted Sit-up 3x15",
      "2 1 Heavy: Back Squat 1x5 135 lb, 1x5 165 lb, 1x5 195 lb, 1x5 225 lb, 1x5 260 lb; Weighted Sit-up 3x15",
    ],
  ],
  [
    "ladders and times of three exercises, and what ladders mean",
    () =>
      page(`
# Rite of Passage
Ladders: 5 x (1,2,3) means five ladders of one, two and three reps per side.
## WEEK 1
| Day | Clean and Press | Pull-up | Swing |
| Monday (Light) | 2 x (1,2,3) | 2 x 3 | 5 min |
| Saturday (Heavy) | 3 x (1,2,3) | 5 x 3 | 9 min |
## WEEK 2
| Day | Clean and Press | Pull-up | Swing |
| Monday (Light) | 2 x (1,2,3) | 2 x 3 | 6 min |
| Saturday (Heavy) | 4 x (1,2,3) | 5 x 3 | 10 min |
When you own 5 x (1,2,3,4,5) on the heavy day, buy the next bell.`),
    [
      "1 1 Light: Clean and Press 2x1,2,3; Pull-up 2x3; Swing x5 min",
      "1 6 Heavy: Clean and Press 3x1,2,3; Pull-up 5x3; Swing x9 min",
      "2 1 Light: Clean and Press 2x1,2,3; Pull-up 2x3; Swing x6 min",
      "2 6 Heavy: Clean and Press 4x1,2,3; Pull-up 5x3; Swing x10 min",
    ],
  ],
];

/** What is said once of all lifts of a circuit, and what says it of one exercise. */
const CIRCUITS: [said: string, circuit: ReturnType<typeof circuitOf>][] = [
  [`3 giri, 40" lavoro / 20" recupero, 1'30" di pausa tra i giri`, { count: "3", duration: "40 s", rest: "20 s" }],
  ["Circuit: 40/20 x 4 rounds", { count: "4", duration: "40 s", rest: "20 s" }],
  ["3 vueltas: 30 s trabajo, 15 s descanso, 1 min entre vueltas", { count: "3", duration: "30 s", rest: "15 s" }],
  ["Zirkel, 3 Runden: 40 s Belastung, 20 s Pause", { count: "3", duration: "40 s", rest: "20 s" }],
  ["3 rundy, 40 s pracy, 20 s przerwy, 2 min przerwy między rundami", { count: "3", duration: "40 s", rest: "20 s" }],
  ["3 круга: 40 с работы, 20 с отдыха", { count: "3", duration: "40 s", rest: "20 s" }],
  ["3 tours de 40 s d'effort et 20 s de repos", { count: "3", duration: "40 s", rest: "20 s" }],
  ["45 s each exercise, 15 s rest between exercises, 3 rounds", { count: "3", duration: "45 s", rest: "15 s" }],
  ["L-sit: 3 rounds of 20 s, 40 s rest", null],
  ["Handstand: 5x20-30 s", null],
  ["Row 500 m, rest 2 min", null],
];

describe("coaches' documents", () => {
  it.each(PROGRAMS)("%s", asMeant);

  it("keeps the sessions of a squad together where times of day told them apart", () => {
    const squad = ([a, b, c, d]: string[], first: string, second: string) => `
Session 1 (${first}) | < | | Session 2 (${second}) | <
Exercise | Sets x Reps | | Exercise | Sets x Reps
${a} | 4x5 | | ${c} | 4x6
${b} | 3x8 | | ${d} | 3x10`;
    const reading = programIn(
      book({
        Rugby: squad(["Deadlift", "Push press", "Front squat", "Row"], "Mon 7:00", "Thu 7:00"),
        Rowing: squad(["Power clean", "Bench pull", "Back squat", "Plank"], "Mon 16:15", "Wed 16:15"),
      }),
    );
    const [week] = reading.weeks;
    expect(week?.sessions.map(({ weekday, title }) => `${weekday} ${title}`)).toEqual([
      "1 Rugby: Session 1",
      "4 Rugby: Session 2",
      "1 Rowing: Session 1",
      "3 Rowing: Session 2",
    ]);
  });

  it.each(CIRCUITS)("reads the times of %s", (said, circuit) => expect(circuitOf(said)).toEqual(circuit));

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
