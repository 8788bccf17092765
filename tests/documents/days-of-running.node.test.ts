import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Plans that say how far and how long in the line, cell or list of each day, a habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "days in lines, the distance in front of what it is called",
    () =>
      page(`
# Ten weeks to the lake race
**Week 1**
- Mon - 6km easy run ✅
- Tue - off
- Wed - 30km hilly ride
- Fri - 25 min tempo
- Sun - 11km long run
**Week 2**
- Mon - 7km easy run
- Wed - 5 x 800m, 2 min jog between
- Sun - 12k easy`),
    [
      "1 1: easy run x6 km",
      "1 3: hilly ride x30 km",
      "1 5: tempo x25 min",
      "1 7: long run x11 km",
      "2 1: easy run x7 km",
      "2 3: Run 5x800 m",
      "2 7: Run x12 km",
    ],
  ],
  [
    "pieces of a run behind each other",
    () =>
      page(`
Semaine 3
Mercredi : 15' échauffement + 12 x 30/30 + 10' retour au calme
Vendredi : 40 min à 11 km/h
Dimanche : 1h20 sortie longue`),
    ["3 3: échauffement x15 min; Run 12x30 s; retour au calme x10 min", "3 5: Run x40 min", "3 7: sortie longue x1h20"],
  ],
  [
    "a day of any other sport among the runs",
    () =>
      page(`
Semana 2
Terça-feira: 35' de trote
Quarta-feira: esporte à escolha
Sexta-feira: 8 km progressivos – 4' leve, 4' forte
Sábado: descanso
Domingo: 12 km de corrida leve`),
    ["2 2: trote x35 min", "2 3: esporte à escolha ", "2 5: progressivos x8 km", "2 7: corrida leve x12 km"],
  ],
  [
    "days as items of a list, with what is run below them",
    () =>
      page(`
## Week 4
- Tuesday
10 min of easy jogging
6 x 2 min at race pace
- Friday
45 min at 10 km/h
## Week 5
- Tuesday
50 min at 10 km/h`),
    ["4 2: easy jogging x10 min; Run 6x2 min", "4 5: Run x45 min", "5 2: Run x50 min"],
  ],
  [
    "a table a row a day, whose column of sessions names what is done",
    () =>
      book({
        Plan: `
Week | Day | Session | Duration | Pace
1 | Tuesday | Easy run | 40 min | 6:10/km
1 | Thursday | Tempo | 30 min | 5:00/km
2 | Tuesday | Easy run | 45 min | 6:10/km
2 | Thursday | Intervals | 35 min | 4:30/km`,
      }),
    ["1 2: Easy run x40 min", "1 4: Tempo x30 min", "2 2: Easy run x45 min", "2 4: Intervals x35 min"],
  ],
  [
    "headings that an app has written, the week behind the day",
    () =>
      book({
        plan: `
day | plan_week | activity | sets | reps
Monday | 1 | push-ups | 3 | 10
Tuesday | 1 | air squats | 3 | 20
Monday | 2 | push-ups | 3 | 12
Tuesday | 2 | air squats | 3 | 22`,
      }),
    ["1 1: push-ups 3x10", "1 2: air squats 3x20", "2 1: push-ups 3x12", "2 2: air squats 3x22"],
  ],
  [
    "minutes that are written like metres, and parts of a run in brackets",
    () =>
      book({
        "Half marathon": `
Week | Mon | Wed | Sat
1 | 25m Yoga | Bike: 5x3m Hard | 9km (4 x 1 min fast)
2 | 25m Yoga | Run: 6x400m | 10km easy`,
      }),
    [
      "1 1: Yoga x25 min",
      "1 3: Bike 5x3 min",
      "1 6: Run x9 km",
      "2 1: Yoga x25 min",
      "2 3: Run 6x400 m",
      "2 6: Run x10 km",
    ],
  ],
  [
    "lengths of strokes in a document that never says swimming",
    () =>
      page(`
**Wednesday**
Warm-up
- 300 choice
- 4 x 50 kick
Main set
- 8 x 100 free @ 1:50
- 200 pull
- 100 easy`),
    ["- 3: choice x300; kick 4x50; free 8x100; pull x200; easy x100"],
  ],
  [
    "pieces that follow each other in lines, under what the day is about",
    () =>
      page(`
# Plan pour courir 20 km en 1h50 avec 3 séances
- VMA estimée : 15 km/h
## Semaine 1
- Mercredi
**Endurance active**
10mn d'échauffement
suivies de 3 fois 8mn à 13km/h – Récupération entre les répétitions : 2mn
terminer par 5mn de retour au calme
- Samedi
**Allure**
2x1mn30 – Récupération : 1mn
40mn à 12km/h`),
    [
      "1 3 Endurance active: échauffement x10 min; Run 3x8 min; retour au calme x5 min",
      "1 6 Allure: Allure 2x1mn30; Run x40 min",
    ],
  ],
  [
    "days behind typed bullets, the first of which heads the others",
    () =>
      page(`
Week 1
• Mon - 5km easy run
• Wed - 6 x 400m
Week 2
• Mon - 6km easy run
• Wed - 8 x 400m`),
    ["1 1: easy run x5 km", "1 3: Run 6x400 m", "2 1: easy run x6 km", "2 3: Run 8x400 m"],
  ],
];

describe("days of running", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
