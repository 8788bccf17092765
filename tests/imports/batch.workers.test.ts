import { env } from "cloudflare:workers";
import { eq, like } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { importedWorkoutSchema, weeklyUploadSchema, workoutUploadSchema } from "../../worker/contract/imports";
import { type UploadBatch, uploadBatchSchema } from "../../worker/contract/upload-batches";
import { BATCH_KEY } from "../../worker/contract/upload-batches-limits";
import { coachDocument } from "../../worker/db/imports";
import { workout } from "../../worker/db/workouts";
import { workoutDocument } from "../documents/workout-document";
import { db, Person } from "../workers/club";

const OPEN = "/api/admin/upload-batches/open";
const hash = (number: number) => number.toString(16).padStart(64, "0");
const fileOf = (number: number) => ({ sha256: hash(number), fileName: `Workout ${number}.xlsx`, sizeBytes: 10_000 });

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes.slice().buffer);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function sendAs(person: Person, path: string, bytes: Uint8Array, key?: string): Promise<Response> {
  const form = new FormData();
  form.append("document", new File([bytes.slice().buffer], "Workout.xlsx"));
  return person.call("POST", path, form, key ? { "Idempotency-Key": key } : {});
}

/** Parsed and then imported, as the batch screen does it. */
async function importAs(person: Person, bytes: Uint8Array, key: string) {
  const read = workoutUploadSchema.parse(await (await sendAs(person, "/api/admin/upload-workout", bytes, key)).json());
  const answer = await person.call("POST", "/api/admin/import-workout", read.workout, { "Idempotency-Key": key });
  return { ...importedWorkoutSchema.parse(await answer.json()).workout, status: answer.status };
}

describe("a batch of documents", () => {
  let coach: Person;
  const open = async (person = coach) => (await (await person.get(OPEN)).json()) as UploadBatch | null;

  beforeAll(async () => {
    coach = await Person.admin();
  });

  it("is kept with its files in order until it is cleared, and adding may be repeated", async () => {
    expect(await open()).toBeNull();
    const id = crypto.randomUUID();
    const path = `/api/admin/upload-batches/${id}`;
    await coach.put(path, { files: [fileOf(1), fileOf(2)] });
    const added = await coach.put(path, { files: [fileOf(2), fileOf(3)] });
    const batch = uploadBatchSchema.parse(await added.json());
    expect(batch.items.map(({ fileName }) => fileName)).toEqual(["Workout 1.xlsx", "Workout 2.xlsx", "Workout 3.xlsx"]);

    const outcome = { kind: "workout", id: 7, title: "Seven" };
    await coach.put(`${path}/files/${hash(1)}`, { state: "completed", outcome });
    const refused = { state: "error", error: "Upload failed: Unprocessable Entity", outcome: { kind: "refused" } };
    await coach.put(`${path}/files/${hash(2)}`, refused);
    await coach.delete(`${path}/files/${hash(3)}`);
    expect((await open())?.items).toEqual([
      { ...fileOf(1), state: "completed", error: null, outcome, importedBefore: null },
      { ...fileOf(2), ...refused, importedBefore: null },
    ]);

    expect((await coach.delete(path)).status).toBe(204);
    expect(await open()).toBeNull();
    expect((await coach.put(path, { files: [fileOf(9)] })).status).toBe(404);
  });

  it("belongs to the one who began it", async () => {
    const other = await Person.admin();
    const id = crypto.randomUUID();
    const path = `/api/admin/upload-batches/${id}`;
    await coach.put(path, { files: [fileOf(1)] });
    expect(await open(other)).toBeNull();
    const refused = await Promise.all([
      other.put(path, { files: [fileOf(2)] }),
      other.put(`${path}/files/${hash(1)}`, { state: "completed" }),
      other.delete(`${path}/files/${hash(1)}`),
      other.delete(path),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await open())?.items).toMatchObject([{ state: "pending" }]);
    await coach.delete(path);
  });

  it("refuses what is no file, no name and too many", async () => {
    const path = `/api/admin/upload-batches/${crypto.randomUUID()}`;
    const many = Array.from({ length: 501 }, (_, index) => fileOf(index));
    const answers = await Promise.all([
      coach.put(path, { files: [] }),
      coach.put(path, { files: [{ ...fileOf(1), sha256: "abc" }] }),
      coach.put(path, { files: many }),
      coach.put("/api/admin/upload-batches/mine", { files: [fileOf(1)] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 404]);
    expect(await open()).toBeNull();
  });

  it("tells which files were imported before, but not by itself", async () => {
    const bytes = await workoutDocument("Known Before");
    const sha = await sha256(bytes);
    const before = await importAs(coach, bytes, crypto.randomUUID());
    const id = crypto.randomUUID();
    const file = { sha256: sha, fileName: "Known.xlsx", sizeBytes: bytes.length };
    const batch = uploadBatchSchema.parse(
      await (await coach.put(`/api/admin/upload-batches/${id}`, { files: [file] })).json(),
    );
    const known = { kind: "workout", id: before.id, title: "Known Before" };
    expect(batch.items).toMatchObject([{ state: "pending", importedBefore: known }]);

    await coach.delete(`/api/admin/workouts/${before.id}`);
    expect((await open())?.items[0]?.importedBefore).toBeNull();
    // The answer to this one gets lost on the way, so the batch is never told.
    await importAs(coach, bytes, `${BATCH_KEY}${id}.${sha}`);
    expect((await open())?.items).toMatchObject([{ state: "pending", importedBefore: null }]);
    await coach.delete(`/api/admin/upload-batches/${id}`);
  });

  it("makes each workout once, however often its calls are repeated", async () => {
    const id = crypto.randomUUID();
    const documents = await Promise.all(Array.from({ length: 200 }, (_, index) => workoutDocument(`Batch ${index}`)));
    const keys = await Promise.all(documents.map(async (bytes) => `${BATCH_KEY}${id}.${await sha256(bytes)}`));
    const kept = await db.$count(coachDocument);
    const ids = new Set<number>();
    for (let from = 0; from < documents.length; from += 2) {
      const pair = documents
        .slice(from, from + 2)
        .map((bytes, index) => importAs(coach, bytes, keys[from + index] ?? ""));
      for (const made of await Promise.all(pair)) ids.add(made.id);
    }
    for (const index of [0, 57, 199]) {
      const again = await importAs(coach, documents[index] ?? new Uint8Array(), keys[index] ?? "");
      expect([again.status, ids.has(again.id)]).toEqual([200, true]);
    }
    expect(ids.size).toBe(200);
    expect(await db.$count(workout, like(workout.title, "Batch %"))).toBe(200);
    expect(await db.$count(coachDocument)).toBe(kept + 200);
    expect(await db.$count(workout, like(workout.title, "Batch 57"))).toBe(1);
  });

  it("answers two uploads under one key at once with one document", async () => {
    const bytes = await workoutDocument("Twice At Once");
    const key = crypto.randomUUID();
    const [one, two] = await Promise.all(
      [1, 2].map(async () =>
        workoutUploadSchema.parse(await (await sendAs(coach, "/api/admin/upload-workout", bytes, key)).json()),
      ),
    );
    expect(one?.workout.documentId).toBe(two?.workout.documentId);
    expect(await db.$count(coachDocument, eq(coachDocument.sha256, await sha256(bytes)))).toBe(1);
  });

  it("gives a document that was read to whoever wants to finish it by hand", async () => {
    const bytes = await workoutDocument("By Hand");
    const read = workoutUploadSchema.parse(await (await sendAs(coach, "/api/admin/upload-workout", bytes)).json());
    const again = await coach.get(`/api/admin/workout-documents/${read.workout.documentId}`);
    expect(workoutUploadSchema.parse(await again.json())).toEqual(read);
    expect((await coach.get("/api/admin/workout-documents/none")).status).toBe(404);
  });

  it("does not count a week that was taken for a workout as a failure", async () => {
    const week = Uint8Array.from(atob(env.TEST_DOCUMENTS["w01_guideline_headings.docx"] ?? ""), (sign) =>
      sign.charCodeAt(0),
    );
    const before = (await (await coach.get("/api/admin/upload-metrics/7d")).json()) as { totalUploads: number };
    const form = () => {
      const made = new FormData();
      made.append("document", new File([week], "Week.docx"));
      return made;
    };
    expect((await coach.call("POST", "/api/admin/upload-workout", form())).status).toBe(422);
    const answer = await coach.call("POST", "/api/admin/upload-weekly-document", form());
    expect(weeklyUploadSchema.parse(await answer.json()).weeklyProgram.id).toBeGreaterThan(0);
    expect(await (await coach.get("/api/admin/upload-metrics/7d")).json()).toMatchObject({
      totalUploads: before.totalUploads + 1,
      errorsByType: [],
    });
  });
});
