import { readFileSync } from "node:fs";
import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { makeSamples } from "../../scripts/make-samples.mjs";
import { COLUMN_TYPES, type ExerciseDraft } from "../../worker/contract/drafts";
import { readWorkout } from "../../worker/documents/read-workout";
import { readAnsweredWeek } from "./answered-week";

const NAMES = ["longroll-week.docx", "longroll-week.xlsx", "longroll-workout.docx", "longroll-workout.xlsx"];
const committed = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../web/public/samples/${name}`, import.meta.url)));

describe("the sample documents", () => {
  it.each(["docx", "xlsx"])("hold a whole week, read without a note, as .%s", async (type) => {
    const name = `longroll-week.${type}`;
    const { draft, notes } = await readAnsweredWeek(committed(name), name);
    expect(notes).toEqual([]);
    expect(draft.title).toBe("Longroll – Week 12: Strong Hips, Quiet Shoulders");
    expect(draft.weekNumber).toBe(12);
    expect(draft.description).toMatch(/^Five sessions for grapplers .* in every set\.$/);
    expect(draft.days.map(({ title }) => title)).toEqual([
      "Hips and Squat",
      "Push and Neck",
      "Reset and Breathe",
      "Pull and Grip",
      "Engine and Get-Ups",
    ]);
    expect(draft.days.map((day) => day.sections.map(({ exercises }) => exercises.length))).toEqual([
      [5, 5, 6],
      [5, 5, 6],
      [4, 4, 5],
      [5, 5, 6],
      [5, 5, 6],
    ]);
    for (const { dayOfWeek, notes: said, sections } of draft.days) {
      expect(said, `day ${dayOfWeek}`).toMatch(/\.$/);
      expect(sections.map(({ columnType }) => columnType)).toEqual(COLUMN_TYPES);
    }
    const exercises = draft.days.flatMap(({ sections }) => sections.flatMap((section) => section.exercises));
    for (const each of exercises) expectComplete(each);
    expect(new Set(exercises.map(({ tier }) => tier))).toEqual(new Set(["A-Tier", "B-Tier", "C-Tier", "D-Tier"]));
    expect(draft.days[3]?.sections[2]?.exercises[1]).toEqual({
      name: "Pull-Up",
      exerciseCode: "B1",
      tier: "B-Tier",
      category: "Strength",
      sets: "5",
      reps: "3-5",
      setRep: "5 x 3-5",
      tempo: "31X0",
      load: "+10 kg",
      rest: "2 min",
      duration: null,
      description: null,
      notes: "5 x 3-5 | +10 kg | Tempo 31X0 | Rest 2 min | Chest to the bar, no kick",
      videoUrl: "https://youtu.be/eGo4IYlbE5g",
    });
  });

  it.each(["docx", "xlsx"])("hold a single workout, read without a note, as .%s", async (type) => {
    const name = `longroll-workout.${type}`;
    const { draft, notes } = await readWorkout(committed(name), name);
    expect(notes).toEqual([]);
    expect(draft.title).toBe("Mat-Ready Strength");
    expect(draft.estimatedDuration).toBe(45);
    expect(draft.description).toMatch(/^A full-body session .* same letter\.$/);
    expect(draft.exercises.map(({ exerciseCode }) => exerciseCode)).toEqual(["A1", "B1", "B2", "C1", "C2", "D1"]);
    for (const each of draft.exercises) expectComplete(each);
    expect(draft.exercises[1]).toMatchObject({
      name: "Front Squat",
      sets: "4",
      reps: "5",
      load: "60 kg",
      tempo: "31X0",
      rest: "2 min",
      notes: "Elbows first out of the hole",
    });
  });

  it("say the same in Word and in Excel", async () => {
    const [weekDocx, weekXlsx, workoutDocx, workoutXlsx] = NAMES.map(committed);
    if (!weekDocx || !weekXlsx || !workoutDocx || !workoutXlsx) throw new Error("a sample is missing");
    expect((await readAnsweredWeek(weekXlsx, "a.xlsx")).draft).toEqual(
      (await readAnsweredWeek(weekDocx, "a.docx")).draft,
    );
    expect((await readWorkout(workoutXlsx, "a.xlsx")).draft).toEqual((await readWorkout(workoutDocx, "a.docx")).draft);
  });

  it("are those that the script makes", async () => {
    const made = await makeSamples();
    expect(Object.keys(made)).toEqual(NAMES);
    for (const [name, bytes] of Object.entries(made))
      expect(await partsOf(bytes), name).toEqual(await partsOf(committed(name)));
  });
});

/** Compared by what is inside: two versions of zlib may pack the same parts differently. */
async function partsOf(bytes: Uint8Array): Promise<Record<string, { text: string; date: string }>> {
  const { files } = await JSZip.loadAsync(bytes);
  const parts = await Promise.all(
    Object.values(files).map(
      async (file) => [file.name, { text: await file.async("string"), date: file.date.toISOString() }] as const,
    ),
  );
  return Object.fromEntries(parts);
}

function expectComplete(exercise: ExerciseDraft): void {
  const { name, exerciseCode, tier, category, setRep, sets, videoUrl, notes } = exercise;
  for (const said of [name, exerciseCode, tier, category, setRep, sets, notes]) expect(said, name).toBeTruthy();
  expect(videoUrl, name).toMatch(/^https:\/\/youtu\.be\/[\w-]{11}$/);
}
