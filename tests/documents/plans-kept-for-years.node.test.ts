import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant } from "./program-outline";
import { book } from "./written-documents";

/** Plans that have grown with those who keep them, one habit each. */
const PROGRAMS: [what: string, sheets: Record<string, string>, sessions: string[], doubts?: string[]][] = [
  [
    "weekdays in short, in brackets in front of what is trained",
    {
      Plan: `
[Mo] Brust und Rücken | < | < | <
Übung | Sätze | Wdh. | kg
Bankdrücken | 4 | 6-8 | 80
Rudern | 3 | 10 | 60
(Do) Beine | < | < | <
Übung | Sätze | Wdh. | kg
Kniebeugen | 4 | 6 | 100
Beinbeuger | 3 | 12 | 40`,
    },
    [
      "- 1 Brust und Rücken: Bankdrücken 4x6-8 80 kg; Rudern 3x10 60 kg",
      "- 4 Beine: Kniebeugen 4x6 100 kg; Beinbeuger 3x12 40 kg",
    ],
  ],
  [
    "the heavy set and the volume behind it, and what a person with a name fills in",
    {
      Block: `
 | | | PLAN | < | < | TOM FILLS IN | < | <
Week | Day | Lift | Top set | Volume | Rest | Top kg | Vol kg | Sleep
1 | D1 | High bar squat | 1x4 @7 | 4x4 @6 | 4 min | 120 | 105 | 7
1 | D1 | Seated row | | 4x12 @8 | 90 s | | 42.5 | 7
1 | D2 | Deadlift | 1x3 @7 | 3x4 @6 | 4 min | 150 | 135 | 8
2 | D1 | High bar squat | 1x3 @8 | 4x4 @7 | 4 min | | |
2 | D1 | Seated row | | 4x12 @8 | 90 s | | |
2 | D2 | Deadlift | 1x2 @8 | 3x3 @7 | 4 min | | |`,
    },
    [
      "1 D1: High bar squat 1x4 RPE 7, 4x4 RPE 6; Seated row 4x12 RPE 8",
      "1 D2: Deadlift 1x3 RPE 7, 3x4 RPE 6",
      "2 D1: High bar squat 1x3 RPE 8, 4x4 RPE 7; Seated row 4x12 RPE 8",
      "2 D2: Deadlift 1x2 RPE 8, 3x3 RPE 7",
    ],
  ],
  [
    "sets side by side, three rows a lift, what each row holds of them below the word for sets",
    {
      Cycle: `
Exercise | Sets | 1 | 2 | 3 | 4
Press | % | 60% | 70% | 80% | 70%
 | kg | 40 | 45 | 52.5 | 45
 | reps | 6 | 5 | 3 | 8+
Squat | % | 65% | 75% | 85% | 75%
 | kg | 90 | 105 | 120 | 105
 | reps | 5 | 3 | 1+ | 5
Row | | 4x10 | | |`,
    },
    [
      "- -: Press 1x6 40 kg 60%, 1x5 45 kg 70%, 1x3 52.5 kg 80%, 1x8+ 45 kg 70%; Squat 1x5 90 kg 65%, 1x3 105 kg 75%, 1x1+ 120 kg 85%, 1x5 105 kg 75%; Row 4x10",
    ],
  ],
  [
    "what can be lifted at most, and when that was changed",
    {
      Bests: `
 | 1RM | TM (85%) | changed
Front squat | 130 | 110 | 10/12
Press | 75 | 65 | 10/19
Clean | 100 | 85 | 11/2`,
      Days: `
Day A
Exercise | Sets | Reps
Front squat | 3 | 5
Press | 3 | 8
Chin-up | 3 | 6`,
    },
    ["- Day A: Front squat 3x5; Press 3x8; Chin-up 3x6"],
  ],
  [
    "days side by side over tables with headings, of which one only adds up, and sets in words",
    {
      Цикл: `
1 неделя
Вторник | < | < | | Четверг | <  | <
Упражнение | Нагрузка | КПШ | | Упражнение | Нагрузка | КПШ
Рывок | 60%/3, 70%/2х3 | 9 | | Толчок | 60%/2+1, 75%/1+1х3 | 9
Жим стоя | 4 подхода по 8 | 32 | | Пресс | 3 по 15 |
2 неделя
Вторник | < | < | | Четверг | <  | <
Упражнение | Нагрузка | КПШ | | Упражнение | Нагрузка | КПШ
Рывок | 65%/3, 80%/2х3 | 9 | | Толчок | 65%/2+1, 80%/1+1х3 | 9
Жим стоя | 4 подхода по 6 | 24 | | Пресс | 3 по 20 |`,
    },
    [
      "1 2: Рывок 1x3 60%, 3x2 70%; Жим стоя 4x8",
      "1 4: Толчок 1x2+1 60%, 3x1+1 75%; Пресс 3x15",
      "2 2: Рывок 1x3 65%, 3x2 80%; Жим стоя 4x6",
      "2 4: Толчок 1x2+1 65%, 3x1+1 80%; Пресс 3x20",
    ],
  ],
  [
    "rounds in the heading of each numbered block, and a column that somebody by name writes in",
    {
      Ann: `
SESSION A
 | Exercise | Reps / time | Weight | Cues | Ann writes
 | Block 1 – 3 rounds, 45 s rest between rounds | < | < | < |
a | Goblet squat | 12 | 10 kg | slow | easy
b | Incline row | 10 | | |
 | Block 2 – 4 rounds, 60 s rest between rounds | < | < | < |
a | Hip thrust | 8 | 30 kg | |
b | Side plank | 20 s/side | | |`,
    },
    ["- SESSION A: Goblet squat 3x12 10 kg; Incline row 3x10; Hip thrust 4x8 30 kg; Side plank 4x20 s per side"],
  ],
];

describe("plans kept for years", () => {
  it.each(PROGRAMS)("reads %s", (what, sheets, sessions, doubts) => {
    asMeant(what, () => book(sheets), sessions, doubts);
  });

  it("refuses a list of machines, beside which stands what is to be bought", () => {
    const lists = {
      Machines: `
Item | Make | Qty | Weight each (kg) | Year | Next check | Place
Barbell | Ivanko | 3 | 20 | 2018 | 2027-02-15 | Hall
Rower | Concept2 | 2 | 30 | 2019 | 2027-03-15 | Hall
Squat rack | Sorinex | 2 | 100 | 2017 | 2027-06-15 | Hall
Crash mat | | 8 | 9 | 2015 | 2027-01-15 | Hall
Sled | | 1 | 35 | 2020 | | Yard`,
      Wanted: "2 x 20 kg kettlebell | 150",
    };
    expect(() => programIn(book(lists))).toThrow();
  });
});
