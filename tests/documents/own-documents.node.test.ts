import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { exerciseRows } from "../../seed/exercises";
import { currentWeek } from "../../seed/program/current-week";
import { nextWeek } from "../../seed/program/next-week";
import { previousWeek } from "../../seed/program/previous-week";
import { workouts } from "../../seed/workouts";
import type { ColumnType, ExerciseDraft, WeekDraft, Weekday, WorkoutDraft } from "../../worker/contract/drafts";
import { EXERCISE_FIELDS } from "../../worker/contract/exercise-fields";
import { readWeek } from "../../worker/documents/read-week";
import { readWorkout } from "../../worker/documents/read-workout";
import { writeStoredWorkout, writeWeek } from "../../worker/documents/write-week";

const TYPES = ["docx", "xlsx"] as const;
const weeks: WeekDraft[] = [previousWeek, currentWeek, nextWeek].map((week) => ({
  title: week.title,
  description: week.description,
  weekNumber: week.weekNumber,
  days: week.days.map((day, index) => ({
    dayOfWeek: (index + 1) as Weekday,
    title: day.title,
    description: day.description,
    notes: day.notes,
    sections: (
      [
        ["no_equipment", day.noEquipment],
        ["equipment", day.equipment],
        ["coach_program", day.coachProgram],
      ] as const
    ).map(([columnType, written]) => ({
      columnType,
      exercises: drafts(exerciseRows({ dailyWorkoutId: 1, columnType: columnType as ColumnType }, [...written])),
    })),
  })),
}));
const singles: WorkoutDraft[] = workouts.map((each) => ({
  title: each.title,
  description: each.description,
  estimatedDuration: each.minutes,
  exercises: drafts(exerciseRows({ workoutId: 1 }, each.exercises)),
}));

describe("documents that the product writes", () => {
  for (const type of TYPES) {
    it.each(weeks)(`give the same week again, as .${type}: $title`, async (week) => {
      const { draft, notes } = await readWeek(await writeWeek(week, type), `week.${type}`);
      expect(draft).toEqual(week);
      expect(notes).toEqual([]);
    });

    it.each(singles)(`give the same workout again, as .${type}: $title`, async (workout) => {
      const { draft } = await readWorkout(await writeStoredWorkout(workout, type), `workout.${type}`);
      expect(draft).toEqual(workout);
    });

    it.each(weeks)(
      `say the week on their pages too, without what goes with them, as .${type}: $title`,
      async (week) => {
        const { draft, notes } = await readWeek(await unsealed(await writeWeek(week, type)), `week.${type}`);
        expect(notes).toEqual([]);
        expect({ ...draft, days: draft.days.map(shownDay) }).toEqual({ ...week, days: week.days.map(shownDay) });
      },
    );

    it.each(singles)(`say the workout on their pages too, as .${type}: $title`, async (workout) => {
      const { draft, notes } = await readWorkout(await unsealed(await writeStoredWorkout(workout, type)), `w.${type}`);
      expect(notes).toEqual([]);
      expect({ ...draft, exercises: draft.exercises.map(shown) }).toEqual({
        ...workout,
        exercises: workout.exercises.map(shown),
      });
    });
  }
});

function drafts(rows: Record<string, unknown>[]): ExerciseDraft[] {
  const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return rows.map(
    (row) => Object.fromEntries(EXERCISE_FIELDS.map((field) => [field, row[snake(field)] ?? null])) as ExerciseDraft,
  );
}

async function unsealed(bytes: Uint8Array): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(bytes);
  zip.remove("customXml/longroll-draft.xml");
  return zip.generateAsync({ type: "uint8array" });
}

/** To a table a description is a note, and a dose is the same in one column or in two. */
function shown({ sets, reps, setRep, duration, description, notes, ...said }: ExerciseDraft) {
  const dose = setRep ?? (sets && reps ? `${sets} x ${reps}` : duration);
  return { ...said, dose, notes: [description, notes].filter(Boolean).join(" ") };
}
const shownDay = ({ description, notes, sections, ...day }: WeekDraft["days"][number]) => ({
  ...day,
  notes: [description, notes].filter(Boolean).join("\n"),
  sections: sections.map(({ columnType, exercises }) => ({ columnType, exercises: exercises.map(shown) })),
});
