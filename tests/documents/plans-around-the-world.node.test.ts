import { describe, expect, it } from "vitest";
import { doseOf } from "../../worker/documents/training/programs/doses/dose-sets";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram, written } from "./program-outline";
import { book, page } from "./written-documents";

/** Doses in the words of many languages. */
const DOSES: [text: string, dose: string, said?: string[]][] = [
  ["3 x 10e/s", "3x10 per side"],
  ["3x12/侧", "3x12 per side"],
  ["4×力竭", "4x力竭"],
  ["3 x 20 sn/taraf", "3x20 s per side"],
  ["3 x 25 s/ben", "3x25 s per side"],
  ["4 x maks", "4xmaks"],
  ["2 x as many as you can", "2xas many as you can"],
  ["4 x 6, PC, pausa 2'", "4x6 PC"],
  ["3 x 5, KV, vila 90 s", "3x5 KV"],
  ["8 ~ 12", "x8-12"],
  ["4 x maksimi, oma paino", "4xmaksimi oma paino"],
  ["4 x maxim", "4xmaxim"],
  ["限界まで×3セット", "3x限界まで"],
  ["3 x 10 ogni lato", "3x10 per side"],
  ["3 x 10 jede Seite", "3x10 per side"],
  ["3 x 8 chaque jambe", "3x8 per leg"],
  ["3 x 12 elk been", "3x12 per side"],
  ["3 x 30 s varje sida", "3x30 s per side"],
  ["3 x 10 (na stronę)", "3x10 per side"],
  ["3 x 10 her taraf", "3x10 per side"],
  ["3 x 10 oldalanként", "3x10 per side"],
  ["3 x 10 каждой рукой", "3x10 per side"],
  ["3 x 10 с каждой стороны", "3x10 per side"],
  ["3 x al fallimento", "3xal fallimento"],
  ["3×до отказа", "3xдо отказа"],
  ["3세트 × 실패지점", "3x실패지점"],
  ["4 x 30 секунд", "4x30 s"],
  ["4 x 2 хвилини", "4x2 min"],
  ["4 x 30 seconden", "4x30 s"],
  ["4 x 1 minutt", "4x1 min"],
  ["4 x 30 saniye", "4x30 s"],
  ["4 x 30 mp", "4x30 s"],
  ["4 x 20 metrów", "4x20 m"],
  ["左右各10回×3", "3x10 per side"],
  ["10개씩 3세트", "3x10"],
  ["12次 4组", "4x12"],
  ["3 x 5 PC + sentadilla", "3x5", ["PC + sentadilla"]],
];

/** What coaches around the world send, one habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "lists of what has to be reached before the next block",
    () =>
      page(`
# Hamstring plan
## Week 1: Load
### Gym day A
| Exercise | Sets x reps | Load | Rest |
| Romanian deadlift | 3 x 8 | 40 kg | 2 min |
| Slider curl | 3 x 6 | BW | 90 s |
**Progress to speed work when:**
- Long lever bridge 1 x 20 without cramp
- Strength of the left leg > 85%
- 20 min jog on grass
## Week 2: Speed
### Gym day A
| Exercise | Sets x reps | Load | Rest |
| Nordic curl | 4 x 5 | BW | 2 min |
| Trap bar deadlift | 4 x 4 | 90 kg | 3 min |`),
    [
      "1 Gym day A: Romanian deadlift 3x8 40 kg; Slider curl 3x6 BW",
      "2 Gym day A: Nordic curl 4x5 BW; Trap bar deadlift 4x4 90 kg",
    ],
  ],
  [
    "the first session below the heading of its weeks",
    () =>
      page(`
# Knee plan
## Week 1: Strength
### Pool and gym
| Exercise | Sets x reps | Load |
| Leg press | 3 x 10 | 60 kg |
| Wall sit | 3 x 30 s | BW |
### Bike and gym
| Exercise | Sets x reps | Load |
| Step-up | 3 x 8 | BW |
| Bridge | 3 x 12 | BW |`),
    ["1 Pool and gym: Leg press 3x10 60 kg; Wall sit 3x30 s BW", "1 Bike and gym: Step-up 3x8 BW; Bridge 3x12 BW"],
  ],
  [
    "a week that begins on a day, and warm-ups with what they are made of",
    () =>
      page(`
**Group timetable, week beginning Tuesday 3 March**
Every group 50 min. Warm up 8, strength 22, finisher 12, then stretch. At most 12 people, 3 per bar.
**TUESDAY - Press**
Warm up: 8 min: bike, then 2 rounds of 8 lunges, 8 push-ups
| Exercise | Sets x reps | Load |
| Push press | 4 x 4 | 75% |
| Ring row | 3 x 10 | BW |
**THURSDAY - Squat**
Warm up: 8 min: rope, 5 jumps
| Exercise | Sets x reps | Load |
| Front squat | 4 x 4 | 80% |
| Dead bug | 3 x 8 | BW |`),
    [
      "- 2 Press: Warm up x8 min; Push press 4x4 75%; Ring row 3x10 BW",
      "- 4 Squat: Warm up x8 min; Front squat 4x4 80%; Dead bug 3x8 BW",
    ],
  ],
  [
    "one more session that is written as the others are",
    () =>
      page(`
| Exercise | Sets | Reps | Weight |
| WORKOUT A (hall, Wed-ish) | < | < | < |
| Goblet squat | 3 | 8 | 20 kg |
| Row | 3 | 10 | 30 kg |
| WORKOUT B (hall, Friday) | < | < | < |
| Deadlift | 3 | 5 | 60 kg |
| Press | 3 | 8 | 20 kg |
| ON THE ROAD (no kit, 15 min) | < | < | < |
| Squat | 3 | 15 | BW |
| Plank | 3 | 30 s | BW |`),
    [
      "- WORKOUT A (hall, Wed-ish): Goblet squat 3x8 20 kg; Row 3x10 30 kg",
      "- 5 WORKOUT B (hall, Friday): Deadlift 3x5 60 kg; Press 3x8 20 kg",
      "- ON THE ROAD (no kit, 15 min): Squat 3x15 BW; Plank 3x30 s BW",
    ],
  ],
  [
    "a session over all the weeks of its sheet, ranges with a wave and words for what was lifted",
    () =>
      book({
        DAY1: `
DAY1 가슴
1주차
운동 | 세트 | 반복 | 중량 | 1세트 | 2세트
덤벨 프레스 | 3 | 8~10 | 14kg | 14x10 | 14x9
푸쉬업 | 2 | 최대 | 맨몸 | 맨몸x최대 |
2주차
운동 | 세트 | 반복 | 중량 | 1세트 | 2세트
덤벨 프레스 | 3 | 6~8 | 16kg | |
푸쉬업 | 3 | 최대 | 맨몸 | |`,
        DAY2: `
DAY2 등
1주차
운동 | 세트 | 반복 | 중량 | 1세트 | 2세트
바벨 로우 | 3 | 10 | 30kg | 30x10 |
데드리프트 | 3 | 5 | 50kg | 50x5 |
2주차
운동 | 세트 | 반복 | 중량 | 1세트 | 2세트
바벨 로우 | 3 | 8 | 35kg | |
데드리프트 | 3 | 5 | 55kg | |`,
      }),
    [
      "1 DAY1 가슴: 덤벨 프레스 3x8-10 14 kg; 푸쉬업 2x최대 맨몸",
      "1 DAY2 등: 바벨 로우 3x10 30 kg; 데드리프트 3x5 50 kg",
      "2 DAY1 가슴: 덤벨 프레스 3x6-8 16 kg; 푸쉬업 3x최대 맨몸",
      "2 DAY2 등: 바벨 로우 3x8 35 kg; 데드리프트 3x5 55 kg",
    ],
  ],
  [
    "a column of loads for each of a crew, twice on a sheet",
    () =>
      book({
        Crew: `
LIFT 1 - Tuesday | < | < | < | < | < | < | <
Exercise | Sets | Reps | % | Point | Olsen | Marta B | Quinn
Power clean | 4 | 3 | 75% | | 60 | 42.5 | 55
Bench pull | 3 | 8 | | chest to bench | | |
LIFT 2 - Friday | < | < | < | < | < | < | <
Exercise | Sets | Reps | % | Point | Olsen | Marta B | Quinn
Front squat | 4 | 5 | 70% | | 85 | 60 | 80
Plank | 3 | 40 s | | | | |`,
      }),
    ["- 2 LIFT 1: Power clean 4x3 75%; Bench pull 3x8", "- 5 LIFT 2: Front squat 4x5 70%; Plank 3x40 s"],
  ],
  [
    "weeks that are counted down from sheet to sheet",
    () =>
      book({
        Base: `
Day | Exercise | 4 OUT | 3 OUT | Rest
TUE\\nPull | Row | 3x8 | 3x6 @70% | 90''
^ | Chin-up | 3x5 | 4x5 | 2'
SAT\\nPush | Press | 3x5 | 4x5 | 2'`,
        Taper: `
Day | Exercise | 2 OUT | 1 OUT | Rest
TUE\\nPull | Row | 3x3 @80% | 2x2 @70% | 2'
SAT\\nPush | Press | 2x3 | 1x3 | 2'`,
      }),
    [
      "1 2 Pull: Row 3x8; Chin-up 3x5",
      "1 6 Push: Press 3x5",
      "2 2 Pull: Row 3x6 70%; Chin-up 4x5",
      "2 6 Push: Press 4x5",
      "3 2 Pull: Row 3x3 80%",
      "3 6 Push: Press 2x3",
      "4 2 Pull: Row 2x2 70%",
      "4 6 Push: Press 1x3",
    ],
  ],
  [
    "lines that join a lift and its dose with a space only",
    () =>
      page(`
# 合宿メニュー
## 第2週
**火曜日（上半身）**
1. ベンチプレス 6回×4セット 72% 休憩2分
2. ダンベルロウ 左右各8回×3セット
**金曜日（下半身）**
1. デッドリフト 5回×3セット 90kg
2. プランク 45秒×3セット`),
    [
      "2 2 上半身: ベンチプレス 4x6 72%; ダンベルロウ 3x8 per side",
      "2 5 下半身: デッドリフト 3x5 90 kg; プランク 3x45 s",
    ],
  ],
  [
    "weeks counted with a dot and a word that is another one elsewhere",
    () =>
      book({
        Terv: `
2. hét
Nap | Gyakorlat | Sorozat | Ismétlés | Súly | Pihenő
Kedd | Guggolás | 3 | 8 | 70 kg | 2 perc
^ | Fekvenyomás | 3 | 8 | 50 kg | 2 perc
Szombat | Felhúzás | 3 | 5 | 90 kg | 3 perc
^ | Evezés | 3 | max | testsúly | 2 perc`,
      }),
    ["2 2: Guggolás 3x8 70 kg; Fekvenyomás 3x8 50 kg", "2 6: Felhúzás 3x5 90 kg; Evezés 3xmax testsúly"],
  ],
];

describe("a plan from anywhere in the world with", () => {
  it.each(PROGRAMS)("%s is read as meant", asMeant);
});

it("leaves what somebody answers out of the notes", () => {
  const reading = programIn(
    book({
      "Week 1": `
Exercise | Sets | Reps | Coach notes | How did that go?
Back squat | 3 | 5 | brace first | heavy today
Row | 3 | 8 | | fine, no pain`,
    }),
  );
  const notes = reading.weeks[0]?.sessions[0]?.exercises.map((exercise) => exercise.notes);
  expect(notes).toEqual(["brace first", null]);
});

describe("a dose from anywhere in the world", () => {
  it.each(DOSES)("%s is read as %s", (text, dose, said = []) => {
    const read = doseOf(text);
    expect(written(read.sets)).toBe(dose);
    expect(read.said).toEqual(said);
  });
});
