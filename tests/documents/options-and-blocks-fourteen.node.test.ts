import { describe, expect, it } from "vitest";
import type { WeekDraft } from "../../worker/contract/drafts";
import { notesWithDose } from "../../worker/contract/exercise-notes";
import type { SourceDocument } from "../../worker/documents/document-model";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { readTraining } from "../../worker/documents/training/read-training";
import { weekDraft } from "../../worker/documents/training/week-draft";
import { workoutDraft } from "../../worker/documents/training/workout-draft";
import { readAnsweredWeek } from "./answered-week";
import { outline } from "./grid-outline";
import { textRows, workbook } from "./make-documents";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Weeks of three options as coaches write them, one habit each. */
const WEEKS: [what: string, document: SourceDocument, sections: string[]][] = [
  [
    "options in a word and a half, in front of their exercises",
    page(`
| Opt. | # | Exercise | Sets | Reps
| TUESDAY: Pull | < | < | < | <
| NO EQ. | A1 | Towel row | 3 | 8
| EQ. | A1 | Cable row | 4 | 6
| THURSDAY: Push | < | < | < | <
| NO EQ. | A1 | Pike push-up | 3 | 10
| EQ. | A1 | Strict press | 4 | 5`),
    [
      "2/no_equipment: A1 Towel row (3 x 8)",
      "2/equipment: A1 Cable row (4 x 6)",
      "4/no_equipment: A1 Pike push-up (3 x 10)",
      "4/equipment: A1 Strict press (4 x 5)",
    ],
  ],
  [
    "options over their exercises, and cues or loads beside each",
    book({
      Plan: `
Monday
Place | Bodyweight | cues | Gym | load | Coach's pick | cues
A1 | Crab walk 3x20m | hips high | Sled push 4x15m | 60 kg | Rope climb 4x1 | no legs
A2 | Squat jump 4x5 | | Deadlift 5x3 | 80% | Hip flow 2x6 | slow
Friday
Place | Bodyweight | cues | Gym | load | Coach's pick | cues
A1 | Plank 3x40s | | Leg press 4x10 | 90 kg | Sprawl 5x8 | heavy hips`,
    }),
    [
      "1/no_equipment: A1 Crab walk (3x20m | hips high), A2 Squat jump (4x5)",
      "1/equipment: A1 Sled push (4x15m | 60 kg), A2 Deadlift (5x3 | 80%)",
      "1/coach_program: A1 Rope climb (4x1 | no legs), A2 Hip flow (2x6 | slow)",
      "5/no_equipment: A1 Plank (3x40s)",
      "5/equipment: A1 Leg press (4x10 | 90 kg)",
      "5/coach_program: A1 Sprawl (5x8 | heavy hips)",
    ],
  ],
];

/** Each section as "day/option: code name (dose and cue)". */
const sectionsOf = ({ days }: WeekDraft) =>
  days.flatMap(({ dayOfWeek, sections }) =>
    sections.map(({ columnType, exercises }) => {
      const said = exercises.map((exercise) => {
        const notes = notesWithDose(exercise);
        return [exercise.exerciseCode, exercise.name, notes && `(${notes})`].filter(Boolean).join(" ");
      });
      return `${dayOfWeek}/${columnType}: ${said.join(", ")}`;
    }),
  );

describe("the week of a coach with", () => {
  it.each(WEEKS)("%s is read as meant", (_, document, sections) => {
    expect(sectionsOf(weekDraft(readTraining(document)).draft)).toEqual(sections);
  });
});

it("a warm-up above a day's options is a note of the day, with or without a colon, also with its rounds", () => {
  const { draft } = weekDraft(
    readTraining(
      book({
        Plan: `
MONDAY | | Legs
Warm up 4' row, 8 squats to a box x2 | < | < | <
Option | Exercise | Sets | Reps
No equipment | Lunge | 3 | 12
Equipment | Front squat | 4 | 5
TUESDAY | | Back
Warm-up: 2 rounds of shadow wrestling | < | < | <
Option | Exercise | Sets | Reps
No equipment | Towel row | 3 | 12
Equipment | Chin-up | 4 | 5`,
      }),
    ),
  );
  expect(draft.days.map(({ title, notes }) => [title, notes])).toEqual([
    ["Legs", "Warm up 4' row, 8 squats to a box x2"],
    ["Back", "Warm-up: 2 rounds of shadow wrestling"],
  ]);
  expect(sectionsOf(draft)).toEqual([
    "1/no_equipment: Lunge (3 x 12)",
    "1/equipment: Front squat (4 x 5)",
    "2/no_equipment: Towel row (3 x 12)",
    "2/equipment: Chin-up (4 x 5)",
  ]);
});

it("what is merged beside a day over all of its rows is what the day is called, unless it heads a kind of work", () => {
  const week = (heading: string) =>
    weekDraft(
      readTraining(
        book({
          "Home (No Equipment)": `
Day | ${heading} | Tier | Code | Movement | Sets x Reps
Monday | Squat bias | Tier 1 | A1 | Lunge | 3 x 12
^ | ^ | Tier 2 | B1 | Wall sit | 3 x 30 s
Thursday | Pull bias | Tier 1 | A1 | Towel row | 4 x 8
^ | ^ | Tier 2 | B1 | Dead bug | 3 x 8`,
        }),
      ),
    ).draft.days.map(({ title, sections }) => [title, sections[0]?.exercises[0]?.category]);
  expect(week("Theme")).toEqual([
    ["Squat bias", null],
    ["Pull bias", null],
  ]);
  expect(week("Category")).toEqual([
    [null, "Squat bias"],
    [null, "Pull bias"],
  ]);
});

it("labels that signs hold apart say the dose of the exercise above, in whichever order", () => {
  const { draft } = weekDraft(
    readTraining(
      page(`
# Week 2
## Monday
### No Equipment
**A1. Crab walk**
Sets: 3 | Work: 15 m | Rest: 45 s
**A2. Sled push**
Work: 20 m; Sets: 4; Rest: 60 s
**B1. Lunge**
Sets: 3, Reps: 12, Load: 24 kg`),
    ),
  );
  expect(sectionsOf(draft)).toEqual([
    "1/no_equipment: A1 Crab walk (3 x 15 m | Rest 45 s), A2 Sled push (4 x 20 m | Rest 60 s), B1 Lunge (3 x 12 | 24 kg)",
  ]);
  const [first] = draft.days[0]?.sections[0]?.exercises ?? [];
  expect(first).toMatchObject({ sets: "3", reps: "15 m" });
});

it("the headings of columns below the names of days title no day", () => {
  const { draft } = weekDraft(
    readTraining(
      book({
        Plan: `
 | Tue | < | < | Fri | < | <
 | Exercise | S x R | Notes | Exercise | S x R | Notes
No Equipment | Towel row | 3 x 8 | elbows in | Lunge | 3 x 12 | tall
Equipment | Chin-up | 4 x 5 | full hang | Front squat | 5 x 3 | 80%`,
      }),
    ),
  );
  expect(draft.days.map(({ title }) => title)).toEqual([null, null]);
  expect(sectionsOf(draft)).toEqual([
    "2/no_equipment: Towel row (3 x 8 | elbows in)",
    "2/equipment: Chin-up (4 x 5 | full hang)",
    "5/no_equipment: Lunge (3 x 12 | tall)",
    "5/equipment: Front squat (5 x 3 | 80%)",
  ]);
});

it("a cue that is indented across the row below an exercise and its video stays with the exercise", async () => {
  const rows = textRows([
    ["Wednesday – Hips"],
    ["Option 1: No Equipment"],
    ["A-Tier: Power"],
    ["A1 - Tuck jump", "4 x 3", "", "https://youtu.be/aaaaaaaaac1"],
    ["     land like a cat"],
    ["A2 - Hollow hold", "3 x 20s", "", ""],
    ["     ribs down"],
    ["Option 2: Equipment"],
    ["A-Tier: Power"],
    ["A1 - Box jump", "5 x 2", "10 kg", "https://youtu.be/aaaaaaaaac2"],
    ["     walk back down"],
  ]);
  const sheet = await workbook([{ name: "Plan", rows, merges: ["A5:D5", "A11:D11"] }]);
  const { draft } = await readAnsweredWeek(sheet, "plan.xlsx");
  expect(outline(draft)).toEqual([
    "3/no_equipment: A1 Tuck jump (4 x 3 | land like a cat), A2 Hollow hold (3 x 20s | ribs down)",
    "3/equipment: A1 Box jump (5 x 2 | 10 kg | walk back down)",
  ]);
});

describe("the workout of a coach with", () => {
  it("options side by side is one option after the other", () => {
    const { draft } = workoutDraft(
      readTraining(
        page(`
# Neck & Grip
Duration: 25 minutes
| NO EQUIPMENT | EQUIPMENT | COACH'S PROGRAM
| Towel hang\\n3 x 20s | Plate pinch\\n3 x 30s | Rope climb\\n4 x 1
| Neck bridge\\n3 x 10 | Neck curl\\n3 x 15 @ 5 kg | Gi row\\n4 x 6
| | Farmer walk\\n4 x 20m | `),
      ),
    );
    expect([draft.title, draft.estimatedDuration]).toEqual(["Neck & Grip", 25]);
    expect(draft.exercises.map(({ name }) => name)).toEqual([
      "Towel hang",
      "Neck bridge",
      "Plate pinch",
      "Neck curl",
      "Farmer walk",
      "Rope climb",
      "Gi row",
    ]);
  });

  it("a title that is a kind of work and tells the time in brackets", () => {
    const { draft } = workoutDraft(
      readTraining(
        page(`
**PUSH + CORE (about 35 min)**

**A) NO GEAR**
- Pike push-up: 4x8, rest 60s – slow
- Hollow hold: 3x20s

**B) GYM**
- Bench press: 5x5 @ 70 kg
- Cable chop: 3x10`),
      ),
    );
    expect([draft.title, draft.estimatedDuration]).toEqual(["PUSH + CORE", 35]);
    expect(draft.exercises.map(({ name }) => name)).toEqual([
      "Pike push-up",
      "Hollow hold",
      "Bench press",
      "Cable chop",
    ]);
  });
});

/** Programmes as coaches write them, one habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a top set and back-offs, each with its load beside it",
    () =>
      book({
        "Week 3": `
Lift | Top set\\n(reps @ RPE) | Top set kg | Back-offs | Back-off kg | Rest | Actual RPE
Day 1 - Squat | < | < | < | < | < | <
Low bar squat | 3 @ 8 | 150 | 3x5 @ 7 | 130 | 4 min |
Leg curl | | | 3x12 @ 8 | | 90 s |
Day 2 - Bench | < | < | < | < | < | <
Paused bench | 2 @ 8 | 102.5 | 4x4 @ 7 | 92.5 | 3 min |
Seal row | | | 4x10 @ 8 | | 90 s |`,
      }),
    [
      "3 Day 1 - Squat: Low bar squat 1x3 150 kg RPE 8, 3x5 130 kg RPE 7; Leg curl 3x12 RPE 8",
      "3 Day 2 - Bench: Paused bench 1x2 102.5 kg RPE 8, 4x4 92.5 kg RPE 7; Seal row 4x10 RPE 8",
    ],
  ],
  [
    "kinds of exercises, and what is done of them in each of the weeks",
    () =>
      book({
        Plan: `
Workout A
Category | Rest | Week 1 | Week 2 | Week 3
Push | 90 s | Knee push-up 3x8 | Push-up 3x5 | Push-up 3x8
Hinge | 60 s | Glute bridge 3x15 | Single-leg bridge 3x8 | Single-leg bridge 3x10
Workout B
Category | Rest | Week 1 | Week 2 | Week 3
Pull | 2 min | Ring row 3x8 | Ring row 3x10 | Chin-up 4x2
Trunk | 45 s | Dead bug 2x10 | Hollow hold 3x20 s | Hollow hold 3x30 s`,
      }),
    [
      "1 Workout A: Knee push-up 3x8; Glute bridge 3x15",
      "1 Workout B: Ring row 3x8; Dead bug 2x10",
      "2 Workout A: Push-up 3x5; Single-leg bridge 3x8",
      "2 Workout B: Ring row 3x10; Hollow hold 3x20 s",
      "3 Workout A: Push-up 3x8; Single-leg bridge 3x10",
      "3 Workout B: Chin-up 4x2; Hollow hold 3x30 s",
    ],
  ],
  [
    "the sport of each session, and beside it what is done",
    () =>
      book({
        Plan: `
Week | Day | Sport | Session | Time | Distance | Zone
1 | Tue | Run | Easy run | 40 min | | Z2
 | Thu | Bike | Hill repeats on the bike | 5 x 4 min | | Z4
 | Sun | Swim | Long swim | | 1500 m | Z2
2 | Tue | Run | Tempo run | 25 min | | Z3
 | Thu | Bike | Easy ride | 60 min | | Z1
 | Sun | Swim | Long swim | | 1800 m | Z2`,
      }),
    [
      "1 2: Easy run x40 min Z2",
      "1 4: Hill repeats on the bike 5x4 min Z4",
      "1 7: Long swim x1500 m Z2",
      "2 2: Tempo run x25 min Z3",
      "2 4: Easy ride x60 min Z1",
      "2 7: Long swim x1800 m Z2",
    ],
  ],
  [
    "a load for all of the days side by side, of which each has sets of its own",
    () =>
      book({
        Plan: `
Exercise | Load | Mon | Thu | Rest
Front squat | 60 kg | 3x5 | 5x3 | 2 min
Dumbbell row | 24 kg | 3x10 | - | 60 s
Dip | BW | - | 4x8 | 90 s`,
      }),
    ["- 1: Front squat 3x5 60 kg; Dumbbell row 3x10 24 kg", "- 4: Front squat 5x3 60 kg; Dip 4x8 BW"],
  ],
  [
    "how its doses are written, explained in an example above the weeks",
    () =>
      page(`
# Сила на 2 недели
Запись: процент, повторы×подходы. 75% 3×5 – это 5 подходов по 3 повтора.
## Неделя 1
**Вторник**
1. Приседания – 70% 3×4, 80% 2×3
2. Подтягивания – 8×4
**Суббота**
1. Жим лёжа – 70% 3×4, 75% 3×3
2. Пресс – 15×3
## Неделя 2
**Вторник**
1. Приседания – 70% 3×4, 85% 2×2
2. Подтягивания – 8×5
**Суббота**
1. Жим лёжа – 70% 3×4, 80% 2×3
2. Пресс – 15×3`),
    [
      "1 2: Приседания 4x3 70%, 3x2 80%; Подтягивания 4x8",
      "1 6: Жим лёжа 4x3 70%, 3x3 75%; Пресс 3x15",
      "2 2: Приседания 4x3 70%, 2x2 85%; Подтягивания 5x8",
      "2 6: Жим лёжа 4x3 70%, 3x2 80%; Пресс 3x15",
    ],
  ],
];

describe("the programme of a coach with", () => {
  it.each(PROGRAMS)("%s is read as meant", asMeant);
});

it("what is on at some hour, and what is full between two of them, is no training", () => {
  const minutes = () =>
    programIn(
      page(`
# Gym committee, 3 March
Present: Ruth, Sam, Olu.
## 1. Classes
- Thursday 19:00 beginners class starts at 19:15 from April.
- Tuesday yoga stays, 12 people on average.
## 2. Equipment
- The deadlift platform is busy between 17:30 and 19:30, we try a list for 2 weeks.
- Posters: 250, Olu asks the printer.`),
    );
  expect(minutes).toThrow(expect.objectContaining({ code: "no_exercises" }));
});
