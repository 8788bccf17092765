import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of sheets that are in use or in circulation, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a title of its own on the sheet of each weekday",
    () =>
      book({
        Friday: `
Push Strength — Bench Focus

Exercise | Sets | Reps
Bench press | 5 | 3
Dip | 3 | 8`,
        Monday: `
Pull Strength — Row Focus

Exercise | Sets | Reps
Barbell row | 5 | 5
Chin-up | 3 | 6`,
      }),
    [
      "- 5 Push Strength — Bench Focus: Bench press 5x3; Dip 3x8",
      "- 1 Pull Strength — Row Focus: Barbell row 5x5; Chin-up 3x6",
    ],
  ],
  [
    "a title of its own on the sheet of each counted day",
    () =>
      book({
        "Day 1": `
Upper – Overhead

Exercise | Sets | Reps
Push press | 5 | 3
Chin-up | 3 | 8`,
        "Day 2": `
Lower – Hinge

Exercise | Sets | Reps
Deadlift | 4 | 4
Leg curl | 3 | 12`,
      }),
    ["- Day 1 – Upper – Overhead: Push press 5x3; Chin-up 3x8", "- Day 2 – Lower – Hinge: Deadlift 4x4; Leg curl 3x12"],
  ],
  [
    "the whole dose under a target, beside sets that wait for what is done",
    () =>
      book({
        Plan: `
Day | Lift | Goal | Rest (s) | Set 1 | Set 2 | Set 3
Push | Incline press | 3x8-10 @1RIR | 120 | | |
^ | Dip | 3x6-8 @2RIR | 150 | | |
^ | Pushdown | 3x12 @0RIR | 60 | | |
Pull | Pendlay row | 3x5-7 @2RIR | 150 | | |
^ | Pulldown | 3x10-12 @1RIR | 90 | | |
^ | Hammer curl | 2x12-15 | 60 | | |`,
      }),
    [
      "- Push: Incline press 3x8-10 1 RIR; Dip 3x6-8 2 RIR; Pushdown 3x12 0 RIR",
      "- Pull: Pendlay row 3x5-7 2 RIR; Pulldown 3x10-12 1 RIR; Hammer curl 2x12-15",
    ],
  ],
  [
    "sessions side by side with a line about each below its name, and parts in the middle of their tables",
    () =>
      book({
        Plan: `
Heavy Press Session | < | < | | Heavy Pull Session | < | <
Built around one big press | < | < | | Built around one big pull | < | <
Exercise | Sets | Reps | | Exercise | Sets | Reps
Top work | | | | Top work | |
Floor press | 1 | 1-3 | | Rack pull | 1 | 1-3
Accessories | | | | Accessories | |
Dip | 4 | 8 | | Good morning | 4 | 8
Face pull | 3 | 15 | | Leg curl | 4 | 12`,
      }),
    [
      "- Heavy Press Session: Floor press 1x1-3; Dip 4x8; Face pull 3x15",
      "- Heavy Pull Session: Rack pull 1x1-3; Good morning 4x8; Leg curl 4x12",
    ],
  ],
  [
    "another sport on a day of a calendar of runs, and the race by the name of its town",
    () =>
      book({
        Plan: `
Autumn Half Marathon Plan

Week | Mon | Tue | Wed | Thu | Fri | Sat | Sun
1 | Rest | 3m | Cross | 4m | Yoga | 8m | XT
2 | Rest | 3m | Cross | 6 x 400 | Rest | 2m | Leeds Half Marathon`,
      }),
    [
      "1 2: Run x3 mi",
      "1 3: Cross ",
      "1 4: Run x4 mi",
      "1 5: Yoga ",
      "1 6: Run x8 mi",
      "1 7: XT ",
      "2 2: Run x3 mi",
      "2 3: Cross ",
      "2 4: Run 6x400 m",
      "2 6: Run x2 mi",
      "2 7: Leeds Half Marathon ",
    ],
  ],
  [
    "swims in metres, their lengths in brackets and the rest behind them",
    () =>
      page(`
# Semana 2
## Dia 1 – Base
**Aquecimento**
- 300m Crawl solto
- 4x50m Pernada lateral int. 15"
**Principal**
- 6x100m Costas (50m forte / 50m leve) int. 40"
- 4x50m (25m Peito / 25m Crawl) intervalo 30 s
**Final**
- 200m Peito leve`),
    ["2 Dia 1 – Base: Crawl solto x300 m; Pernada lateral 4x50 m; Costas 6x100 m; Swim 4x50 m; Peito leve x200 m"],
  ],
  [
    "boxes to tick with the kind of work in front, and short weekdays before their dates",
    () =>
      page(`
# Kletterplan
| Kürzel | Inhalt |
| FINGER | Griffkraft |
| KRAFT | Zug und Rumpf |
## Phase 2 · Aufbau
**Zeitraum: 3–8 März**
### Mo · 3. März
☐ **FINGER Balkenhängen – 5×10 s**
Nicht bis zum Letzten.
- Schultern aktiv ziehen, die Ellbogen gestreckt
- Ruhig atmen, den Blick nach vorne
### Mi · 5. März
☐ **KRAFT Zirkel B – Kurz**
Leichte Woche: 2 Sätze je Übung, Gewicht wie zuletzt.
- Klimmzüge 2×6
- Plank 2×40 s
☐ **FINGER Lockeres Bouldern – nach Gefühl**
### So · 8. März
☐ **KRAFT Liegestütze – 3×12**`),
    [
      "- 1: Balkenhängen 5x10 s",
      "- 3: Klimmzüge 2x6; Plank 2x40 s; Lockeres Bouldern – nach Gefühl ",
      "- 7: Liegestütze 3x12",
    ],
    [],
  ],
  [
    "the weekdays of all sessions in a line of text above them",
    () =>
      page(`
# Semana tipo
Lun: Empuje / Mié: Tirón / Vie: Piernas
## Rutina Empuje
- Press militar 4x8
- Fondos 3x10
## Rutina Tirón
- Remo 4x8
- Dominadas 3x6
## Rutina Piernas
- Sentadilla 4x8
- Zancada 3x10`),
    [
      "- 1 Rutina Empuje: Press militar 4x8; Fondos 3x10",
      "- 3 Rutina Tirón: Remo 4x8; Dominadas 3x6",
      "- 5 Rutina Piernas: Sentadilla 4x8; Zancada 3x10",
    ],
  ],
  [
    "the weekdays of all sessions in a line above them, and what is said of a session below its name",
    () =>
      book({
        Plan: `
Spring block
Mon: Push, Wed: Pull, Sat: Legs

Day | Exercise | Sets | Reps
Push\\nHeavy pressing. Leave one in the tank. | Incline press | 4 | 6
^ | Dip | 3 | 8
Pull | Chin-up | 4 | 6
^ | Row | 3 | 10
Legs | Front squat | 4 | 6
^ | Lunge | 3 | 10`,
      }),
    [
      "- 1 Push: Incline press 4x6; Dip 3x8",
      "- 3 Pull: Chin-up 4x6; Row 3x10",
      "- 6 Legs: Front squat 4x6; Lunge 3x10",
    ],
  ],
];

describe("real sheets, the sixteenth round", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
