import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import { completionResultSchema, dashboardSchema, userStatsSchema } from "../../worker/contract/progress";
import { type Mat, matSchema, type Roll, rollSchema } from "../../worker/contract/rolls";
import { dailyWorkout, exercise, weeklyProgram } from "../../worker/db/programs";
import { roll, trainingLoad } from "../../worker/db/rolls";
import { db, Person } from "../workers/club";

const TODAY = localDate(new Date(), "UTC");
const ROLL = { minutes: 60, effort: 7, gi: true };
let dayId = 0;

beforeAll(async () => {
  const at = { createdAt: new Date(), updatedAt: new Date() };
  const startDate = mondayOf(TODAY);
  const week = { title: "This week", startDate, endDate: addDays(startDate, 6), isPublished: true, ...at };
  const [program] = await db.insert(weeklyProgram).values(week).returning();
  const days = { programId: program?.id ?? 0, dayOfWeek: 1, title: "Monday" };
  dayId = (await db.insert(dailyWorkout).values(days).returning())[0]?.id ?? 0;
  await db
    .insert(exercise)
    .values({ dailyWorkoutId: dayId, columnType: "equipment", position: 0, name: "Goblet Squat" });
});

async function roller(timeZone = "UTC"): Promise<Person> {
  const member = await Person.member({ timeZone });
  expect((await member.put("/api/user/training-preferences", { rolls: true })).status).toBe(200);
  return member;
}

async function logged(member: Person, more: object = {}): Promise<Roll> {
  const answer = await member.post("/api/user/rolls", { ...ROLL, ...more });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return rollSchema.parse(await answer.json());
}
const matOf = async (member: Person): Promise<Mat> => matSchema.parse(await (await member.get("/api/user/mat")).json());
const loadsOf = (member: Person) =>
  db.select().from(trainingLoad).where(eq(trainingLoad.userId, member.id)).orderBy(trainingLoad.localDate);
const completed = async (member: Person, more: object) =>
  completionResultSchema.parse(
    await (await member.post(`/api/daily-workouts/${dayId}/complete`, { workoutType: "equipment", ...more })).json(),
  ).entry.id;

describe("a roll", () => {
  it("is logged, changed and taken back by its member, whose load follows each time", async () => {
    const member = await roller();
    const first = await logged(member, { notes: "  Half guard. " });
    expect(first).toMatchObject({ ...ROLL, notes: "Half guard.", localDate: TODAY });
    expect((await matOf(member)).weeks.at(-1)).toMatchObject({ gym: 0, mat: 420, unknown: 0 });

    const yesterday = addDays(TODAY, -1);
    const said = { minutes: 90, effort: 5, gi: false, notes: "", localDate: yesterday };
    const changed = await member.put(`/api/user/rolls/${first.id}`, said);
    expect(await changed.json()).toMatchObject({ ...said, notes: null });
    expect(await loadsOf(member)).toMatchObject([{ localDate: yesterday, rolls: 1, matMinutes: 90, matLoad: 450 }]);

    expect((await member.delete(`/api/user/rolls/${first.id}`)).status).toBe(204);
    expect(await loadsOf(member)).toEqual([]);
    expect((await member.delete(`/api/user/rolls/${first.id}`)).status).toBe(404);
  });

  it("is made once under a key, also of several calls at once", async () => {
    const member = await roller();
    const headers = { "idempotency-key": crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => member.call("POST", "/api/user/rolls", ROLL, headers)));
    const rolls = await Promise.all(answers.map(async (answer) => rollSchema.parse(await answer.json())));
    expect(new Set(rolls.map(({ id }) => id)).size).toBe(1);
    expect((await matOf(member)).rolls).toHaveLength(1);
  });

  it("stands on the day that its member had, where they are, and is kept when it comes days later", async () => {
    const member = await roller("Pacific/Auckland");
    const completedAt = new Date(Date.now() - 3 * 86_400_000);
    const late = await logged(member, { completedAt: completedAt.toISOString() });
    expect(late.localDate).toBe(localDate(completedAt, "Pacific/Auckland"));
  });

  it.each([
    [{ minutes: 0 }, "At least 1 minute."],
    [{ minutes: 601 }, "At most 600 minutes."],
    [{ minutes: 12.5 }, "Give whole minutes."],
    [{ minutes: "60" }, "Give the minutes as a number."],
    [{ effort: 0 }, "How hard it was is a whole number from 1 to 10."],
    [{ effort: 10.5 }, "How hard it was is a whole number from 1 to 10."],
    [{ effort: null }, "How hard it was is a whole number from 1 to 10."],
    [{ gi: "yes" }, "Say whether it was in the gi."],
    [{ notes: "a".repeat(2001) }, "At most 2000 characters."],
    [{ localDate: "2026-02-30" }, "This is not a date of the calendar."],
    [{ localDate: addDays(TODAY, 2) }, "This day lies in the future."],
    [{ localDate: addDays(TODAY, -15) }, "This day is more than 14 days ago"],
    [{ completedAt: "yesterday" }, "This is not an instant."],
  ])("is refused in words with %j", async (wrong, words) => {
    const member = await roller();
    const answer = await member.post("/api/user/rolls", { ...ROLL, ...wrong });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words);
    expect(await db.select().from(roll).where(eq(roll.userId, member.id))).toEqual([]);
  });

  it("of long ago is changed without its day", async () => {
    const member = await roller();
    const { id } = await logged(member);
    const localDate = addDays(TODAY, -100);
    await db.update(roll).set({ localDate }).where(eq(roll.id, id));
    expect(await (await member.put(`/api/user/rolls/${id}`, { ...ROLL, minutes: 30 })).json()).toMatchObject({
      localDate,
      minutes: 30,
    });
    expect(await loadsOf(member)).toMatchObject([{ localDate, matLoad: 210 }]);
  });
});

describe("the load of a week", () => {
  it("sums gym and mat, says which workouts are not in it, and takes in what is said of them later", async () => {
    const member = await roller();
    const id = await completed(member, { duration: 40 });
    await logged(member);
    const week = async () => (await matOf(member)).weeks.at(-1);
    expect(await week()).toMatchObject({ gym: 0, mat: 420, unknown: 1 });
    const say = (effort: number | null) => member.put(`/api/user/progress/${id}/note`, { notes: null, effort });
    await say(6);
    expect(await week()).toMatchObject({ gym: 240, mat: 420, unknown: 0 });
    await say(8);
    expect(await week()).toMatchObject({ gym: 320, mat: 420, unknown: 0 });
    await say(null);
    expect(await week()).toMatchObject({ gym: 0, mat: 420, unknown: 1 });
    await say(8);
    await member.delete(`/api/user/progress/${id}`);
    expect(await loadsOf(member)).toMatchObject([{ gymLoad: 0, gymUnknown: 0, rolls: 1, matLoad: 420 }]);
  });

  it("is what a count of all that was ever done says, whatever was changed in between", async () => {
    const member = await roller();
    const days = [0, -1, -2, -3].map((back) => addDays(TODAY, back));
    const rolls: Roll[] = [];
    for (const [index, day] of [...days, ...days].entries()) {
      rolls.push(await logged(member, { localDate: day, minutes: 20 + index, effort: 1 + index }));
    }
    for (const [index, { id }] of rolls.entries()) {
      if (index % 3 === 0) await member.delete(`/api/user/rolls/${id}`);
      else await member.put(`/api/user/rolls/${id}`, { ...ROLL, effort: 3, localDate: days[(index * 7) % 4] });
    }
    const counted = await db
      .select({
        localDate: roll.localDate,
        rolls: sql<number>`count(*)`,
        matMinutes: sql<number>`sum(${roll.minutes})`,
        matLoad: sql<number>`sum(${roll.minutes} * ${roll.effort})`,
      })
      .from(roll)
      .where(eq(roll.userId, member.id))
      .groupBy(roll.localDate)
      .orderBy(roll.localDate);
    expect(await loadsOf(member)).toMatchObject(counted);
    expect(await loadsOf(member)).toHaveLength(counted.length);
  });
});

describe("whoever does not log rolls", () => {
  it("has a dashboard without the mat, and stats that no roll changes", async () => {
    const member = await Person.member();
    const dashboard = async () => dashboardSchema.parse(await (await member.get("/api/dashboard")).json());
    expect(await dashboard()).not.toHaveProperty("mat");
    const stats = async () => userStatsSchema.parse(await (await member.get("/api/user/stats")).json());
    const before = await stats();
    await member.put("/api/user/training-preferences", { rolls: true });
    await logged(member);
    expect((await dashboard()).mat).toMatchObject({ on: true, rolls: [ROLL], days: [{ rolls: 1, minutes: 60 }] });
    expect(await stats()).toEqual(before);
    await member.put("/api/user/training-preferences", { rolls: false });
    expect(await dashboard()).not.toHaveProperty("mat");
    expect(await matOf(member)).toMatchObject({ on: false, rolls: [], days: [] });
    const kept = rollSchema.array().parse(await (await member.get("/api/user/rolls")).json());
    expect(kept).toMatchObject([ROLL]);
  });
});

it("a list of rolls goes on where its page ended, with none twice", async () => {
  const member = await roller();
  for (let index = 0; index < 5; index += 1) await logged(member, { minutes: 10 + index });
  const first = await member.get("/api/user/rolls?limit=3");
  const cursor = first.headers.get("x-next-cursor") ?? "";
  const second = await member.get(`/api/user/rolls?limit=3&cursor=${cursor}`);
  const all = [...rollSchema.array().parse(await first.json()), ...rollSchema.array().parse(await second.json())];
  expect(all.map(({ minutes }) => minutes)).toEqual([14, 13, 12, 11, 10]);
});
