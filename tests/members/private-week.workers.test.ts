import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { AdminProgram, AdminWeeklyProgram, WeeklyProgram } from "../../worker/contract/programs";
import { auditLog } from "../../worker/db/account";
import { notice } from "../../worker/db/notices";
import { dailyWorkout, exercise, weeklyProgram } from "../../worker/db/programs";
import { db, Person } from "../workers/club";

const today = () => new Date().toISOString().slice(0, 10);
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function week(title: string, startDate: string, assignedTo: string | null = null) {
  const now = new Date();
  const dates = { startDate, endDate: day(3), createdAt: now, updatedAt: now };
  const [made] = await db
    .insert(weeklyProgram)
    .values({ title, isPublished: true, assignedTo, ...dates })
    .returning({ id: weeklyProgram.id });
  const [monday] = await db
    .insert(dailyWorkout)
    .values({ programId: made?.id ?? 0, dayOfWeek: 1, title: "Monday" })
    .returning({ id: dailyWorkout.id });
  const [squat] = await db
    .insert(exercise)
    .values({ dailyWorkoutId: monday?.id ?? 0, columnType: "equipment", position: 0, name: `Squat of ${title}` })
    .returning({ id: exercise.id });
  return { id: made?.id ?? 0, day: monday?.id ?? 0, exercise: squat?.id ?? 0 };
}

let admin: Person;
let client: Person;
let others: Person[];
let own: Awaited<ReturnType<typeof week>>;
let common: Awaited<ReturnType<typeof week>>;
beforeAll(async () => {
  admin = await Person.admin();
  client = await Person.member();
  others = [await Person.member(), await Person.member(), await Person.lapsed()];
  own = await week("Only yours", day(-3), client.id);
  common = await week("Everybody's", day(-1));
});

const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;

describe("a private week", () => {
  it("does not exist for others, by whatever way they ask", async () => {
    for (const other of others) {
      expect((await other.get(`/api/weekly-programs/${own.id}`)).status).toBe(404);
      const list = await json<{ id: number }[]>(other.get("/api/weekly-programs"));
      expect(list.map(({ id }) => id)).toEqual([common.id]);
      expect((await json<WeeklyProgram>(other.get("/api/weekly-programs/current"))).id).toBe(common.id);
      expect((await json<{ program: WeeklyProgram }>(other.get("/api/dashboard"))).program.id).toBe(common.id);
    }
    for (const other of others.slice(0, 2)) {
      expect((await other.get(`/api/weekly-programs/${own.id}/training`)).status).toBe(404);
      expect((await other.get(`/api/exercises/${own.exercise}/history`)).status).toBe(404);
      const sets = [{ load: 100, unit: "kg", reps: 5, effort: null }];
      expect((await other.put(`/api/exercises/${own.exercise}/log`, { sets })).status).toBe(404);
      const done = await other.post(`/api/daily-workouts/${own.day}/complete`, { workoutType: "equipment" });
      expect(done.status).toBe(404);
    }
    expect((await Person.visitor.get(`/api/weekly-programs/${own.id}`)).status).toBe(401);
  });

  it("is its member's, before everybody's while it runs, and can be trained", async () => {
    expect((await json<WeeklyProgram>(client.get(`/api/weekly-programs/${own.id}`))).title).toBe("Only yours");
    expect((await json<WeeklyProgram>(client.get("/api/weekly-programs/current"))).id).toBe(own.id);
    expect((await json<{ program: WeeklyProgram }>(client.get("/api/dashboard"))).program.id).toBe(own.id);
    expect((await client.get(`/api/weekly-programs/${own.id}/training`)).status).toBe(200);
    const done = await client.post(`/api/daily-workouts/${own.day}/complete`, { workoutType: "equipment" });
    expect(done.status).toBe(200);
    await db
      .update(weeklyProgram)
      .set({ endDate: day(-1) })
      .where(eq(weeklyProgram.id, own.id));
    expect((await json<WeeklyProgram>(client.get("/api/weekly-programs/current"))).id).toBe(common.id);
    await db
      .update(weeklyProgram)
      .set({ endDate: day(3) })
      .where(eq(weeklyProgram.id, own.id));
  });

  it("is the admins' to see and edit, and not what their own dashboard shows", async () => {
    expect((await json<WeeklyProgram>(admin.get(`/api/weekly-programs/${own.id}`))).title).toBe("Only yours");
    const listed = await json<AdminProgram[]>(admin.get("/api/admin/weekly-programs"));
    expect(listed.find(({ id }) => id === own.id)?.assignedTo).toBe(client.id);
    expect((await json<WeeklyProgram>(admin.get("/api/weekly-programs/current"))).id).toBe(common.id);
  });

  it("is told of to its member alone when it is published", async () => {
    const draft = await week("Next block", today(), client.id);
    await db.update(weeklyProgram).set({ isPublished: false }).where(eq(weeklyProgram.id, draft.id));
    expect((await admin.put(`/api/admin/weekly-programs/${draft.id}`, { isPublished: true })).status).toBe(200);
    const told = await db.select().from(notice).where(eq(notice.programId, draft.id));
    expect(told.map(({ userId }) => userId)).toEqual([client.id]);
    const bell = async (who: Person) => (await json<{ count: number }>(who.get("/api/notices/unread"))).count;
    expect(await bell(client)).toBe(1);
    expect(await bell(others[0] as Person)).toBe(0);
  });

  it("is made of any week for a member, given away, and made everybody's, each in the log", async () => {
    const made = await admin.post(`/api/admin/users/${client.id}/programs`, { programId: common.id });
    expect(made.status).toBe(201);
    const copy = (await made.json()) as AdminWeeklyProgram;
    expect(copy).toMatchObject({ assignedTo: client.id, status: "draft" });
    expect((await client.get(`/api/weekly-programs/${copy.id}`)).status).toBe(404);
    const assign = (memberId: string | null) =>
      admin.put(`/api/admin/weekly-programs/${copy.id}/assignment`, { memberId });
    expect((await assign(admin.id)).status).toBe(422);
    expect((await assign("nobody")).status).toBe(422);
    await admin.put(`/api/admin/weekly-programs/${copy.id}`, { isPublished: true });
    const [other] = others as [Person];
    expect((await other.get(`/api/weekly-programs/${copy.id}`)).status).toBe(404);
    expect((await json<AdminWeeklyProgram>(assign(other.id))).assignedTo).toBe(other.id);
    expect((await other.get(`/api/weekly-programs/${copy.id}`)).status).toBe(200);
    expect((await client.get(`/api/weekly-programs/${copy.id}`)).status).toBe(404);
    expect(await db.select().from(notice).where(eq(notice.programId, copy.id))).toEqual([]);
    expect((await json<AdminWeeklyProgram>(assign(null))).assignedTo).toBeNull();
    expect((await client.get(`/api/weekly-programs/${copy.id}`)).status).toBe(200);
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `weekly_program:${copy.id}`));
    expect(log.map(({ action }) => action)).toEqual([
      "program.duplicate",
      "program.publish",
      "program.assign",
      "program.assign",
    ]);
    expect((await admin.put("/api/admin/weekly-programs/999999/assignment", { memberId: null })).status).toBe(404);
  });
});
