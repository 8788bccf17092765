import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, type CalendarDate, localDate, mondayOf } from "../../worker/contract/calendar";
import { calendarFeedSchema } from "../../worker/contract/calendar-feed";
import { user } from "../../worker/db/account";
import { dailyWorkout, exercise, weeklyProgram } from "../../worker/db/programs";
import { calendarFeed } from "../../worker/db/week-plan";
import { db, Person } from "../workers/club";

/** By the zone that is ahead of all others the week has begun already when it has anywhere. */
const ZONES = ["Pacific/Kiritimati", "UTC", "Pacific/Pago_Pago", "America/New_York"];
const todayIn = (timeZone: string) => localDate(new Date(), timeZone);
const MONDAYS = [...new Set(ZONES.map((zone) => mondayOf(todayIn(zone))))];
const NEXT = addDays(MONDAYS.sort()[0] ?? "", 14);
const PLAN = { rollDays: [{ dayOfWeek: 7, effort: "hard" }], lifts: 7, time: "18:30" };
const HOSTILE = "Squat; heavy, \\ and\nEND:VEVENT";

async function publish(monday: CalendarDate, title: string, more: object = {}) {
  const at = { createdAt: new Date(), updatedAt: new Date() };
  const [week] = await db
    .insert(weeklyProgram)
    .values({ title, startDate: monday, endDate: addDays(monday, 6), isPublished: true, ...at, ...more })
    .returning();
  const [day] = await db
    .insert(dailyWorkout)
    .values({ programId: week?.id ?? 0, dayOfWeek: 3, title })
    .returning();
  await db
    .insert(exercise)
    .values({ dailyWorkoutId: day?.id ?? 0, columnType: "equipment", position: 0, name: "Secret Squat" });
  return { week: week?.id ?? 0, day: day?.id ?? 0 };
}
const sessions: number[] = [];
beforeAll(async () => {
  for (const monday of MONDAYS) sessions.push((await publish(monday, HOSTILE)).day);
  await publish(NEXT, "Next week");
  await publish(addDays(NEXT, 7), "A draft", { isPublished: false });
  await publish(addDays(NEXT, 7), "Deleted", { deletedAt: new Date() });
  await publish(addDays(NEXT, 7), "Another's", { assignedTo: (await Person.member()).id });
});

const pathOf = async (member: Person) =>
  calendarFeedSchema.parse(await (await member.post("/api/user/calendar")).json()).path ?? "";
const feed = (path: string) => Person.visitor.get(path);
const unfolded = async (path: string) => {
  const answer = await feed(path);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.text()).replaceAll("\r\n ", "");
};
async function planner(timeZone = "UTC"): Promise<Person> {
  const member = await Person.member({ timeZone });
  await member.put("/api/user/training-preferences", { rolls: true });
  expect((await member.put("/api/user/week-plan", PLAN)).status).toBe(200);
  return member;
}

describe("the address of a calendar", () => {
  it("is none at first, stays the same, and is stored as a hash alone", async () => {
    const member = await Person.member();
    expect(await (await member.get("/api/user/calendar")).json()).toEqual({ path: null });
    const path = await pathOf(member);
    expect(await (await member.get("/api/user/calendar")).json()).toEqual({ path });
    const secret = path.split("/").at(-1)?.replace(".ics", "") ?? "";
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await db.select().from(calendarFeed))).not.toContain(secret);
  });

  it("is 404 at once when it is renewed or ended, as any other is", async () => {
    const member = await Person.member();
    const first = await pathOf(member);
    const answer = await feed(first);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("cache-control")).toContain("private");
    const second = await pathOf(member);
    const bodyOf = async (path: string) => {
      const refused = await feed(path);
      expect(refused.status).toBe(404);
      return refused.text();
    };
    const unknown = await bodyOf(`/api/calendar/${"a".repeat(43)}.ics`);
    expect(await bodyOf(first)).toBe(unknown);
    expect(await bodyOf(second.replace(".ics", ""))).toBe(unknown);
    expect((await feed(second)).status).toBe(200);
    expect((await member.delete("/api/user/calendar")).status).toBe(204);
    expect(await bodyOf(second)).toBe(unknown);
  });

  it("is 404 for whoever is deactivated, and gone with an account", async () => {
    const member = await Person.member();
    const path = await pathOf(member);
    await db.update(user).set({ banned: true }).where(eq(user.id, member.id));
    expect((await feed(path)).status).toBe(404);
    await db.delete(user).where(eq(user.id, member.id));
    expect((await feed(path)).status).toBe(404);
  });
});

describe("what a calendar reads", () => {
  it.each(ZONES)("is the week by the days of its member, and the published ones after it: %s", async (timeZone) => {
    const member = await planner(timeZone);
    const text = await unfolded(await pathOf(member));
    expect(text).toContain("SUMMARY:Next week\r\n");
    expect(text).toContain("SUMMARY:Roll (hard)\r\n");
    for (const hidden of ["A draft", "Deleted", "Another's", "Secret Squat", member.id]) {
      expect(text).not.toContain(hidden);
    }
    const monday = mondayOf(todayIn(timeZone));
    const rolls = [...text.matchAll(/UID:roll-(\S+?)-\w{16}@/g)].map(([, date]) => date);
    expect(rolls).toEqual([0, 7, 14, 21, 28].map((days) => addDays(monday, days + 6)));
  });

  it("has hostile titles as text, sessions on the days of the plan with the reason, and those that are done marked", async () => {
    const member = await planner();
    const path = await pathOf(member);
    const title = "Squat\\; heavy\\, \\\\ and\\nEND:VEVENT";
    const before = await unfolded(path);
    expect(before).toContain(`SUMMARY:${title}\r\n`);
    expect(before).toMatch(/DTSTART:\d{8}T183000Z/);
    const own = sessions[MONDAYS.indexOf(mondayOf(todayIn("UTC")))];
    const done = await member.post(`/api/daily-workouts/${own}/complete`, { workoutType: "equipment" });
    expect(done.status).toBeLessThan(300);
    const after = await unfolded(path);
    expect(after).toContain(`SUMMARY:✓ ${title}\r\n`);
    expect(after).toMatch(/DESCRIPTION:Done on \w+day\./);
    const uidsOf = (text: string) => [...text.matchAll(/UID:(session-\S+)/g)].map(([, uid]) => uid).sort();
    expect(uidsOf(after)).toEqual(uidsOf(before));
  });

  it("is the coach's days without a plan", async () => {
    const text = await unfolded(await pathOf(await Person.member()));
    expect(text).toContain("DESCRIPTION:Your coach's day for it.\r\n");
    expect(text).toContain(`DTSTART;VALUE=DATE:${addDays(NEXT, 2).replaceAll("-", "")}`);
    expect(text).not.toContain("Roll (");
  });

  it("has nothing of the training for whoever the gate keeps out", async () => {
    const member = await Person.lapsed();
    await member.put("/api/user/training-preferences", { rolls: true });
    await member.put("/api/user/week-plan", PLAN);
    const text = await unfolded(await pathOf(member));
    expect(text).not.toMatch(/Squat|Next week|session-/);
    expect(text).toContain("Roll (hard)");
  });

  it("is refused for a while to whoever asks too often", async () => {
    const path = await pathOf(await Person.member());
    const asked = await Promise.all(Array.from({ length: 125 }, () => feed(path)));
    expect(asked.some(({ status }) => status === 429)).toBe(true);
  });
});
