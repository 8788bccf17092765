import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { ExerciseDraft, WeekDraft, WorkoutDraft } from "../../worker/contract/drafts";
import { readWorkout } from "../../worker/documents/read-workout";
import { readAnsweredWeek } from "./answered-week";
import { accepts, bagOfWords, dayTitle, dose, folded, videoKey } from "./same-words";

const FOLDER = path.join(import.meta.dirname, "../fixtures/documents");

type Accepted = { accept?: Record<string, (string | number | null)[]> };
type ExpectedExercise = Accepted & Record<string, string | null>;
type ExpectedDay = Accepted & {
  dayOfWeek: number;
  title: string | null;
  notes?: string;
  sections: { columnType: string; exercises: ExpectedExercise[] }[];
};
type Expected = Accepted & {
  _meta: { file: string; kind: "weekly" | "workout" };
  title: string | null;
  description?: string | null;
  weekNumber?: number | null;
  estimatedDuration?: number | null;
  days: ExpectedDay[];
  exercises: ExpectedExercise[];
  alternatives?: Partial<Expected>[];
};

const documents = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".expected.json"))
  .map((name): Expected => JSON.parse(readFileSync(path.join(FOLDER, name), "utf8")));

describe("documents with known contents", () => {
  it("are all here", () => {
    expect(documents).toHaveLength(26);
  });

  for (const expected of documents.filter(({ _meta }) => _meta.kind === "weekly")) {
    it(`reads the week ${expected._meta.file}`, async () => {
      const { draft } = await readAnsweredWeek(bytesOf(expected._meta.file), expected._meta.file);
      const readings = [expected, ...(expected.alternatives ?? []).map((other) => ({ ...expected, ...other }))];
      const differences = readings
        .map((reading) => weekDifferences(reading, draft))
        .sort((a, b) => a.length - b.length);
      expect(differences[0]).toEqual([]);
    });
  }

  for (const expected of documents.filter(({ _meta }) => _meta.kind === "workout")) {
    it(`reads the workout ${expected._meta.file}`, async () => {
      const { draft } = await readWorkout(bytesOf(expected._meta.file), expected._meta.file);
      expect(workoutDifferences(expected, draft)).toEqual([]);
    });
  }

  it("refuses a week given as a workout", async () => {
    const file = "w01_guideline_headings.docx";
    await expect(readWorkout(bytesOf(file), file)).rejects.toMatchObject({ code: "week_document" });
  });
});

function bytesOf(file: string): Uint8Array {
  return new Uint8Array(readFileSync(path.join(FOLDER, file)));
}

function weekDifferences(expected: Expected, draft: WeekDraft): string[] {
  const found: string[] = [];
  const check = (what: string, same: boolean, wanted: unknown, got: unknown) => {
    if (!same) found.push(`${what}: wanted ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`);
  };
  check("title", accepts(folded, expected.title, draft.title, expected.accept?.title), expected.title, draft.title);
  check("week", (expected.weekNumber ?? null) === draft.weekNumber, expected.weekNumber, draft.weekNumber);
  if (expected.description !== undefined)
    check(
      "description",
      accepts(folded, expected.description, draft.description),
      expected.description,
      draft.description,
    );
  for (const day of expected.days) {
    const got = draft.days.find((each) => each.dayOfWeek === day.dayOfWeek);
    check(
      `day ${day.dayOfWeek} title`,
      accepts(dayTitle, day.title, got?.title ?? null, day.accept?.title),
      day.title,
      got?.title,
    );
    if (day.notes !== undefined)
      check(`day ${day.dayOfWeek} notes`, accepts(bagOfWords, day.notes, got?.notes ?? null), day.notes, got?.notes);
    for (const section of day.sections) {
      const place = `${day.dayOfWeek}/${section.columnType}`;
      const exercises = got?.sections.find(({ columnType }) => columnType === section.columnType)?.exercises ?? [];
      check(
        `${place} names`,
        section.exercises.length === exercises.length,
        section.exercises.map(({ name }) => name),
        exercises.map(({ name }) => name),
      );
      section.exercises.forEach((each, index) => {
        found.push(
          ...exerciseDifferences(place, each, exercises[index], [
            "exerciseCode",
            "name",
            "tier",
            "category",
            "notes",
            "videoUrl",
          ]),
        );
      });
    }
  }
  const wanted = expected.days.flatMap((day) => day.sections.flatMap((section) => section.exercises)).length;
  const got = draft.days.flatMap((day) => day.sections.flatMap((section) => section.exercises)).length;
  check("number of exercises", wanted === got, wanted, got);
  return found;
}

function workoutDifferences(expected: Expected, draft: WorkoutDraft): string[] {
  const found: string[] = [];
  if (!accepts(folded, expected.title, draft.title, expected.accept?.title)) found.push(`title: ${draft.title}`);
  if ((expected.estimatedDuration ?? null) !== draft.estimatedDuration)
    found.push(`minutes: ${draft.estimatedDuration}`);
  if (expected.exercises.length !== draft.exercises.length)
    found.push(`exercises: ${draft.exercises.map(({ name }) => name).join(", ")}`);
  expected.exercises.forEach((each, index) => {
    found.push(
      ...exerciseDifferences(String(index), each, draft.exercises[index], [
        "name",
        "setRep",
        "load",
        "tempo",
        "notes",
        "videoUrl",
      ]),
    );
  });
  return found;
}

function exerciseDifferences(
  place: string,
  expected: ExpectedExercise,
  got: ExerciseDraft | undefined,
  fields: (keyof ExerciseDraft)[],
): string[] {
  const forms: Partial<Record<keyof ExerciseDraft, (text: string) => string>> = {
    notes: bagOfWords,
    videoUrl: videoKey,
    setRep: dose,
    load: dose,
  };
  return fields
    .filter(
      (field) =>
        !accepts(forms[field] ?? folded, expected[field] ?? null, got?.[field] ?? null, expected.accept?.[field]),
    )
    .map(
      (field) =>
        `${place} ${expected.name} ${field}: wanted ${JSON.stringify(expected[field])}, got ${JSON.stringify(got?.[field])}`,
    );
}
