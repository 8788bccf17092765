import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import { errorBodySchema } from "../../worker/contract/errors";
import { documentImportedSchema } from "../../worker/contract/program-import";
import { type DocumentRead, documentReadSchema } from "../../worker/contract/program-reading";
import type { LoggedSet } from "../../worker/contract/training";
import { weekDoneSchema } from "../../worker/contract/training-book";
import { libraryKey } from "../../worker/db/exercises";
import { coachDocument } from "../../worker/db/imports";
import { weeklyProgram } from "../../worker/db/programs";
import { nameKey } from "../../worker/features/exercises/name-key";
import { sheetTexts } from "../documents/sheet-texts";
import { trainingBlock } from "../documents/workbook-of";
import { db, Person } from "../workers/club";

const TODAY = localDate(new Date(), "UTC");
const MONDAY = mondayOf(TODAY);
const set = (load: number, reps: number, effort: number | null = null): LoggedSet => ({
  load,
  unit: "kg",
  reps,
  effort,
  seconds: null,
  metres: null,
  side: null,
  bodyweight: false,
});

let admin: Person;
let [first, second]: number[] = [];
let documentId: string;
/** The squat of the first day of each week. */
let squats: number[];

beforeAll(async () => {
  admin = await Person.admin();
  const read = await upload(await trainingBlock({ weeks: 2, reps: "5" }), "Block.xlsx");
  documentId = read.documentId;
  const answer = await admin.call("POST", `/api/admin/documents/${documentId}/import`, {
    weeks: [
      { week: 0, startDate: MONDAY },
      { week: 1, startDate: addDays(MONDAY, 7) },
    ],
  });
  const { programs } = documentImportedSchema.parse(await answer.json());
  [first, second] = programs.map(({ id }) => id);
  await db.update(weeklyProgram).set({ isPublished: true }).where(eq(weeklyProgram.documentId, documentId));
  squats = await Promise.all(
    programs.map(async ({ id }) => {
      const week = (await (await admin.get(`/api/admin/weekly-programs/${id}`)).json()) as {
        dailyWorkouts: { workoutSections: { exercises: { id: number; name: string }[] }[] }[];
      };
      const all = week.dailyWorkouts[0]?.workoutSections.flatMap(({ exercises }) => exercises) ?? [];
      return all.find(({ name }) => name === "Back Squat")?.id ?? 0;
    }),
  );
});

const log = (person: Person, exerciseId: number | undefined, sets: LoggedSet[], day = TODAY, substitute?: string) =>
  person.put(`/api/exercises/${exerciseId}/log`, { localDate: day, sets, substitute });
const take = (id: number | undefined, query: Record<string, string> = {}) =>
  admin.get(`/api/admin/weekly-programs/${id}/results-document?${new URLSearchParams(query)}`);

describe("the coach's document with results", () => {
  it("holds what one member did last, in the row of the exercise of its week, and what was there as before", async () => {
    const person = await Person.member();
    await log(person, squats[0], [set(60, 5)], addDays(TODAY, -1));
    await log(person, squats[0], [set(62.5, 5, 8), set(62.5, 4, 9)]);
    await log(await Person.member(), squats[0], [set(200, 1)]);
    const answer = await take(first, { member: person.id });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toContain("spreadsheetml");
    expect(answer.headers.get("Content-Disposition")).toMatch(/attachment; filename="Block - results of .+\.xlsx"/);
    const sheets = await sheetTexts(new Uint8Array(await answer.arrayBuffer()), "Block.xlsx");
    const row = sheets[0]?.rows.find((cells) => cells.includes("62.5 kg × 5, 4, RPE 8.5"));
    expect(row?.slice(0, 2)).toEqual(["Push", "Back Squat"]);
    expect(JSON.stringify(sheets)).not.toContain("200 kg");
    expect(JSON.stringify(sheets[1])).not.toContain("Done");
    const was = await sheetTexts(await trainingBlock({ weeks: 2, reps: "5" }), "Block.xlsx");
    expect(
      sheets.map(({ rows }, sheet) => rows.map((cells, at) => cells.slice(0, was[sheet]?.rows[at]?.length))),
    ).toEqual(was.map(({ rows }) => rows));
  });

  it("holds the mean of all without a member", async () => {
    const [one, two] = await Promise.all([Person.member(), Person.member()]);
    await log(one, squats[1], [set(80, 5, 7), set(80, 5, 7)]);
    await log(two, squats[1], [set(100, 4, 9)]);
    const sheets = await sheetTexts(new Uint8Array(await (await take(second)).arrayBuffer()), "Block.xlsx");
    const row = sheets[1]?.rows.find(([, name]) => name === "Back Squat");
    expect(row?.at(-1)).toBe("2 members: 1.5 sets, 86.7 kg × 4.7 reps, RPE 7.7");
  });

  it("names what was done in a lift's place, which no mean of that lift counts", async () => {
    const { id } =
      (await db
        .select({ id: libraryKey.exerciseId })
        .from(libraryKey)
        .where(eq(libraryKey.nameKey, nameKey("Back Squat")))
        .get()) ?? {};
    const alternatives = [{ name: "Goblet Squat", purpose: "kit" }];
    expect((await admin.put(`/api/admin/exercise-library/${id}`, { alternatives })).status).toBe(200);
    const person = await Person.member();
    const swapped = { localDate: TODAY, substitute: "Goblet Squat", reason: "kit" };
    expect((await person.put(`/api/exercises/${squats[1]}/swap`, swapped)).status).toBe(200);
    await log(person, squats[1], [set(24, 12, 6)], TODAY, "Goblet Squat");
    const doneIn = async (query: Record<string, string>) => {
      const sheets = await sheetTexts(new Uint8Array(await (await take(second, query)).arrayBuffer()), "Block.xlsx");
      return sheets[1]?.rows.find(([, name]) => name === "Back Squat")?.at(-1);
    };
    expect(await doneIn({ member: person.id })).toBe("Goblet Squat: 24 kg × 12, RPE 6");
    expect(await doneIn({})).toBe("2 members: 1.5 sets, 86.7 kg × 4.7 reps, RPE 7.7");
  });

  it("is read as if nothing had been written into it when it is uploaded again", async () => {
    const person = await Person.member();
    await log(person, squats[0], [set(70, 5)]);
    const bytes = new Uint8Array(await (await take(first, { member: person.id, as: "draft" })).arrayBuffer());
    const before = await (await admin.get(`/api/admin/documents/${documentId}`)).json();
    expect((await upload(bytes, "Block.xlsx")).reading).toEqual(documentReadSchema.parse(before).reading);
  });

  it("is offered where a week was made from a document, and refused in words where it was not", async () => {
    const done = async (id: number | undefined) =>
      weekDoneSchema.parse(await (await admin.get(`/api/admin/weekly-programs/${id}/done`)).json());
    expect((await done(first)).hasDocument).toBe(true);
    const at = { createdAt: new Date(), updatedAt: new Date() };
    const [typed] = await db
      .insert(weeklyProgram)
      .values({ title: "Typed", startDate: MONDAY, endDate: addDays(MONDAY, 6), ...at })
      .returning();
    expect((await done(typed?.id)).hasDocument).toBe(false);
    const answer = await take(typed?.id);
    expect([answer.status, errorBodySchema.parse(await answer.json()).code]).toEqual([409, "no_document"]);
    expect((await take(999_999)).status).toBe(404);
    expect((await take(first, { member: "nobody" })).status).toBe(404);
    expect((await take(first, { as: "poem" })).status).toBe(400);
  });

  it("says so where the file store has lost it", async () => {
    const { documentId: lost } = await upload(await trainingBlock({ reps: "9" }), "Lost.xlsx");
    const answer = await admin.call("POST", `/api/admin/documents/${lost}/import`, {
      weeks: [{ week: 0, startDate: MONDAY }],
    });
    const { programs } = documentImportedSchema.parse(await answer.json());
    const row = await db.select().from(coachDocument).where(eq(coachDocument.id, lost)).get();
    await env.MEDIA.delete(row?.objectKey ?? "");
    const refused = await take(programs[0]?.id);
    expect(refused.status).toBe(404);
    expect(errorBodySchema.parse(await refused.json()).message).toContain("file");
  });
});

async function upload(bytes: Uint8Array, name: string): Promise<DocumentRead> {
  const form = new FormData();
  form.set("file", new File([bytes], name));
  const answer = await admin.call("POST", "/api/admin/documents/read", form);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return documentReadSchema.parse(await answer.json());
}
