import { describe, expect, it } from "vitest";
import { notesWithDose } from "../../worker/contract/exercise-notes";
import type { SourceDocument } from "../../worker/documents/document-model";
import { readTraining } from "../../worker/documents/training/read-training";
import { weekDraft } from "../../worker/documents/training/week-draft";
import { workoutDraft } from "../../worker/documents/training/workout-draft";
import { book, page } from "./written-documents";

/** Weeks of three options as coaches write them, one habit each. */
const WEEKS: [what: string, document: SourceDocument, sections: string[]][] = [
  [
    "the day and its title in two lines of one cell",
    page(`
| Day | Option | Exercise | Sets | Reps
| TUE\\nPull | No equipment | Towel row | 3 | 8
| ^ | Equipment | Cable row | 4 | 6
| FRI\\nEngine | No equipment | Sprawl | 5 | 10
| ^ | Equipment | Sled push | 6 | 4`),
    [
      "2 Pull/no_equipment: Towel row (3 x 8)",
      "2 Pull/equipment: Cable row (4 x 6)",
      "5 Engine/no_equipment: Sprawl (5 x 10)",
      "5 Engine/equipment: Sled push (6 x 4)",
    ],
  ],
  [
    "options behind a letter and a dash, the last one following the coach",
    page(`
## Tuesday
| Exercise | Sets | Reps
| A – At Home (no kit) | <
| Crab reach | 2 | 8
| B – Gym | < | <
| Sled drag | 5 | 20 m
| C – Follow the Coach | < | <
| Clean pull | 4 | 3`),
    ["2/no_equipment: Crab reach (2 x 8)", "2/equipment: Sled drag (5 x 20 m)", "2/coach_program: Clean pull (4 x 3)"],
  ],
  [
    "options in a coach's own words, which brackets explain, and codes that begin with a figure",
    book({
      Tue: `
Tuesday – Pull
Nothing at hand (no equipment)
1A Towel hang | 3 x 30s
1B Inchworm | 3 x 6 | slow
The iron room (equipment)
1A Deadlift | 5 x 3
2A Box jump | 4 x 4`,
    }),
    [
      "2 Pull/no_equipment: 1A Towel hang (3 x 30s), 1B Inchworm (3 x 6 | slow)",
      "2 Pull/equipment: 1A Deadlift (5 x 3), 2A Box jump (4 x 4)",
    ],
  ],
  [
    "doses with their rest below numbered names, and a finisher among codes",
    page(`
## Monday | Push
**Track A – Bodyweight**
1. Pike press
4 sets of 12 · rest 45s
1. Star jump
4 sets of 5 · rest 60s
**Track B – Equipment**
1. Bench press
4 sets of 8 · tempo 31X0
1. Cable row
2 sets of 20 · rest 2 min`),
    [
      "1 Push/no_equipment: Pike press (4 sets of 12 | Rest 45s), Star jump (4 sets of 5 | Rest 60s)",
      "1 Push/equipment: Bench press (4 sets of 8 | Tempo 31X0), Cable row (2 sets of 20 | Rest 2 min)",
    ],
  ],
  [
    "a finisher without a code among exercises with codes",
    page(`
FRIDAY
Option 1 (no kit):
- A1. Side plank: 3x30s
- A2. Air squat: 3x15
- B1. Push-up: 3x12
Finisher: Rope skipping, 5 min`),
    ["5/no_equipment: A1 Side plank (3x30s), A2 Air squat (3x15), B1 Push-up (3x12), Rope skipping [Finisher] (5 min)"],
  ],
  [
    "days before two strokes",
    page(`
MON // press
-- no equipment --
A1 Pike press - 3x8
WED // engine
-- no equipment --
A1 Shrimp - 4x20`),
    ["1 press/no_equipment: A1 Pike press (3x8)", "3 engine/no_equipment: A1 Shrimp (4x20)"],
  ],
  [
    "options by their initials, said once",
    book({
      Plan: `
Day | Option | Order | Movement | Sets | Reps
Monday | NE | A1 | Air squat | 3 | 20
| | A2 | Bridge | 3 | 12
| EQ | A1 | Front squat | 4 | 5
| CP | A1 | Box squat | 5 | 3`,
    }),
    [
      "1/no_equipment: A1 Air squat (3 x 20), A2 Bridge (3 x 12)",
      "1/equipment: A1 Front squat (4 x 5)",
      "1/coach_program: A1 Box squat (5 x 3)",
    ],
  ],
  [
    "a column of tier and focus",
    book({
      Thu: `
THURSDAY
Equipment
Code | Exercise | Focus / Tier | Sets x Reps
A1 | Clean pull | A / Power | 4x3
B1 | Ring row | B / Strength | 3x10`,
    }),
    ["4/equipment: A1 Clean pull [A-Tier Power] (4x3), B1 Ring row [B-Tier Strength] (3x10)"],
  ],
  [
    "rows of a tier beside an option that is merged over them",
    book({
      Week: `
MONDAY
Option | Code | Exercise | Sets | Reps
Equipment | A-TIER | |
^ | A1 | Deadlift | 3 | 5
^ | B-TIER | |
^ | B1 | Dip | 3 | 8
Coach's program | A-TIER | |
^ | A1 | Rack pull | 4 | 4`,
    }),
    [
      "1/equipment: A1 Deadlift [A-Tier] (3 x 5), B1 Dip [B-Tier] (3 x 8)",
      "1/coach_program: A1 Rack pull [A-Tier] (4 x 4)",
    ],
  ],
  [
    "names, doses and cues in one cell beside another",
    book({
      Week: `
Tuesday: Pull
EQUIPMENT
A1 Pendlay row - 4x6 - From the floor | see group chat
B1 Hammer curl – 3x12 – No swing | see group chat`,
    }),
    [
      "2 Pull/equipment: A1 Pendlay row (4x6 | From the floor | see group chat), B1 Hammer curl (3x12 | No swing | see group chat)",
    ],
  ],
  [
    "a cool-down below the tiers",
    page(`
## Monday
### Equipment
#### C-Tier | Core
**C1. Hollow hold - 3x20 sec**
**Cool-down**
- Pigeon pose - 2x60 sec`),
    ["1/equipment: C1 Hollow hold [C-Tier Core] (3x20 sec), Pigeon pose [Cool-down] (2x60 sec)"],
  ],
  [
    "tiers behind their label, and exercises without codes among others",
    page(`
## Monday
### Equipment
- **A1 Trap bar jump**
- Sets x reps: 4 x 3
- Tier: B
## Tuesday
### Equipment
- **Couch hold**
- Sets x reps: 2 x 5
- **Frog press**
- Sets x reps: 2 x 8`),
    ["1/equipment: A1 Trap bar jump [B-Tier] (4 x 3)", "2/equipment: Couch hold (2 x 5), Frog press (2 x 8)"],
  ],
  [
    "a day off that is merged over all rows of the week",
    book({
      Calendar: `
| Monday | Tuesday | Wednesday
EQUIPMENT | | OFF - sleep |
A1 | Squat\\n3 x 5\\nStay tall | ^ | Row\\n4 x 8\\nPause
A2 | Plank\\n3 x 30 sec | ^ | Curl\\n3 x 12`,
    }),
    [
      "1/equipment: A1 Squat (3 x 5 | Stay tall), A2 Plank (3 x 30 sec)",
      "3/equipment: A1 Row (4 x 8 | Pause), A2 Curl (3 x 12)",
    ],
  ],
  [
    "options by their initials alone in a line",
    page(`
**MON - lower**
NE
wall sit\t3x45s
EQ
back squat\t5x3 @ 82%\tbelt ok
kb march\t3x30m\theavy, RPE 9`),
    [
      "1 lower/no_equipment: wall sit (3x45s)",
      "1 lower/equipment: back squat (5x3 | 82% | belt ok), kb march (3x30m | heavy, RPE 9)",
    ],
  ],
  [
    "days in letters",
    book({
      Flat: `
Opt | Day | Movement | Prescription
NE | M | Bridge | 2 x 10
NE | T | Shrimp | 4 x 12
NE | Th | Crawl | 3 x 20m
EQ | T | Carry | 3 x 40m`,
    }),
    [
      "1/no_equipment: Bridge (2 x 10)",
      "2/no_equipment: Shrimp (4 x 12)",
      "2/equipment: Carry (3 x 40m)",
      "4/no_equipment: Crawl (3 x 20m)",
    ],
  ],
  [
    "rounds behind an option, and sides behind names",
    page(`
**Monday - total body**
Equipment: 4 rounds
8 thrusters
6 jump lunges per side`),
    ["1 total body/equipment: thrusters (4 x 8 | 4 rounds), jump lunges (4 x 6 per side | 4 rounds)"],
  ],
  [
    "titles of days beside each other, on a sheet of one option",
    book({
      Equipment: `
MON | | TUE | | WED |
Legs | | Pull | | Push |
|
A1. Hack squat | 3 x 5 | A1. Row | 4 x 8 | A1. Dip | 5 x 5
A2. Calf raise | 3 x 15 | A2. Curl | 3 x 12 | A2. Fly | 3 x 10`,
    }),
    [
      "1 Legs/equipment: A1 Hack squat (3 x 5), A2 Calf raise (3 x 15)",
      "2 Pull/equipment: A1 Row (4 x 8), A2 Curl (3 x 12)",
      "3 Push/equipment: A1 Dip (5 x 5), A2 Fly (3 x 10)",
    ],
  ],
  [
    "the title of a day beside its name, once for its options",
    book({
      Treino: `
seg | pernas | sem equipamento | ponte 4x12 | afundo 3x10
| | equipamento | remada 4x8 | rosca 3x12`,
    }),
    ["1 pernas/no_equipment: ponte (4x12), afundo (3x10)", "1 pernas/equipment: remada (4x8), rosca (3x12)"],
  ],
  [
    "options in the coach's own words",
    page(`
**Monday - legs**
No gear? Do this:
wall sit 3x45 s
Full gym
hack squat 3x8 w/ 60 kg
What I'm doing
front squat 5x3
**Tuesday - push**
mine:
press 5x5`),
    [
      "1 legs/no_equipment: wall sit (3x45 s)",
      "1 legs/equipment: hack squat (3x8 | 60 kg)",
      "1 legs/coach_program: front squat (5x3)",
      "2 push/coach_program: press (5x5)",
    ],
  ],
  [
    "letters without a number over their doses",
    page(`
| Day | Option A (no kit) | Option B (barbell and rack)
| MONDAY\\nLower | A. Lever plank\\n4 x 25 s\\nB1. Towel wring\\n2 x 30 s\\nB2. Calf raise\\n3 x 12 | A1. Squat\\n5 x 5\\nA2. Ham raise\\n3 x 8\\nB. Wrist roller\\n3 x 2 @ 5 kg`),
    [
      "1 Lower/no_equipment: A Lever plank (4 x 25 s), B1 Towel wring (2 x 30 s), B2 Calf raise (3 x 12)",
      "1 Lower/equipment: A1 Squat (5 x 5), A2 Ham raise (3 x 8), B Wrist roller (3 x 2 | 5 kg)",
    ],
  ],
  [
    "what each day is called beside its weekday",
    book({
      Export: `
Week | Day | Session | Track | Movement | Sets | Reps
17 | Mon | Heavy lower | Bodyweight | Pistol squat | 4 | 5
17 | Mon | Heavy lower | Full gym | Trap bar | 4 | 6
17 | Tue | Fast upper | Coach | Clap push-up | 5 | 3`,
    }),
    [
      "1 Heavy lower/no_equipment: Pistol squat (4 x 5)",
      "1 Heavy lower/equipment: Trap bar (4 x 6)",
      "2 Fast upper/coach_program: Clap push-up (5 x 3)",
    ],
  ],
  [
    "numbered days without a sign, and circuits of figures",
    book({
      Sheet: `
DAY 1 push
Home
Clap push-up | 4x5 | Leave the floor
DAY 5 circuits
Home
3 rounds, 90 sec rest between
Towel row | 12 | Pull it apart
Crab walk | 10-12`,
    }),
    [
      "1 push/no_equipment: Clap push-up (4x5 | Leave the floor)",
      "5 circuits/no_equipment: Towel row (3 x 12 | 3 rounds, 90 sec rest between | Pull it apart), Crab walk (3 x 10-12 | 3 rounds, 90 sec rest between)",
    ],
  ],
  [
    "tier and category between a name and its dose",
    page(
      `
## Day 1 (Monday): Push
| No Equipment | Equipment
| A1 Mat shuttle\\nA-Tier | Conditioning\\n3x40m\\nFast feet | A1 Hip hinge\\nA-Tier – Mobility\\n2x10`.replace(
        "A-Tier | C",
        "A-Tier · C",
      ),
    ),
    [
      "1 Push/no_equipment: A1 Mat shuttle [A-Tier Conditioning] (3x40m | Fast feet)",
      "1 Push/equipment: A1 Hip hinge [A-Tier Mobility] (2x10)",
    ],
  ],
  [
    "exercises between bars, on a line each",
    page(`
## Tuesday - Upper
### Equipment
A1 | A-Tier | Core | Star plank | 3x25 sec | Long line
B1 | B-Tier | Power | Box jump | 4x3`),
    ["2 Upper/equipment: A1 Star plank [A-Tier Core] (3x25 sec | Long line), B1 Box jump [B-Tier Power] (4x3)"],
  ],
  [
    "load and tempo in the column of sets and reps, below an option in short",
    book({
      Plan: `
Thursday: Hinge
No Equip. | Exercise | Category | Sets x Reps
A1 | Archer push-up | Strength | 3x6
Equipment | Exercise | Category | Sets x Reps
A1 | Landmine press | Strength | 3x6 RPE 7 (31X0)`,
    }),
    [
      "4 Hinge/no_equipment: A1 Archer push-up [Strength] (3x6)",
      "4 Hinge/equipment: A1 Landmine press [Strength] (3x6 | RPE 7 | Tempo 31X0)",
    ],
  ],
  [
    "exercises side by side below each option, a sheet a day",
    book({
      Mon: `
Longevity plan
Monday – Hips
No Equipment
Code | A1 | A2
Exercise | Hip switch | Granby roll
Sets x reps | 5x5 | 4x6
|
Equipment
Code | A1 | B1
Exercise | Pullover | Halo
Sets x reps | 3x10 | 2x8`,
    }),
    [
      "1 Hips/no_equipment: A1 Hip switch (5x5), A2 Granby roll (4x6)",
      "1 Hips/equipment: A1 Pullover (3x10), B1 Halo (2x8)",
    ],
  ],
  [
    "the theme of the day beside its name, the kind of work further on, and counts in words in a cue",
    book({
      Programme: `
Jour | Thème | Option | Code | Exercice | Catégorie | Séries | Reps | Consigne
Lundi | Jambes | Sans matériel | A1 | Fuite de hanches | Conditionnement | 5 | 6 | Reste grand
| | | A2 | Gainage haut | Gainage | 2 | 8 | Two seconds down`,
    }),
    [
      "1 Jambes/no_equipment: A1 Fuite de hanches [Conditionnement] (5 x 6 | Reste grand), A2 Gainage haut [Gainage] (2 x 8 | Two seconds down)",
    ],
  ],
  [
    "counts in words in a cue behind its dose",
    page(`
**Monday**
Equipment
A1 Ham curl 3 x 8-10 | Two full seconds back`),
    ["1/equipment: A1 Ham curl (3 x 8-10 | Two full seconds back)"],
  ],
  [
    "kinds of work in brackets behind the names, and tiers side by side",
    page(`
## Monday: Hinge
| | A-Tier | B-Tier
| No equipment | A1 Skater hop [Power]\\n4 x 5, rest 60 s\\nStick it | B1 Towel row [Strength]\\n3 x 8
| Equipment | A1 Swing [Power]\\n5 x 10 | B1 Clean (power) [Strength]\\n4 x 3`),
    [
      "1 Hinge/no_equipment: A1 Skater hop [A-Tier Power] (4 x 5 | Rest 60 s | Stick it), B1 Towel row [B-Tier Strength] (3 x 8)",
      "1 Hinge/equipment: A1 Swing [A-Tier Power] (5 x 10), B1 Clean (power) [B-Tier Strength] (4 x 3)",
    ],
  ],
  [
    "letters of tiers in front of options side by side, and links below the cues",
    book({
      Week: `
Day | Tier | No equipment | Equipment
MON | A | Pogo hop (Power)\\n3 x 20\\nSpring\\nhttps://youtu.be/aaaaaaaaaa1 | Sled push (Power)\\n4 x 15 m
^ | B | Wall sit (Strength)\\n3 x 40 s | Front squat (Strength)\\n4 x 6`,
    }),
    [
      "1/no_equipment: Pogo hop [A-Tier Power] (3 x 20 | Spring), Wall sit [B-Tier Strength] (3 x 40 s)",
      "1/equipment: Sled push [A-Tier Power] (4 x 15 m), Front squat [B-Tier Strength] (4 x 6)",
    ],
  ],
  [
    "a third option that looks like the two before it, kinds of work and rests in short",
    page(`
**Tue – upper**
**No kit:**
A1 Pike press [STR] 3x8 r60 – slow
**Gym:**
A1 Bench press [STR] 5x5 r120
**Comp crew:**
A1 Rope climb [PWR] 4x2 r90
**Wed – hips**
**No kit:**
A1 Shrimp [MOB] 2x10
**Gym:**
A1 Hip thrust [STR] 4x8
**Comp crew:**
A1 Sumo walk [CON] 5x20m`),
    [
      "2 upper/no_equipment: A1 Pike press [Strength] (3x8 | Rest 60 | slow)",
      "2 upper/equipment: A1 Bench press [Strength] (5x5 | Rest 120)",
      "2 upper/coach_program: A1 Rope climb [Power] (4x2 | Rest 90)",
      "3 hips/no_equipment: A1 Shrimp [Mobility] (2x10)",
      "3 hips/equipment: A1 Hip thrust [Strength] (4x8)",
      "3 hips/coach_program: A1 Sumo walk [Conditioning] (5x20m)",
    ],
  ],
  [
    "its third option named for the sport",
    book({
      Semana: `
Día | Opción | Ejercicio | Series x reps
Lunes | Sin equipo | Puente | 3 x 12
^ | Con equipo | Prensa | 4 x 6
^ | Específico de BJJ | Fuga de cadera | 4 x 10`,
    }),
    ["1/no_equipment: Puente (3 x 12)", "1/equipment: Prensa (4 x 6)", "1/coach_program: Fuga de cadera (4 x 10)"],
  ],
  [
    "reminders to the right of its last day",
    book({
      Week: `
MONDAY | | | | TUESDAY | | | | |
No equipment | | | | No equipment | | | | |
A1 | Lunge | 3 x 8 | | A1 | Sprawl | 4 x 10 | | | Reminders
B1 | Bridge | 3 x 12 | | B1 | Crawl | 4 x 20 m | | | Film one set.`,
    }),
    ["1/no_equipment: A1 Lunge (3 x 8), B1 Bridge (3 x 12)", "2/no_equipment: A1 Sprawl (4 x 10), B1 Crawl (4 x 20 m)"],
  ],
  [
    "tier and kind of work in brackets in front, and the link in the next cell",
    book({
      Sheet1: `
Monday - Legs
Option 1 – No equipment
[A-Tier · Power] A1 - Tuck jump: 4 x 4, rest 60 s – Quiet feet
[B-Tier · Strength] B1 - Step-up: 3 x 8 – Slow down | https://youtu.be/aaaaaaaaab1
Option 2 – Full gym
[A-Tier · Power] A1 - Depth jump: 4 x 3, rest 90 s | https://youtu.be/aaaaaaaaab2`,
    }),
    [
      "1 Legs/no_equipment: A1 Tuck jump [A-Tier Power] (4 x 4 | Rest 60 s | Quiet feet), B1 Step-up [B-Tier Strength] (3 x 8 | Slow down)",
      "1 Legs/equipment: A1 Depth jump [A-Tier Power] (4 x 3 | Rest 90 s)",
    ],
  ],
  [
    "the day in front of its tiers, options below it",
    book({
      Poster: `
MONDAY\\nHips | A-TIER | B-TIER
No equipment | POWER\\nA1 - Skater hop\\n3 x 5 | CORE\\nB1 - Plank\\n3 x 30 s
TUESDAY\\nPush | A-TIER | B-TIER
No equipment | POWER\\nA1 - Clap push-up\\n4 x 4 | CORE\\nB1 - Hollow hold\\n3 x 20 s`,
    }),
    [
      "1 Hips/no_equipment: A1 Skater hop [A-Tier Power] (3 x 5), B1 Plank [B-Tier Core] (3 x 30 s)",
      "2 Push/no_equipment: A1 Clap push-up [A-Tier Power] (4 x 4), B1 Hollow hold [B-Tier Core] (3 x 20 s)",
    ],
  ],
  [
    "cues across the rows below coded exercises",
    page(`
**MONDAY**
**No equipment**
| Tier A | < | <
| A1 | Lunge | 3 x 8
| Long back | < | <
| A2 | Bridge | 3 x 12
| Tier B | < | <
| B1 | Plank | 3 x 30 s`),
    [
      "1/no_equipment: A1 Lunge [A-Tier] (3 x 8 | Long back), A2 Bridge [A-Tier] (3 x 12), B1 Plank [B-Tier] (3 x 30 s)",
    ],
  ],
  [
    "codes under no heading in front of each option, and the week behind the day",
    book({
      Mon: `
Half guard cycle
Monday: Push | | | Week 7
No equipment | | | | Equipment
| Exercise | Sets | Reps | | Exercise | Sets | Reps
A1 | Dive bomber | 3 | 8 | A1 | Bench press | 4 | 5
B1 | Hollow hold | 3 | 20s | A2 | Seal row | 4 | 8`,
      Tue: `
Half guard cycle
Tuesday: Pull | | | Week 7
No equipment | | | | Equipment
| Exercise | Sets | Reps | | Exercise | Sets | Reps
A1 | Towel row | 3 | 10 | A1 | Chin-up | 5 | 3
B1 | Sit-out | 4 | 6`,
    }),
    [
      "1 Push/no_equipment: A1 Dive bomber (3 x 8), B1 Hollow hold (3 x 20s)",
      "1 Push/equipment: A1 Bench press (4 x 5), A2 Seal row (4 x 8)",
      "2 Pull/no_equipment: A1 Towel row (3 x 10), B1 Sit-out (4 x 6)",
      "2 Pull/equipment: A1 Chin-up (5 x 3)",
    ],
  ],
  [
    "codes that all options share, and an option without an exercise for one",
    book({
      Plan: `
THURSDAY | < | < | < | <
| No Equipment | < | Equipment | <
| Movement | Dose | Movement | Dose
A1 | Tuck jump | 4x4 | Box jump | 4x3
B1 | Bear crawl | 3x20m | Farmer carry | 3x40m
B2 | | | Curl | 3x12`,
    }),
    [
      "4/no_equipment: A1 Tuck jump (4x4), B1 Bear crawl (3x20m)",
      "4/equipment: A1 Box jump (4x3), B1 Farmer carry (3x40m), B2 Curl (3x12)",
    ],
  ],
  [
    "options as headings of columns over codes, and exercises under nothing",
    book({
      "Start here": `
Winter base
Week 9
How to use it
Pick one option a day.`,
      Plan: `
Wednesday | | Legs
Bodyweight | | Sets | Reps | Rest | Cue
| A-Tier · Power
A1 | Star jump | 4 | 5 | 60s | Land soft
| B-Tier · Core
B1 | Bridge | 3 | 12
|
Gym | | Sets | Reps | Rest | Cue
| A-Tier · Strength
A1 | Leg press | 4 | 8
A2 | Step-down | 3 | 6/side | 45s
|
Thursday | | Neck
Bodyweight | | Sets | Reps | Rest | Cue
| A-Tier · Mobility
A1 | Neck nod | 2 | 15`,
    }),
    [
      "3 Legs/no_equipment: A1 Star jump [A-Tier Power] (4 x 5 | Rest 60s | Land soft), B1 Bridge [B-Tier Core] (3 x 12)",
      "3 Legs/equipment: A1 Leg press [A-Tier Strength] (4 x 8), A2 Step-down [A-Tier Strength] (3 x 6/side | Rest 45s)",
      "4 Neck/no_equipment: A1 Neck nod [A-Tier Mobility] (2 x 15)",
    ],
  ],
  [
    "letters that all options share under no heading",
    book({
      Plan: `
FRIDAY | < | < | < | <
| No Equipment | < | Equipment | <
| Movement | Dose | Movement | Dose
A | Star jump | 4x4 | Box jump | 4x3
A | Crab walk | 3x20m | Sled push | 3x40m
B | Plank | 3x30s | Curl | 3x12`,
    }),
    [
      "5/no_equipment: A Star jump (4x4), A Crab walk (3x20m), B Plank (3x30s)",
      "5/equipment: A Box jump (4x3), A Sled push (3x40m), B Curl (3x12)",
    ],
  ],
  [
    "tiers between the codes and the exercises, none of them under a heading",
    book({
      Plan: `
Monday | | Legs
Bodyweight | | | Sets | Reps | Cue
A1 | A-Tier | Tuck jump | 4 | 5 | Land soft
B1 | B-Tier | Bridge | 3 | 8
Gym | | | Sets | Reps | Cue
A1 | A-Tier | Hack squat | 4 | 8`,
    }),
    [
      "1 Legs/no_equipment: A1 Tuck jump [A-Tier] (4 x 5 | Land soft), B1 Bridge [B-Tier] (3 x 8)",
      "1 Legs/equipment: A1 Hack squat [A-Tier] (4 x 8)",
    ],
  ],
  [
    "exercises below each other in one cell, the amount in front",
    page(`
| | BODYWEIGHT | GYM
| MON\\nLegs | 3x20 Air squat\\n3x8 Burpee | 5x6 Deadlift\\n3x12 Leg curl
| TUE\\nPush | 3x12 Push-up\\n3x8 Dip | 4x6 Bench press\\n3x12 Fly`),
    [
      "1 Legs/no_equipment: Air squat (3x20), Burpee (3x8)",
      "1 Legs/equipment: Deadlift (5x6), Leg curl (3x12)",
      "2 Push/no_equipment: Push-up (3x12), Dip (3x8)",
      "2 Push/equipment: Bench press (4x6), Fly (3x12)",
    ],
  ],
  [
    "options side by side, whose cells have the dose, a load and a dash in front of the name",
    book({
      Plan: `
MONDAY | No equip | | Equip | | Coach prog
 | 2x30s – Hollow Hold | | 5x3 @ 70% – Snatch Pull (stay over it) | | 4x6 @ 24kg – Windmill
 | 2 min – Nasal Breathing | | 4 min – Lacrosse Ball Chest | | 3x8 – Ring Row`,
    }),
    [
      "1/no_equipment: Hollow Hold (2x30s), Nasal Breathing (2 min)",
      "1/equipment: Snatch Pull (5x3 | 70% | stay over it), Lacrosse Ball Chest (4 min)",
      "1/coach_program: Windmill (4x6 | 24kg), Ring Row (3x8)",
    ],
  ],
  [
    "a warm-up above a day's options, which is none of their exercises",
    page(`
**MON - engine**
w/up: 4 min easy rower
**Option 1**
1) Star jump 4x10
**Option 2**
1) Deadlift 4x6
**TUE - hold**
WU: bear walk + bridge 2 laps
**Option 1**
1) Wall sit 3x30 sec
**Option 2**
1) Floor press 3x8`),
    [
      "1 engine/no_equipment: Star jump (4x10)",
      "1 engine/equipment: Deadlift (4x6)",
      "2 hold/no_equipment: Wall sit (3x30 sec)",
      "2 hold/equipment: Floor press (3x8)",
    ],
  ],
  [
    "tiers of each option below its headings, side by side and all different",
    book({
      Thu: `
Thursday / Grip day
NO EQUIP | < | | EQUIPMENT | < | | COACH | <
Exercise | Dose | | Exercise | Dose | | Exercise | Dose
C TIER | | | A TIER | | | B TIER
Towel hang | 3x30s | | Band walk | 2x12 | | Rack pull | 4x3
D TIER | | | C TIER | | | C TIER
Inchworm | 3x6 | | Ring row | 3x8 | | Windmill | 3x5`,
    }),
    [
      "4 Grip day/no_equipment: Towel hang [C-Tier] (3x30s), Inchworm [D-Tier] (3x6)",
      "4 Grip day/equipment: Band walk [A-Tier] (2x12), Ring row [C-Tier] (3x8)",
      "4 Grip day/coach_program: Rack pull [B-Tier] (4x3), Windmill [C-Tier] (3x5)",
    ],
  ],
  [
    "numbers typed in front of names that begin with a figure, and a time with its cue in brackets",
    page(`
**MONDAY  (Base)**
Option 1 – no equipment
1) Inchworm  3x6 (soft knees)
2) 1-Arm Hang  3 x 20s
3) 90/90 Lift-Off  2x6
4) Nasal Breathing  4 min (mouth shut)`),
    [
      "1 Base/no_equipment: Inchworm (3x6 | soft knees), 1-Arm Hang (3 x 20s), 90/90 Lift-Off (2x6), Nasal Breathing (4 min | mouth shut)",
    ],
  ],
  [
    "options under no heading, each merged over its rows in front of the days' tables",
    book({
      Plan: `
| Monday | < | Wednesday | <
| Legs | < | Pull | <
| Exercise | Sets x Reps | Exercise | Sets x Reps
No Equipment | A1 Air squat | 3 x 20 | A1 Towel row | 4 x 8
^ | B1 Wall sit | 3 x 30 s | |
Equipment | A1 Front squat | 5 x 3 | A1 Cable row | 4 x 10`,
    }),
    [
      "1 Legs/no_equipment: A1 Air squat (3 x 20), B1 Wall sit (3 x 30 s)",
      "1 Legs/equipment: A1 Front squat (5 x 3)",
      "3 Pull/no_equipment: A1 Towel row (4 x 8)",
      "3 Pull/equipment: A1 Cable row (4 x 10)",
    ],
  ],
  [
    "tier and category of each row in front of the columns of options",
    book({
      Plan: `
Day | Tier | Category | Code | Bodyweight | Gym
Monday\\nLegs | A-Tier | Mobility | A1 | Deep squat hold\\n2 x 30 s | Ankle rocks\\n2 x 10
^ | B-Tier | Strength | B1 | Lunge\\n3 x 12 | Back squat\\n5 x 5`,
    }),
    [
      "1 Legs/no_equipment: A1 Deep squat hold [A-Tier Mobility] (2 x 30 s), B1 Lunge [B-Tier Strength] (3 x 12)",
      "1 Legs/equipment: A1 Ankle rocks [A-Tier Mobility] (2 x 10), B1 Back squat [B-Tier Strength] (5 x 5)",
    ],
  ],
];

describe("the week of a coach with", () => {
  it.each(WEEKS)("%s is read as meant", (_, document, sections) => {
    const { draft } = weekDraft(readTraining(document));
    const found = draft.days.flatMap(({ dayOfWeek, title, sections: own }) =>
      own.map(({ columnType, exercises }) => {
        const said = exercises.map((exercise) => {
          const { exerciseCode, name, tier, category } = exercise;
          const kind = [tier, category].filter(Boolean).join(" ");
          const notes = notesWithDose(exercise);
          return [exerciseCode, name, kind && `[${kind}]`, notes && `(${notes})`].filter(Boolean).join(" ");
        });
        return `${[dayOfWeek, title].filter(Boolean).join(" ")}/${columnType}: ${said.join(", ")}`;
      }),
    );
    expect(found).toEqual(sections);
  });
});

it("an option that is off is no exercise, and does not speak of the whole day", () => {
  const { draft } = weekDraft(
    readTraining(
      page(`
| | BODYWEIGHT | GYM | COACH'S PROGRAM
| MON\\nLegs | 3x20 Air squat | 5x6 Deadlift | Off. Only come to class.
| TUE\\nPush | 3x12 Push-up | 4x6 Bench press | 5x3 Push press`),
    ),
  );
  expect(draft.days.map(({ notes }) => notes)).toEqual(["Coach's Program: Off. Only come to class.", null]);
  const names = draft.days[0]?.sections.map(({ exercises }) => exercises.map(({ name }) => name));
  expect(names).toEqual([["Air squat"], ["Deadlift"]]);
});

it("an option that a table says is off is a note of its day, the last one too", () => {
  const { draft } = weekDraft(
    readTraining(
      book({
        Plan: `
Day | Option | Exercise | Sets | Reps
Monday | No Equipment | Air squat | 3 | 8
| Equipment | Off. Come to class.
Tuesday | No Equipment | Dip | 3 | 8
| Equipment | Rest day | - | -`,
      }),
    ),
  );
  expect(draft.days.map(({ notes, sections }) => [notes, sections.length])).toEqual([
    ["Equipment: Off. Come to class.", 1],
    ["Equipment: Rest day", 1],
  ]);
});

it.each([
  [
    "behind the week's number",
    book({
      Print: `
Week | 7 | | Base Camp

Monday - Pull
Exercise | Sets | Reps
No equipment
Towel row | 3 | 8`,
    }),
    "Base Camp",
    7,
  ],
  [
    "that begins like an option",
    page(`
**Pro Team – Weekly Plan (Week 3)**
Pick one a day.
| | NO EQUIPMENT | EQUIPMENT
| MON\\nPull | Towel row: 3x8\\nInchworm: 3x6 | Ring row: 3x8\\nWindmill: 3x5`),
    "Pro Team – Weekly Plan (Week 3)",
    3,
  ],
  [
    "below the club's name",
    page(`
Harbour Grappling
# Guard Camp – Week 5
**Monday**
**No Equipment**
A1 Towel row – 3x8`),
    "Guard Camp – Week 5",
    5,
  ],
  [
    "that is none, but a heading of headings",
    book({
      Plan: `
Week 5
When | < | What | How much | <
Day | Option | Exercise | Sets | Reps
Monday | No Equipment | Towel row | 3 | 8`,
    }),
    null,
    5,
  ],
])("a week's title %s is its title", (_, document, title, week) => {
  const { draft } = weekDraft(readTraining(document));
  expect([draft.title, draft.weekNumber]).toEqual([title, week]);
  expect(draft.days[0]?.sections[0]?.columnType).toBe("no_equipment");
  expect(draft.days[0]?.sections[0]?.exercises[0]?.name).toBe("Towel row");
});

it("the week beside the days' names numbers the week", () => {
  const { draft } = weekDraft(
    readTraining(
      book({
        Mon: `
Week 7 | | Monday: Push
Equipment | Sets | Reps
Dip | 3 | 8`,
        Tue: `
Tuesday: Pull | | Week 7
Equipment | Sets | Reps
Chin-up | 3 | 8`,
      }),
    ),
  );
  expect([draft.weekNumber, draft.days.map(({ title }) => title)]).toEqual([7, ["Push", "Pull"]]);
});

describe("the workout of a coach with", () => {
  const WORKOUTS: [
    what: string,
    document: SourceDocument,
    said: { title: string; minutes: number | null },
    exercises: string[],
  ][] = [
    [
      "a weekday in its title and how long it takes below it",
      page(`
# Saturday Shark Tank
Approx. 25 minutes
**3 rounds of the following:**
1. Clean: 8 reps
Quiet rack
1. Sprawl: 10 reps`),
      { title: "Saturday Shark Tank", minutes: 25 },
      ["Clean 3 x 8 reps", "Sprawl 3 x 10 reps"],
    ],
    [
      "links and parts between the rows of a typed table",
      page(`
**Guard strength**
Exercício\tSéries\tCarga\tTempo\tNotas
Parte principal
Afundo\t4x8/lado\t17,5 kg\t3010\tTronco firme
Vídeo: https://youtu.be/hcpqIuRhWlM
Remada\t3x10\t-\t2011\tPausa
Prancha\t3x30 s/lado\t-\t-\tCorpo em linha`),
      { title: "Guard strength", minutes: null },
      ["Afundo 4x8/lado 17,5 kg", "Remada 3x10", "Prancha 3x30 s/lado"],
    ],
    [
      "facts above labels and values",
      book({
        Upper: `
Workout | Friendly upper
Duration | 30 minutes
Exercise | Floor press
Sets/Reps | 3 x 10
Load | 10 kg
Rest | 60 s
|
Exercise | Wall slide
Sets/Reps | 2 x 12
Rest | 45 s`,
      }),
      { title: "Friendly upper", minutes: 30 },
      ["Floor press 3 x 10 10 kg", "Wall slide 2 x 12"],
    ],
    [
      "loads behind the sets and reps of one column",
      book({
        Garage: `
Garage day
Exercise | Sets x Reps @ Load | Tempo | Notes
A1 Front squat | 4x6 @ 2 x 20 kg | 3010 | Tall
A2 Toes to bar | 4x6
B1 One-arm row | 3x8/side @ 24 kg | 2011 | Square
B2 Floor press | 3x10 @ 20 kg | 2110`,
      }),
      { title: "Garage day", minutes: null },
      ["Front squat 4x6 2 x 20 kg", "Toes to bar 4x6", "One-arm row 3x8/side 24 kg", "Floor press 3x10 20 kg"],
    ],
    [
      "a title and its length above exercises side by side",
      book({
        Session: `
Power for takedowns
Duration (min) | 45
Exercise | Clean pull | Push jerk
Sets | 5 | 5
Reps | 3 | 2
Load | 70% | 60 kg
Rest | 2 min | 2 min`,
      }),
      { title: "Power for takedowns", minutes: 45 },
      ["Clean pull 5 x 3 70%", "Push jerk 5 x 2 60 kg"],
    ],
    [
      "tables beside each other",
      book({
        Shoulders: `
Shoulder rebuild
Drill | Time / reps | | Lift | Sets | Reps
Wall slide | 2 x 10 | | Z press | 3 | 8
Swimmer | 2 x 6 | | Seal row | 4 | 10`,
      }),
      { title: "Shoulder rebuild", minutes: null },
      ["Wall slide 2 x 10", "Swimmer 2 x 6", "Z press 3 x 8", "Seal row 4 x 10"],
    ],
    [
      "its length with the warm-up, and a tempo that ends a sentence",
      page(`
# Leg day
55' including warm-up. Leave the ego at the door.
1. Split squat – 4x8, tempo 3110.
1. Hack squat – 3x10, tempo 2010.`),
      { title: "Leg day", minutes: 55 },
      ["Split squat 4x8", "Hack squat 3x10"],
    ],
    [
      "French words of a dose",
      page(`
# Dos solide
Durée : 45 min
**1. Soulevé de terre — 4 × 6 à 75 %, tempo 31X0, repos 2 min**
**2. Tirage — 3 × 10/côté à 27,5 kg, repos 60 s**`),
      { title: "Dos solide", minutes: 45 },
      ["Soulevé de terre 4 × 6 75 %", "Tirage 3 × 10/côté 27,5 kg"],
    ],
    [
      "German words of its columns and circuits",
      book({
        Einheit: `
Zirkel für Halbgarde
Dauer: ca. 40 Minuten
Übung | Umfang | Last | Hinweis
Kreuzheben | 4 x 6 | 70 % | Hüfte nach hinten
Drücken | 4 x 5/Seite | 16 kg |`,
      }),
      { title: "Zirkel für Halbgarde", minutes: 40 },
      ["Kreuzheben 4 x 6 70 %", "Drücken 4 x 5/Seite 16 kg"],
    ],
    [
      "the day of its only sheet beside its title",
      book({
        "Thursday lift": `
Grip builder
Duration | 50 min
# | Exercise | Sets | Reps
A1 | Thick bar row | 4 | 6
A2 | Front hold | 4 | 8`,
      }),
      { title: "Grip builder", minutes: 50 },
      ["Thick bar row 4 x 6", "Front hold 4 x 8"],
    ],
    [
      "how long it takes behind a dash, and several labels on a line",
      page(`
**Lower body**
Time needed – 1 hour
**1) Zercher squat**
Work: 5 x 5   Load: 70%   Tempo: 31X0
Cue: Brace
**2) Hip thrust**
Work: 4 x 8   Load: RPE 8`),
      { title: "Lower body", minutes: 60 },
      ["Zercher squat 5 x 5 70%", "Hip thrust 4 x 8 RPE 8"],
    ],
    [
      "its length in the title above exercises side by side",
      book({
        Sheet1: `
Pulling power (45 min)
|
Exercise | Lat stretch | Hang snatch
Sets x Reps | 2 x 45 sec | 5 x 3
Load | | 60%`,
      }),
      { title: "Pulling power", minutes: 45 },
      ["Lat stretch 2 x 45 sec", "Hang snatch 5 x 3 60%"],
    ],
    [
      "rounds at an easy pace behind the name of a part",
      book({
        Squad: `
Tune-up
Exercise | Sets x reps | Load
MAIN
High pull | 3 x 6 | light
FINISHER: 3 rounds, easy pace
Hip escape | 20m |
Plank taps | 10/side |`,
      }),
      { title: "Tune-up", minutes: null },
      ["High pull 3 x 6 light", "Hip escape 20m", "Plank taps 10/side"],
    ],
    [
      "circuits whose items end like sentences",
      page(`
# Hotel room
## Circuit One – 4 rounds, no rest
- **Archer push-up: 6/side. Arm stays straight.**
- **Crunch rolls: 12. One bone at a time.**`),
      { title: "Hotel room", minutes: null },
      ["Archer push-up 4 x 6/side", "Crunch rolls 4 x 12"],
    ],
    [
      "cards with labels of their own, and cues below the names of a table",
      page(`
# Primer
| Hip airplane | <
| Sets & reps | 2 x 5/side
| Mind | Hold the rack
| Watch | https://youtu.be/aaaaaaaaaa2
| Swing | <
| Sets & reps | 4 x 8
| Mind | Snap`),
      { title: "Primer", minutes: null },
      ["Hip airplane 2 x 5/side", "Swing 4 x 8"],
    ],
    [
      "how long it takes in front of a sentence, and a cue with its link below each dose",
      page(`
# Sandbag day
About 50 minutes with the warm-up. Good after rest.
**Shouldering 5 x 3/side**
Lap it, then go. https://youtu.be/aaaaaaaaaa3
**Bear hug squat 4 x 8**
Bag high. https://youtu.be/aaaaaaaaaa4`),
      { title: "Sandbag day", minutes: 50 },
      ["Shouldering 5 x 3/side", "Bear hug squat 4 x 8"],
    ],
    [
      "its title and length in a table of one row",
      page(`
| Collar grips | 40 min

| Ring row | Sets x reps: 4 x 10\\nRest: 60 s
| Curl | Sets x reps: 3 x 12`),
      { title: "Collar grips", minutes: 40 },
      ["Ring row 4 x 10", "Curl 3 x 12"],
    ],
    [
      "each exercise as a heading over its dose in words",
      page(`
# Gas tank
## Shadow shots
5 sets of 60 sec, rest 60 seconds
Level change.
## Skater bound
4 sets of 4/side at bodyweight, rest 60 seconds
## Swing
6 sets of 12 with 24 kg, rest 45 seconds`),
      { title: "Gas tank", minutes: null },
      ["Shadow shots 5 sets of 60 sec", "Skater bound 4 sets of 4/side bodyweight", "Swing 6 sets of 12 24 kg"],
    ],
    [
      "options over bold names with their doses and notes in a list below",
      page(`
# Before class
Good before hard rounds. Duration: 35 minutes.
**Option 1: No Equipment**
**Wall walk**
- 3x5
- Note: slow
**Option 2: Equipment**
**Slam**
- 4x6, 8 kg
**Swing**
- Sets: 5 x 10
**Option 3: Coach's Program**
**Clean**
- 5x2, 75%, tempo 20X0`),
      { title: "Before class", minutes: 35 },
      ["Wall walk 3x5", "Slam 4x6 8 kg", "Swing 5 x 10", "Clean 5x2 75%"],
    ],
    [
      "options over headings of exercises with labelled doses below",
      page(`
# Fresh legs
## Option 1: No Equipment
### Wall sit
- Sets: 3
- Reps: 40s
## Option 2: Equipment
### Slam
- Sets: 4
- Reps: 6
## Option 3: Coach's Program
### Clean
- Sets: 5
- Reps: 2
- Load: 75%`),
      { title: "Fresh legs", minutes: null },
      ["Wall sit 3 x 40s", "Slam 4 x 6", "Clean 5 x 2 75%"],
    ],
    [
      "the amount in front of a column of stations",
      book({
        Gas: `
Gas tank
Work | Station | Effort | Watch | Tips
4 x 250m | Ski machine | RPE 8 | https://youtu.be/aaaaaaaaab6 | Long arms
3 x 10 | Tyre flip | RPE 7 | | Chest up
2 min | Nasal breathing | easy`,
      }),
      { title: "Gas tank", minutes: null },
      ["Ski machine 4 x 250m RPE 8", "Tyre flip 3 x 10 RPE 7", "Nasal breathing 2 min easy"],
    ],
    [
      "its title and length once more on the sheet of each option",
      book({
        "No Equipment": `
Travel Day Circuit | | 40 min
No Equipment
Exercise | Dose | Cue
Inchworm | 3x6`,
        Equipment: `
Travel Day Circuit | | 40 min
Equipment
Exercise | Dose | Cue
Ring row | 3x8 | ribs down`,
      }),
      { title: "Travel Day Circuit", minutes: 40 },
      ["Inchworm 3x6", "Ring row 3x8"],
    ],
    [
      "a load and a tempo behind their words, and an effort that is no load",
      page(`
# Treino curto
**SEM EQUIPAMENTO**
**Afundo: 3x8 | carga peso corporal**
**COM EQUIPAMENTO**
**Remada: 4x6 | carga 18kg | ritmo 2011**
**Isometria do tronco: 2x20s**
60% effort`),
      { title: "Treino curto", minutes: null },
      ["Afundo 3x8 peso corporal", "Remada 4x6 18kg", "Isometria do tronco 2x20s"],
    ],
    [
      "how long it takes beside the name of an option",
      book({
        Home: `
Jet Lag Flush
No Equipment | | Total time 25 min
Exercise | Dose
Inchworm | 3x6`,
        Gym: `
Jet Lag Flush
Equipment | | Total time 25 min
Exercise | Dose
Ring row | 3x8`,
      }),
      { title: "Jet Lag Flush", minutes: 25 },
      ["Inchworm 3x6", "Ring row 3x8"],
    ],
    [
      "a weekday on its tab, its title and length below, and options side by side",
      book({
        Wed: `
 | CAGE READY #4
 | 30 min

 | Bodyweight (no equipment) | < | | With equipment | <
 | Exercise | Sets/Reps | | Exercise | Sets/Reps
 | Inchworm | 3x6 | | Ring row | 3x8`,
      }),
      { title: "CAGE READY #4", minutes: 30 },
      ["Inchworm 3x6", "Ring row 3x8"],
    ],
  ];

  it("a cue in small letters below a bold name and its dose stays with the exercise, and its link below", () => {
    const { draft } = workoutDraft(
      readTraining(
        page(`
**Quick pump**
**OPTION 1 – NO EQUIPMENT**
**Cossack Squat** - 3x8/side
heels stay down
https://youtu.be/aaaaaaaaab9
**Towel Hang** - 3x20s`),
      ),
    );
    expect(draft.exercises.map(({ name, notes, videoUrl }) => [name, notes, videoUrl])).toEqual([
      ["Cossack Squat", "heels stay down", "https://youtu.be/aaaaaaaaab9"],
      ["Towel Hang", null, null],
    ]);
  });

  it("a pair that an empty line ends keeps its rounds to itself", () => {
    const { draft } = workoutDraft(
      readTraining(
        page(`
**Lunch lift**
bench 5x5
superset x3
curl 3x12
pressdown 3x12

row erg 4x250m`),
      ),
    );
    expect(draft.exercises.map(({ name, notes }) => [name, notes])).toEqual([
      ["bench", null],
      ["curl", "superset x3"],
      ["pressdown", "superset x3"],
      ["row erg", null],
    ]);
  });

  it("videos in a list below belong to the exercises that they are named for", () => {
    const { draft } = workoutDraft(
      readTraining(
        page(`
# Base
- Tuck jump: 4 x 4
- Sled push: 5 x 20 m
**Videos**
Sled push: https://youtu.be/aaaaaaaaaa5
Tuck jump: https://youtu.be/aaaaaaaaaa6`),
      ),
    );
    expect(draft.exercises.map(({ name, videoUrl }) => [name, videoUrl])).toEqual([
      ["Tuck jump", "https://youtu.be/aaaaaaaaaa6"],
      ["Sled push", "https://youtu.be/aaaaaaaaaa5"],
    ]);
  });

  it("videos in a table below the last day belong to the exercises that they are named for", () => {
    const { draft } = weekDraft(
      readTraining(
        page(`
**FRIDAY**
**No equipment**
A1. Tuck jump (A-Tier, Power). 4 sets of 4.
B1. Bridge (B-Tier, Core). 3 sets of 12.
## Videos
| Exercise | Video
| Tuck jump | https://youtu.be/aaaaaaaaab3
| Bridge | https://youtu.be/aaaaaaaaab4`),
      ),
    );
    expect(
      draft.days.flatMap(({ sections }) =>
        sections.flatMap(({ exercises }) => exercises.map(({ name, videoUrl }) => [name, videoUrl])),
      ),
    ).toEqual([
      ["Tuck jump", "https://youtu.be/aaaaaaaaab3"],
      ["Bridge", "https://youtu.be/aaaaaaaaab4"],
    ]);
  });

  it("a cue below the name in its cell stays with the exercise", () => {
    const { draft } = workoutDraft(
      readTraining(
        page(`
# Pairs
| Pair 1 – rest 2 min after A2 | <
| A1 Strict press\\nSqueeze everything | 4 x 5\\nTempo 31X1
| A2 Chin-up\\nChest to the bar | 4 x 5`),
      ),
    );
    expect(draft.exercises.map(({ name, notes }) => [name, notes])).toEqual([
      ["Strict press", "Squeeze everything"],
      ["Chin-up", "Chest to the bar"],
    ]);
  });

  it("a cue under the word that it is the coach's, and below the exercise, is nothing but the cue", () => {
    const { draft } = workoutDraft(
      readTraining(
        book({
          Entries: `
# | Movement | Sets | Reps | Coach says
1 | Sprawl | 3 | 6 | hips heavy
2 | Penetration step | 3 | 8
3 | Duck under | 4 | 4 | ear to ribs`,
        }),
      ),
    );
    expect(draft.exercises.map(({ name, notes }) => [name, notes])).toEqual([
      ["Sprawl", "hips heavy"],
      ["Penetration step", null],
      ["Duck under", "ear to ribs"],
    ]);
  });

  it("the label of a link leaves nothing in the notes", () => {
    const { draft } = workoutDraft(
      readTraining(
        page(`
# Hands
- 3 x 20s towel hangs
-- thumbs around
-- form video: https://youtu.be/aaaaaaaaab7
- 2 x 15 rice digs
-- technique demo: https://youtu.be/aaaaaaaaab8`),
      ),
    );
    expect(draft.exercises.map(({ name, notes, videoUrl }) => [name, notes, videoUrl])).toEqual([
      ["towel hangs", "thumbs around", "https://youtu.be/aaaaaaaaab7"],
      ["rice digs", null, "https://youtu.be/aaaaaaaaab8"],
    ]);
  });

  it.each(WORKOUTS)("%s is read as meant", (_, document, { title, minutes }, exercises) => {
    const { draft } = workoutDraft(readTraining(document));
    expect([draft.title, draft.estimatedDuration]).toEqual([title, minutes]);
    expect(draft.exercises.map(({ name, setRep, load }) => [name, setRep, load].filter(Boolean).join(" "))).toEqual(
      exercises,
    );
  });
});
