import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import { adminWeeklyProgramSchema, weeklyProgramSchema } from "../../worker/contract/programs";
import { dashboardSchema } from "../../worker/contract/progress";
import { workoutSchema } from "../../worker/contract/workouts";
import { membership } from "../../worker/db/billing";
import { dailyWorkout, exercise, weeklyProgram } from "../../worker/db/programs";
import { workout } from "../../worker/db/workouts";
import { keepExercises } from "../../worker/features/exercises/kept-exercises";
import { db, Person } from "../workers/club";

const MONDAY = mondayOf(localDate(new Date(), "UTC"));
const VIDEO = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const NAMES = ["Back Squat", "Curl", "Row"];

let admin: Person;
let member: Person;
let lapsed: Person;
beforeAll(async () => {
  [admin, member, lapsed] = await Promise.all([Person.admin(), Person.member(), Person.lapsed()]);
});

describe("exercises that an isolate has read before", () => {
  it("are those of the week as the coach has just saved it, and of a version that is brought back", async () => {
    const id = await storeWeek();
    expect(await namesOf(member, id)).toEqual(NAMES);
    const { revision } = await editor(id);
    const [squat] = await exercisesOf(member, id);
    const exercises = [{ id: squat?.id, name: "Front Squat", load: "80 kg" }];
    await save(id, { revision, days: [{ dayOfWeek: 1, workoutSections: [{ columnType: "equipment", exercises }] }] });
    for (const person of [member, await Person.member()]) {
      expect(await exercisesOf(person, id)).toMatchObject([
        { name: "Front Squat", load: "80 kg", notes: "4 x 6 | 80 kg" },
      ]);
      expect((await dashboardOf(person)).program).toEqual(await week(person, id));
    }
    const versions = (await (await admin.get(`/api/admin/weekly-programs/${id}/versions`)).json()) as { id: number }[];
    const back = `/api/admin/weekly-programs/${id}/versions/${versions[0]?.id}/restore`;
    expect((await admin.post(back, { revision: revision + 1 })).status).toBe(200);
    expect(await namesOf(member, id)).toEqual(NAMES);
  });

  it("show a video as soon as it is set, in weeks and in workouts", async () => {
    const [id, other] = [await storeWeek(), await storeWorkout()];
    const places = async () => [
      (await exercisesOf(member, id))[0]?.videoUrl,
      (await workouts(member)).find((each) => each.id === other)?.exercises[0]?.videoUrl,
    ];
    expect(await places()).toEqual([null, null]);
    const found = await db.select().from(exercise).where(eq(exercise.name, "Back Squat"));
    for (const row of found) await admin.put(`/api/admin/exercises/${row.id}/video`, { videoUrl: VIDEO });
    expect(await places()).toEqual([VIDEO, VIDEO]);
    expect(JSON.stringify([await week(lapsed, id), await workouts(lapsed)])).not.toMatch(/https?:/);
  });

  it("are shown to nobody who may not see them, whoever has seen them before", async () => {
    const [id, other] = [await storeWeek(), await storeWorkout()];
    const person = await Person.member();
    expect([(await week(person, id)).gated, await namesOf(person, id)]).toEqual([false, NAMES]);
    expect((await workouts(person)).find((each) => each.id === other)?.exercises).toHaveLength(NAMES.length);
    await db
      .update(membership)
      .set({ status: "canceled", currentPeriodEnd: new Date(0) })
      .where(eq(membership.userId, person.id));
    for (const ended of [person, lapsed]) {
      expect([(await week(ended, id)).gated, await namesOf(ended, id)]).toEqual([true, NAMES.slice(0, 2)]);
      const listed = (await workouts(ended)).find((each) => each.id === other);
      expect([listed?.gated, listed?.exercises.length, listed?.exerciseCount]).toEqual([true, 2, NAMES.length]);
    }
    await db.update(weeklyProgram).set({ assignedTo: member.id }).where(eq(weeklyProgram.id, id));
    expect((await (await Person.member()).get(`/api/weekly-programs/${id}`)).status).toBe(404);
    expect(await namesOf(member, id)).toEqual(NAMES);
    await db.update(weeklyProgram).set({ deletedAt: new Date() }).where(eq(weeklyProgram.id, id));
    expect((await member.get(`/api/weekly-programs/${id}`)).status).toBe(404);
  });

  it("stay the coach's where somebody sees the week through their competition", async () => {
    const id = await storeWeek();
    const before = await week(member, id);
    const parts = [{ ...PART, from: -14, to: 7 }];
    const { revision } = (await (await admin.get("/api/admin/competition-overlay")).json()) as { revision: number };
    await admin.put("/api/admin/competition-overlay", { parts, publish: true, revision });
    const entrant = await Person.member();
    const entry = { date: addDays(MONDAY, 6), name: "City Open", gi: true, weightClass: null };
    expect((await entrant.post("/api/user/competitions", entry)).status).toBe(201);
    expect((await week(entrant, id)).dailyWorkouts).not.toEqual(before.dailyWorkouts);
    expect((await week(member, id)).dailyWorkouts).toEqual(before.dailyWorkouts);
  });
});

describe("the memory of an isolate", () => {
  const rows = [{ id: 1 }] as never;
  it("knows the newest states, for ten minutes, as they were when they were asked for", () => {
    const keptAt = keepExercises(2);
    const now = new Date();
    const asked = keptAt(now);
    expect([asked.states, asked.rowsOf("1.1", rows)]).toEqual(["[]", rows]);
    const known = keptAt(now);
    for (const state of ["1.2", "1.3", "1.4"]) known.rowsOf(state, []);
    expect([known.states, known.rowsOf("1.1", null)]).toEqual(['["1.1"]', rows]);
    expect(keptAt(now).states).toBe('["1.4","1.3"]');
    expect(keptAt(new Date(now.getTime() + 600_000)).states).toBe("[]");
    expect(() => asked.rowsOf("1.2", null)).toThrow(/not known/);
  });
});

const PART = {
  rest: false,
  option: "equipment",
  dropCategories: [],
  keepBlocks: null,
  load: 90,
  sets: 50,
  words: "Move fast.",
};

const said = NAMES.map((name, position) => ({ name, sets: "4", reps: "6", load: "100 kg", position }));

async function storeWeek(): Promise<number> {
  const at = { createdAt: new Date(), updatedAt: new Date() };
  const row = { title: "A week", startDate: MONDAY, endDate: addDays(MONDAY, 6), isPublished: true, ...at };
  const id = (await db.insert(weeklyProgram).values(row).returning())[0]?.id ?? 0;
  const [day] = await db.insert(dailyWorkout).values({ programId: id, dayOfWeek: 1, title: "Monday" }).returning();
  const place = { dailyWorkoutId: day?.id, columnType: "equipment" as const };
  await db.insert(exercise).values(said.map((each) => ({ ...each, ...place })));
  return id;
}

async function storeWorkout(): Promise<number> {
  const at = { createdAt: new Date(), updatedAt: new Date() };
  const id =
    (
      await db
        .insert(workout)
        .values({ title: "A workout", ...at })
        .returning()
    )[0]?.id ?? 0;
  await db.insert(exercise).values(said.map((each) => ({ ...each, workoutId: id })));
  return id;
}

const week = async (person: Person, id: number) =>
  weeklyProgramSchema.parse(await (await person.get(`/api/weekly-programs/${id}`)).json());
const dashboardOf = async (person: Person) => dashboardSchema.parse(await (await person.get("/api/dashboard")).json());
const workouts = async (person: Person) =>
  workoutSchema.array().parse(await (await person.get("/api/workouts")).json());
const exercisesOf = async (person: Person, id: number) =>
  (await week(person, id)).dailyWorkouts[0]?.workoutSections.find(({ columnType }) => columnType === "equipment")
    ?.exercises ?? [];
const namesOf = async (person: Person, id: number) => (await exercisesOf(person, id)).map(({ name }) => name);
const editor = async (id: number) =>
  adminWeeklyProgramSchema.parse(await (await admin.get(`/api/admin/weekly-programs/${id}`)).json());

async function save(id: number, change: object) {
  const answer = await admin.put(`/api/admin/weekly-programs/${id}`, change);
  expect([answer.status, answer.ok ? "" : await answer.text()]).toEqual([200, ""]);
}
