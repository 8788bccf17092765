import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import { user } from "../../worker/db/account";
import { notice } from "../../worker/db/notices";
import { dailyWorkout, exercise, weeklyProgram } from "../../worker/db/programs";
import { weekPlanSetting } from "../../worker/db/week-plan";
import { pushNotice } from "../../worker/features/notices/push-notice";
import { remindToTrain } from "../../worker/features/week-plan/remind-to-train";
import type { Env } from "../../worker/http/env";
import { db, Person } from "../workers/club";

const TODAY = localDate(new Date(), "UTC");
const NOON = new Date(`${TODAY}T12:00:00Z`);
const PLAN = { rollDays: [], lifts: 7, time: "11:55", reminds: true };
const days: number[] = [];

beforeAll(async () => {
  const monday = mondayOf(TODAY);
  const at = { createdAt: NOON, updatedAt: NOON };
  const [week] = await db
    .insert(weeklyProgram)
    .values({ title: "The week", startDate: monday, endDate: addDays(monday, 6), isPublished: true, ...at })
    .returning();
  for (let dayOfWeek = 1; dayOfWeek <= 7; dayOfWeek += 1) {
    const [day] = await db
      .insert(dailyWorkout)
      .values({ programId: week?.id ?? 0, dayOfWeek, title: `Day ${dayOfWeek}` })
      .returning();
    days.push(day?.id ?? 0);
    await db
      .insert(exercise)
      .values({ dailyWorkoutId: day?.id ?? 0, columnType: "equipment", position: 0, name: "Squat" });
  }
});

/** Somebody whose time was five minutes ago. */
async function due(member: Person, plan: object = PLAN): Promise<Person> {
  await member.put("/api/user/training-preferences", { rolls: true });
  const answer = await member.put("/api/user/week-plan", plan);
  expect(answer.status, await answer.clone().text()).toBe(200);
  await db
    .update(weekPlanSetting)
    .set({ remindAt: new Date(`${TODAY}T11:55:00Z`) })
    .where(eq(weekPlanSetting.userId, member.id));
  return member;
}
const noticesOf = (person: Person) => db.select().from(notice).where(eq(notice.userId, person.id));
const nextOf = async (person: Person) =>
  (await db.select().from(weekPlanSetting).where(eq(weekPlanSetting.userId, person.id)).get())?.remindAt?.toISOString();
const run = () => remindToTrain(env as Env, NOON);

describe("a reminder of today's training", () => {
  it("says at the member's time which session it is, once a day, and is set for tomorrow", async () => {
    const member = await due(await Person.member({ timeZone: "UTC" }));
    await Promise.all([run(), run()]);
    await run();
    const [told, ...more] = await noticesOf(member);
    expect(more).toEqual([]);
    expect(told).toMatchObject({ kind: "training_today" });
    expect(await nextOf(member)).toBe(`${addDays(TODAY, 1)}T11:55:00.000Z`);
    const [shown] = (await (await member.get("/api/notices")).json()) as object[];
    expect(shown).toMatchObject({
      text: "Time to train",
      detail: expect.stringMatching(/^Day \d$/),
      path: "/dashboard",
    });
    expect((await member.get("/api/user/week-plan")).status).toBe(200);
  });

  it("replaces the unread one of another day", async () => {
    const member = await due(await Person.member({ timeZone: "UTC" }));
    await db
      .insert(notice)
      .values({ userId: member.id, kind: "training_today", subject: "training:1:2026-01-01", at: NOON });
    await run();
    expect((await noticesOf(member)).map(({ subject }) => subject)).toEqual([expect.stringContaining(TODAY)]);
  });

  it("is not for whoever has trained, is kept out by the gate, is deactivated, or logs no rolls any more", async () => {
    const trained = await due(await Person.member({ timeZone: "UTC" }));
    for (const day of days) await trained.post(`/api/daily-workouts/${day}/complete`, { workoutType: "equipment" });
    const lapsed = await due(await Person.lapsed({ timeZone: "UTC" }));
    const banned = await due(await Person.member({ timeZone: "UTC" }));
    await db.update(user).set({ banned: true }).where(eq(user.id, banned.id));
    const without = await due(await Person.member({ timeZone: "UTC" }));
    await without.put("/api/user/training-preferences", { rolls: false });
    await run();
    for (const person of [trained, lapsed, banned, without]) expect(await noticesOf(person)).toEqual([]);
  });

  it("waits for the time of whoever has flown elsewhere, and needs a time", async () => {
    const flown = await due(await Person.member({ timeZone: "UTC" }));
    await db.update(user).set({ timeZone: "America/New_York" }).where(eq(user.id, flown.id));
    await run();
    expect(await noticesOf(flown)).toEqual([]);
    expect(await nextOf(flown)).toMatch(new RegExp(`^${TODAY}T1[56]:55`));
    const answer = await flown.put("/api/user/week-plan", { ...PLAN, time: null });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Say when you train, to be reminded of it.");
  });

  it("is off until it is wanted, and off again without the plan", async () => {
    const member = await Person.member({ timeZone: "UTC" });
    await member.put("/api/user/week-plan", { rollDays: [], lifts: 2, time: "11:55" });
    expect(await nextOf(member)).toBeUndefined();
    await due(member);
    expect((await member.delete("/api/user/week-plan")).status).toBe(204);
    await run();
    expect(await noticesOf(member)).toEqual([]);
  });

  it("reaches devices whatever is chosen of other notices", async () => {
    const member = await due(await Person.member({ timeZone: "UTC" }));
    await member.put("/api/notices/preferences", { push: { programs: false } });
    await run();
    const [told] = await noticesOf(member);
    const asked: string[] = [];
    const vapid = {
      VAPID_PUBLIC_KEY: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
      VAPID_PRIVATE_KEY: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
      VAPID_SUBJECT: "mailto:coach@example.com",
    };
    await db.run(
      `insert into push_subscription (id, user_id, session_id, endpoint, p256dh, auth, created_at)
       select 'device', '${member.id}', s.id, 'https://fcm.googleapis.com/fcm/send/device',
         'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', 'BTBZMqHH6r4Tts7J_aSIgg', 0
       from session s where s.user_id = '${member.id}' limit 1`,
    );
    const job = { kind: "training_today", subject: told?.subject ?? "", userId: member.id } as const;
    await pushNotice({ ...env, ...vapid } as Env, db, job, NOON, async (to) => {
      asked.push(to);
      return new Response(null, { status: 201 });
    });
    expect(asked).toEqual(["https://fcm.googleapis.com/fcm/send/device"]);
  });
});
