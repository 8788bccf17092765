import { describe, expect, it } from "vitest";
import { displayNumber } from "../../worker/documents/grid/display-number";
import { namedDose } from "../../worker/documents/training/programs/doses/named-dose";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** What is written around the gym: sheets of one client, calendars of a running club, notes of a lifter. One habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a table a lift with the weeks down it, the target as a whole dose",
    () =>
      book({
        "Seduta A": `
Trazioni alla sbarra con presa neutra e zavorra leggera
Sett. | Data | Target | Recupero | RM | Peso (kg)
1 | | 3x2 | 2' | 5RM | 10
2 | | 4x4 | 2' | 5RM | 10
Sali piano con il petto e scendi.

Panca inclinata
Sett. | Data | Target | Recupero | RM | Peso (kg)
1 | | 3x8 | 1' | 10RM | 40
2 | | 4x8 | 1' | 10RM | 42.5`,
        "Seduta B": `
Affondi con bilanciere
Sett. | Data | Target | Recupero | RM | Peso (kg)
1 | | 3x6 | 2' | 8RM | 30
2 | | 4x6 | 2' | 8RM | 32.5

Plank in appoggio x 30'' (3 giri con 1' di recupero)`,
      }),
    [
      "1 Seduta A: Trazioni alla sbarra con presa neutra e zavorra leggera 3x2 10 kg; Panca inclinata 3x8 40 kg",
      "1 Seduta B: Affondi con bilanciere 3x6 30 kg",
      "2 Seduta A: Trazioni alla sbarra con presa neutra e zavorra leggera 4x4 10 kg; Panca inclinata 4x8 42.5 kg",
      "2 Seduta B: Affondi con bilanciere 4x6 32.5 kg; Plank in appoggio 3x30 s",
    ],
  ],
  [
    "how often, in brackets behind the amount",
    () =>
      page(`
**Day 1**
- Side plank 30 s (3 rounds)
- Goblet squat 10 reps (4 sets with 1 min rest)`),
    ["- Day 1: Side plank 3x30 s; Goblet squat 4x10"],
  ],
  [
    "a calendar of runs in French, with mn and h, half minutes on and off, and a race",
    () =>
      book({
        "Plan semi": `
Plan semi 10 semaines
Semaine | Lundi | Mardi | Jeudi | Dimanche
Semaine 1 | Repos | 45mn Footing | 15mn Echauffement + 8*30'-30' | 1h20 Sortie
Semaine 2 | 40mn Footing | Repos | 15mn Echauffement + 6*300M avec repos 50s | SEMI-MARATHON!`,
      }),
    [
      "1 2: Footing x45 min",
      "1 4: Echauffement x15 min; Run 8x30 s",
      "1 7: Sortie x1h20",
      "2 1: Footing x40 min",
      "2 4: Echauffement x15 min; Run 6x300 m",
      "2 7: SEMI-MARATHON ",
    ],
  ],
  [
    "a small table a lift whose rows are its warm-up and its work sets",
    () =>
      page(`
# Session A (Tuesday)
## Front squat
Substitute: goblet squat
| Type | Sets | Reps | Notes |
| Warm-up 1 | 1 | 8 | empty bar |
| Warm-up 2 | 1 | 4 | half the load |
| Work sets | 3 | 5-6 | brace |
## Seated row
Substitute: ring row
| Type | Sets | Reps | Notes |
| Work sets | 2 | 12 | squeeze |`),
    ["- 2 Session A: Front squat 1x8, 1x4, 3x5-6; Seated row 2x12"],
  ],
  [
    "the same on a sheet, with the top set and those after it",
    () =>
      book({
        Plan: `
Session A
Bench press
Type | Sets | Reps | Load | Notes
Warm-up | 1 | 10 | 20 kg | empty bar
Top set | 1 | 5 | 80 kg |
Back-off | 2 | 8 | 65 kg | no grinding
Chin-up
Type | Sets | Reps | Load | Notes
Work sets | 4 | 6 | 5 kg |`,
      }),
    ["- Session A: Bench press 1x10 20 kg, 1x5 80 kg, 2x8 65 kg; Chin-up 4x6 5 kg"],
  ],
  [
    "the same in Chinese, with advice behind it",
    () =>
      page(`
# 训练 A（周一）：推
## 卧推（Bench Press）
| 类型 | 组数 | 次数 | 内容 |
| 热身组 | 1 | 12 | 空杆 |
| 正式组 | 3 | 6~8 | 控制 |
## 引体向上
| 类型 | 组数 | 次数 | 内容 |
| 正式组 | 3 | 尽可能多 | 借助弹力带 |
# 训练后建议（每次）
- 静态拉伸：胸、背各 40 秒`),
    ["- 1 训练 A：推: 卧推（Bench Press） 1x12, 3x6-8; 引体向上 3x尽可能多"],
  ],
  [
    "a further session without a day, as broad as the days and apart like them",
    () =>
      book({
        Plan: `
PONIEDZIAŁEK – Góra | < | < | <
# | Ćwiczenie | Serie×Zakres | Ciężar
1 | Wyciskanie hantli | 3×8–10 | 2×14 kg
2 | Wiosłowanie | 3×8–10 | 50 kg
 | | |
CZWARTEK – Dół | < | < | <
# | Ćwiczenie | Serie×Zakres | Ciężar
1 | Przysiad ze sztangą | 4×5 | 80 kg
2 | Plank | 3×40 s | +5 kg
 | | |
DODATEK (gdy jest czas) – ramiona, łydki | < | < | <
 | Uginanie młotkowe | 2×12 |
 | Wspięcia na palce | 3×15–20 |`,
      }),
    [
      "- 1 Góra: Wyciskanie hantli 3x8-10 2x14 kg; Wiosłowanie 3x8-10 50 kg",
      "- 4 Dół: Przysiad ze sztangą 4x5 80 kg; Plank 3x40 s +5 kg",
      "- DODATEK (gdy jest czas) – ramiona, łydki: Uginanie młotkowe 2x12; Wspięcia na palce 3x15-20",
    ],
  ],
  [
    "tests of lifts as sessions over two rows of headings",
    () =>
      book({
        "Week 5": `
WEEK 5 - Test week

Front Squat Test
Exercise | Set 1 | < | Set 2 | <
 | kg | reps | kg | reps
Front squat | 120 | 1-3 | |
Deadlift | 100 | 4 | 110 | 4

Press Test
Exercise | Set 1 | < | Set 2 | <
 | kg | reps | kg | reps
Overhead press | 60 | 1-3 | |
Row | | 6 | | 6`,
      }),
    [
      "5 Front Squat Test: Front squat 1x1-3 120 kg; Deadlift 1x4 100 kg, 1x4 110 kg",
      "5 Press Test: Overhead press 1x1-3 60 kg; Row 2x6",
    ],
  ],
];

describe("programmes around the gym", () => {
  it.each(PROGRAMS)("reads %s", asMeant);

  it("reads the rest in brackets with its preposition", () => {
    expect(namedDose("Cadeira flexora - 3 séries | 12 repetições (Descanso de 45 segundos)")).toMatchObject({
      sets: [{ count: "3", reps: "12" }],
      rest: "45 s",
    });
  });

  it("shows the sign of what is below nothing once", () => {
    const shown = [12.5, -10, 0].map((value) => displayNumber(value, "+0.0;-0.0;0", false).text);
    expect(shown).toEqual(["+12.5", "-10.0", "0"]);
    expect(displayNumber(-10, "0.0;[Red]0.0", false).text).toBe("-10.0");
  });
});
