import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import { adminWeeklyProgramSchema } from "../../worker/contract/programs";
import { dashboardSchema } from "../../worker/contract/progress";
import { ownWeekPlanSchema, type WeekPlan } from "../../worker/contract/week-plan";
import { dailyWorkout, exercise, weeklyProgram } from "../../worker/db/programs";
import { sessionMove, weekPlan } from "../../worker/db/week-plan";
import { db, Person } from "../workers/club";

const TODAY = localDate(new Date(), "UTC");
const MONDAY = mondayOf(TODAY);
const PLAN = {
  rollDays: [
    { dayOfWeek: 3, effort: "light" },
    { dayOfWeek: 1, effort: "hard" },
  ],
  lifts: 2,
  time: "18:30",
};
let program = 0;
let session = 0;

beforeAll(async () => {
  const at = { createdAt: new Date(), updatedAt: new Date() };
  const week = { title: "This week", startDate: MONDAY, endDate: addDays(MONDAY, 6), isPublished: true, ...at };
  program = (await db.insert(weeklyProgram).values(week).returning())[0]?.id ?? 0;
  const days = [1, 2].map((dayOfWeek) => ({ programId: program, dayOfWeek, title: `Day ${dayOfWeek}` }));
  const rows = await db.insert(dailyWorkout).values(days).returning();
  session = rows[0]?.id ?? 0;
  await db
    .insert(exercise)
    .values(
      rows.map(({ id }) => ({ dailyWorkoutId: id, columnType: "equipment" as const, position: 0, name: "Squat" })),
    );
});

async function planner(plan: object = PLAN): Promise<Person> {
  const member = await Person.member({ timeZone: "UTC" });
  await member.put("/api/user/training-preferences", { rolls: true });
  expect((await member.put("/api/user/week-plan", plan)).status).toBe(200);
  return member;
}
const planOf = async (member: Person): Promise<WeekPlan | null> =>
  ownWeekPlanSchema.parse(await (await member.get("/api/user/week-plan")).json()).plan;
const dashboardOf = async (member: Person) => dashboardSchema.parse(await (await member.get("/api/dashboard")).json());
const plansOf = (member: Person) => db.select().from(weekPlan).where(eq(weekPlan.userId, member.id));

describe("a plan of the week", () => {
  it("is nobody's until they say so, and stands on the dashboard while rolls are logged", async () => {
    const member = await Person.member();
    expect(await planOf(member)).toBeNull();
    expect(await dashboardOf(member)).not.toHaveProperty("weekPlan");
    const plans = await planner();
    const rollDays = [...PLAN.rollDays].reverse();
    const plansSaid = [{ monday: MONDAY, lifts: PLAN.lifts, rolls: PLAN.rollDays.length }];
    expect(await planOf(plans)).toEqual({
      ...PLAN,
      reminds: false,
      rollDays,
      since: TODAY,
      moves: [],
      plans: plansSaid,
    });
    expect((await dashboardOf(plans)).weekPlan).toMatchObject({ lifts: 2, rollDays });
    await plans.put("/api/user/training-preferences", { rolls: false });
    expect(await dashboardOf(plans)).not.toHaveProperty("weekPlan");
  });

  it("changes from this week on, keeps what it was for weeks of before, and stays as it is when nothing new is said", async () => {
    const member = await planner();
    const long = { monday: addDays(MONDAY, -14), since: addDays(MONDAY, -12) };
    await db.update(weekPlan).set(long).where(eq(weekPlan.userId, member.id));
    await member.put("/api/user/week-plan", { ...PLAN, time: null });
    expect(await plansOf(member)).toMatchObject([long]);
    expect(await planOf(member)).toMatchObject({ time: null, since: long.since });
    await member.put("/api/user/week-plan", { ...PLAN, lifts: 3 });
    expect(await plansOf(member)).toMatchObject([
      { ...long, lifts: 2 },
      { monday: MONDAY, since: TODAY, lifts: 3 },
    ]);
  });

  it("ends with all that was moved by it", async () => {
    const member = await planner();
    await member.put(`/api/user/week-plan/moves/${session}`, { date: null });
    expect((await member.delete("/api/user/week-plan")).status).toBe(204);
    expect(await planOf(member)).toBeNull();
    expect(await db.select().from(sessionMove).where(eq(sessionMove.userId, member.id))).toEqual([]);
  });

  it.each([
    [{ lifts: 8 }, "At most 7 sessions a week."],
    [{ lifts: "two" }, "Give the sessions as a number."],
    [{ rollDays: [PLAN.rollDays[0], PLAN.rollDays[0]] }, "Name each day once."],
    [{ rollDays: [{ dayOfWeek: 8, effort: "hard" }] }, "A week has seven days."],
    [{ rollDays: [{ dayOfWeek: 1, effort: "medium" }] }, "Say whether the roll is light or hard."],
    [{ time: "25:00" }, "Give the time as hours and minutes, such as 18:30."],
  ])("is refused in words with %j", async (wrong, words) => {
    const member = await Person.member();
    const answer = await member.put("/api/user/week-plan", { ...PLAN, ...wrong });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words);
    expect(await plansOf(member)).toEqual([]);
  });
});

describe("a session that is moved", () => {
  it("stays where its member has put it, until they let the plan place it again", async () => {
    const member = await planner();
    const to = addDays(MONDAY, 6);
    const moved = await member.put(`/api/user/week-plan/moves/${session}`, { date: to });
    expect(ownWeekPlanSchema.parse(await moved.json()).plan?.moves).toEqual([{ dayId: session, date: to }]);
    await member.put(`/api/user/week-plan/moves/${session}`, { date: null });
    expect((await dashboardOf(member)).weekPlan?.moves).toEqual([{ dayId: session, date: null }]);
    expect((await member.delete(`/api/user/week-plan/moves/${session}`)).status).toBe(204);
    expect((await member.delete(`/api/user/week-plan/moves/${session}`)).status).toBe(404);
    expect((await planOf(member))?.moves).toEqual([]);
  });

  it("is refused in words outside the week, and 404 where there is no such session for its member", async () => {
    const member = await planner();
    const move = (id: number, date: string | null) => member.put(`/api/user/week-plan/moves/${id}`, { date });
    expect(await (await move(session, addDays(MONDAY, 7))).text()).toContain("Choose a day of this week.");
    expect(await (await move(session, addDays(TODAY, -3))).text()).toContain("This day has gone by.");
    expect((await move(999_999, null)).status).toBe(404);
    await db.update(weeklyProgram).set({ isPublished: false }).where(eq(weeklyProgram.id, program));
    expect((await move(session, null)).status).toBe(404);
    const week = { isPublished: true, startDate: addDays(MONDAY, 7), endDate: addDays(MONDAY, 13) };
    await db.update(weeklyProgram).set(week).where(eq(weeklyProgram.id, program));
    expect((await move(session, null)).status).toBe(409);
    const back = { startDate: MONDAY, endDate: addDays(MONDAY, 6) };
    await db.update(weeklyProgram).set(back).where(eq(weeklyProgram.id, program));
  });
});

describe("the coach's mark of a day", () => {
  it("is kept through a save, a copy and an earlier version, and is none until the coach says so", async () => {
    const admin = await Person.admin();
    const read = async (id: number) =>
      adminWeeklyProgramSchema.parse(await (await admin.get(`/api/admin/weekly-programs/${id}`)).json());
    const marks = async (id: number) => (await read(id)).dailyWorkouts.map(({ mark }) => mark);
    const save = async (days: object[]) => {
      const { revision } = await read(program);
      const answer = await admin.put(`/api/admin/weekly-programs/${program}`, { days, revision });
      expect(answer.status, await answer.clone().text()).toBe(200);
    };
    expect(await marks(program)).toEqual([null, null]);
    await save([{ dayOfWeek: 1, mark: "could" }]);
    await save([{ dayOfWeek: 2, mark: "must" }]);
    await save([{ dayOfWeek: 1, title: "Said anew" }]);
    expect(await marks(program)).toEqual(["could", "must"]);
    const copied = await admin.post("/api/admin/weekly-programs/copies", {
      ids: [program],
      startDate: addDays(MONDAY, 7),
    });
    const { programs } = (await copied.json()) as { programs: { id: number }[] };
    expect(await marks(programs[0]?.id ?? 0)).toEqual(["could", "must"]);
    const versions = (await (await admin.get(`/api/admin/weekly-programs/${program}/versions`)).json()) as {
      id: number;
    }[];
    const { revision } = await read(program);
    await admin.post(`/api/admin/weekly-programs/${program}/versions/${versions.at(-1)?.id}/restore`, { revision });
    expect(await marks(program)).toEqual([null, null]);
    const refused = await admin.put(`/api/admin/weekly-programs/${program}`, { days: [{ dayOfWeek: 1, mark: "may" }] });
    expect(await refused.text()).toContain("Choose must, should or could.");
  });
});
