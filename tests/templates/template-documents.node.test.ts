import { describe, expect, it } from "vitest";
import { type ExerciseTexts, NO_EXERCISE } from "../../worker/contract/exercise-fields";
import {
  TEMPLATE_DEFAULTS,
  TEMPLATE_DOCUMENTS,
  TEMPLATE_FIELDS,
  type TemplateField,
} from "../../worker/contract/templates-limits";
import { readWorkout } from "../../worker/documents/read-workout";
import { writeWorkout } from "../../worker/documents/write-workout";

const exercise = (said: Partial<ExerciseTexts>): ExerciseTexts => ({ ...NO_EXERCISE, ...said });

const squat = exercise({
  name: "Goblet Squat",
  exerciseCode: "A1",
  tier: "A-Tier",
  category: "Strength",
  sets: "4",
  reps: "8",
  setRep: "4 x 8",
  tempo: "3110",
  load: "24 kg",
  rest: "90 s",
  notes: "Sit between the hips, not behind them",
  videoUrl: "https://www.youtube.com/watch?v=MeIiIdhvXT4",
});
const bug = exercise({
  name: "Dead Bug",
  exerciseCode: "B1",
  tier: "B-Tier",
  category: "Core",
  sets: "3",
  reps: "10",
  setRep: "3 x 10",
  tempo: "2020",
  load: "Bodyweight",
  rest: "45 s",
  notes: "Ribs stay heavy on the floor",
  videoUrl: "https://vimeo.com/76979871",
});

describe.each(TEMPLATE_DOCUMENTS)("a template as a .%s", (type) => {
  const readBack = async (
    fields: readonly TemplateField[],
    exercises: ExerciseTexts[],
    more: { title?: string; description?: string | null; estimatedDuration?: number } = {},
  ) => {
    const workout = { title: "Mat-Ready Strength", description: null, estimatedDuration: 30, ...more, exercises };
    return readWorkout(await writeWorkout(workout, fields, type), `template.${type}`);
  };

  it("is read back without a note as the form starts: default fields and nothing filled in", async () => {
    const { draft, notes } = await readBack(TEMPLATE_DEFAULTS.exerciseFields, []);
    expect(notes).toEqual([]);
    expect(draft).toMatchObject({ title: "Mat-Ready Strength", estimatedDuration: 30 });
    expect(draft.exercises.map(({ name }) => name)).toEqual(["First exercise"]);
  });

  it("is read back with every default field of its examples", async () => {
    const { draft, notes } = await readBack(TEMPLATE_DEFAULTS.exerciseFields, [squat, bug], {
      description: "Heavy enough to matter, short enough to recover from.",
      estimatedDuration: 45,
    });
    expect(notes).toEqual([]);
    expect(draft.title).toBe("Mat-Ready Strength");
    expect(draft.description).toBe("Heavy enough to matter, short enough to recover from.");
    expect(draft.estimatedDuration).toBe(45);
    expect(draft.exercises).toHaveLength(2);
    for (const [index, each] of [squat, bug].entries()) {
      const { name, sets, reps, setRep, load, tempo, videoUrl } = each;
      expect(draft.exercises[index]).toMatchObject({ name, sets, reps, setRep, load, tempo, videoUrl });
      expect(draft.exercises[index]?.notes).toContain(each.notes);
    }
  });

  it("is read back with all fields", async () => {
    const { draft, notes } = await readBack(TEMPLATE_FIELDS, [squat, { ...bug, description: "Lie down." }]);
    expect(notes).toEqual([]);
    const { notes: _, description: __, duration: ___, ...said } = squat;
    expect(draft.exercises[0]).toMatchObject(said);
    expect(draft.exercises[1]?.notes).toContain("Lie down. Ribs stay heavy on the floor");
  });

  it.each(TEMPLATE_FIELDS.filter((field) => field !== "name"))(
    "is read back without a note when it asks for a name and %s alone",
    async (field) => {
      const { draft, notes } = await readBack(["name", field], [squat, bug, exercise({ name: "Duck Walk" })]);
      expect(notes).toEqual([]);
      expect(draft.exercises.map(({ name }) => name)).toEqual(["Goblet Squat", "Dead Bug", "Duck Walk"]);
      if (field !== "notes" && field !== "description" && field !== "duration")
        expect(draft.exercises[0]?.[field]).toBe(squat[field]);
    },
  );

  it("is read back without a note when it asks for nothing but a name", async () => {
    const { draft, notes } = await readBack(["name"], [squat, exercise({ name: "Duck Walk" })]);
    expect(notes).toEqual([]);
    expect(draft.exercises.map(({ name }) => name)).toEqual(["Goblet Squat", "Duck Walk"]);
  });

  it("is read back without a note when it is as odd as a coach's title can be", async () => {
    const odd = exercise({
      name: `Curl & "Press" <slow> – 90/90 ${"very ".repeat(20)}long`,
      setRep: "3-5",
      load: "=1+1",
      tempo: "X",
      notes: "First line\nsecond line \u0007 & third",
      videoUrl: "https://example.com/watch?v=1&list=<2>",
    });
    const { draft, notes } = await readBack(TEMPLATE_DEFAULTS.exerciseFields, [odd, exercise({ name: "Łódź Łunge" })], {
      title: '<Heavy> & "light" 🥋',
      description: "Über alles:\n\nrest & <breathe>",
      estimatedDuration: 5,
    });
    expect(notes).toEqual([]);
    // A picture at the end of a title is dress to the reader.
    expect(draft.title).toBe('<Heavy> & "light"');
    expect(draft.description).toBe("Über alles: rest & <breathe>");
    expect(draft.exercises.map(({ name }) => name)).toEqual([odd.name, "Łódź Łunge"]);
    expect(draft.exercises[0]).toMatchObject({ setRep: "3-5", load: "=1+1" });
  });
});
