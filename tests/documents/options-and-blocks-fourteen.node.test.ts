import { describe, expect, it } from "vitest";
import type { WeekDraft } from "../../worker/contract/drafts";
import { notesWithDose } from "../../worker/contract/exercise-notes";
import type { SourceDocument } from "../../worker/documents/document-model";
import { readTraining } from "../../worker/documents/training/read-training";
import { weekDraft } from "../../worker/documents/training/week-draft";
import { workoutDraft } from "../../worker/documents/training/workout-draft";
import { readAnsweredWeek } from "./answered-week";
import { outline } from "./grid-outline";
import { textRows, workbook } from "./make-documents";
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
