import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of what coaches and clubs send to those they train, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "what a day is for, merged beside all of its exercises",
    () =>
      book({
        Build: `
Day | Type | Exercise | Week 1 | Week 2
Mon | Power | Box jump | 4x3 | 5x3
^ | ^ | Front squat | 4x5 | 4x4
^ | ^ | Chin-up | 3x6 | 3x8
Wed | Engine | Air bike | 8x15 s | 10x15 s
^ | ^ | Sled push | 4x20 m | 5x20 m`,
      }),
    [
      "1 1 Power: Box jump 4x3; Front squat 4x5; Chin-up 3x6",
      "1 3 Engine: Air bike 8x15 s; Sled push 4x20 m",
      "2 1 Power: Box jump 5x3; Front squat 4x4; Chin-up 3x8",
      "2 3 Engine: Air bike 10x15 s; Sled push 5x20 m",
    ],
  ],
  [
    "a day off beside the days that have tables",
    () =>
      book({
        Peak: `
Week 1 | | | | | | | |
Monday - Squat | | | Tuesday - Bench | | | Thursday - Pull | |
Exercise | Sets x reps | % | Exercise | Sets x reps | % | Exercise | Sets x reps | %
Squat | 3x3 | 80% | Bench press | 4x3 | 80% | Deadlift | 3x2 | 80%
Leg curl | 3x10 | | Row | 3x10 | | Back raise | 3x12 |
Week 2 | | | | | | | |
Monday - Squat | | | Tuesday - Bench | | | Thursday - OFF, travel | |
Exercise | Sets x reps | % | Exercise | Sets x reps | % | | |
Squat | 2x2 | 70% | Bench press | 2x1 | 75% | | |
Leg curl | 2x10 | | Row | 2x10 | | | |`,
      }),
    [
      "1 1 Squat: Squat 3x3 80%; Leg curl 3x10",
      "1 2 Bench: Bench press 4x3 80%; Row 3x10",
      "1 4 Pull: Deadlift 3x2 80%; Back raise 3x12",
      "2 1 Squat: Squat 2x2 70%; Leg curl 2x10",
      "2 2 Bench: Bench press 2x1 75%; Row 2x10",
    ],
  ],
  [
    "the weekday within the name of a session",
    () =>
      page(`
# Groupe du soir
**Séance du lundi : jambes**
- Squat : 3 x 10
- Fentes : 3 x 8
**Séance du jeudi : dos**
- Rowing : 3 x 10
- Gainage : 3 x 30 s`),
    ["- 1 Séance du lundi : jambes: Squat 3x10; Fentes 3x8", "- 4 Séance du jeudi : dos: Rowing 3x10; Gainage 3x30 s"],
  ],
  [
    "rides by power and cadence, whose parts have no names of movements",
    () =>
      book({
        Block: `
Day | Session | What | Sets | Duration (min) | % FTP | Watts | Recovery | Cadence
Tue | Tempo | Warm up | 1 | 15 | 55% | 140 | |
 | | Tempo | 3 | 12 | 85% | 215 | 4 min | 85-95
Thu | Short | Warm up | 1 | 15 | 55% | 140 | |
 | | Over-unders | 5 | 3 | 105% | 265 | 3 min | 95+`,
      }),
    [
      "- 2 Tempo: Warm up 1x15 min 140 W 55%; Tempo 3x12 min 215 W 85%",
      "- 4 Short: Warm up 1x15 min 140 W 55%; Over-unders 5x3 min 265 W 105%",
    ],
  ],
  [
    "swims headed by their sport, below sets that are whole doses",
    () =>
      page(`
## Week 1
### Session 1 – Aerobic
| | Set | Swim | Rest |
| Warm-up | 1 x 300 m | Choice, easy | |
| Drill | 6 x 50 m | One-arm drill (F) | 15 s |
| Main | 8 x 100 m | Freestyle steady | 20 s |
### Session 2 – Speed
| | Set | Swim | Rest |
| Warm-up | 1 x 400 m | Choice, easy | |
| Build | 4 x 50 m | Freestyle build | 20 s |
| Cool-down | 1 x 200 m | Easy mix | |`),
    [
      "1 Session 1 – Aerobic: Choice, easy 1x300 m; One-arm drill (F) 6x50 m; Freestyle steady 8x100 m",
      "1 Session 2 – Speed: Choice, easy 1x400 m; Freestyle build 4x50 m; Easy mix 1x200 m",
    ],
  ],
  [
    "a sentence that begins with the rounds of the table below",
    () =>
      page(`
## Week 1
3 rounds, jog between the stations.
| Station | Exercise | Work | Rest |
| 1 | Goblet squat | 8 reps | 30 s |
| 2 | Hang on the bar | as long as you can | 30 s |
| 3 | Bear crawl | 10 m | 30 s |
## Week 2
4 rounds, jog between the stations.
| Station | Exercise | Work | Rest |
| 1 | Goblet squat | 10 reps | 30 s |
| 2 | Push-up | 8 reps | 30 s |
| 3 | Bear crawl | 15 m | 30 s |`),
    [
      "1 -: Goblet squat 3x8; Hang on the bar 3xas long as you can; Bear crawl 3x10 m",
      "2 -: Goblet squat 4x10; Push-up 4x8; Bear crawl 4x15 m",
    ],
  ],
  [
    "how doses are written, told with a dash above all",
    () =>
      page(`
# План
Запись: процент / повторы х подходы. 80%/3х4 – это 80%, 3 повтора, 4 подхода.
**Понедельник**
- Приседания – 70%/4х3
- Жим лёжа – 75%/3х5
**Среда**
- Тяга – 80%/2х4
- Жим стоя – 65%/5х3`),
    ["- 1: Приседания 3x4 70%; Жим лёжа 5x3 75%", "- 3: Тяга 4x2 80%; Жим стоя 3x5 65%"],
  ],
  [
    "what each exercise is done with, in a column of its own",
    () =>
      book({
        Plan: `
LEGS | | | |
Exercise | Equipment | Sets | Reps | Load
Squat | Barbell | 4 | 6-8 | 80 kg
Hip thrust | Bodyweight | 3 | 8 | 20 kg
Lunge | Dumbbell | 3 | 12 | 14 kg
UPPER | | | |
Exercise | Equipment | Sets | Reps | Load
Row | Barbell | 3 | 15 | 40 kg
Push-up | Bodyweight | 3 | 12 |
Curl | Barbell | 3 | 12 | 20 kg`,
      }),
    [
      "- LEGS: Squat 4x6-8 80 kg; Hip thrust 3x8 20 kg; Lunge 3x12 14 kg",
      "- UPPER: Row 3x15 40 kg; Push-up 3x12; Curl 3x12 20 kg",
    ],
  ],
  [
    "reps under a word that nobody knows, beside sets that wait to be filled in",
    () =>
      book({
        A: `
TREINO A | | | | | | |
ORDEM | EXERCÍCIO | SÉRIE | QTD | CARGA | Set 1 | Set 2 | Set 3
1 | Leg press | 2-3 | 10-12 | | | |
2 | Supino reto | 2-3 | 10-12 | | | |
3 | Remada baixa | 3 | 10-12 | | | |`,
      }),
    ["- TREINO A: Leg press 2-3x10-12; Supino reto 2-3x10-12; Remada baixa 3x10-12"],
  ],
  [
    "ranges in words and with dashes that stand apart",
    () =>
      page(`
**Day 1**
- Front squat 5x2 @ 75 to 80%
- Row 8 to 12 reps
- Pallof press 2 - 3 x 10
- Pull-up 9 - 7 - 5
- Incline walk 10-20 min`),
    ["- Day 1: Front squat 5x2 75-80%; Row x8-12; Pallof press 2-3x10; Pull-up 1x9, 1x7, 1x5; Incline walk x10-20 min"],
  ],
  [
    "rows of each exercise's sets, reps and effort, the last of which waits for what was lifted",
    () =>
      book({
        Training: `
JAMIE R. | | | | |
DAY 1 – Lower | | Week 1 | Week 2 | Week 3 | Coach notes
Front squat | Sets | 3 | 4 | 4 | Brace before you unlock the bar
 | Reps | 6 | 5 | 4 | ^
 | RPE | 7 | 8 | 8 | ^
 | Weight used (lb) | 155 | 160 | | ^
Leg curl | Sets | 3 | 3 | 3 |
 | Reps | 10-12 | 10-12 | 10-12 |
 | RPE | 8 | 8 | 9 |
 | Weight used (lb) | 70 | 75 | |`,
      }),
    [
      "1 DAY 1 – Lower: Front squat 3x6 RPE 7; Leg curl 3x10-12 RPE 8",
      "2 DAY 1 – Lower: Front squat 4x5 RPE 8; Leg curl 3x10-12 RPE 8",
      "3 DAY 1 – Lower: Front squat 4x4 RPE 8; Leg curl 3x10-12 RPE 9",
    ],
  ],
  [
    "sets that are counted on in the column that says of other lifts how many there are",
    () =>
      book({
        計画: `
曜日 | 種目 | セット | 回数 | 重量
月 | スクワット | 1セット目 | 5 | 95kg
^ | ^ | 2セット目 | 5+ | 110kg
 | レッグカール | 3セット | 10 | 40kg`,
      }),
    ["- 1: スクワット 1x5 95 kg, 1x5+ 110 kg; レッグカール 3x10 40 kg"],
  ],
  [
    "Dutch weekdays in short, and hours behind a clock",
    () =>
      page(`
## Week 1
| Dag | Training | Blokken / duur | Rust |
| Di | Sweetspot | 3 x 10 min | 5 min |
| Vr | Goblet squat | 3 x 10 | 90 s |
| | Plank | 3 x 40 s | 60 s |
| Zo | Lange duurrit | 2:30 u | |`),
    ["1 2: Sweetspot 3x10 min", "1 5: Goblet squat 3x10; Plank 3x40 s", "1 7: Lange duurrit x2:30 u"],
  ],
  [
    "a weekday, its date and its name beside what the day is for",
    () =>
      book({
        스트렝스: `
1주차 | | | |
월 7/6 · 스쿼트 | | | | 하체(힘)
섹션 | 운동 | 세트 | 횟수 | 메모
A | Back squat | 4 | 5 |
B | DB row | 3 | 12 |
화 7/7 · 벤치 | | | | 상체(밀기)
섹션 | 운동 | 세트 | 횟수 | 메모
A | Bench press | 4 | 8 |
B | Dips | 3 | 10 |`,
      }),
    ["1 1 스쿼트: Back squat 4x5; DB row 3x12", "1 2 벤치: Bench press 4x8; Dips 3x10"],
  ],
  [
    "a circuit whose heading says its rounds and its times",
    () =>
      page(`
## Einheit 2
**Schnelligkeit**
- Sprint aus der Bauchlage 6 x 10 m
**Zirkel: 3 Runden, 40 s Arbeit / 20 s Pause**
- Ausfallschritt im Wechsel
- Seitstütz links
- Bergsteiger`),
    [
      "- Einheit 2: Sprint aus der Bauchlage 6x10 m; Ausfallschritt im Wechsel 3x40 s; Seitstütz links 3x40 s; Bergsteiger 3x40 s",
    ],
  ],
  [
    "what somebody weighs, in another unit than the loads",
    () =>
      book({
        Plan: `
Bodyweight: | 78 kg | |
Exercise | Sets | Reps | Load
Squat | 3 | 5 | 225 lb
Bench press | 3 | 5 | 155`,
        Maxes: `
Lift | 1RM (lb)
Squat | 315
Bench press | 205`,
      }),
    ["- -: Squat 3x5 225 lb; Bench press 3x5 155 lb"],
  ],
  [
    "pictures in front of the names of sessions in a sheet",
    () =>
      book({
        Plan: `
🔥 Day 1 – Push | | |
Exercise | Sets | Reps
Bench press | 4 | 8
Dips | 3 | 12
💪 Day 2 – Pull | | |
Exercise | Sets | Reps
Row | 4 | 8`,
      }),
    ["- Day 1 – Push: Bench press 4x8; Dips 3x12", "- Day 2 – Pull: Row 4x8"],
  ],
  [
    "parts of the body with a colon behind them, in plain lines",
    () =>
      page(`
MON PROGRAMME

📋 PUSH:
• Développé couché 4x8
• Dips 3x12

📋 PULL:
• Tractions 4x8
• Curl 3x12`),
    ["- PUSH: Développé couché 4x8; Dips 3x12", "- PULL: Tractions 4x8; Curl 3x12"],
  ],
  [
    "by how much the load grows, beside the dose",
    () =>
      book({
        프로그램: `
Day 1 · 밀기 | | | | |
# | 종목 | 세트×반복 | RIR | 휴식 | 증량
1 | 벤치프레스 | 3×8-12 | 2 | 2분 | 2.5kg
2 | 숄더프레스 | 3×10-12 | 2 | 90초 | 5kg`,
      }),
    ["- Day 1 · 밀기: 벤치프레스 3x8-12 2 RIR; 숄더프레스 3x10-12 2 RIR"],
  ],
  [
    "sets to failure in columns of sets",
    () =>
      book({
        A: `
TREINO A | | |
Exercício | 1ª série | 2ª série | 3ª série
Supino reto | 12 | 10 | 8
Remada baixa | 12 | 10 | 10
Flexão | falha | falha |`,
      }),
    ["- TREINO A: Supino reto 1x12, 1x10, 1x8; Remada baixa 1x12, 2x10; Flexão 2xfalha"],
  ],
  [
    "how many weeks a plan takes, and reps of ropes, in Japanese",
    () =>
      book({
        計画: `
柔道部 強化計画（4週間） | | | |
第1週 | | | |
曜日 | 種目 | セット | 回数 | 重量
月 | スクワット | 3 | 8回 | 60kg
^ | ロープ登り | 2 | 1本 | 自重
第2週 | | | |
月 | スクワット | 3 | 6回 | 65kg
^ | ロープ登り | 3 | 1本 | 自重`,
      }),
    ["1 1: スクワット 3x8 60 kg; ロープ登り 2x1 自重", "2 1: スクワット 3x6 65 kg; ロープ登り 3x1 自重"],
  ],
  [
    "other exercises below the numbered sets of the day's lift",
    () =>
      book({
        Cycle: `
Week 1
Day 1: Front squat | | | | | Day 2: Bench press | | |
Set | % | Weight (kg) | Reps | | Set | % | Weight (kg) | Reps
1 | 70% | 70 | 5 | | 1 | 70% | 56 | 5
2 | 80% | 80 | 3+ | | 2 | 80% | 64 | 3+
Assistance | | | | | Assistance | | |
Leg curl | | | 4 x 10 | | Row | | | 5 x 8
Plank | | | 3 x 30 s | | Dip | | | 3 x 12`,
      }),
    [
      "1 Day 1: Front squat: Front squat 1x5 70 kg 70%, 1x3+ 80 kg 80%; Leg curl 4x10; Plank 3x30 s",
      "1 Day 2: Bench press: Bench press 1x5 56 kg 70%, 1x3+ 64 kg 80%; Row 5x8; Dip 3x12",
    ],
  ],
  [
    "loads of weeks that are noted as they come, in short",
    () =>
      book({
        Rutina: `
DÍA 1 · EMPUJE (lunes)
Ejercicio | Series | Reps | RIR | S1 kg | S2 kg | S3 kg
Press banca | 4 | 6-8 | 2 | 40 | 42.5 |
Press militar | 3 | 8-10 | 2 | | |
Fondos | 3 | 10 | 1 | | |
DÍA 2 · PIERNA (jueves)
Ejercicio | Series | Reps | RIR | S1 kg | S2 kg | S3 kg
Sentadilla | 4 | 5-7 | 2 | 60 | |
Zancada | 3 | 10 | 2 | | |
Gemelo | 3 | 15 | 1 | | |`,
      }),
    [
      "- 1 DÍA 1 · EMPUJE: Press banca 4x6-8 2 RIR; Press militar 3x8-10 2 RIR; Fondos 3x10 1 RIR",
      "- 4 DÍA 2 · PIERNA: Sentadilla 4x5-7 2 RIR; Zancada 3x10 2 RIR; Gemelo 3x15 1 RIR",
    ],
  ],
  [
    "the weight that was taken",
    () =>
      book({
        Block: `
Monday
Exercise | Sets | Reps | Prescribed RPE | Weight Taken | Actual RPE
Squat | 1 | 4 | 7 | 150 | 7.5
Pause squat | 3 | 5 | 6 | 120 | 6`,
      }),
    ["- 1: Squat 1x4 RPE 7; Pause squat 3x5 RPE 6"],
  ],
  [
    "sessions that are counted and told what for, in words of their own",
    () =>
      book({
        Romp: `
Rompschema
Hoofdblok (40 min)
Oefening | Sets | Herhalingen | Duur
Squat | 3 | 8-12 |
Zijplank | 3 | | 20 sec

Korte ronde A: rug en schouders (10 min)
Oefening | Sets | Herhalingen | Duur
Squat | 2 | 10 |
Zijplank | 2 | | 15 sec

Korte ronde B: heup en romp (12 min)
Oefening | Sets | Herhalingen | Duur
Dead bug | 2 | 6-10 |
Plank | 2 | | 30 sec`,
      }),
    [
      "- Hoofdblok (40 min): Squat 3x8-12; Zijplank 3x20 s",
      "- Korte ronde A: rug en schouders (10 min): Squat 2x10; Zijplank 2x15 s",
      "- Korte ronde B: heup en romp (12 min): Dead bug 2x6-10; Plank 2x30 s",
    ],
  ],
  [
    "the weekday of a session that has its own title on the sheet of its day",
    () =>
      book({
        Monday: `
Chest day
Exercise | Sets | Reps
Bench press | 4 | 8
Cable fly | 3 | 12`,
        "木（背中）": `
Exercise | Sets | Reps
Deadlift | 4 | 5
Row | 3 | 10`,
      }),
    ["- 1 Chest day: Bench press 4x8; Cable fly 3x12", "- 4 背中: Deadlift 4x5; Row 3x10"],
  ],
  [
    "days off right below the headings of a runner's week, whose trainings have the heading of sessions",
    () =>
      book({
        HM: `
Half marathon, club group

Week 1
Weekday | Session | Distance | Pace | Notes | Actual
Monday | Rest | | | |
Tuesday | Intervals | 5 x 800 m (400 m jog) | 5:20 min/km | with warm-up 10 km | 5:18/5:19/5:20
Sunday | Long run | 17 km | 6:45 min/km | | 17.3 km
 | Total | 30 km | | |

Week 2
Weekday | Session | Distance | Pace | Notes | Actual
Monday | Rest | | | |
Tuesday | Intervals | 4 x 1 km (400 m jog) | 5:20 min/km | |
Sunday | Long run | 18 km | 6:45 min/km | |
 | Total | 31 km | | |`,
      }),
    ["1 2: Intervals 5x800 m", "1 7: Long run x17 km", "2 2: Intervals 4x1 km", "2 7: Long run x18 km"],
  ],
  [
    "work sets of the day's lift in the columns of weeks",
    () =>
      book({
        Wave: `
DAY 1: FRONT SQUAT | < | < | < | < | < | <
 | Week 1 | < | < | Week 2 | < | <
Work set | % | kg | Reps | % | kg | Reps
Set 1 | 70% | 70 | 3 | 65% | 65 | 5
Set 2 | 80% | 80 | 3+ | 75% | 75 | 5+
Assistance (every week)
Dip | 4 x 8-10 | < | < | < | < | <`,
      }),
    [
      "1 DAY 1: FRONT SQUAT: FRONT SQUAT 1x3 70 kg 70%, 1x3+ 80 kg 80%; Dip 4x8-10",
      "2 DAY 1: FRONT SQUAT: FRONT SQUAT 1x5 65 kg 65%, 1x5+ 75 kg 75%; Dip 4x8-10",
    ],
  ],
  [
    "parts of a line that tabs hold apart, among them a pair of bells and a dash",
    () =>
      page(`
# Home plan
**Workout A**
1. Lunge\t3 x 10\t2 x 8 kg\trest 90 s
2. Treadmill walk\t20 min\t–
**Workout B**
1. Hip thrust\t4 x 10\t60 kg\trest 2 min
2. Plank\t3 x 40 s\t–\trest 60 s`),
    ["- Workout A: Lunge 3x10 2 x 8 kg; Treadmill walk x20 min", "- Workout B: Hip thrust 4x10 60 kg; Plank 3x40 s"],
  ],
  [
    "by how much the load grows behind the dose, and days off in one line",
    () =>
      page(`
# Novices
**Monday – A**
- Squat 3 x 5, add 5 lb each time
- Bench press 3 x 5, add 2.5 lb each time
**Thursday (evening) – B**
- Squat 3 x 5, add 5 lb each time
- Deadlift 1 x 5, add 10 lb each time
Wednesday, Saturday and Sunday: rest or walk 40 min.
Move up 5 lb when all 10 sets hit ten.`),
    ["- 1 A: Squat 3x5; Bench press 3x5", "- 4 B: Squat 3x5; Deadlift 1x5"],
  ],
  [
    "muscles beside the exercises of sessions that stand side by side",
    () =>
      book({
        Ficha: `
FICHA DE TREINO | < | < | < | < | < | < | < | <

TREINO A - Peito / Ombro | < | < | < | | TREINO B - Costas / Bíceps | < | < | <
 | Exercício | Séries | Reps | | | Exercício | Séries | Reps
PEITO | Supino reto | 3 | 12 | | COSTAS | Puxada | 4 | 10
^ | Crucifixo | 3 | 15 | | ^ | Remada baixa | 3 | 12
OMBRO | Desenvolvimento | 3 | 10 | | BÍCEPS | Rosca direta | 3 | 12
^ | Elevação lateral | 3 | 12 | | ^ | Rosca martelo | 3 | 12`,
      }),
    [
      "- TREINO A - Peito / Ombro: Supino reto 3x12; Crucifixo 3x15; Desenvolvimento 3x10; Elevação lateral 3x12",
      "- TREINO B - Costas / Bíceps: Puxada 4x10; Remada baixa 3x12; Rosca direta 3x12; Rosca martelo 3x12",
    ],
  ],
  [
    "sheets of weekdays with a title each, and how to warm up below the table",
    () =>
      book({
        Lunes: `
TREN SUPERIOR – FUERZA | < | <
Ejercicio | Series | Reps
Press banca | 4 | 5
Remo | 4 | 6

Calentamiento: 5 min de bici y 2 series con la barra.`,
        Jueves: `
TREN INFERIOR – FUERZA | < | <
Ejercicio | Series | Reps
Sentadilla | 4 | 5
Prensa | 3 | 10`,
      }),
    [
      "- 1 TREN SUPERIOR – FUERZA: Press banca 4x5; Remo 4x6",
      "- 4 TREN INFERIOR – FUERZA: Sentadilla 4x5; Prensa 3x10",
    ],
  ],
  [
    "weeks once above the first of several tables, each with a dose and a weight to fill in",
    () =>
      book({
        Phase: `
 | | WEEK 1 | < | WEEK 2 | <
MONDAY - TOTAL BODY | < | < | < | < | <
# | EXERCISE | RX | WT | RX | WT
A1 | Hang clean | 4x3 @ 65% | | 4x3 @ 70% |
A2 | Band pull-apart | 3x15 | | 3x20 |

FRIDAY - CONDITIONING | < | < | < | < | <
# | EXERCISE | RX | WT | RX | WT
1 | Sandbag carry | 4x40 yd | | 5x40 yd |
2 | Bike sprints | 8x:15 | | 10x:15 |`,
      }),
    [
      "1 1 TOTAL BODY: Hang clean 4x3 65%; Band pull-apart 3x15",
      "1 5 CONDITIONING: Sandbag carry 4x40 yd; Bike sprints 8x15 s",
      "2 1 TOTAL BODY: Hang clean 4x3 70%; Band pull-apart 3x20",
      "2 5 CONDITIONING: Sandbag carry 5x40 yd; Bike sprints 10x15 s",
    ],
  ],
  [
    "signs in front of the days, reps that are one or another, and a ladder of one rung",
    () =>
      page(`
# Tres días
## ■ Lunes: piernas
- Sentadilla: 3 series por 8 ó 10 repeticiones.
- Prensa: 4 series y 8 repeticiones.
## ■ Jueves: empuje
- Press de kettlebell 5 x (1)
- Flexiones 3x10 o 12`),
    ["- 1 piernas: Sentadilla 3x8-10; Prensa 4x8", "- 4 empuje: Press de kettlebell 5x1; Flexiones 3x10-12"],
  ],
  [
    "lengths counted in sets under the unit of their column",
    () =>
      book({
        Masters: `
Monday: pace
Set | Distance (yds) | Stroke | Notes
Warm-up | 200 | Swim |
Main set | 10 x 50 | Pull | breathe 3/5
Speed set | 8 x 25 | Kick |
Cool-down | 150 | Swim |`,
      }),
    ["- 1 pace: Swim x200 yd; Pull 10x50 yd; Kick 8x25 yd; Swim x150 yd"],
  ],
  [
    "what a contest will ask for, told above the weeks",
    () =>
      page(`
# Contest prep
Contest: log clean and press for as many reps as you can, yoke 300 kg x 25 m, stones. Bring belt and tacky.
## Week 1
### Day 1 – Press
- Log press 5x3
- Row 4x10
## Week 2
### Day 1 – Press
- Log press 3x2
- Row 3x10`),
    ["1 Day 1 – Press: Log press 5x3; Row 4x10", "2 Day 1 – Press: Log press 3x2; Row 3x10"],
  ],
  [
    "shares of the weeks beside the main lifts alone",
    () =>
      book({
        June: `
EXERCISE | SETS x REPS | WK 1 | WK 2 | NOTES
MONDAY | < | < | < | <
Hang clean | 4x3 | | | fast
Bench press | 3x5 | 70% | 75% |
Row | 5x10 | | |
Plank | 3x30 s | | |
RDL | 3x10 | | |`,
      }),
    [
      "1 1: Hang clean 4x3; Bench press 3x5 70%; Row 5x10; Plank 3x30 s; RDL 3x10",
      "2 1: Hang clean 4x3; Bench press 3x5 75%; Row 5x10; Plank 3x30 s; RDL 3x10",
    ],
  ],
  [
    "a share in front of the sets behind a dash, and Japanese points in front of names",
    () =>
      page(`
# メニュー
**■月曜日：胸**
・ベンチプレス　80kg　10回×3セット
・ディップス　10回×3セット
**■木曜日：脚**
- Squat: 70% - 4x9
- Front squat 25-20-15 с увеличением веса`),
    ["- 1 胸: ベンチプレス 3x10 80 kg; ディップス 3x10", "- 4 脚: Squat 4x9 70%; Front squat 1x25, 1x20, 1x15"],
  ],
];

describe("programmes of coaches and clubs", () => {
  it.each(PROGRAMS)("reads %s", asMeant);

  it("takes the own weight in German for no effort, whose letters it has", () => {
    const { weeks } = programIn(
      book({
        Plan: `
Übung | Sätze | Wdh. | Last
Bankdrücken | 4 | 6 | 75 %
Klimmzüge | 4 | 6-8 | Körpergewicht
Rudern | 3 | 10 | 40 kg`,
      }),
    );
    const [sets] = weeks[0]?.sessions[0]?.exercises[1]?.prescription ?? [];
    expect(sets).toMatchObject({ count: "4", reps: "6-8", load: "Körpergewicht", effort: null });
  });
});
