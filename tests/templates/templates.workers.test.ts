import { describe, expect, it } from "vitest";
import { type WorkoutTemplate, workoutTemplateSchema } from "../../worker/contract/templates";
import { readWorkout } from "../../worker/documents/read-workout";
import { errorOf } from "../workers/browser";
import { Person } from "../workers/club";

const PATH = "/api/admin/workout-templates";

async function made(admin: Person, body: object = {}): Promise<WorkoutTemplate> {
  const answer = await admin.post(PATH, { name: "Strength Day", ...body });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return workoutTemplateSchema.parse(await answer.json());
}

describe("a workout template", () => {
  it("starts with the defaults of the form", async () => {
    const template = await made(await Person.admin());
    expect(template).toMatchObject({
      name: "Strength Day",
      description: null,
      category: null,
      difficulty: "Beginner",
      estimatedDuration: 30,
      exerciseFields: ["name", "setRep", "load", "tempo", "notes", "videoUrl"],
      sampleExercises: [],
      isActive: true,
    });
  });

  it("keeps every field, and what a change leaves out", async () => {
    const admin = await Person.admin();
    const { id } = await made(admin, {
      description: "For the day before sparring.",
      category: "Strength",
      difficulty: "Advanced",
      estimatedDuration: "45",
      exerciseFields: ["videoUrl", "name", "rest", "name"],
      sampleExercises: [{ name: "Goblet Squat", rest: "90 s", tier: "A-Tier" }],
      isActive: false,
    });
    const changed = await admin.put(`${PATH}/${id}`, { name: "Heavy Day" });
    expect(workoutTemplateSchema.parse(await changed.json())).toMatchObject({
      name: "Heavy Day",
      category: "Strength",
      difficulty: "Advanced",
      estimatedDuration: 45,
      exerciseFields: ["name", "rest", "videoUrl"],
      sampleExercises: [{ name: "Goblet Squat", rest: "90 s", tier: "A-Tier", load: null }],
      isActive: false,
    });
    const active = (await (await admin.get(`${PATH}?active=true`)).json()) as WorkoutTemplate[];
    expect(active.some((each) => each.id === id)).toBe(false);
  });

  it("refuses a change that was made on an older state, and loses neither", async () => {
    const admin = await Person.admin();
    const opened = await made(admin);
    const { id, updatedAt } = opened;
    const change = (name: string, on: string) => admin.put(`${PATH}/${id}`, { name, updatedAt: on });
    const [one, other] = await Promise.all([change("Mine", updatedAt), change("Theirs", updatedAt)]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const [saved, refused] = one.status === 200 ? [one, other] : [other, one];
    expect((await errorOf(refused)).code).toBe("stale_template");
    const now = workoutTemplateSchema.parse(await saved.json());
    expect(workoutTemplateSchema.parse(await (await admin.get(`${PATH}/${id}`)).json())).toEqual(now);
    expect((await change("Mine after all", now.updatedAt)).status).toBe(200);
    expect((await change("Late", now.updatedAt)).status).toBe(409);
  });

  it("needs a name, and takes a duration that is no number for the default", async () => {
    const admin = await Person.admin();
    const refused = await admin.post(PATH, { name: "  " });
    expect(refused.status).toBe(422);
    expect((await errorOf(refused)).message).toBe("Template name is required");
    expect((await made(admin, { estimatedDuration: "soon" })).estimatedDuration).toBe(30);
  });

  it("is made once under one key", async () => {
    const admin = await Person.admin();
    const send = () => admin.call("POST", PATH, { name: "Once" }, { "Idempotency-Key": "same" });
    const ids = await Promise.all(
      (await Promise.all([send(), send()])).map(async (a) => ((await a.json()) as WorkoutTemplate).id),
    );
    expect(ids[0]).toBe(ids[1]);
  });

  it("is exported as JSON under its name, spaces as underscores", async () => {
    const admin = await Person.admin();
    const { id } = await made(admin, { name: 'Day 1: "Straße" & Böden', category: "Strength" });
    const answer = await admin.get(`${PATH}/${id}/export`);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer.headers.get("content-disposition")).toBe(
      "attachment; filename=\"Day_1-_-Stra-e-_&_B-den_template.json\"; filename*=UTF-8''Day_1-_-Stra%C3%9Fe-_%26_B%C3%B6den_template.json",
    );
    expect(await answer.json()).toMatchObject({ name: 'Day 1: "Straße" & Böden', category: "Strength" });
  });

  it.each(["xlsx", "docx"])("is downloaded as a .%s that the product reads back without a note", async (type) => {
    const admin = await Person.admin();
    const { id } = await made(admin, { name: "Mat Ready", sampleExercises: [{ name: "Dead Bug", setRep: "3 x 10" }] });
    const answer = await admin.get(`${PATH}/${id}/document?type=${type}`);
    expect(answer.headers.get("content-disposition")).toContain(`Mat_Ready.${type}`);
    const { draft, notes } = await readWorkout(new Uint8Array(await answer.arrayBuffer()), `a.${type}`);
    expect(notes).toEqual([]);
    expect(draft).toMatchObject({
      title: "Mat Ready",
      estimatedDuration: 30,
      exercises: [{ name: "Dead Bug", sets: "3" }],
    });
    expect((await admin.get(`${PATH}/${id}/document?type=pdf`)).status).toBe(400);
  });

  it("is gone when it is deleted", async () => {
    const admin = await Person.admin();
    const { id } = await made(admin);
    expect((await admin.delete(`${PATH}/${id}`)).status).toBe(204);
    for (const path of ["", "/export", "/document"]) expect((await admin.get(`${PATH}/${id}${path}`)).status).toBe(404);
    expect((await admin.put(`${PATH}/${id}`, { name: "Back" })).status).toBe(404);
  });
});
