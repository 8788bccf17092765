import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, isoWeekday, localDate } from "../../worker/contract/calendar";
import type { ExerciseDraft } from "../../worker/contract/drafts";
import { completionResultSchema, userStatsSchema } from "../../worker/contract/progress";
import { LATE_COMPLETION_DAYS } from "../../worker/contract/training-limits";
import { type Workout, workoutFiltersSchema, workoutSchema } from "../../worker/contract/workouts";
import { completion } from "../../worker/db/progress";
import { workout } from "../../worker/db/workouts";
import { createWorkout } from "../../worker/features/workouts/create-workout";
import { db, Person } from "../workers/club";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const TODAY = localDate(new Date(), "UTC");
const VIDEO = "dQw4w9WgXcQ";

let admin: Person;
let member: Person;
let lapsed: Person;

beforeAll(async () => {
  [admin, member, lapsed] = await Promise.all([Person.admin(), Person.member(), Person.lapsed()]);
});

describe("the list of workouts", () => {
  beforeEach(() => db.update(workout).set({ deletedAt: new Date() }));

  it("starts with the member's workout of today, then the newest, and leaves out drafts and deleted ones", async () => {
    const todays = await store({ title: "For this weekday", day: isoWeekday(TODAY), age: 9 });
    const old = await store({ title: "Old", day: (isoWeekday(TODAY) % 7) + 1, age: 8 });
    const fresh = await store({ title: "Fresh", age: 1 });
    await store({ title: "Draft", isPublished: false });
    expect(ids(await list(member))).toEqual([todays, fresh, old]);
    expect(ids(await list(admin))).toEqual([todays, fresh, old]);
    await db.update(workout).set({ deletedAt: new Date() }).where(eq(workout.id, fresh));
    expect(ids(await list(member))).toEqual([todays, old]);
  });

  it("gives every workout once, page by page, whatever the size of the page", async () => {
    for (let n = 0; n < 7; n += 1) await store({ title: `Workout ${n}`, age: n, focus: n % 2 ? "Legs" : "Grip" });
    const all = ids(await list(member));
    expect(all).toHaveLength(7);
    for (const size of [1, 2, 3, 6, 7, 50]) {
      expect([size, await pages(member, "", size)]).toEqual([size, all]);
      const legs = ids(await list(member, "?focus=Legs"));
      expect(legs).toHaveLength(3);
      expect([size, await pages(member, "&focus=Legs", size)]).toEqual([size, legs]);
    }
  });

  it("keeps two workouts of one instant apart across pages", async () => {
    for (let n = 0; n < 5; n += 1) await store({ title: `Twin ${n}`, age: 3 });
    expect(new Set(await pages(member, "", 2)).size).toBe(5);
  });

  it("is narrowed by words, focus, intensity and length, together; today's stays first where it matches", async () => {
    const todays = await store({
      title: "Força de quadril",
      day: isoWeekday(TODAY),
      focus: "Lower Body",
      intensity: "High",
      minutes: 45,
      age: 30,
    });
    const hips = await store({ title: "Open hips", focus: "Mobility", intensity: "Low", minutes: 20, age: 2 });
    const engine = await store({ title: "Engine 100%", focus: "lower body", intensity: "Medium", minutes: 30, age: 1 });
    const untold = await store({
      title: "Untold",
      description: `Long hips_work, RÉSUMÉ, ${"Çıté".normalize("NFD")}`,
      age: 3,
    });
    for (const [query, expected] of [
      ["search=hips", [hips, untold]],
      ["search=HIPS", [hips, untold]],
      ["search=forca", [todays]],
      [`search=${encodeURIComponent("FORÇA")}`, [todays]],
      ["search=resume", [untold]],
      ["search=c%C4%B1te", [untold]],
      ["search=mobility", [hips]],
      ["search=100%25", [engine]],
      ["search=_work", [untold]],
      ["search=%27%3B--", []],
      [`search=${"x".repeat(100)}`, []],
      ["search=", [todays, engine, hips, untold]],
      ["focus=Lower%20Body", [todays, engine]],
      ["intensity=low", [hips]],
      ["minDuration=30", [todays, engine]],
      ["maxDuration=30", [engine, hips]],
      ["minDuration=30&maxDuration=30", [engine]],
      ["focus=Lower%20Body&intensity=High&search=quadril", [todays]],
      ["focus=Grip", []],
    ] as const) {
      expect([query, ids(await list(member, `?${query}`))]).toEqual([query, [...expected]]);
    }
  });

  it("finds nothing by the letters of a link that is kept back", async () => {
    const id = await store({ title: "Hips", description: `Watch https://youtu.be/${VIDEO} before the drill` });
    for (const [search, ofMember, ofLapsed] of [
      ["before the drill", [id], [id]],
      [VIDEO.slice(0, 4), [id], []],
      ["youtu.be/d", [id], []],
    ] as const) {
      const query = `?search=${encodeURIComponent(search)}`;
      expect([search, ids(await list(member, query))]).toEqual([search, ofMember]);
      expect([search, ids(await list(lapsed, query))]).toEqual([search, ofLapsed]);
    }
  });

  it("refuses filters that cannot be, in words", async () => {
    for (const query of ["minDuration=-1", "maxDuration=abc", `search=${"x".repeat(101)}`, "cursor=1;drop"]) {
      const answer = await member.get(`/api/workouts?${query}`);
      const body = (await answer.json()) as { message: string; issues: { path: string }[] };
      expect([query, answer.status, body.issues[0]?.path]).toEqual([query, 400, query.split("=")[0]]);
      expect(body.message.length).toBeGreaterThan(5);
    }
  });

  it("names what can be filtered by, each once, of published workouts only", async () => {
    await store({ title: "A", focus: "Mobility", intensity: "High" });
    await store({ title: "B", focus: "mobility ", intensity: "low" });
    await store({ title: "C", focus: "Grip", intensity: "Brutal" });
    await store({ title: "D", focus: "  ", intensity: null });
    await store({ title: "E", focus: "Secret", intensity: "Secret", isPublished: false });
    const answer = await member.get("/api/workouts/filters");
    expect(workoutFiltersSchema.parse(await answer.json())).toEqual({
      focus: ["Grip", "Mobility"],
      intensity: ["low", "High", "Brutal"],
    });
  });

  it("carries the viewer's own latest day of each workout", async () => {
    const person = await Person.member();
    const [done, other] = [await store({ title: "Done" }), await store({ title: "Not done" })];
    const yesterday = new Date(Date.now() - DAY_MS).toISOString();
    await complete(person, done);
    await complete(person, done, { completedAt: yesterday });
    await complete(member, other);
    const seen = Object.fromEntries((await list(person)).map((w) => [w.id, w.lastCompletedOn]));
    expect(seen).toEqual({ [done]: TODAY, [other]: null });
    expect((await read(person, done)).lastCompletedOn).toBe(TODAY);
  });
});

describe("a workout", () => {
  it("is whole for those who train: every field and every exercise in its order", async () => {
    const id = await store({ title: "Whole", day: 3, minutes: 40, focus: "Grip", intensity: "High" });
    for (const person of [member, admin, await Person.coach()]) {
      const found = await read(person, id);
      expect(found).toMatchObject({
        ...{ id, title: "Whole", day: 3, duration: 40, focus: "Grip", intensity: "High", gated: false },
        ...{ exerciseCount: 5, lastCompletedOn: null, videoUrl: `https://youtu.be/${VIDEO}` },
      });
      expect(found.exercises.map((e) => e.exerciseCode)).toEqual(["A1", "A2", "A3", "A4", "A5"]);
    }
  });

  it("leaves the server gated for those whose membership has ended: two exercises, a count, no video anywhere", async () => {
    const id = await store({
      title: "Gated",
      description: `See youtube.com/watch?v=${VIDEO} and www.vimeo.com/76979871`,
    });
    for (const person of [lapsed, await Person.join()]) {
      for (const path of [`/api/workouts/${id}`, "/api/workouts", "/api/dashboard"]) {
        const text = await (await person.get(path)).text();
        expect(text).toContain("Exercise 2");
        expect(text).not.toContain("Exercise 3");
        expect(text).not.toMatch(/youtu|ytimg|vimeo|76979871|https?:/i);
        expect(text).not.toContain(VIDEO);
      }
      const found = await read(person, id);
      expect(found).toMatchObject({ gated: true, exerciseCount: 5, videoUrl: null, thumbnailUrl: null });
      expect(found.exercises).toHaveLength(2);
    }
  });

  it("does not exist for anybody but the staff while it is a draft, and for nobody once deleted", async () => {
    const id = await store({ title: "Draft", isPublished: false });
    for (const person of [member, lapsed]) {
      expect((await person.get(`/api/workouts/${id}`)).status).toBe(404);
    }
    expect((await read(admin, id)).title).toBe("Draft");
    expect((await member.post(`/api/workouts/${id}/complete`)).status).toBe(404);
    await db.update(workout).set({ deletedAt: new Date() }).where(eq(workout.id, id));
    expect((await admin.get(`/api/workouts/${id}`)).status).toBe(404);
    for (const none of ["0", "abc", "1e3", "-1", "99999999999999999999"]) {
      expect([none, (await member.get(`/api/workouts/${none}`)).status]).toEqual([none, 404]);
    }
  });
});

describe("completing a workout", () => {
  it("records length and trimmed notes and counts in stats", async () => {
    const person = await Person.member();
    const id = await store({ title: "Counted" });
    const { entry, alreadyCompleted } = await complete(person, id, { duration: 42, notes: "  Felt strong.  " });
    expect(alreadyCompleted).toBe(false);
    expect(entry).toMatchObject({ workoutId: id, title: "Counted", duration: 42, localDate: TODAY, workoutType: null });
    const [row] = await db.select().from(completion).where(eq(completion.id, entry.id));
    expect(row?.notes).toBe("Felt strong.");
    expect(await stats(person)).toEqual({ workoutsCompleted: 1, currentStreak: 1, totalTime: 0.7, monthlyWorkouts: 1 });
    await complete(person, id, { notes: "   " });
    const rows = await db.select().from(completion).where(eq(completion.userId, person.id));
    expect(rows.map((r) => r.notes)).toEqual(["Felt strong.", null]);
  });

  it("counts each call without a key, and one under a key however often it comes, also all at once", async () => {
    const person = await Person.member();
    const id = await store({ title: "Retried" });
    await complete(person, id);
    await complete(person, id);
    expect(await stats(person)).toMatchObject({ workoutsCompleted: 2 });

    const first = await complete(person, id, { duration: 30 }, "key-1");
    const again = await complete(person, id, { duration: 99 }, "key-1");
    expect(again).toEqual({ alreadyCompleted: true, entry: first.entry });
    const burst = await Promise.all(Array.from({ length: 12 }, () => complete(person, id, { duration: 10 }, "key-2")));
    expect(burst.filter((answer) => !answer.alreadyCompleted)).toHaveLength(1);
    expect(new Set(burst.map((answer) => answer.entry.id)).size).toBe(1);
    expect(await stats(person)).toMatchObject({ workoutsCompleted: 4, totalTime: 0.7 });

    // Keys are each member's own.
    const other = await Person.member();
    expect((await complete(other, id, {}, "key-1")).alreadyCompleted).toBe(false);
  });

  it("answers a retry also when the coach has taken the workout away, and refuses the key for another one", async () => {
    const person = await Person.member();
    const [id, second] = [await store({ title: "Taken away" }), await store({ title: "Another" })];
    const first = await complete(person, id, {}, "key");
    await db.update(workout).set({ deletedAt: new Date() }).where(eq(workout.id, id));
    expect(await complete(person, id, {}, "key")).toEqual({ alreadyCompleted: true, entry: first.entry });
    const answer = await person.call("POST", `/api/workouts/${second}/complete`, {}, { "idempotency-key": "key" });
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: "key_reused" }]);
    expect(await stats(person)).toMatchObject({ workoutsCompleted: 1 });
  });

  it("takes a completion that was made offline on the day it was made", async () => {
    const person = await Person.member();
    const id = await store({ title: "Offline" });
    const at = new Date(Date.now() - 3 * DAY_MS);
    const { entry } = await complete(person, id, { completedAt: at.toISOString() });
    expect(entry).toMatchObject({ completedAt: at.toISOString(), localDate: addDays(TODAY, -3) });
    // A clock that is a little ahead is taken for now.
    const ahead = await complete(person, id, { completedAt: new Date(Date.now() + 4 * MINUTE_MS).toISOString() });
    expect(new Date(ahead.entry.completedAt).getTime()).toBeLessThanOrEqual(Date.now());
    const offset = at.toISOString().replace("Z", "+00:00");
    expect((await complete(person, id, { completedAt: offset })).entry.completedAt).toBe(at.toISOString());
  });

  it("refuses what cannot be, in words at the right place, and counts nothing", async () => {
    const person = await Person.member();
    const id = await store({ title: "Refused" });
    const instant = (ms: number) => new Date(Date.now() + ms).toISOString();
    for (const body of [
      { duration: 0 },
      { duration: 601 },
      { duration: 1.5 },
      { duration: "45" },
      { notes: "x".repeat(2001) },
      { completedAt: "yesterday" },
      { completedAt: "2026-11-20" },
      { completedAt: instant(6 * MINUTE_MS) },
      { completedAt: instant(-LATE_COMPLETION_DAYS * DAY_MS - MINUTE_MS) },
    ]) {
      const answer = await person.post(`/api/workouts/${id}/complete`, body);
      const told = (await answer.json()) as { message: string; issues: { path: string; message: string }[] };
      expect([body, answer.status, told.issues[0]?.path]).toEqual([body, 422, Object.keys(body)[0]]);
      expect(told.message).toMatch(/^[A-Z].*\.$/);
    }
    const spaced = await person.call("POST", `/api/workouts/${id}/complete`, {}, { "idempotency-key": "a b" });
    expect(spaced.status).toBe(400);
    expect((await lapsed.post(`/api/workouts/${id}/complete`)).status).toBe(403);
    expect((await person.post("/api/workouts/999999/complete")).status).toBe(404);
    expect(await stats(person)).toMatchObject({ workoutsCompleted: 0 });
    expect(await stats(lapsed)).toMatchObject({ workoutsCompleted: 0 });
  });
});

type Stored = {
  title: string;
  description?: string | null;
  day?: number | null;
  minutes?: number | null;
  focus?: string | null;
  intensity?: string | null;
  isPublished?: boolean;
  /** Days. */
  age?: number;
};

async function store({ title, description = null, minutes = null, isPublished = true, age = 0, ...rest }: Stored) {
  const actor = { kind: "member", user: { id: admin.id, role: "admin" } } as never;
  const ctx = { db, env, actor, now: new Date(), later: () => {} };
  const { id } = await createWorkout(ctx, {
    ...{ title, description, durationMinutes: minutes, isPublished, documentId: null, once: null },
    action: "workout.import",
    exercises: [1, 2, 3, 4, 5].map(draftExercise),
  });
  const videoUrl = `https://youtu.be/${VIDEO}`;
  const thumbnailUrl = `//i.ytimg.com/vi/${VIDEO}/hqdefault.jpg`;
  const createdAt = new Date(Math.floor(Date.now() / DAY_MS - age) * DAY_MS);
  await db
    .update(workout)
    .set({ ...rest, createdAt, videoUrl, thumbnailUrl })
    .where(eq(workout.id, id));
  return id;
}

function draftExercise(n: number): ExerciseDraft {
  return {
    ...{ name: `Exercise ${n}`, exerciseCode: `A${n}`, tier: "A-Tier", category: null, sets: "3", reps: "8" },
    ...{ setRep: null, tempo: "30X0", load: null, rest: `60 s, music: https://youtu.be/${VIDEO}`, duration: null },
    ...{
      description: `As in youtube.com/watch?v=${VIDEO}`,
      notes: `youtu.be/${VIDEO}`,
      videoUrl: `https://youtu.be/${VIDEO}`,
    },
  };
}

const ids = (rows: Workout[]) => rows.map((row) => row.id);

async function list(person: Person, query = ""): Promise<Workout[]> {
  const answer = await person.get(`/api/workouts${query}`);
  expect(answer.status).toBe(200);
  return workoutSchema.array().parse(await answer.json());
}

async function pages(person: Person, query: string, limit: number): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const path = `/api/workouts?limit=${limit}${query}${cursor ? `&cursor=${cursor}` : ""}`;
    const answer: Response = await person.get(path);
    const rows = workoutSchema.array().parse(await answer.json());
    expect(rows.length).toBeLessThanOrEqual(limit);
    seen.push(...ids(rows));
    cursor = answer.headers.get("X-Next-Cursor");
  } while (cursor);
  return seen;
}

async function read(person: Person, id: number): Promise<Workout> {
  return workoutSchema.parse(await (await person.get(`/api/workouts/${id}`)).json());
}

async function complete(person: Person, id: number, body: unknown = {}, key?: string) {
  const answer = await person.call("POST", `/api/workouts/${id}/complete`, body, key ? { "idempotency-key": key } : {});
  expect(answer.status).toBe(200);
  return completionResultSchema.parse(await answer.json());
}

async function stats(person: Person) {
  return userStatsSchema.parse(await (await person.get("/api/user/stats")).json());
}
