import { env } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { errorBodySchema } from "../../worker/contract/errors";
import { exerciseSchema, programVideoSuggestionSchema } from "../../worker/contract/exercises";
import { importedWorkoutSchema, weeklyUploadSchema, workoutUploadSchema } from "../../worker/contract/imports";
import { auditLog } from "../../worker/db/account";
import { libraryExercise } from "../../worker/db/exercises";
import { uploadAttempt } from "../../worker/db/imports";
import { exercise } from "../../worker/db/programs";
import { workout } from "../../worker/db/workouts";
import { db, Person } from "../workers/club";

const UPLOAD = "/api/admin/upload-workout";
const IMPORT = "/api/admin/import-workout";

let admin: Person;
let member: Person;

beforeAll(async () => {
  [admin, member] = await Promise.all([Person.admin(), Person.member()]);
});

describe("uploading a single workout", () => {
  it("answers what the document says, keeps the file, and stores no workout", async () => {
    const before = await db.$count(workout);
    const answer = await upload(UPLOAD, "k05_openpyxl_simple.xlsx");
    expect(answer.status).toBe(200);
    const { workout: parsed, validation } = workoutUploadSchema.parse(await answer.json());
    expect(parsed.exercises).toHaveLength(6);
    expect(validation).toMatchObject({ isValid: true, exerciseCount: 6, errors: [] });
    expect(await db.$count(workout)).toBe(before);
    expect(await env.MEDIA.head(`documents/${parsed.documentId}.xlsx`)).not.toBeNull();
    expect(await lastAttempt()).toMatchObject({ kind: "workout", errorCode: null, exerciseCount: 6, fileType: "xlsx" });
  });

  it("refuses a week, so that the other call can be used", async () => {
    const answer = await upload(UPLOAD, "w01_guideline_headings.docx");
    expect([answer.status, errorBodySchema.parse(await answer.json()).code]).toEqual([422, "week_document"]);
    expect(await lastAttempt()).toMatchObject({ kind: "workout", errorCode: "week_document", documentId: null });
  });

  it("refuses other files in words that speak of a workout", async () => {
    const answer = await upload(UPLOAD, "bad/b05_plain_text.docx", "workout.txt");
    expect([answer.status, errorBodySchema.parse(await answer.json()).message]).toEqual([
      415,
      "Invalid File Type - Please select a .docx, .xlsx, or .xls file containing the workout.",
    ]);
  });

  it("takes one file at a time", async () => {
    const form = new FormData();
    form.append("document", file("k05_openpyxl_simple.xlsx"));
    form.append("document", file("k05_openpyxl_simple.xlsx"));
    expect((await admin.call("POST", UPLOAD, form)).status).toBe(400);
  });
});

describe("importing a workout", () => {
  it("stores every field of every exercise, as a draft", async () => {
    const full = {
      name: "Goblet Squat",
      exerciseCode: "A1",
      tier: "A-Tier",
      category: "Strength",
      sets: "3",
      reps: "8-10",
      setRep: "3 x 8-10",
      tempo: "31X0",
      load: "24 kg",
      rest: "90 s",
      duration: "4 min",
      description: "Elbows inside the knees",
      notes: "Slow | Proud chest",
      videoUrl: "https://youtu.be/dQw4w9WgXcQ",
    };
    const bare = { name: "Plank" };
    const answer = await admin.post(IMPORT, {
      title: "  Full fields  ",
      description: "",
      metadata: { estimatedDuration: "45 min" },
      exercises: [full, bare],
    });
    expect(answer.status).toBe(201);
    const { workout: imported } = importedWorkoutSchema.parse(await answer.json());
    expect(imported).toMatchObject({ title: "Full fields", isPublished: false, exerciseCount: 2 });
    const stored = await db
      .select()
      .from(exercise)
      .where(eq(exercise.workoutId, imported.id))
      .orderBy(exercise.position);
    expect(stored[0]).toMatchObject(full);
    expect(stored[1]).toMatchObject({ ...Object.fromEntries(Object.keys(full).map((key) => [key, null])), ...bare });
    const row = await db.select().from(workout).where(eq(workout.id, imported.id)).get();
    expect(row).toMatchObject({ durationMinutes: 45, description: null, isPublished: false });
    expect((await db.select().from(auditLog).orderBy(desc(auditLog.at)).limit(5)).map((r) => r.action)).toContain(
      "workout.import",
    );
  });

  it("takes back what the upload answered, and publishes only when told to", async () => {
    const { workout: parsed } = workoutUploadSchema.parse(
      await (await upload(UPLOAD, "k01_guideline_table.docx")).json(),
    );
    const answer = await admin.post(IMPORT, { ...parsed, title: "Published at once", isPublished: true });
    const { workout: imported } = importedWorkoutSchema.parse(await answer.json());
    expect(imported).toMatchObject({ isPublished: true, exerciseCount: parsed.exercises.length });
    const listed = (await (await member.get("/api/workouts?limit=50")).json()) as { id: number }[];
    expect(listed.map((each) => each.id)).toContain(imported.id);
  });

  it("makes one workout for one key, however often and at once it is sent", async () => {
    const body = { title: "Once", exercises: [{ name: "Squat" }] };
    const send = () => admin.call("POST", IMPORT, body, { "idempotency-key": "key-1" });
    const answers = await Promise.all([send(), send(), send()]);
    const later = await send();
    expect([...answers.map((answer) => answer.status).sort(), later.status]).toEqual([200, 200, 201, 200]);
    const ids = await Promise.all(
      [...answers, later].map(async (answer) => importedWorkoutSchema.parse(await answer.json()).workout.id),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await db.$count(workout, eq(workout.title, "Once"))).toBe(1);
    expect((await admin.call("POST", IMPORT, body, { "idempotency-key": "a b" })).status).toBe(400);
  });

  it.each([
    [{ title: " ", exercises: [{ name: "Squat" }] }, "title"],
    [{ title: "Empty", exercises: [] }, "exercises"],
    [{ title: "Nameless", exercises: [{ name: "Squat" }, { name: " " }] }, "exercises.1.name"],
    [{ title: "Link", exercises: [{ name: "Squat", videoUrl: "javascript:alert(1)" }] }, "exercises.0.videoUrl"],
    [{ title: "Whose", exercises: [{ name: "Squat" }], documentId: "unknown" }, "documentId"],
  ])("refuses %j at its field", async (body, path) => {
    const answer = await admin.post(IMPORT, body);
    expect(answer.status).toBe(422);
    expect(errorBodySchema.parse(await answer.json()).issues?.map((issue) => issue.path)).toContain(path);
  });

  it("tells of a workout from the same file, and of one with the same title", async () => {
    const first = workoutUploadSchema.parse(await (await upload(UPLOAD, "k05_openpyxl_simple.xlsx")).json());
    const imported = importedWorkoutSchema.parse(await (await admin.post(IMPORT, first.workout)).json());
    const again = workoutUploadSchema.parse(await (await upload(UPLOAD, "k05_openpyxl_simple.xlsx")).json());
    expect(again.duplicates).toContainEqual({
      id: imported.workout.id,
      title: first.workout.title,
      reason: "same_file",
      isPublished: false,
      startDate: null,
      endDate: null,
    });
  });
});

describe("the library of videos", () => {
  it("proposes for a later import what was attached to the name, however it is written", async () => {
    const videoUrl = "https://youtu.be/abcdefghijk";
    await admin.post(IMPORT, { title: "Teacher", exercises: [{ name: "One-Arm DB Rows", videoUrl }] });
    expect(await db.select().from(libraryExercise).where(eq(libraryExercise.videoUrl, videoUrl)).get()).toMatchObject({
      name: "One-Arm DB Rows",
    });
    const week = weeklyUploadSchema.parse(
      await (await upload("/api/admin/upload-weekly-document", "w12_xls_sheet_per_day.xls")).json(),
    );
    const without = await exerciseOfWeek(week.weeklyProgram.id);
    await db.update(exercise).set({ name: "Single arm dumbbell row", videoUrl: null }).where(eq(exercise.id, without));
    const path = `/api/admin/weekly-programs/${week.weeklyProgram.id}/video-suggestions`;
    const proposals = programVideoSuggestionSchema.array().parse(await (await admin.get(path)).json());
    expect(proposals).toContainEqual({
      name: "Single arm dumbbell row",
      libraryName: "One-Arm DB Rows",
      videoUrl,
      exerciseIds: [without],
    });
    expect((await admin.get("/api/admin/weekly-programs/999999/video-suggestions")).status).toBe(404);
  });

  it("attaches one video or several, all or none, and learns from it", async () => {
    const week = weeklyUploadSchema.parse(
      await (await upload("/api/admin/upload-weekly-document", "w06_flat_table.xlsx")).json(),
    );
    const id = await exerciseOfWeek(week.weeklyProgram.id);
    const one = await admin.put(`/api/admin/exercises/${id}/video`, { videoUrl: "  https://vimeo.com/76979871 " });
    expect(exerciseSchema.parse(await one.json())).toMatchObject({ id, videoUrl: "https://vimeo.com/76979871" });
    expect(await db.$count(libraryExercise, eq(libraryExercise.videoUrl, "https://vimeo.com/76979871"))).toBe(1);

    const videos = (ids: number[]) => ({
      videos: ids.map((exerciseId) => ({ exerciseId, videoUrl: "https://youtu.be/12345678901" })),
    });
    expect((await admin.put("/api/admin/exercise-videos", videos([id, 999_999]))).status).toBe(404);
    expect(await videoOf(id)).toBe("https://vimeo.com/76979871");
    expect((await admin.put("/api/admin/exercise-videos", videos([id]))).status).toBe(200);
    expect(await videoOf(id)).toBe("https://youtu.be/12345678901");

    const removed = await admin.put(`/api/admin/exercises/${id}/video`, { videoUrl: null });
    expect(exerciseSchema.parse(await removed.json()).videoUrl).toBeNull();
    for (const body of [{ videoUrl: "data:text/html,x" }, { videoUrl: "" }, { videoUrl: "  " }, {}]) {
      const refused = await admin.put(`/api/admin/exercises/${id}/video`, body);
      expect([body, refused.status]).toEqual([body, 422]);
    }
    expect((await admin.put("/api/admin/exercises/999999/video", { videoUrl: null })).status).toBe(404);
  });
});

describe("a week that is not valid", () => {
  it("stays a draft until its exercises have names", async () => {
    const week = weeklyUploadSchema.parse(
      await (await upload("/api/admin/upload-weekly-document", "w01_guideline_headings.docx")).json(),
    );
    const path = `/api/admin/weekly-programs/${week.weeklyProgram.id}`;
    const id = await exerciseOfWeek(week.weeklyProgram.id);
    await db.update(exercise).set({ name: " " }).where(eq(exercise.id, id));
    const refused = await admin.put(path, { isPublished: true });
    expect([refused.status, errorBodySchema.parse(await refused.json()).code]).toEqual([422, "invalid_program"]);
    expect((await admin.put(path, { title: "Still editable" })).status).toBe(200);
    await db.update(exercise).set({ name: "Squat" }).where(eq(exercise.id, id));
    expect((await admin.put(path, { isPublished: true })).status).toBe(200);
  });

  it("is uploaded once under one key", async () => {
    const send = () =>
      upload("/api/admin/upload-weekly-document", "w01_guideline_headings.docx", "once.docx", {
        "idempotency-key": "w",
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 200]);
    const [one, other] = [weeklyUploadSchema.parse(await first.json()), weeklyUploadSchema.parse(await second.json())];
    expect(other.weeklyProgram).toEqual(one.weeklyProgram);
    expect(other.metadata).toEqual(one.metadata);
  });
});

function file(name: string, as = name): File {
  const bytes = Uint8Array.from(atob(env.TEST_DOCUMENTS[name] ?? ""), (letter) => letter.charCodeAt(0));
  return new File([bytes], as);
}

function upload(path: string, name: string, as = name, headers: Record<string, string> = {}): Promise<Response> {
  const form = new FormData();
  form.set("document", file(name, as));
  return admin.call("POST", path, form, headers);
}

async function exerciseOfWeek(programId: number): Promise<number> {
  const program = (await (await admin.get(`/api/admin/weekly-programs/${programId}`)).json()) as {
    dailyWorkouts: { workoutSections: { exercises: { id: number }[] }[] }[];
  };
  return program.dailyWorkouts[0]?.workoutSections[0]?.exercises[0]?.id ?? 0;
}

async function videoOf(id: number): Promise<string | null | undefined> {
  return (await db.select().from(exercise).where(eq(exercise.id, id)).get())?.videoUrl;
}

function lastAttempt() {
  return db.select().from(uploadAttempt).orderBy(desc(uploadAttempt.at)).limit(1).get();
}
