import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import type { Notice } from "../../worker/contract/notices";
import type { LoggedSet } from "../../worker/contract/training";
import {
  type BookSession,
  bookChoicesSchema,
  bookSessionSchema,
  memberTrainingSchema,
  type SeenAll,
  seenAllSchema,
  weekDoneSchema,
} from "../../worker/contract/training-book";
import { GRID_WEEKS } from "../../worker/contract/training-book-limits";
import { dailyWorkout, exercise, weeklyProgram } from "../../worker/db/programs";
import { completion } from "../../worker/db/progress";
import { sessionExercise, setLog, trainingSession } from "../../worker/db/training";
import { workout } from "../../worker/db/workouts";
import { listBook } from "../../worker/features/training/book/list-book";
import { readChoices } from "../../worker/features/training/book/read-choices";
import { db, Person } from "../workers/club";
import { countedDatabase } from "../workers/counted-database";

const TODAY = localDate(new Date(), "UTC");
const set = (load: number | null, reps: number | null, effort: number | null = null): LoggedSet => ({
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
let workoutId: number;
/** Ids of the workout's exercises: a squat of 3 x 5 at RPE 8, and a row that says nothing. */
let squat: number;
let row: number;

beforeAll(async () => {
  admin = await Person.admin();
  const at = { createdAt: new Date(), updatedAt: new Date() };
  const [made] = await db
    .insert(workout)
    .values({ title: "Heavy Day", isPublished: true, ...at })
    .returning();
  workoutId = made?.id ?? 0;
  const rows = await db
    .insert(exercise)
    .values([
      { workoutId, position: 0, name: "Front Squat", sets: "3", reps: "5", load: "RPE 8" },
      { workoutId, position: 1, name: "Ring Row" },
    ])
    .returning();
  squat = rows[0]?.id ?? 0;
  row = rows[1]?.id ?? 0;
});

const log = (person: Person, exerciseId: number, sets: LoggedSet[], day = TODAY) =>
  person.put(`/api/exercises/${exerciseId}/log`, { localDate: day, sets });
const complete = (person: Person, more: Record<string, unknown> = {}) =>
  person.post(`/api/workouts/${workoutId}/complete`, { duration: 40, ...more });
async function book(query: Record<string, string> = {}): Promise<BookSession[]> {
  const answer = await admin.get(`/api/admin/training?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as unknown[]).map((each) => bookSessionSchema.parse(each));
}
const ofMember = (person: Person, more: Record<string, string> = {}) => book({ member: person.id, ...more });
async function only(person: Person): Promise<BookSession> {
  const [session, other] = await ofMember(person);
  expect(other).toBeUndefined();
  if (!session) throw new Error("the book has nothing of this member");
  return session;
}

describe("the coach's training book", () => {
  it("shows what was done beside what was written, the last time, effort, records and the note", async () => {
    const person = await Person.member();
    await log(person, squat, [set(60, 5), set(60, 5), set(60, 5)], addDays(TODAY, -7));
    await log(person, squat, [set(62.5, 5, 8), set(62.5, 5, 9), set(62.5, 4)]);
    await complete(person, { notes: "Felt strong" });
    const sessions = await ofMember(person);
    expect(sessions.map(({ localDate: day }) => day)).toEqual([TODAY, addDays(TODAY, -7)]);
    const [now] = sessions;
    expect(now).toMatchObject({
      title: "Heavy Day",
      option: null,
      week: null,
      finished: { duration: 40 },
      notes: ["Felt strong"],
      effort: { felt: 8.5, meant: 8 },
      short: true,
      hurts: false,
      seen: false,
      cheered: false,
    });
    expect(now?.exercises).toMatchObject([
      {
        exerciseId: squat,
        name: "Front Squat",
        prescribed: { sets: "3", reps: "5", load: "RPE 8" },
        sets: [set(62.5, 5, 8), set(62.5, 5, 9), set(62.5, 4)],
        last: { localDate: addDays(TODAY, -7), sets: [set(60, 5), set(60, 5), set(60, 5)] },
        records: ["load", "estimate"],
        short: true,
      },
      { exerciseId: row, name: "Ring Row", sets: [], last: null, records: [], short: false },
    ]);
    expect(sessions[1]).toMatchObject({ finished: null, short: false });
    expect(sessions[1]?.exercises[0]?.records).toEqual([]);
  });

  it("holds what was only finished, and nothing of what was taken back", async () => {
    const person = await Person.member();
    const { entry } = (await (await complete(person)).json()) as { entry: { id: number } };
    expect(await only(person)).toMatchObject({ finished: { duration: 40 }, exercises: [{ sets: [] }, { sets: [] }] });
    await person.call("DELETE", `/api/user/progress/${entry.id}`);
    expect(await ofMember(person, { show: "all" })).toEqual([]);
    await log(person, squat, [set(40, 5)]);
    expect(await ofMember(person)).toHaveLength(1);
    await log(person, squat, []);
    expect(await ofMember(person, { show: "all" })).toEqual([]);
  });

  it("counts a session as short for as long as it is", async () => {
    const person = await Person.member();
    await log(person, squat, [set(60, 5)]);
    expect((await only(person)).short).toBe(true);
    await log(person, squat, [set(60, 5), set(60, 5), set(60, 5)]);
    expect((await only(person)).short).toBe(false);
  });

  it("keeps an exercise that has gone from its training", async () => {
    const person = await Person.member();
    const [extra] = await db.insert(exercise).values({ workoutId, position: 9, name: "Sled Push" }).returning();
    await log(person, extra?.id ?? 0, [set(100, 20)]);
    await db.delete(exercise).where(eq(exercise.id, extra?.id ?? 0));
    const { exercises } = await only(person);
    expect(exercises.at(-1)).toMatchObject({
      exerciseId: null,
      name: "Sled Push",
      prescribed: null,
      sets: [set(100, 20)],
    });
  });

  it("lets a session be seen and come back, and what is added afterwards brings it back", async () => {
    const person = await Person.member();
    await complete(person);
    const { id } = await only(person);
    const seen = (value: boolean) => admin.put(`/api/admin/training/${id}/seen`, { seen: value });
    expect((await seen(true)).status).toBe(204);
    expect(await ofMember(person)).toEqual([]);
    expect(await ofMember(person, { show: "all" })).toMatchObject([{ id, seen: true }]);
    await seen(false);
    expect(await ofMember(person)).toHaveLength(1);
    await seen(true);
    await log(person, squat, [set(60, 5)]);
    expect(await only(person)).toMatchObject({ id, seen: false });
    expect((await admin.put("/api/admin/training/999999/seen", { seen: true })).status).toBe(404);
  });

  it("puts all of a filter away, and takes the very same ones out again", async () => {
    const [person, other] = [await Person.member(), await Person.member()];
    for (const who of [person, other]) await complete(who);
    await log(person, squat, [set(60, 5)], addDays(TODAY, -3));
    const all = async (body: Record<string, unknown>): Promise<SeenAll> =>
      seenAllSchema.parse(await (await admin.post("/api/admin/training/seen", body)).json());
    const { marked, mark } = await all({ member: person.id });
    expect(marked).toBe(2);
    expect(await ofMember(person)).toEqual([]);
    expect(await ofMember(other)).toHaveLength(1);
    expect((await all({ member: person.id })).marked).toBe(0);
    expect((await admin.post("/api/admin/training/seen/undo", { mark })).status).toBe(204);
    expect(await ofMember(person)).toHaveLength(2);
  });

  it("is narrowed by member, lift, what fell short and what hurts, together too", async () => {
    const [sore, fine] = [await Person.member(), await Person.member()];
    await log(sore, squat, [set(60, 3)]);
    await complete(sore, { notes: "Knee hurts since the second set." });
    await log(fine, row, [set(null, 12)]);
    await complete(fine, { notes: "No pain at all." });
    const ids = async (query: Record<string, string>) =>
      (await book({ limit: "50", ...query })).map(({ member }) => member.id);
    expect(await ids({ only: "hurts" })).toContain(sore.id);
    expect(await ids({ only: "hurts" })).not.toContain(fine.id);
    expect(await ids({ only: "short" })).toContain(sore.id);
    const [lift] = (await only(fine)).exercises.flatMap(({ nameKey }) => nameKey ?? []);
    expect(await ids({ lift: lift ?? "" })).toContain(fine.id);
    expect(await ids({ lift: lift ?? "" })).not.toContain(sore.id);
    expect(await ids({ lift: lift ?? "", member: fine.id, show: "all" })).toEqual([fine.id]);
    expect(await ids({ lift: lift ?? "", only: "hurts" })).toEqual([]);
    expect((await admin.get("/api/admin/training?only=sad")).status).toBe(400);
    const choices = bookChoicesSchema.parse(await (await admin.get("/api/admin/training/choices")).json());
    expect(choices.members.map(({ id }) => id)).toEqual(expect.arrayContaining([sore.id, fine.id]));
    expect(choices.lifts.map(({ nameKey }) => nameKey)).toContain(lift);
    expect(choices.hurts).toBeGreaterThan(0);
    expect(choices.open).toBeGreaterThanOrEqual(choices.short);
  });

  it("is read page by page", async () => {
    const person = await Person.member();
    for (const ago of [0, 1, 2, 3, 4]) await log(person, squat, [set(60, 5)], addDays(TODAY, -ago));
    const found: number[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const answer: Response = await admin.get(
        `/api/admin/training?member=${person.id}&limit=2${cursor ? `&cursor=${cursor}` : ""}`,
      );
      found.push(...((await answer.json()) as BookSession[]).map(({ id }) => id));
      cursor = answer.headers.get("X-Next-Cursor");
    }
    expect(new Set(found).size).toBe(5);
    expect(found).toHaveLength(5);
  });
});

describe("what a member did, week by week", () => {
  it("has each exercise under its weeks, the days kept, and how hard it felt beside how it was meant", async () => {
    const person = await Person.member();
    const lastWeek = addDays(mondayOf(TODAY), -5);
    await log(person, squat, [set(60, 5, 7), set(62.5, 4, 9)], lastWeek);
    await log(person, squat, [set(65, 5)]);
    await complete(person);
    const answer = await admin.get(`/api/admin/users/${person.id}/training`);
    const { weeks, exercises, unit } = memberTrainingSchema.parse(await answer.json());
    expect(unit).toBe("kg");
    expect(weeks).toHaveLength(GRID_WEEKS);
    expect(weeks.at(-1)).toMatchObject({ monday: mondayOf(TODAY), trained: 1 });
    expect(weeks.at(-2)).toMatchObject({ effort: { felt: 8, meant: 8 } });
    expect(exercises).toMatchObject([
      {
        name: "Front Squat",
        done: [
          { monday: mondayOf(lastWeek), sets: 2, load: 62.5, reps: 4, effort: 8 },
          { monday: mondayOf(TODAY), sets: 1, load: 65, reps: 5, effort: null },
        ],
      },
    ]);
    expect((await admin.get("/api/admin/users/nobody/training")).status).toBe(404);
  });
});

describe("what members made of a week", () => {
  it("says who did which option, what was left out, and what was noted for the coach", async () => {
    const monday = mondayOf(TODAY);
    const at = { createdAt: new Date(), updatedAt: new Date() };
    const [week] = await db
      .insert(weeklyProgram)
      .values({ title: "Week 9", startDate: monday, endDate: addDays(monday, 6), isPublished: true, ...at })
      .returning();
    const [day] = await db
      .insert(dailyWorkout)
      .values({ programId: week?.id ?? 0, dayOfWeek: 1, title: "Legs" })
      .returning();
    const own = { dailyWorkoutId: day?.id ?? 0, columnType: "equipment" as const };
    const [first] = await db
      .insert(exercise)
      .values([
        { ...own, position: 0, name: "Box Squat", sets: "2", reps: "5", load: "RPE 7" },
        { ...own, position: 1, name: "Nordic Curl" },
      ])
      .returning();
    const [ana, rui] = [await Person.member(), await Person.member()];
    await log(ana, first?.id ?? 0, [set(80, 5, 8)]);
    const note = { ...own, title: "Legs", localDate: TODAY, completedAt: new Date() };
    await db.insert(completion).values([
      { ...note, userId: ana.id, notes: "Knees fine" },
      { ...note, userId: rui.id, notes: "Mine alone", notesPrivate: true },
    ]);
    const answer = await admin.get(`/api/admin/weekly-programs/${week?.id}/done`);
    const done = weekDoneSchema.parse(await answer.json());
    const [option] = done.days[0]?.options ?? [];
    expect(option).toMatchObject({ option: "equipment", sessions: 2, effort: { felt: 8, meant: 7 } });
    expect(new Set(option?.members.map(({ id }) => id))).toEqual(new Set([ana.id, rui.id]));
    expect(option?.exercises).toMatchObject([
      { name: "Box Squat", logged: 1, of: 1, short: 1 },
      { name: "Nordic Curl", logged: 0, of: 1, short: 0 },
    ]);
    expect(done.skipped).toEqual([{ name: "Nordic Curl", skipped: 1, swapped: 0, of: 1 }]);
    expect(done.notes).toMatchObject([{ member: { id: ana.id }, note: "Knees fine", title: "Legs" }]);
    expect((await admin.get("/api/admin/weekly-programs/999999/done")).status).toBe(404);
  });
});

describe("a note", () => {
  it("that is the member's own never reaches the coach, who does not learn either that it speaks of pain", async () => {
    const person = await Person.member();
    await complete(person, { notes: "My secret knee hurts", notesPrivate: true });
    const session = await only(person);
    expect(session).toMatchObject({ notes: [], hurts: false });
    for (const path of [
      `/api/admin/training?member=${person.id}`,
      "/api/admin/training?only=hurts",
      "/api/admin/training/choices",
      `/api/admin/users/${person.id}/training`,
      `/api/admin/users/${person.id}`,
      `/api/admin/conversations/${person.id}`,
    ]) {
      expect(await (await admin.get(path)).text()).not.toContain("secret");
    }
    expect(await db.$count(completion, eq(completion.notes, "My secret knee hurts"))).toBe(1);
  });
});

describe("a cheer", () => {
  it("is told to the member once a session", async () => {
    const person = await Person.member();
    await complete(person);
    const { id } = await only(person);
    const cheer = async () => (await admin.post(`/api/admin/training/${id}/cheer`, undefined)).json();
    expect(await cheer()).toEqual({ told: true });
    expect(await cheer()).toEqual({ told: false });
    expect((await only(person)).cheered).toBe(true);
    const notices = (await (await person.get("/api/notices")).json()) as Notice[];
    expect(notices.filter(({ kind }) => kind === "cheer")).toMatchObject([{ detail: "Heavy Day", path: "/dashboard" }]);
    expect((await admin.post("/api/admin/training/999999/cheer", undefined)).status).toBe(404);
  });
});

describe("what the book costs the database", () => {
  const costs = new Map<number, Record<string, { roundTrips: number; rowsRead: number }>>();
  const KEY = "front squat";

  beforeAll(async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => Person.member()));
    for (const days of [500, 1500]) {
      for (const person of people) await past(person, days);
      costs.set(days, await costsOf(people[0]?.id ?? ""));
    }
  }, 120_000);

  it.each(["all", "member", "lift", "short", "hurts", "together", "history", "choices"])(
    "is at most two round trips, and does not grow with the club: %s",
    (name) => {
      const [few, many] = [500, 1500].map((days) => costs.get(days)?.[name]);
      expect(many?.roundTrips).toBeLessThanOrEqual(2);
      expect(few?.rowsRead).toBeGreaterThan(0);
      expect((many?.rowsRead ?? 0) / (few?.rowsRead ?? 1)).toBeLessThanOrEqual(1.1);
    },
  );

  async function past(person: Person, days: number) {
    await db.delete(setLog).where(eq(setLog.userId, person.id));
    await db.delete(completion).where(eq(completion.userId, person.id));
    await db.delete(trainingSession).where(eq(trainingSession.userId, person.id));
    const n = sql`with recursive n(ago) as (select 1 union all select ago + 1 from n where ago < ${days})`;
    const date = sql`date(${TODAY}, '-' || ago || ' days')`;
    const at = sql`unixepoch(${date}) * 1000`;
    await db
      .insert(completion)
      .select(sql`${n} select null, ${person.id}, ${workoutId}, null, null, 'Heavy Day', ${date}, ${at},
      40, 'It hurts', null, 0, ago % 2, null from n`);
    await db
      .insert(setLog)
      .select(sql`${n} select ${person.id}, ${KEY}, ${date}, 1, ${KEY}, ${squat}, 60, 'kg', 5, 8, 60000, 70000,
      ${at}, null, null, null, 0, null from n order by ago desc`);
    await db
      .update(sessionExercise)
      .set({ short: true })
      .where(sql`session_id in (select id from training_session where user_id = ${person.id} and id % 2 = 0)`);
  }

  async function costsOf(member: string) {
    const calls: Record<string, Record<string, unknown>> = {
      all: {},
      member: { member },
      lift: { lift: KEY },
      short: { only: "short" },
      hurts: { only: "hurts" },
      together: { lift: KEY, member, only: "short" },
      history: { member, show: "all" },
    };
    const found: Record<string, { roundTrips: number; rowsRead: number }> = {};
    const actor = { kind: "member", user: { id: admin.id, timeZone: "UTC", role: "admin" }, mayTrain: true } as never;
    for (const [name, query] of Object.entries(calls)) {
      const { db: counted, cost } = countedDatabase();
      const ctx = { db: counted, env, actor, now: new Date(), later: () => {} };
      await listBook(ctx, { limit: 20, show: "open", ...query });
      found[name] = cost;
    }
    const { db: counted, cost } = countedDatabase();
    await readChoices({ db: counted, env, actor, now: new Date(), later: () => {} });
    found.choices = cost;
    return found;
  }
});
