import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import { calendarFeedSchema } from "../../worker/contract/calendar-feed";
import { AS_WRITTEN } from "../../worker/contract/competition-days";
import {
  type CompetitionInput,
  clubOverlaySchema,
  competitionSchema,
  entrantSchema,
  type OverlayPart,
  ownCompetitionsSchema,
} from "../../worker/contract/competitions";
import { COMPETITION_LIMITS, LAST_DAY } from "../../worker/contract/competitions-limits";
import { memberDetailSchema } from "../../worker/contract/members";
import { weeklyProgramSchema } from "../../worker/contract/programs";
import { dashboardSchema } from "../../worker/contract/progress";
import { auditLog } from "../../worker/db/account";
import { competition, competitionOverlay } from "../../worker/db/competitions";
import { directMessage } from "../../worker/db/messages";
import { dailyWorkout, exercise, weeklyProgram } from "../../worker/db/programs";
import { sessionExercise } from "../../worker/db/training";
import { db, Person } from "../workers/club";

const TODAY = localDate(new Date(), "UTC");
const MONDAY = mondayOf(TODAY);
const FRIDAY = addDays(MONDAY, 4);
const ENTRY: CompetitionInput = { date: FRIDAY, name: "City Open", gi: true, weightClass: "Up to 82.3 kg" };
const PART: OverlayPart = {
  from: -14,
  to: 7,
  rest: false,
  option: "equipment",
  dropCategories: ["accessory"],
  keepBlocks: null,
  load: 90,
  sets: 50,
  words: "Move fast.",
};

async function publish(monday: string, more: object = {}): Promise<number> {
  const at = { createdAt: new Date(), updatedAt: new Date() };
  const row = { title: "A week", startDate: monday, endDate: addDays(monday, 6), isPublished: true, ...at, ...more };
  const program = (await db.insert(weeklyProgram).values(row).returning())[0]?.id ?? 0;
  const days = [1, 2, 3, 4, 5].map((dayOfWeek) => ({ programId: program, dayOfWeek, title: `Day ${dayOfWeek}` }));
  const rows = await db.insert(dailyWorkout).values(days).returning();
  const said = [
    { name: "Back Squat", sets: "4", reps: "6", load: "100 kg", position: 0 },
    { name: "Curl", sets: "3", reps: "12", category: "Accessory", position: 1 },
  ];
  for (const { id } of rows)
    await db
      .insert(exercise)
      .values(said.map((each) => ({ ...each, dailyWorkoutId: id, columnType: "equipment" as const })));
  return program;
}

let program = 0;
beforeAll(async () => {
  program = await publish(MONDAY);
  await publish(addDays(MONDAY, 7));
});
beforeEach(async () => void (await db.delete(competitionOverlay)));

const overlay = async (parts: OverlayPart[] = [PART], publishIt = true) => {
  const admin = await Person.admin();
  const { revision } = clubOverlaySchema.parse(await (await admin.get("/api/admin/competition-overlay")).json());
  const answer = await admin.put("/api/admin/competition-overlay", { parts, publish: publishIt, revision });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return { admin, stored: clubOverlaySchema.parse(await answer.json()) };
};
async function entrant(more: Partial<CompetitionInput> = {}, traits: { timeZone?: string } = {}) {
  const member = await Person.member(traits);
  const answer = await member.post("/api/user/competitions", { ...ENTRY, ...more });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return { member, id: competitionSchema.parse(await answer.json()).id };
}
const weekOf = async (member: Person, id = program) =>
  weeklyProgramSchema.parse(await (await member.get(`/api/weekly-programs/${id}`)).json());
const dashboardOf = async (member: Person) => dashboardSchema.parse(await (await member.get("/api/dashboard")).json());
const squatOf = (week: Awaited<ReturnType<typeof weekOf>>, day = 0) =>
  week.dailyWorkouts[day]?.workoutSections[1]?.exercises[0];
const own = async (member: Person) =>
  ownCompetitionsSchema.parse(await (await member.get("/api/user/competitions")).json());

describe("a competition of a member", () => {
  it("is nobody's until they enter it, is listed with the next one first, changes and goes", async () => {
    const member = await Person.member();
    expect(await own(member)).toEqual({ open: [], past: [], planned: false });
    expect(await dashboardOf(member)).not.toHaveProperty("competitions");
    const { member: enters, id } = await entrant({ date: addDays(TODAY, 30) });
    const second = await enters.post("/api/user/competitions", { ...ENTRY, date: addDays(TODAY, 3), weightClass: "" });
    expect(await second.json()).toMatchObject({ weightClass: null });
    expect((await own(enters)).open.map(({ date }) => date)).toEqual([addDays(TODAY, 3), addDays(TODAY, 30)]);
    expect((await dashboardOf(enters)).competitions?.[0]).toMatchObject({ date: addDays(TODAY, 3) });
    const moved = { ...ENTRY, date: addDays(TODAY, 1), name: "Moved", gi: false };
    expect(await (await enters.put(`/api/user/competitions/${id}`, moved)).json()).toEqual({ id, ...moved });
    expect((await enters.delete(`/api/user/competitions/${id}`)).status).toBe(204);
    expect((await enters.delete(`/api/user/competitions/${id}`)).status).toBe(404);
    expect((await own(enters)).open).toHaveLength(1);
  });

  it("is entered once under one key, and at most so many at a time", async () => {
    const member = await Person.member();
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const twice = await Promise.all([1, 2].map(() => member.call("POST", "/api/user/competitions", ENTRY, key)));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 201]);
    const row = { userId: member.id, localDate: FRIDAY, name: "Another", gi: false, createdAt: new Date() };
    await db.insert(competition).values(Array.from({ length: COMPETITION_LIMITS.open - 1 }, () => row));
    const refused = await member.post("/api/user/competitions", ENTRY);
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("At most 12 competitions")]);
  });

  it.each([
    [{ date: "2026-02-30" }, "This is not a date of the calendar."],
    [{ date: addDays(TODAY, -30) }, "This day has gone by."],
    [{ date: addDays(TODAY, 900) }, "Choose a day within two years."],
    [{ name: " " }, "Give the competition a name."],
    [{ gi: "yes" }, "Say whether it is in the gi."],
    [{ weightClass: "x".repeat(41) }, "At most 40 characters."],
  ])("is refused in words with %j", async (wrong, words) => {
    const member = await Person.member();
    const answer = await member.post("/api/user/competitions", { ...ENTRY, ...wrong });
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(words)]);
  });
});

describe("the week of whoever competes", () => {
  it("is byte for byte as it was for everybody else, and as it is written while no plan is published", async () => {
    const before = await Person.member();
    const text = async (who: Person) => (await who.get(`/api/weekly-programs/${program}`)).text();
    const written = await text(before);
    await overlay();
    await entrant();
    expect(await text(before)).toBe(written);
    await db.delete(competitionOverlay);
    await overlay([PART], false);
    const { member } = await entrant();
    const week = await weekOf(member);
    expect(squatOf(week)).toMatchObject({ sets: "4", load: "100 kg" });
    expect(week.dailyWorkouts[0]?.competition).toMatchObject({ daysToGo: 4, words: null, rest: false });
  });

  it("shows itself through the plan on the week, the current one and the dashboard, and logs what was done", async () => {
    await overlay();
    const { member } = await entrant();
    const week = await weekOf(member);
    expect(squatOf(week)).toMatchObject({ sets: "2", load: "90 kg", dose: [{ count: "2", load: "90 kg" }] });
    expect(week.dailyWorkouts[0]?.workoutSections[1]).toMatchObject({ exerciseCount: 1, dropped: [{ name: "Curl" }] });
    expect(week.dailyWorkouts[0]?.competition).toMatchObject({ option: "equipment", words: "Move fast.", sets: 50 });
    expect(week.competitionDays).toHaveLength(7);
    const current = weeklyProgramSchema.parse(await (await member.get("/api/weekly-programs/current")).json());
    expect(current.dailyWorkouts).toEqual(week.dailyWorkouts);
    expect((await dashboardOf(member)).program?.dailyWorkouts).toEqual(week.dailyWorkouts);
    const done = week.dailyWorkouts[0]?.id ?? 0;
    const sets = [{ load: 90, unit: "kg", reps: 6, effort: null }];
    expect((await member.put(`/api/exercises/${squatOf(week)?.id}/log`, { sets })).status).toBe(200);
    const completed = await member.post(`/api/daily-workouts/${done}/complete`, { workoutType: "equipment" });
    expect(completed.status).toBe(200);
    // Less than is written was asked for, so nobody fell short of it.
    const short = await db.select({ short: sessionExercise.short }).from(sessionExercise);
    expect(short.some((each) => each.short)).toBe(false);
  });

  it("follows a moved date, a week that is published anew, a plan that is withdrawn and a competition that is removed", async () => {
    const { admin } = await overlay([{ ...PART, from: -1, to: -1 }]);
    const { member, id } = await entrant();
    const setsNow = async () => (await weekOf(member)).dailyWorkouts.map((_, at) => at);
    expect(await setsNow()).toHaveLength(5);
    const scaledDays = async () => {
      const week = await weekOf(member);
      return week.dailyWorkouts.filter((_, at) => squatOf(week, at)?.sets === "2").map(({ dayOfWeek }) => dayOfWeek);
    };
    expect(await scaledDays()).toEqual([4]);
    await member.put(`/api/user/competitions/${id}`, { ...ENTRY, date: addDays(FRIDAY, -1) });
    expect(await scaledDays()).toEqual([3]);
    const { revision } = (await (await admin.get(`/api/admin/weekly-programs/${program}`)).json()) as {
      revision: number;
    };
    const anew = await admin.put(`/api/admin/weekly-programs/${program}`, {
      days: [{ dayOfWeek: 3, title: "Said anew" }],
      revision,
    });
    expect(anew.status).toBe(200);
    expect((await weekOf(member)).dailyWorkouts[2]).toMatchObject({ title: "Said anew", competition: { sets: 50 } });
    expect((await admin.delete("/api/admin/competition-overlay")).status).toBe(200);
    expect(await scaledDays()).toEqual([]);
    await member.delete(`/api/user/competitions/${id}`);
    expect(await weekOf(member)).not.toHaveProperty("competitionDays");
  });

  it("stands as it is written where it is a private one, gated for whom training is closed, and after the last day", async () => {
    await overlay();
    const { member } = await entrant();
    const ownWeek = await publish(addDays(MONDAY, 14), { assignedTo: member.id });
    await member.post("/api/user/competitions", { ...ENTRY, date: addDays(MONDAY, 16) });
    const week = await weekOf(member, ownWeek);
    expect(squatOf(week)).toMatchObject({ sets: "4", load: "100 kg" });
    expect(week.dailyWorkouts[0]?.competition).toMatchObject({ daysToGo: 2, words: AS_WRITTEN });
    const lapsed = await Person.lapsed();
    await lapsed.post("/api/user/competitions", ENTRY);
    expect(await weekOf(lapsed)).not.toHaveProperty("competitionDays");
    const after = await Person.member();
    const over = { userId: after.id, localDate: addDays(TODAY, -LAST_DAY - 1), name: "Over", gi: true };
    await db.insert(competition).values({ ...over, createdAt: new Date() });
    expect(await weekOf(after)).not.toHaveProperty("competitionDays");
    expect(await own(after)).toMatchObject({ open: [], past: [{ name: "Over" }] });
  });

  it("goes by the member's own day and gym", async () => {
    await overlay([{ ...PART, load: 83 }]);
    for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      const today = localDate(new Date(), timeZone);
      const { member } = await entrant({ date: today }, { timeZone });
      expect((await dashboardOf(member)).competitions?.[0]?.date).toBe(today);
      const gyms = { kg: { bar: 20, plates: [20, 10], step: 5 } };
      await member.put("/api/user/training-preferences", { gyms });
      const week = await weekOf(member);
      // 83 of 100 kg is 80 with these plates.
      expect(squatOf(week)?.load).toBe("80 kg");
    }
  });

  it("is in the member's calendar with the days to go, the competition itself, and rest where the coach asks for it", async () => {
    await overlay([
      { ...PART, from: -14, to: -2 },
      { ...PART, from: -1, to: 0, rest: true, words: "Rest." },
    ]);
    const { member } = await entrant({ date: addDays(MONDAY, 11) });
    const { path } = calendarFeedSchema.parse(await (await member.post("/api/user/calendar")).json());
    const text = (await (await Person.visitor.get(path ?? "")).text()).replaceAll("\r\n ", "");
    expect(text).toContain("SUMMARY:Day 1 (11 days to go)");
    expect(text).toContain("SUMMARY:Day 1 (4 days to go)");
    expect(text).toContain("SUMMARY:Rest (1 day to go)");
    expect(text).toContain("SUMMARY:City Open");
  });
});

describe("the coach's plan around a competition", () => {
  it("is a draft until it is published, is refused on an older state, and leaves a trace of each", async () => {
    const { admin, stored } = await overlay([PART], false);
    expect(stored).toMatchObject({ published: null, draft: [{ words: "Move fast." }] });
    const put = (body: object) => admin.put("/api/admin/competition-overlay", body);
    const stale = await put({ parts: [], revision: stored.revision - 1 });
    expect([stale.status, await stale.text()]).toEqual([
      409,
      expect.stringContaining("Somebody has changed this plan"),
    ]);
    expect((await put({ parts: [PART], publish: true, revision: stored.revision })).status).toBe(200);
    await admin.delete("/api/admin/competition-overlay");
    expect((await admin.delete("/api/admin/competition-overlay")).status).toBe(409);
    const acts = await db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.actorId, admin.id));
    expect(acts.map(({ action }) => action).sort()).toEqual([
      "competition.draft_plan",
      "competition.publish_plan",
      "competition.withdraw_plan",
    ]);
  });

  it("is drafted by an assistant, and published by those who publish", async () => {
    const coach = await Person.coach();
    const put = (by: Person, publishIt: boolean, revision: number) =>
      by.put("/api/admin/competition-overlay", { parts: [PART], publish: publishIt, revision });
    expect((await put(coach, false, 0)).status).toBe(200);
    expect((await put(coach, true, 1)).status).toBe(403);
    expect((await coach.delete("/api/admin/competition-overlay")).status).toBe(403);
    expect((await put(await Person.publisher(), true, 1)).status).toBe(200);
  });
});

describe("the coach", () => {
  it("sees who competes when, the next one first, page by page, and on the member's own page", async () => {
    await db.delete(competition);
    const first = await entrant({ date: addDays(TODAY, 2) });
    const later = await entrant({ date: addDays(TODAY, 20) });
    const same = await entrant({ date: addDays(TODAY, 20) });
    const admin = await Person.admin();
    const page = async (query: string) => {
      const answer = await admin.get(`/api/admin/competitions?limit=2${query}`);
      return { items: entrantSchema.array().parse(await answer.json()), next: answer.headers.get("X-Next-Cursor") };
    };
    const begin = await page("");
    expect(begin.items.map(({ id }) => id)).toEqual([first.id, later.id]);
    const rest = await page(`&cursor=${begin.next}`);
    expect(rest.items.map(({ id }) => id)).toEqual([same.id]);
    const detail = memberDetailSchema.parse(await (await admin.get(`/api/admin/users/${first.member.id}`)).json());
    expect(detail.competitions).toMatchObject([{ id: first.id, name: "City Open" }]);
    expect((await first.member.get("/api/admin/competitions")).status).toBe(403);
  });

  it("wishes luck once a competition, whoever presses how often, and again where the day is another", async () => {
    const { member, id } = await entrant();
    const admins = [await Person.admin(), await Person.admin()];
    const wish = (by: Person, toUserId = member.id) =>
      by.post("/api/messages", { toUserId, content: "Good luck on Friday!", competitionId: id });
    const answers = await Promise.all([...admins, ...admins].map((by) => wish(by)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const sent = await db.select().from(directMessage).where(eq(directMessage.content, "Good luck on Friday!"));
    expect(sent).toHaveLength(1);
    const [first] = admins;
    if (!first) throw new Error("nobody");
    const listed = entrantSchema.array().parse(await (await first.get("/api/admin/competitions?limit=100")).json());
    expect(listed.find((each) => each.id === id)?.wishedAt).not.toBeNull();
    await member.put(`/api/user/competitions/${id}`, { ...ENTRY, name: "Named anew" });
    expect((await wish(first)).status).toBe(409);
    await member.put(`/api/user/competitions/${id}`, { ...ENTRY, date: addDays(FRIDAY, 7) });
    expect((await wish(first, (await entrant()).member.id)).status).toBe(409);
    expect((await wish(first)).status).toBe(201);
  });
});
