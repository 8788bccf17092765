import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Plans of weightlifters, runners, rowers, climbers and teams, one habit each. */
const PLANS: MeantProgram[] = [
  [
    "percentages with their reps and sets in a column of loads",
    () =>
      book({
        "1 неделя": `
Вторник | < | < | <
Упражнение | Нагрузка | Отдых | Примечание
Рывок с плинтов | 65%/2, 75%/2, 85%/1х4 | 3 мин | без спешки
Тяга толчковая | 85%/3х5 | 3 мин | лямки
Приседания | 75%/3, 85%/2х3 | 3 мин |
Пресс | 3х15 | 2 мин |`,
      }),
    ["1 2: Рывок с плинтов 1x2 65%, 1x2 75%, 4x1 85%; Тяга толчковая 5x3 85%; Приседания 1x3 75%, 3x2 85%; Пресс 3x15"],
  ],
  [
    "sides right behind the figure",
    () =>
      book({
        Card: `
EXERCISE | WEEK 1 | < | WEEK 2 | <
^ | SxR | WT | SxR | WT
Back Squat | 3x6 | 150 | 4x5 | 160
Step-Up | 3x6ea | 40 | 3x8ea | 40
Side Plank | 2x:15ea | | 2x:25ea |`,
      }),
    [
      "1 -: Back Squat 3x6 150; Step-Up 3x6 per side 40; Side Plank 2x15 s per side",
      "2 -: Back Squat 4x5 160; Step-Up 3x8 per side 40; Side Plank 2x25 s per side",
    ],
  ],
  [
    "intervals at the pace of a race, and the race itself",
    () =>
      book({
        Plan: `
10 K PLAN (m = miles)
WEEK | TUE | WED | FRI | SUN
1 | 3 m run | 6 x 800 10-K pace | 25 min tempo | 6 m run
2 | 4 m run | 20 min tempo | 4 x 400 5-K pace | 10-K Race`,
      }),
    [
      "1 2: run x3 mi",
      "1 3: Run 6x800 m",
      "1 5: Tempo run x25 min",
      "1 7: run x6 mi",
      "2 2: run x4 mi",
      "2 3: Tempo run x20 min",
      "2 5: Run 4x400 m",
      "2 7: 10-K Race x10 km",
    ],
  ],
  [
    "a column of sports beside what is said of each",
    () =>
      book({
        "Wk 3": `
Day | Discipline | Time | Distance | Zone | What to do | Done
Monday | Bike | 50 min | | Z2 | spin fast | 48
Wednesday | Swim | | 8 x 50 m | Z3 | little rest |
Saturday | Bike | 70 min | | Z2 | rolling road |
^ | Run | 15 min | | Z3 | off the bike |`,
      }),
    ["3 1: Bike x50 min Z2", "3 3: Swim 8x50 m Z3", "3 6: Bike x70 min Z2; Run x15 min Z3"],
  ],
  [
    "a column of what we do, in Polish",
    () =>
      page(`
# Marszobieg
## Tydzień 1
| Trening | Co robimy | Serie | Czas | Przerwa
| Trening 1 | Marsz (na start) | | 10 min |
| ^ | Bieg | 6 | 45 s | 2 min marszu
| ^ | Marsz spokojny | | 5 min |
| Trening 2 | Marsz (na start) | | 10 min |
| ^ | Bieg | 7 | 45 s | 2 min marszu
| ^ | Marsz spokojny | | 5 min |
## Tydzień 2
| Trening | Co robimy | Serie | Czas | Przerwa
| Trening 1 | Marsz (na start) | | 10 min |
| ^ | Bieg | 4 | 90 s | 2 min marszu
| ^ | Marsz spokojny | | 5 min |
| Trening 2 | Marsz (na start) | | 10 min |
| ^ | Bieg | 6 | 90 s | 2 min marszu
| ^ | Marsz spokojny | | 5 min |`),
    [
      "1 Trening 1: Marsz (na start) x10 min; Bieg 6x45 s; Marsz spokojny x5 min",
      "1 Trening 2: Marsz (na start) x10 min; Bieg 7x45 s; Marsz spokojny x5 min",
      "2 Trening 1: Marsz (na start) x10 min; Bieg 4x90 s; Marsz spokojny x5 min",
      "2 Trening 2: Marsz (na start) x10 min; Bieg 6x90 s; Marsz spokojny x5 min",
    ],
  ],
  [
    "a sport beside exercises",
    () =>
      book({
        Plan: `
Sport | Exercise | Sets | Reps
Rowing | Bench pull | 4 | 6
Rowing | Front squat | 4 | 5
Rugby | Neck hold | 3 | 8`,
      }),
    ["- -: Bench pull 4x6; Front squat 4x5; Neck hold 3x8"],
  ],
  [
    "loads of each week over what could be sets",
    () =>
      book({
        Trave: `
Seduta A – Forza | < | < | < | < | < | <
 | | | | Carico per settimana | < | <
Esercizio | Serie | Rip. | Recupero | S1 | S2 | S3
Trazioni alla trave | 4 | 3 | 3 min | +5 kg | +7,5 kg | +2,5 kg
Piegamenti | 3 | 12 | 90 s | +0 kg | +5 kg | +0 kg`,
      }),
    [
      "1 Seduta A – Forza: Trazioni alla trave 4x3 +5 kg; Piegamenti 3x12 +0 kg",
      "2 Seduta A – Forza: Trazioni alla trave 4x3 +7.5 kg; Piegamenti 3x12 +5 kg",
      "3 Seduta A – Forza: Trazioni alla trave 4x3 +2.5 kg; Piegamenti 3x12 +0 kg",
    ],
  ],
  [
    "a heading and its sentences above the parts of the first of two routines",
    () =>
      page(`
# Routines for the road
## Park routine
Three times a week, with a day between. Pick the version that you can do well.
### Warm-up
- Arm circles: 10 reps
- Wall slides: 10 reps
### Strength work
- Pull-up: 3 x 5
- Split squat: 3 x 8
## Hotel routine
For days without a bar.
- Push-up: 3 x 10
- Lunge: 3 x 12`),
    [
      "- Park routine: Arm circles x10; Wall slides x10; Pull-up 3x5; Split squat 3x8",
      "- Hotel routine: Push-up 3x10; Lunge 3x12",
    ],
  ],
  [
    "mornings and evenings behind the weekday, and the heaviest of the day",
    () =>
      book({
        Plan: `
Day | | Lift | Build to | Back-offs | Rest | Notes
Mon | AM | Clean & Jerk | Daily max | 4 x 1 @ 85% | 3 min | stay sharp
^ | ^ | Back Squat | Day's max | | 3 min |
Mon | PM | Power Snatch | Daily max | 3 x 2 @ 80% | 2 min |
^ | ^ | Front Squat | Daily max | 2 x 3 @ 80% | 3 min |
Tue | | Push Press | Daily max | 3 x 3 @ 80% | 2 min |
Wed | AM | Snatch | Daily max | 5 x 1 @ 90% | 3 min |
^ | ^ | Front Squat | Daily max | 3 x 2 @ 85% | 3 min |`,
      }),
    [
      "- 1 AM: Clean & Jerk 1x1, 4x1 85%; Back Squat x1",
      "- 1 PM: Power Snatch 1x1, 3x2 80%; Front Squat 1x1, 2x3 80%",
      "- 2: Push Press 1x1, 3x3 80%",
      "- 3 AM: Snatch 1x1, 5x1 90%; Front Squat 1x1, 3x2 85%",
    ],
  ],
  [
    "heavy sets in the letters of weightlifters",
    () =>
      page(`
# Peaking
## Week 1
**Tuesday**
- Clean – HD
- Snatch – 75% x 2 x 4
- Row – 3 x 8
**Saturday**
- Snatch: HS
- Front Squat – HT`),
    ["1 2: Clean x2; Snatch 4x2 75%; Row 3x8", "1 6: Snatch x1; Front Squat x3"],
  ],
  [
    "a column a sport beside one of exercises, a row a day",
    () =>
      page(`
# Selection prep
## Week 1
| DAY | RUN | STRENGTH | SWIM
| MON | 3 mi @ 8:00 pace | Push-ups 4 x 20\\nDips 3 x 8 |
| WED | - | | 20 min easy, fins
| FRI | 4 mi @ 8:10 | Push-ups 5 x 20 | 30 min easy
## Week 2
| DAY | RUN | STRENGTH | SWIM
| MON | NO RUNNING THIS WEEK | Push-ups 5 x 20\\nDips 3 x 10 |
| WED | - | | 25 min easy, fins`),
    [
      "1 1: RUN x3 mi 8:00 pace; Push-ups 4x20; Dips 3x8",
      "1 3: SWIM x20 min",
      "1 5: RUN x4 mi 8:10 pace; Push-ups 5x20; SWIM x30 min",
      "2 1: Push-ups 5x20; Dips 3x10",
      "2 3: SWIM x25 min",
    ],
  ],
  [
    "pieces of one sport without a name, in tables of two weeks side by side",
    () =>
      book({
        Winter: `
Erg build for novices
Week 1 | < | < | < | | Week 2 | < | < | <
# | Session | Rest | Time | | # | Session | Rest | Time
1 | 4000m | | 18:40 | | 1 | 4500m | |
2 | 5 x 500m | 2 min | | | 2 | 4 x 750m | 3 min |
3 | 15min | | | | 3 | 20min | |
Week 3 | < | < | < | | Week 4 | < | < | <
# | Session | Rest | Time | | # | Session | Rest | Time
1 | 5000m | | | | 1 | 5250m | |
2 | 6 x 500m | 2 min | | | 2 | 5 x 750m | 3 min |
3 | 25min | | | | 3 | 25min | |`,
      }),
    [
      "1 Session 1: Row x4000 m",
      "1 Session 2: Row 5x500 m",
      "1 Session 3: Row x15 min",
      "2 Session 1: Row x4500 m",
      "2 Session 2: Row 4x750 m",
      "2 Session 3: Row x20 min",
      "3 Session 1: Row x5000 m",
      "3 Session 2: Row 6x500 m",
      "3 Session 3: Row x25 min",
      "4 Session 1: Row x5250 m",
      "4 Session 2: Row 5x750 m",
      "4 Session 3: Row x25 min",
    ],
  ],
];

describe("the plan of a sport with", () => {
  it.each(PLANS)("%s is read as meant", asMeant);

  it("no pieces but those that were rowed is none", () => {
    const log = `
Erg log
Week 1 | < | <
# | Session | Time
1 | 4000m | 18:40
2 | 5 x 500m | 10:20
3 | 4 x 750m | 12:45
4 | 6 x 500m | 12:10`;
    expect(() => programIn(book({ Winter: log }))).toThrow(/No training was found/);
  });
});
